"use strict";

const lookNames = {
    look: { icon: "half", title: "Appearance", words: ["Automatic", "Light", "Dark"] },
    type: { icon: "textsize", title: "Text Size", words: ["Standard", "Large", "Larger", "Largest"] },
    direction: { icon: "exchange", title: "Direction", words: ["Left to Right", "Right to Left"] },
};

/** The page around the frames. */
class Page {
    constructor(app) {
        this.app = app;
        this.shown = "phone";
        this.look = {};
        this.frames = devices.map(device => new Frame(app, device, (frame, what) => this.changed(frame, what)));
        app.sessions = () => this.frames.flatMap(frame => frame.sessions);
        this.active = this.frames[0];
        this.inspector = new Inspector(app, pane => { this.setLook("pane", pane); this.write(); });
        const unseen = (app.spec.platforms || []).filter(platform => !devices.some(({ system }) => system === platform));
        this.stage = make("main.stage", null, unseen.length ? make("p.unseen.quiet", null, `No frame shows ${unseen.join(" and ")}.`) : null, this.frames.map(frame => frame.element), this.mapFrame = make("section.map-frame", { "aria-label": "Map" }, mapElement(app.map, id => this.leadTo(id))));
        document.body.prepend(make("div.page-root", null, this.toolbar(), make("div.workbench", null, this.stage, this.inspector.element)));
        this.print = make("div.print-only", { "aria-hidden": "true" }, mapSheets(app.map, `${app.spec.app}: its screens, and what leads where`));
        document.body.append(this.print);
        this.isReady = true;
        this.goTo(location.hash);
        document.addEventListener("keydown", event => this.enter(event));
        addEventListener("hashchange", () => { if (location.hash !== this.written) this.goTo(location.hash, Boolean(history.state)); });
        new ResizeObserver(() => this.fit()).observe(this.stage);
    }

    /** An arrow key leads from the page into the device that is shown. */
    enter(event) {
        if (event.key === "Escape") return this.escape(event);
        if (!event.key.startsWith("Arrow") || (document.activeElement !== document.body && !document.activeElement.dataset.shown)) return;
        const pages = [...this.active.element.querySelectorAll(".page:not(.covered)")].filter(page => !page.closest("[inert], .leave"));
        const first = pages[0]?.querySelector('[aria-current="true"], .body button') || pages[0]?.querySelector("button");
        if (!first || this.shown === "map") return;
        event.preventDefault();
        first.focus();
    }

    /** Escape goes back in the device that is shown, wherever else the focus is: after a click beside it, in a link that was just opened. */
    escape(event) {
        if (event.defaultPrevented || this.shown === "map" || document.activeElement.closest(".app, .address") || document.querySelector(":popover-open")) return;
        wayBack(this.active, this.active.session)?.();
    }

    // MARK: Toolbar

    toolbar() {
        const { spec } = this.app;
        const choices = [...devices.map(({ id, title, icon }) => ({ id, title, icon })), { id: "all", title: "All", icon: "grid" }, { id: "map", title: "Map", icon: "signpost" }];
        this.choices = choices.map(({ id, title, icon }) => make("button", { type: "button", "data-shown": id, "aria-pressed": "false", onclick: () => this.show(id) }, iconElement(icon), make("span", null, title)));
        this.address = make("input", { type: "text", id: "address", spellcheck: "false", autocomplete: "off", autocapitalize: "off", list: "routes", placeholder: this.exampleURL(), "aria-label": "URL of the app", "aria-describedby": "complaint", dir: "ltr", onkeydown: event => { if (event.key === "Escape") { event.stopPropagation(); this.address.blur(); this.updateBeside(); } } });
        this.lookButtons = Object.fromEntries(Object.keys(lookNames).map(key => [key, this.tool(lookNames[key].icon, lookNames[key].title, () => this.cycle(key))]));
        this.turnButton = this.tool("turn", "Rotate", () => this.active.turn());
        return make("header.toolbar", null,
            make("div.brand", null, make("span.app-icon", { "aria-hidden": "true" }, spec.app.charAt(0).toUpperCase()), make("h1", { dir: "auto" }, spec.app)),
            make("div.segments.devices", { role: "group", "aria-label": "Devices" }, this.choices),
            make("form.address", { onsubmit: event => { event.preventDefault(); this.openAddress(); } }, iconElement("link"), this.address, this.routeList(), this.complaint = make("p.complaint", { role: "alert", id: "complaint", hidden: true })),
            make("div.tools", null, this.turnButton, this.presentMenu(), this.conditionMenu(),
                Object.values(this.lookButtons),
                this.tool("restart", "Start Over", () => this.startOver()), this.shareButton = this.tool("share", "Copy Link to This Place", () => this.share())));
    }

