"use strict";

// What a screen shows where the app's view will stand: what it carries, and everything that it opens.

/** What a tap on an item does that `place` offers: `{role: "sidebar"|"content"|"detail"|"layer", scope}`. */
function intentFor(app, item, place) {
    const about = app.about(item, "screen");
    if (place.role === "sidebar") return { kind: "selectRow", item };
    if (about.returns && about.presentation) return { kind: "present", of: "screen", as: null, item, scope: place.scope, awaits: true };
    const opens = about.presentation || about.tab || app.spec.tabs.some(tab => app.same(tab.root, item));
    // What takes the whole width beside the sidebar is not selected in a list.
    if (opens || (place.role === "content" && (about.isContent || about.columns === 2))) return { kind: "open", item, scope: place.scope };
    return { kind: place.role === "content" ? "setDetailRoot" : "push", item, scope: place.scope };
}

/** The rows that a screen offers, in groups: each destination with several stand-ins by itself, the others together. */
function groupsOf(app, item, about, isList) {
    const groups = [], single = [];
    for (const name of about.opens || []) {
        if (!app.isThere(app.standIns.screens.get(name))) continue;
        const all = told(app, app.standIns.items(name, item, isList && !groups.length ? 6 : 3)), items = all.filter(one => !app.isDeleted(one));
        if (all.length === 1) single.push(...items);
        else groups.push({ title: isList && about.opens.length === 1 ? null : plural(inWords(name)), items, isData: true });
    }
    if (single.length) groups.push({ title: null, items: single });
    return groups;
}

/** Of items with one title, the first: who reads them cannot tell them apart. */
function told(app, items) {
    const titles = items.map(item => app.title(item, "screen"));
    return items.filter((_, index) => titles.indexOf(titles[index]) === index);
}

/** What stands behind the text of a row or a tab: what the spec says, or a number in the place of the app's. */
function badgeOf(entry) {
    if (!entry.badge) return null;
    const value = evaluate(entry.badge.replace(/^Text\((.*)\)$/s, "$1"), {});
    return make("span.badge", { dir: "auto" }, String(value ?? entry.badge.length % 9 + 1));
}

/** That something is not always there, and when it is. */
function whenMark(entry) {
    if (!entry?.when) return null;
    const words = `While ${entry.when.join(", and ")}`;
    return make("span.row-when", { title: words, role: "img", "aria-label": words }, iconElement("eye"));
}

/** A row's way out: the app deletes what it stands for. */
function deletable(app, session, row, item, parent, siblings) {
    const remove = () => {
        const next = row.nextElementSibling || row.previousElementSibling;
        next?.querySelector(".row")?.focus({ preventScroll: true });
        session.remove(item, parent, siblings);
    };
    row.classList.add("data");
    row.firstChild.setAttribute("aria-keyshortcuts", "Delete");
    row.firstChild.addEventListener("keydown", event => { if (["Delete", "Backspace"].includes(event.key)) remove(); });
    row.append(make("button.delete", { type: "button", tabindex: "-1", "aria-label": `Delete ${app.title(item, "screen")}`, onclick: remove }, iconElement("trash")));
    return row;
}

/** A row that leads to an item. */
function itemRow(app, session, item, place, isSelected) {
    const about = app.about(item, "screen");
    const title = app.title(item, "screen");
    const isPresented = Boolean(about.presentation);
    return make("li", null, make("button.row", {
        type: "button", "data-key": `${place.key} ${item.destination} ${JSON.stringify(item.payload || {})}`, "aria-current": isSelected ? "true" : null,
        "aria-haspopup": isPresented ? "dialog" : null, onclick: () => session.perform(intentFor(app, item, place)),
    }, about.icon && make("span.chip", null, iconElement(about.icon)), make("span.row-title", { dir: "auto" }, title), whenMark(about),
    isPresented ? make("span.row-mark", null, iconElement("up")) : make("span.chevron", { "aria-hidden": "true" })));
}

/** The payload of an item in words: `Book: The Quiet Harbour`. */
function factsOf(app, item, about) {
    const facts = (about.payload || []).filter(parameter => item.payload?.[parameter.name] !== undefined).map(parameter => {
        const value = item.payload[parameter.name];
        return make("div.fact", null, make("dt", { dir: "auto" }, inWords(parameter.name)), make("dd", { dir: "auto" }, shownAs(parameter.type, value) || "—"));
    });
    return facts.length ? make("dl.card", null, facts) : null;
}

