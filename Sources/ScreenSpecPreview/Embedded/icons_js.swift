// Made from Page/icons.js by Scripts/embed-page. Do not edit.

let icons_js = PageFile(
    hash: "sha256-BkxWwI7dg4eW+AVLAfwEX1RPKFVgDoU3v18MBzm8TgU=",
    text: #"""
"use strict";
const glyphs = {
person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5Z",
people: "M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.2 3-5 6.5-5s6 1.8 6.5 5ZM15.5 5.3a3.3 3.3 0 0 1 0 6.4M18 14.7c2 .7 3.2 2.3 3.5 4.8",
book: "M12 6.5C10 5 7 4.6 3.5 5v13.5c3.5-.4 6.5 0 8.5 1.5 2-1.5 5-1.9 8.5-1.5V5C17 4.6 14 5 12 6.5ZM12 6.5V20",
books: "M4 4.5h4v15H4ZM8 4.5h4v15H8ZM13 5.5l3.9-1 3.8 14.5-3.9 1ZM4 8h8",
list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
text: "M4 6h16M4 10h16M4 14h16M4 18h9",
search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5",
gear: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8",
info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5h.01",
folder: "M3 7a2 2 0 0 1 2-2h4l2 2h8a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z",
photo: "M5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM3.5 17l5-5 4 4 3-3 5 4.5M15.5 9h.01",
film: "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM8 4.5v15M16 4.5v15M3.5 12H8M16 12h4.5",
house: "M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5.5h4v5.5",
tray: "M3.5 14 6 5.5h12l2.5 8.5v5h-17ZM3.5 14h5c.3 1.5 1.6 2.5 3.5 2.5s3.2-1 3.5-2.5h5",
envelope: "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6.5L20.5 7",
bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4",
star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z",
heart: "M12 20C6.5 16 3.5 13 3.5 9.3A4.3 4.3 0 0 1 12 8a4.3 4.3 0 0 1 8.5 1.3C20.5 13 17.5 16 12 20Z",
tag: "M4 4.5h7.5l8.5 8.5-7 7-9-8.5ZM8 8.5h.01",
bookmark: "M7 4h10v16.5l-5-4-5 4Z",
clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2",
calendar: "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v11.5A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M8 3.5v4M16 3.5v4",
chart: "M4 20V11h4v9M10 20V4.5h4V20M16 20v-6h4v6M2.5 20h19",
card: "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5h4",
key: "M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21v3.5M17 12v3",
lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.2a4 4 0 0 0-5.6-5.6L12 6.4M14 10a4 4 0 0 0-5.7 0l-3.1 3.2a4 4 0 0 0 5.6 5.6L12 17.6",
bubble: "M12 4.5c5 0 8.5 3 8.5 6.8S17 18 12 18c-.9 0-1.8-.1-2.6-.3L5.5 20v-3.7c-1.3-1.3-2-3-2-5C3.5 7.5 7 4.5 12 4.5Z",
pencil: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19ZM14 6.5l3.5 3.5",
share: "M12 15V3.5M8 7l4-3.5L16 7M7 10.5H5.5V20h13v-9.5H17",
download: "M12 3.5V15M8 11.5l4 3.5 4-3.5M7 10.5H5.5V20h13v-9.5H17",
trash: "M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 10.5v6M14 10.5v6",
plus: "M12 4.5v15M4.5 12h15",
check: "M5 12.5l4.5 4.5L19 7",
cross: "M6 6l12 12M18 6 6 18",
play: "M7 4.5v15l12-7.5Z",
music: "M9 18V5.5l10-2V16M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z",
microphone: "M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5v3M9 20.5h6",
camera: "M4 8h4l1.5-2.5h5L16 8h4v11H4ZM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z",
map: "M9 5 3.5 7v12.5L9 17.5l6 2 5.5-2V5L15 7ZM9 5v12.5M15 7v12.5",
globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9Z",
cart: "M3 4.5h2.5L8 15.5h9.5l2.5-8H6.5M9.5 19.5h.01M16.5 19.5h.01",
bag: "M5 8h14l1 12H4ZM8.5 8a3.5 3.5 0 0 1 7 0",
box: "M12 3.5 20 8v8.5L12 21l-8-4.5V8ZM4 8l8 4.5L20 8M12 12.5V21",
flag: "M6 21V4M6 5c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0",
bolt: "M13 3 5 13.5h6L10.5 21 19 10h-6Z",
flame: "M12 3c.5 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.2 2 2.5C10 9 10.5 6 12 3Z",
sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.7 1.7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7",
moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
cloud: "M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7 1A3.6 3.6 0 0 1 17 18.5Z",
leaf: "M5 19c0-9 5-14 15-14 0 9-4.5 13.5-11 13.5-1.5 0-2.7-.4-3.5-1M5 20c1.5-5 4-8 8.5-10",
car: "M4 16.5v-4L6 7h12l2 5.5v4ZM4 12.5h16M7 16.5V19M17 16.5V19",
phone: "M7.5 3.5h9a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM10.5 18h3",
tablet: "M5.5 3.5h13a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM10.5 18h3",
desktop: "M4 4.5h16a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM9.5 20.5h5M12 17v3.5",
television: "M4 5.5h16a1 1 0 0 1 1 1V17a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM8 20.5h8",
keyboard: "M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8",
doc: "M6.5 3.5H14l4 4v13H6.5ZM14 3.5v4h4M9.5 12h5.5M9.5 15.5h5.5",
clipboard: "M6 5.5h12v15H6ZM9 4h6v3.5H9ZM9 12h6M9 15.5h6",
tools: "M14.5 6.5a4 4 0 0 1 5-2.5L17 6.5 17.5 9l2.5-.5a4 4 0 0 1-6 3L7 19a2 2 0 0 1-3-3l8-6.5Z",
wand: "M4 20 14 10M16 3.5v4M14 5.5h4M19.5 10v3M18 11.5h3M8 5v3M6.5 6.5h3",
sliders: "M7 4v5M7 13v7M5 11h4M12 4v9M12 17v3M10 15h4M17 4v2M17 10v10M15 8h4",
crop: "M7 2.5V17h14.5M2.5 7H17v14.5",
grid: "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z",
stack: "M12 4l9 4.5-9 4.5-9-4.5ZM3 12.5l9 4.5 9-4.5M3 16.5l9 4.5 9-4.5",
squares: "M4 4h12v12H4ZM8 16v4h12V8h-4",
columns: "M4 5h16v14H4ZM9.3 5v14M14.7 5v14",
split: "M4 5h16v14H4ZM12 5v14",
rectangle: "M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z",
circle: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z",
right: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
left: "M20 12H5M10.5 6.5 5 12l5.5 5.5",
up: "M12 20V5M6.5 10.5 12 5l5.5 5.5",
down: "M12 4v15M6.5 13.5 12 19l5.5-5.5",
exchange: "M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19",
repeat: "M5 11V9a2.5 2.5 0 0 1 2.5-2.5H19M16 3.5l3 3-3 3M19 13v2a2.5 2.5 0 0 1-2.5 2.5H5M8 20.5l-3-3 3-3",
question: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01",
exclamation: "M12 4.5v10M12 19h.01",
puzzle: "M4 9h4.5a2 2 0 1 1 4 0H17v4.5a2 2 0 1 1 0 4V20H4Z",
brush: "M19.5 4.5c-5 2-8.5 5-10 8.5l2 2c3.5-1.5 6.5-5 8-10.5ZM9 13.5c-2.5 0-3 1.5-3.2 3.2-.1 1.3-.8 2-2.3 2.3 3 1.8 7.5.5 7.5-3.5",
eye: "M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
scribble: "M4 15c3-8 6-10 7-7s-3 9-.5 9.5S16 9 18 9.5 16.5 16 20 15",
gauge: "M4 17a9 9 0 1 1 16 0M12 14l4-5M12 15.5h.01",
dial: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 12V5.5",
half: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 4v16M14.5 8h3.5M14.5 12H20M14.5 16h3.5",
switch: "M8 6h8a4 4 0 0 1 0 8H8a4 4 0 0 1 0-8ZM16 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 18h8",
command: "M9 9h6v6H9ZM9 9V6.5A2.5 2.5 0 1 0 6.5 9H9M15 9V6.5A2.5 2.5 0 1 1 17.5 9H15M9 15v2.5A2.5 2.5 0 1 1 6.5 15H9M15 15v2.5a2.5 2.5 0 1 0 2.5-2.5H15",
code: "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5",
currency: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.5a4.5 4.5 0 1 0 0 7M7 11h6M7 13.5h6",
paperplane: "M3.5 11.5 20.5 4l-5 16.5-4-7ZM11.5 13.5 20.5 4",
curve: "M5 19C7 8 17 16 19 5M5 19h.01M19 5h.01M4 17.5h2.5v2.5H4ZM17.5 4H20v2.5h-2.5Z",
ruler: "M3.5 8.5h17v7h-17ZM7 8.5v3M11 8.5v4M15 8.5v3M18.5 8.5v2",
filter: "M4 7h16M7 12h10M10 17h4",
shield: "M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6Z",
seal: "M12 3l2.3 1.7 2.8-.3 1.1 2.6 2.6 1.1-.3 2.9L22 12l-1.5 2.4.3 2.8-2.6 1.1-1.1 2.6-2.8-.3L12 21l-2.3-1.6-2.8.3-1.1-2.6-2.6-1.1.3-2.8L2 12l1.5-2.4-.3-2.9 2.6-1.1L6.9 3l2.8.3Z",
ticket: "M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3ZM14 7v10",
glass: "M7 3.5h10c.5 5-1.5 8-5 8s-5.5-3-5-8ZM12 11.5v8M8.5 20h7",
cup: "M5 8h11v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4ZM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8 3.5v2M12 3.5v2",
server: "M4 4.5h16v6H4ZM4 13.5h16v6H4ZM7.5 7.5h.01M7.5 16.5h.01",
wifi: "M3 9.5c5.5-5 12.5-5 18 0M6.5 13c3.5-3 7.5-3 11 0M10 16.5c1.3-1 2.7-1 4 0M12 19.5h.01",
target: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 12h.01",
pin: "M9 3.5h6l-1 6.5 3.5 3.5h-11L10 10ZM12 13.5V21",
restart: "M5 12.5a7 7 0 1 0 2.2-5.3M5 4.5v4.2h4.2",
textsize: "M2.5 18 7.7 5.5 13 18M4.4 13.7h6.6M14 18l3.5-8.5L21 18M15.2 15.3h4.6",
turn: "M4 9.5h9v11H4ZM14.5 4.5h2a3.5 3.5 0 0 1 3.5 3.5v3.5M17 9l3 3 3-3",
signpost: "M12 3v18M12 5h6.5l2 2-2 2H12M12 11H5.5l-2 2 2 2H12",
};
const glyphNames = [
[/^person\.(2|3)|^person\.crop\.rectangle\.stack|^figure\.2/, "people"], [/^person|^figure|^face/, "person"],
[/^books/, "books"], [/^book$|^book\.|^text\.book|^magazine/, "book"], [/bookmark/, "bookmark"],
[/magnifyingglass/, "search"], [/^gear|gearshape/, "gear"], [/^list\.bullet\.clipboard|^clipboard|^list\.clipboard/, "clipboard"],
[/^text\.bubble|bubble|message/, "bubble"], [/^line\.3\.horizontal\.decrease/, "filter"], [/^list/, "list"], [/^text|^character|^paragraph|^line\.3/, "text"], [/^info/, "info"],
[/^folder|^archivebox/, "folder"], [/^photo|^rectangle\.and\.photo/, "photo"], [/^film|^movieclapper|^video/, "film"], [/^house|^building/, "house"],
[/^tray/, "tray"], [/^envelope|^mail/, "envelope"], [/^bell/, "bell"], [/^star|^sparkles?/, "star"], [/^heart/, "heart"], [/^tag/, "tag"],
[/^clock|^timer|^stopwatch|^hourglass|^alarm/, "clock"], [/^calendar/, "calendar"], [/^chart|^waveform/, "chart"], [/^creditcard|^wallet/, "card"],
[/^key$|^key\./, "key"], [/^keyboard/, "keyboard"], [/^lock\.shield|^shield|^checkmark\.shield/, "shield"], [/^lock/, "lock"], [/^checkmark\.seal|seal/, "seal"], [/^link/, "link"],
[/^square\.and\.pencil|^pencil|^highlighter/, "pencil"], [/^square\.and\.arrow\.up/, "share"], [/^square\.and\.arrow\.down|^icloud\.and\.arrow\.down/, "download"],
[/^trash/, "trash"], [/^plus/, "plus"], [/^checkmark/, "check"], [/^xmark/, "cross"], [/^play/, "play"], [/^music|^headphones|^guitar|^speaker/, "music"], [/^mic/, "microphone"],
[/^camera\.filters/, "wand"], [/^camera/, "camera"], [/^map|^mappin|^location/, "map"], [/^globe|^network|^safari/, "globe"], [/^cart/, "cart"], [/^bag|^handbag/, "bag"],
[/^shippingbox|^cube|^gift/, "box"], [/^flag/, "flag"], [/^bolt/, "bolt"], [/^flame/, "flame"], [/^sun/, "sun"], [/^moon/, "moon"], [/^cloud|^icloud/, "cloud"], [/^leaf|^tree/, "leaf"],
[/^car|^truck|^bus|^tram|^airplane/, "car"], [/^iphone|^phone|^candybarphone/, "phone"], [/^ipad/, "tablet"], [/^tv|^appletv/, "television"], [/^desktopcomputer|^display|^macwindow|^laptop|^pc/, "desktop"],
[/^doc|^newspaper|^note|^scroll|^page/, "doc"], [/^wrench|^hammer|^screwdriver/, "tools"], [/^wand/, "wand"], [/^slider/, "sliders"], [/^crop/, "crop"],
[/^square\.grid|^rectangle\.3\.group|^circle\.grid|^rectangle\.grid/, "grid"], [/^square\.stack|^rectangle\.stack|^layers/, "stack"], [/^square\.on|^rectangle\.on|^plus\.rectangle\.on/, "squares"],
[/^rectangle\.split\.3|^sidebar/, "columns"], [/^square\.split|^rectangle\.split/, "split"], [/^arrow\.left\.arrow\.right|^arrow\.up\.arrow\.down|^arrow\.triangle\.(swap|branch)/, "exchange"],
[/^arrow\.(right|forward|turn)/, "right"], [/^arrow\.(left|backward|uturn)/, "left"], [/^arrow\.up/, "up"], [/^arrow\.down/, "down"], [/^repeat|^arrow\.(clockwise|counter|triangle|2)/, "repeat"],
[/^questionmark/, "question"], [/^exclamationmark/, "exclamation"], [/^puzzlepiece/, "puzzle"], [/^paint|^brush|^theatermask/, "brush"], [/^eye|^binoculars/, "eye"],
[/^scribble|^signature|^lasso/, "scribble"], [/^gauge|^speedometer/, "gauge"], [/^dial/, "dial"], [/^circle\.lefthalf|^circle\.righthalf/, "half"], [/^switch/, "switch"], [/^command/, "command"],
[/^chevron\.left|^curlybraces|^terminal|^ladybug/, "code"], [/^eurosign|^dollarsign|^banknote|^yensign|^sterlingsign/, "currency"], [/^paperplane/, "paperplane"], [/^point|^timeline/, "curve"], [/^ruler/, "ruler"],
[/^ticket/, "ticket"], [/^wineglass/, "glass"], [/^cup|^mug|^fork/, "cup"], [/^server|^internaldrive|^externaldrive|^cpu|^memorychip/, "server"], [/^wifi|^antenna|^dot\.radiowaves/, "wifi"],
[/^target|^scope/, "target"], [/^pin/, "pin"], [/^signpost/, "signpost"], [/^rectangle|^window/, "rectangle"], [/^circle|^smallcircle/, "circle"], [/^square/, "rectangle"],
];
const badges = { plus: "plus", questionmark: "question", gearshape: "gear", xmark: "cross", checkmark: "check", exclamationmark: "exclamation" };
function iconName(icon) {
return icon ? icon.symbol || icon.asset || icon.view || "" : "";
}
function iconElement(icon) {
const name = typeof icon === "string" ? icon : iconName(icon);
const known = typeof icon === "string" ? icon : icon?.symbol && glyphNames.find(([pattern]) => pattern.test(name))?.[1];
const drawing = draw("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" });
if (typeof icon !== "string" && name) drawing.append(titled(name));
if (!known) return initials(drawing, name);
const badge = typeof icon === "string" ? null : badges[/\.badge\.([a-z]+)/.exec(name)?.[1]];
const encircled = typeof icon !== "string" && /\.circle(\.fill)?$/.test(name) && !/^(info|circle|smallcircle)/.test(name);
if (encircled) drawing.append(draw("path", { d: glyphs.circle, transform: "translate(-2.4 -2.4) scale(1.2)" }));
const place = encircled ? "translate(5.3 5.3) scale(.56)" : badge ? "translate(0 -.5) scale(.9)" : "";
drawing.append(draw("path", { d: glyphs[known], transform: place }));
if (badge) drawing.append(draw("circle", { cx: 18.5, cy: 18.5, r: 5.2, class: "icon-gap" }), draw("path", { d: glyphs[badge], transform: "translate(13.7 13.7) scale(.4)", class: "icon-badge" }));
return drawing;
}
function titled(name) {
const title = draw("title", {});
title.textContent = name;
return title;
}
function initials(drawing, name) {
const letters = name.split(/[^A-Za-z0-9]+/).filter(Boolean).slice(0, 2).map(part => part.charAt(0).toUpperCase()).join("");
const text = draw("text", { x: 12, y: 16, class: "icon-letters" });
text.textContent = letters || "·";
drawing.append(draw("rect", { x: 3.5, y: 3.5, width: 17, height: 17, rx: 5 }), text);
return drawing;
}
"""#)