    tool(icon, title, perform) {
        return make("button.tool", { type: "button", "aria-label": title, title, onclick: perform }, iconElement(icon));
    }

    exampleURL() {
        const { links } = this.app.spec;
        if (!links?.routes?.length) return "This app has no links";
        return links.schemes?.length ? `${links.schemes[0]}://…` : `https://${links.domains[0]}/…`;
    }

    /** What there is to go to, with stand-ins in the place of parameters. */
    routeList() {
        const { links } = this.app.spec, { standIns } = this.app;
        const base = links?.schemes?.length ? `${links.schemes[0]}:/` : links?.domains?.length ? `https://${links.domains[0]}` : null;
        const example = (_, name, type) => encodeURIComponent(String(type === "String" ? slug(standInText(name, 1)) : standIns.value(type.replace(/[?[\]]/g, ""), 1, name) ?? "general"));
        const urls = base ? (links.routes || []).map(route => base + route.path.replace(/\{(\w+): ([^}]+)\}/g, example)) : [];
        return make("datalist", { id: "routes" }, urls.map(url => make("option", { value: url })));
    }

    /** What code can do that no screen offers: screens that are presented and that none opens, sheets, dialogs and windows. */
    presentMenu() {
        const { spec, standIns } = this.app, opened = new Set(spec.screens.flatMap(screen => screen.opens));
        const lists = [["Screens", spec.screens.filter(({ name, presentation }) => presentation && !opened.has(name)), "open"], ["Sheets", spec.sheets.filter(({ name }) => !spec.windows.some(window => window.name === name)), "present"], ["Dialogs", spec.dialogs, "ask"], ["Windows", spec.windows, "window"]];
        const groups = lists.filter(([, entries]) => entries.length).map(([title, entries, kind]) => make("li", null, make("h2", null, title), make("ul", null, entries.map(({ name }) => make("li", null, make("button", {
            type: "button", onclick: () => { menu.hidePopover(); this.fromCode(kind, standIns.items(name, null, 1, kind === "open" ? standIns.screens : standIns.sheets)[0]); },
        }, inWords(name)))))));
        const menu = make("div.menu", { popover: "auto", id: "present-menu" }, make("ul", null, groups));
        if (!groups.length) return null;
        return [make("button.tool", { type: "button", "aria-label": "Present", title: "Present a screen, sheet, dialog or window", popovertarget: "present-menu", class: "tool present" }, iconElement("plus")), menu];
    }

    /** What may be there or not: rows, tabs and screens that a condition stands before. */
    conditionMenu() {
        const { app } = this, { conditions } = app, guards = app.spec.guards.map(({ name }) => name);
        if (!conditions.length && !guards.length) return null;
        this.switches = conditions.map(condition => make("button", { type: "button", role: "switch", "data-condition": condition, onclick: () => this.setCondition(condition, app.off.has(condition)) }, make("code", null, condition), make("span.knob", { "aria-hidden": "true" })));
        this.guardSwitches = guards.map(name => make("button", { type: "button", role: "switch", "data-guard": name, onclick: () => this.setHolding(name, !app.holding.has(name)) }, make("code", null, name), make("span.knob", { "aria-hidden": "true" })));
        const part = (title, buttons) => (buttons.length ? [make("h2", null, title), make("ul", null, buttons.map(button => make("li", null, button)))] : null);
        const menu = make("div.menu.conditions", { popover: "auto", id: "condition-menu" }, part("What holds", this.switches), part("Guards that hold without asking", this.guardSwitches));
        return [make("button.tool", { type: "button", "aria-label": "Conditions", title: "What holds while the app runs", popovertarget: "condition-menu", class: "tool condition" }, iconElement("eye")), menu];
    }

    setHolding(guard, holds) {
        if (holds) this.app.holding.add(guard);
        else this.app.holding.delete(guard);
        this.showConditions();
        this.write();
    }

    setCondition(condition, holds) {
        if (holds) this.app.off.delete(condition);
        else this.app.off.add(condition);
        this.showConditions();
        this.write();
    }

    showConditions() {
        for (const button of this.switches || []) button.setAttribute("aria-checked", String(!this.app.off.has(button.dataset.condition)));
        this.showHolding();
        for (const session of this.app.sessions()) session.leaveTabsGone();
        for (const frame of this.frames) frame.update();
    }

    showHolding() {
        for (const button of this.guardSwitches || []) button.setAttribute("aria-checked", String(this.app.holding.has(button.dataset.guard)));
    }

    fromCode(kind, item) {
        const { app, active: { session } } = this;
        if (kind === "open") return session.perform(intentFor(app, item, { role: "detail", scope: "base" }));
        if (kind === "window") return this.active.openWindow(item);
        session.perform(kind === "ask" ? { kind, item } : { kind, item, of: "sheet", scope: "base", awaits: Boolean(app.about(item, "sheet").returns) });
    }

    openAddress() {
        const text = this.address.value.trim();
        if (!text) return;
        const url = this.wholeURL(text), isKnown = this.active.session.perform({ kind: "openURL", url });
        this.complain(isKnown ? null : this.app.hasNavigation ? this.app.machine.misfit(url) : "This app has no links.");
        this.address.setAttribute("aria-invalid", String(!isKnown));
        if (!isKnown) return;
        this.address.blur();
        this.updateBeside();
    }

    /** What is left out of a URL as a browser's address bar lets one: `example.com/shows/2`, `/shows/2`. */
    wholeURL(text) {
        const { schemes = [], domains = [] } = this.app.spec.links || {};
        if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
        if (domains.some(domain => text.toLowerCase().split(/[/?#]/)[0] === domain)) return `https://${text}`;
        const path = text.startsWith("/") ? text : `/${text}`;
        return schemes.length ? `${schemes[0]}:/${path}` : domains.length ? `https://${domains[0]}${path}` : text;
    }

    complain(words) {
        this.complaint.textContent = words || "";
        this.complaint.hidden = !words;
    }

    /** Leads from a card of the map to what it stands for, in the device that was shown last. */
    leadTo(id) {
        const { app, active } = this, [kind, name] = id.split(/\.(.*)/s), { standIns } = app, first = (list, from) => standIns.items(name, null, 1, from)[0];
        const section = kind === "sidebar" && app.spec.sidebar.sections.find(section => section.id === name);
        const row = section && (section.each ? standIns.rows(section.each)[0] : section.rows[0])?.item;
        const act = {
            tabs: () => active.session.perform({ kind: "select", tab: name }),
            sheets: () => this.fromCode("present", first(name, standIns.sheets)), windows: () => name !== "settings" && this.fromCode("window", first(name, standIns.sheets)),
            destinations: () => { const item = standIns.items(name, null, 1)[0]; if (item) active.session.perform(intentFor(app, item, { role: "detail", scope: "base" })); },
            sidebar: () => row && active.session.perform({ kind: "selectRow", item: row }), start: () => {},
        }[kind];
        if (!act || !app.hasNavigation) return;
        this.show(active.device.id);
        if (active.session.view.layers.length) active.session.perform({ kind: "dismissAll" });
        act();
    }

    // MARK: What is shown

    show(id) {
        this.shown = id;
        for (const button of this.choices) button.setAttribute("aria-pressed", String(button.dataset.shown === id));
        for (const frame of this.frames) frame.element.hidden = id !== "all" && frame.device.id !== id;
        this.mapFrame.hidden = id !== "map";
        document.documentElement.dataset.shown = id;
        const chosen = this.frames.find(frame => frame.device.id === id);
        this.activate(chosen || this.active);
        this.fit();
        this.write();
    }

    activate(frame) {
        this.active = frame;
        for (const other of this.frames) {
            other.isActive = other === frame;
            toggle(other.element, { active: other === frame });
        }
        this.turnButton.disabled = !frame.device.canTurn;
        this.updateBeside();
    }

    changed(frame, what) {
        if (!this.isReady) return;
        if (what === "size") this.fit();
        if (what === "active") { if (this.active !== frame) this.activate(frame); return; }
        this.showHolding();
        if (frame === this.active) this.updateBeside();
        const { steps } = this;
        this.write(this.countSteps() > steps);
    }

    updateBeside() {
        this.inspector.update(this.active);
        if (document.activeElement === this.address) return;
        this.address.value = this.active.session.url || "";
        this.complaint.hidden = true;
        this.address.removeAttribute("aria-invalid");
    }

    /** Fits the frames into the stage: one as large as it can be, all so that they share the room. */
    fit() {
        const style = getComputedStyle(this.stage);
        const room = { width: this.stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight), height: this.stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 34 };
        if (room.width <= 0) return;
        if (this.shown !== "all") return this.frames.filter(frame => !frame.element.hidden).forEach(frame => frame.fit({ width: room.width, height: Math.max(room.height, 320) }));
        const isWide = room.width > 800, gap = 30;
        const share = { phone: 0.24, tablet: 0.76, desktop: 0.5, tv: 0.5 };
        const height = isWide ? Math.max((room.height - gap - 34) / 2, 330) : 640;
        for (const frame of this.frames) frame.fit({ width: isWide ? share[frame.device.id] * (room.width - gap) : room.width, height });
    }

    cycle(key) {
        const words = lookKeys[key];
        this.setLook(key, words[(words.indexOf(this.look[key]) + 1) % words.length]);
        this.said(this.lookButtons[key].title, this.lookButtons[key]);
        this.write();
    }

    setLook(key, value) {
        this.look[key] = value;
        const root = document.documentElement;
        root.dataset[key] = value;
        if (key === "pane") this.inspector.choose(value);
        else for (const name of ["title", "ariaLabel"]) this.lookButtons[key][name] = `${lookNames[key].title}: ${lookNames[key].words[lookKeys[key].indexOf(value)]}`;
        for (const frame of this.frames) frame.element.querySelectorAll(".screen").forEach(screen => { screen.dir = this.look.direction; });
    }

    // MARK: Places

    countSteps() { return this.steps = this.app.sessions().reduce((sum, { log }) => sum + log.length, this.app.deleted.size); }

    /** Goes to a place. The browser's Back leads one step back in what is shown, and leaves all else as it is. */
    goTo(fragment, isBack = false) {
        this.isGoing = true;
        this.lead(fragment, isBack);
        this.isGoing = false;
        this.countSteps();
        this.write();
    }

    lead(fragment, isBack) {
        const found = readFragment(fragment);
        for (const key of Object.keys(lookKeys)) this.setLook(key, found[key] || lookKeys[key][0]);
        for (const frame of this.frames) {
            const { id, width, height } = frame.device, { log } = frame.main;
            if (isBack && !["all", id].includes(found.device)) continue;
            frame.resize(...found.sizes[id] || [width, height]);
            if (!frame.restore(found.places[id])) found.isDamaged = true;
            if (isBack) frame.main.log = log;
        }
        this.app.holding = new Set(this.app.spec.guards.map(({ name }) => name).filter(name => found.holding.includes(name)));
        this.app.off = new Set(this.app.conditions.filter(condition => found.off.includes(condition)));
        this.app.deleted = new Set(found.deleted);
        this.showConditions();
        this.show(found.device || (innerWidth < 760 ? "phone" : "all"));
        if (found.isDamaged) this.complain("This link is damaged, or was made with another spec. The app is shown from its beginning.");
        else if (this.frames.some(({ wasRestored }) => wasRestored === "part")) this.complain("Not all of this place is in the spec as it is now. What is there is shown.");
    }

    /** Writes the place into the page's own URL: as one that the browser's Back leads away from, if it is a step. */
    write(isStep = false) {
        if (!this.isReady || this.isGoing) return;
        this.written = writtenFragment(this);
        if (location.hash !== this.written) history[isStep ? "pushState" : "replaceState"]({ isOwn: true }, "", this.written);
    }

    startOver() {
        const { active } = this;
        this.app.deleted.clear();
        active.restore(null);
        for (const frame of this.frames) frame.update();
    }

    async share() {
        this.write();
        try {
            await navigator.clipboard.writeText(location.href);
            this.said("Copied");
        } catch {
            this.said("The link is in the address bar of the browser");
        }
    }

    said(words, button = this.shareButton) {
        this.inspector.status.textContent = words;
        button.dataset.said = words;
        clearTimeout(button.timer);
        button.timer = setTimeout(() => delete button.dataset.said, 1600);
    }
}

function jsonOf(id) { return JSON.parse(document.getElementById(id).textContent); }

const page = (() => {
    const spec = jsonOf("spec");
    return new Page(new App(spec, jsonOf("map"), screenSpecMachine(spec)));
})();