/** A value as people read it: dates are saved as seconds since 2001. */
function shownAs(type, value) {
    if (!/^(Foundation\.)?Date\??$/.test(type) || typeof value !== "number") return shown(value);
    return new Date((value + 978307200) * 1000).toLocaleDateString("en", { dateStyle: "medium", timeZone: "UTC" });
}

/** All that a page shows below its bar. */
function screenBody(app, session, item, kind, place, selected) {
    const about = app.about(item, kind) || { opens: [], payload: [] };
    const isList = Boolean(about.isContent);
    const groups = groupsOf(app, item, about, isList);
    return [
        about.summary ? make("p.summary", { dir: "auto" }, about.summary) : null,
        isList ? null : factsOf(app, item, about),
        groups.map(group => make("section.group", null, group.title ? make("h4", { dir: "auto" }, group.title) : null,
            group.items.length ? make("ul.card", null, group.items.map(entry => {
                const row = itemRow(app, session, entry, place, app.same(entry, selected));
                return group.isData ? deletable(app, session, row, entry, item, group.items) : row;
            })) : make("p.quiet", null, "Nothing is left."))),
        !groups.length && !isList ? sketch(about) : null,
        place.layer && about.presentation?.asks ? unsavedSwitch(session, place) : null,
        place.layer && about.returns ? answerButton(session, item, kind, about, place) : null,
    ];
}

/** Grey shapes in the place of what only the app's view knows. */
function sketch(about) {
    const widths = [92, 78, 86, 54].map((width, index) => make("span", { style: { width: `${width - (about.name?.length ?? 3) * (index + 1) % 17}%` } }));
    return make("div.card.sketch", { "aria-hidden": "true" }, make("i", null, iconElement(about.icon || "rectangle")), widths);
}

/** The screen answers those who presented it. */
function answerButton(session, item, of, { returns }, place) {
    return make("section.group", null, make("ul.card", null, make("li", null, make("button.row.answer", {
        type: "button", "data-key": `${place.key} answer`, onclick: () => session.perform({ kind: "reply", of, item, scope: place.scope }),
    }, make("span.row-title", null, "Answer with ", make("code", { dir: "ltr" }, returns))))));
}

/** As if something had been typed: the layer then asks before it closes. */
function unsavedSwitch(session, place) {
    return make("section.group", null, make("ul.card", null, make("li", null, make("button.row", {
        type: "button", role: "switch", "aria-checked": String(Boolean(place.layer.isUnsaved)), "data-key": `${place.key} unsaved`,
        onclick: () => session.perform({ kind: "setUnsaved", scope: place.scope, value: !place.layer.isUnsaved }),
    }, make("span.row-title", null, "Something is unsaved"), make("span.knob", { "aria-hidden": "true" })))));
}

/** The rows of the sidebar, or of what stands for it on a phone. */
function sidebarBody(app, session, selected, key) {
    const place = { role: "sidebar", key };
    return app.spec.sidebar.sections.filter(section => app.isThere(section)).map(section => {
        const all = section.each ? app.standIns.rows(section.each).map(row => ({ ...section.each, ...row })) : section.rows.map(row => ({ ...row, title: textOf(row.title, app.standIns.names(row.item)) }));
        const rows = all.filter(row => app.isThere(row) && !app.isDeleted(row.item));
        if (!rows.length && section.hidesWhenEmpty) return null;
        return make("section.group", null, section.title ? make("h4", { dir: "auto" }, textOf([section.title].flat(), {}), whenMark(section)) : null, make("ul.card", null, rows.map(row => {
            const element = make("li", null, make("button.row", {
                type: "button", "data-key": `${key} ${row.item.destination} ${JSON.stringify(row.item.payload || {})}`, "aria-current": app.same(row.item, selected) ? "true" : null,
                onclick: () => session.select(intentFor(app, row.item, place)),
            }, row.icon && make("span.chip", null, iconElement(row.icon)), make("span.row-title", { dir: "auto" }, row.title), whenMark(row), badgeOf(row), make("span.chevron", { "aria-hidden": "true" })));
            return section.each ? deletable(app, session, element, row.item, null, rows.map(({ item }) => item)) : element;
        })));
    });
}
