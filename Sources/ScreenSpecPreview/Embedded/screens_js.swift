// Made from Page/screens.js by Scripts/embed-page. Do not edit.

let screens_js = PageFile(
    hash: "sha256-tUYrIhLFfx/Bmrsrjl0+Rm+o6xt2f5bFqtOVrcTtHrs=",
    text: #"""
"use strict";
function intentFor(app, item, place) {
const about = app.about(item, "screen");
if (place.role === "sidebar") return { kind: "selectRow", item };
const opens = about.presentation || about.tab || app.spec.tabs.some(tab => app.same(tab.root, item));
if (opens || (place.role === "content" && (about.isContent || about.columns === 2))) return { kind: "open", item, scope: place.scope };
return { kind: place.role === "content" ? "setDetailRoot" : "push", item, scope: place.scope };
}
function groupsOf(app, item, about, isList) {
const groups = [], single = [];
for (const name of about.opens || []) {
const items = told(app, app.standIns.items(name, item, isList && !groups.length ? 6 : 3));
if (items.length === 1) single.push(items[0]);
else groups.push({ title: isList && about.opens.length === 1 ? null : plural(inWords(name)), items });
}
if (single.length) groups.push({ title: null, items: single });
return groups;
}
function told(app, items) {
const titles = items.map(item => app.title(item, "screen"));
return items.filter((_, index) => titles.indexOf(titles[index]) === index);
}
function itemRow(app, session, item, place, isSelected) {
const about = app.about(item, "screen");
const title = app.title(item, "screen");
const isPresented = Boolean(about.presentation);
return make("li", null, make("button.row", {
type: "button", "data-key": `${place.key} ${item.destination} ${JSON.stringify(item.payload || {})}`, "aria-current": isSelected ? "true" : null,
"aria-haspopup": isPresented ? "dialog" : null, onclick: () => session.perform(intentFor(app, item, place)),
}, about.icon && make("span.chip", null, iconElement(about.icon)), make("span.row-title", { dir: "auto" }, title),
isPresented ? make("span.row-mark", null, iconElement("up")) : make("span.chevron", { "aria-hidden": "true" })));
}
function factsOf(app, item, about) {
const facts = (about.payload || []).filter(parameter => item.payload?.[parameter.name] !== undefined).map(parameter => {
const value = item.payload[parameter.name];
return make("div.fact", null, make("dt", { dir: "auto" }, inWords(parameter.name)), make("dd", { dir: "auto" }, shown(value) || "—"));
});
return facts.length ? make("dl.card", null, facts) : null;
}
function screenBody(app, session, item, kind, place, selected) {
const about = app.about(item, kind) || { opens: [], payload: [] };
const isList = Boolean(about.isContent);
const groups = groupsOf(app, item, about, isList);
return [
about.summary ? make("p.summary", { dir: "auto" }, about.summary) : null,
isList ? null : factsOf(app, item, about),
groups.map(group => make("section.group", null, group.title ? make("h4", { dir: "auto" }, group.title) : null,
make("ul.card", null, group.items.map(entry => itemRow(app, session, entry, place, app.same(entry, selected)))))),
!groups.length && !isList ? sketch(about) : null,
place.layer && about.presentation?.asks ? unsavedSwitch(session, place) : null,
];
}
function sketch(about) {
const widths = [92, 78, 86, 54].map((width, index) => make("span", { style: { width: `${width - (about.name?.length ?? 3) * (index + 1) % 17}%` } }));
return make("div.card.sketch", { "aria-hidden": "true" }, make("i", null, iconElement(about.icon || "rectangle")), widths);
}
function unsavedSwitch(session, place) {
return make("section.group", null, make("ul.card", null, make("li", null, make("button.row", {
type: "button", role: "switch", "aria-checked": String(Boolean(place.layer.isUnsaved)), "data-key": `${place.key} unsaved`,
onclick: () => session.perform({ kind: "setUnsaved", scope: place.scope, value: !place.layer.isUnsaved }),
}, make("span.row-title", null, "Something is unsaved"), make("span.knob", { "aria-hidden": "true" })))));
}
function sidebarBody(app, session, selected, key) {
const place = { role: "sidebar", key };
return app.spec.sidebar.sections.map(section => {
const rows = section.each ? app.standIns.rows(section.each) : section.rows.map(row => ({ ...row, title: textOf(row.title, app.standIns.names(row.item)) }));
return make("section.group", null, section.title ? make("h4", { dir: "auto" }, textOf([section.title].flat(), {})) : null, make("ul.card", null, rows.map(row => make("li", null, make("button.row", {
type: "button", "data-key": `${key} ${row.item.destination} ${JSON.stringify(row.item.payload || {})}`, "aria-current": app.same(row.item, selected) ? "true" : null,
onclick: () => session.select(intentFor(app, row.item, place)),
}, row.icon && make("span.chip", null, iconElement(row.icon)), make("span.row-title", { dir: "auto" }, row.title), make("span.chevron", { "aria-hidden": "true" }))))));
});
}
"""#)
