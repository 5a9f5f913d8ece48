"use strict";

/** Beside the frames: the screen on show, the state as JSON, and the log of transitions. */
class Inspector {
    constructor(app, chosen) {
        this.app = app;
        this.chosen = chosen;
        this.panes = { screen: make("div.pane"), state: make("div.pane"), log: make("div.pane") };
        this.tabs = Object.entries({ screen: "Screen", state: "State", log: "Log" }).map(([id, title]) => this.tab(id, title));
        this.status = make("p.visually-hidden", { role: "status" });
        this.element = make("aside.inspector", { "aria-label": "Inspector" }, make("div.segments", { role: "tablist", "aria-label": "Inspector" }, this.tabs), Object.values(this.panes), this.status);
    }

    tab(id, title) {
        const pane = this.panes[id];
        Object.assign(pane, { id: `pane-${id}`, tabIndex: 0 });
        pane.setAttribute("role", "tabpanel");
        pane.setAttribute("aria-labelledby", `tab-${id}`);
        return make("button", {
            type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `pane-${id}`, onclick: () => this.chosen(id),
            onkeydown: event => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (!step) return;
                const next = this.tabs[(this.tabs.indexOf(event.currentTarget) + step + this.tabs.length) % this.tabs.length];
                next.focus();
                next.click();
            },
        }, title);
    }

    choose(chosen) {
        for (const tab of this.tabs) {
            const isChosen = tab.id === `tab-${chosen}`;
            tab.setAttribute("aria-selected", String(isChosen));
            tab.tabIndex = isChosen ? 0 : -1;
            this.panes[tab.id.slice(4)].hidden = !isChosen;
        }
    }

    update(frame) {
        const { session } = frame;
        const { view } = session, json = session.saved;
        const layer = view.layers[view.layers.length - 1];
        const items = layer ? [layer.item, ...layer.stack || []] : view.base.detail && view.base.kind !== "stack" && !view.base.isCompact && !view.base.detail.placeholder ? view.base.detail.stack : view.base.stack;
        const item = items[items.length - 1];
        const isSheet = layer?.of === "sheet" && items.length === 1;
        fill(this.panes.screen, [item, isSheet], () => item ? this.about(item, isSheet ? "sheet" : "screen") : make("p.quiet", null, "Nothing is on show."));
        fill(this.panes.state, json, () => make("pre", null, make("code", null, json ? indented(json) : "This app's state is not saved.")));
        fill(this.panes.log, [session.log.length, session.log.at(-1), frame.device.id], () => this.log(session.log));
        const last = session.log[session.log.length - 1];
        if (last && this.status.last !== last) this.status.textContent = this.words(last);
        this.status.last = last;
    }

    about(item, kind) {
        const about = this.app.about(item, kind) || this.app.about(item);
        if (!about) return make("p.quiet", null, inWords(item.destination));
        const links = (this.app.spec.links?.routes || []).filter(route => kind === "screen" && route.destination === about.name).map(route => route.path);
        const facts = [
            ["Case", make("code", null, this.written(about))], ["View", about.view ? make("code", null, about.view) : null],
            ["Presented as", about.presentation?.style], ["Lives in tab", about.tab], ["Requires", about.requires?.join(", ")], ["Answers", about.returns ? make("code", null, about.returns) : null],
            ["Links", links.length ? links.map(link => make("code", null, link)) : null],
            ["Opens", about.opens?.length ? about.opens.map(name => make("code", null, `.${name}`)) : null],
        ].filter(([, value]) => value && value.length !== 0);
        return [
            make("div.about", null, make("span.chip.large", null, iconElement(about.icon || "rectangle")), make("div", null, make("h2", { dir: "auto" }, this.app.title(item, kind)), about.summary ? make("p.quiet", { dir: "auto" }, about.summary) : null)),
            make("dl.facts", null, facts.map(([name, value]) => make("div", null, make("dt", null, name), make("dd", null, value)))),
        ];
    }

    /** `author(_ author: Author)`, as the spec has it. */
    written(about) {
        const parameters = (about.payload || []).map(({ label, name, type, default: value }) => `${label === name ? "" : `${label || "_"} `}${name}: ${type}${value ? ` = ${value}` : ""}`);
        return `.${about.name}${parameters.length ? `(${parameters.join(", ")})` : ""}`;
    }

    log(entries) {
        if (!entries.length) return make("p.quiet", null, "Transitions are listed here, the newest first.");
        return make("ol.log", { reversed: true }, entries.slice(-100).reverse().map(entry => make("li", { class: entry.swallowed ? "swallowed" : null },
            make("code", null, intentWords(entry.intent)), " ", make("span", { dir: "auto" }, this.subject(entry)),
            make("small", null, [scopeWords(entry.scope), entry.swallowed ? `swallowed: ${inWords(String(entry.swallowed)).toLowerCase()}` : null].filter(Boolean).join(" · ")))));
    }

    /** What it was about: a screen, a tab, a URL. */
    subject({ intent, item, tab, url }) {
        const about = intent?.item || item;
        return about ? this.app.title(about) : url || tab || "";
    }

    words(entry) { return `${inWords(intentWords(entry.intent))} ${this.subject(entry)}${entry.swallowed ? ", swallowed" : ""}`; }
}

function intentWords(intent) { return typeof intent === "string" ? intent : intent?.kind || intent?.name || "change"; }

function scopeWords(scope) {
    if (scope?.tab !== undefined) return `tab ${scope.tab}`;
    if (scope?.layer !== undefined) return `layer ${scope.layer}`;
    return null;
}

/** JSON as people read it. */
function indented(json) {
    try { return JSON.stringify(JSON.parse(json), null, 2); } catch { return json; }
}
