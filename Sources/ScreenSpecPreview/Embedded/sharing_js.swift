// Made from Page/sharing.js by Scripts/embed-page. Do not edit.

let sharing_js = PageFile(
    hash: "sha256-uoFirioacpXIAgzqV0xgREgfRxJOMOGgFx3mR3xjJsE=",
    text: #"""
"use strict";function encodedPlace(text){const bytes=new TextEncoder().encode(text);let binary="";for(const byte of bytes)binary+=String.fromCharCode(byte);return btoa(binary).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}
function decodedPlace(text){const binary=atob(text.replaceAll("-","+").replaceAll("_","/"));return new TextDecoder().decode(Uint8Array.from(binary,character=>character.charCodeAt(0)))}
const lookKeys={look:["auto","light","dark"],direction:["ltr","rtl"],type:["0","1","2","3"],pane:["screen","state","log"]};function readFragment(fragment){const values=new URLSearchParams(fragment.replace(/^#/,"")),found={};if(["all","map",...devices.map(device=>device.id)].includes(values.get("device")))found.device=values.get("device");for(const[key,words]of Object.entries(lookKeys))if(words.includes(values.get(key)))found[key]=values.get(key);found.off=values.getAll("without");found.holding=values.getAll("holds");found.deleted=values.getAll("deleted");found.places={};found.sizes={};for(const device of devices){const size=/^(\d{3,4})x(\d{3,4})$/.exec(values.get(`${device.id}-size`)||""),isTurned=device.canTurn&&size?.[1]===String(device.height)&&size[2]===String(device.width);if(size&&(device.canResize||isTurned))found.sizes[device.id]=[Number(size[1]),Number(size[2])];try{const text=values.get(device.id);if(text)found.places[device.id]=decodedPlace(text)}catch{found.isDamaged=!0}}
return found}
function writtenFragment(page){const values=new URLSearchParams();values.set("device",page.shown);for(const key of Object.keys(lookKeys))if(page.look[key]!==lookKeys[key][0])values.set(key,page.look[key]);for(const condition of page.app.off)values.append("without",condition);for(const guard of page.app.holding)values.append("holds",guard);for(const data of page.app.deleted)values.append("deleted",data);const frames=page.shown==="all"?page.frames:page.frames.filter(frame=>frame.device.id===page.shown);for(const{device,size,place}of frames){if(size.width!==device.width||size.height!==device.height)values.set(`${device.id}-size`,`${size.width}x${size.height}`);if(place)values.set(device.id,encodedPlace(place))}
return`#${values}`}
"""#)
