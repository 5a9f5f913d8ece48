"use strict";

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
        this.stage = make("main.stage", null, unseen.length ? make("p.unseen.quiet", null, `No frame shows ${unseen.join(" and ")}.`) : null, this.frames.map(frame => frame.element), this.mapFrame = make("section.map-frame", { "aria-label": "Map" }, mapElement(app.map)));
        document.body.prepend(make("div.page-root", null, this.toolbar(), make("div.workbench", null, this.stage, this.inspector.element)));
        this.print = make("div.print-only", { "aria-hidden": "true" }, mapSheets(app.map, `${app.spec.app}: its screens, and what leads where`));
        document.body.append(this.print);
        this.isReady = true;
        this.goTo(location.hash);
        document.addEventListener("keydown", event => this.enter(event));
        addEventListener("hashchange", () => { if (location.hash !== this.written) this.goTo(location.hash); });
        new ResizeObserver(() => this.fit()).observe(this.stage);
    }

    /** An arrow key leads from the page into the device that is shown. */
    enter(event) {
        if (!event.key.startsWith("Arrow") || (document.activeElement !== document.body && !document.activeElement.dataset.shown)) return;
        const pages = [...this.active.element.querySelectorAll(".page:not(.covered)")].filter(page => !page.closest("[inert], .leave"));
        const first = pages[0]?.querySelector('[aria-current="true"], .body button') || pages[0]?.querySelector("button");
        if (!first || this.shown === "map") return;
        event.preventDefault();
        first.focus();
    }

    // MARK: Toolbar

    toolbar() {
        const { spec } = this.app;
        const choices = [...devices.map(({ id, title, icon }) => ({ id, title, icon })), { id: "all", title: "All", icon: "grid" }, { id: "map", title: "Map", icon: "signpost" }];
        this.choices = choices.map(({ id, title, icon }) => make("button", { type: "button", "data-shown": id, "aria-pressed": "false", onclick: () => this.show(id) }, iconElement(icon), make("span", null, title)));
        this.address = make("input", { type: "text", id: "address", spellcheck: "false", autocomplete: "off", autocapitalize: "off", list: "routes", placeholder: this.exampleURL(), "aria-label": "URL of the app", "aria-describedby": "complaint", dir: "ltr" });
        this.turnButton = this.tool("turn", "Rotate", () => this.active.turn());
        return make("header.toolbar", null,
            make("div.brand", null, make("span.app-icon", { "aria-hidden": "true" }, spec.app.charAt(0).toUpperCase()), make("h1", { dir: "auto" }, spec.app)),
            make("div.segments.devices", { role: "group", "aria-label": "Devices" }, this.choices),
            make("form.address", { onsubmit: event => { event.preventDefault(); this.openAddress(); } }, iconElement("link"), this.address, this.routeList(), this.complaint = make("p.complaint", { role: "alert", id: "complaint", hidden: true })),
            make("div.tools", null, this.turnButton, this.presentMenu(), this.conditionMenu(),
                this.tool("half", "Light or Dark", () => this.cycle("look")), this.tool("textsize", "Text Size", () => this.cycle("type")), this.tool("exchange", "Right to Left", () => this.cycle("direction")),
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

    /** What code can do that no screen offers: sheets, dialogs and windows. */
    presentMenu() {
        const { spec, standIns } = this.app;
        const lists = [["Sheets", spec.sheets.filter(({ name }) => !spec.windows.some(window => window.name === name)), "present"], ["Dialogs", spec.dialogs, "ask"], ["Windows", spec.windows, "window"]];
        const groups = lists.filter(([, entries]) => entries.length).map(([title, entries, kind]) => make("li", null, make("h2", null, title), make("ul", null, entries.map(({ name }) => make("li", null, make("button", {
            type: "button", onclick: () => { menu.hidePopover(); this.fromCode(kind, standIns.items(name, null, 1, standIns.sheets)[0]); },
        }, inWords(name)))))));
        const menu = make("div.menu", { popover: "auto", id: "present-menu" }, make("ul", null, groups));
        if (!groups.length) return null;
        return [make("button.tool", { type: "button", "aria-label": "Present", title: "Present a sheet, dialog or window", popovertarget: "present-menu", class: "tool present" }, iconElement("plus")), menu];
    }

    /** What may be there or not: rows, tabs and screens that a condition stands before. */
    conditionMenu() {
        const { app } = this, { conditions } = app;
        if (!conditions.length) return null;
        this.switches = conditions.map(condition => make("button", { type: "button", role: "switch", "data-condition": condition, onclick: () => this.setCondition(condition, app.off.has(condition)) }, make("code", null, condition), make("span.knob", { "aria-hidden": "true" })));
        const menu = make("div.menu.conditions", { popover: "auto", id: "condition-menu" }, make("h2", null, "What holds"), make("ul", null, this.switches.map(button => make("li", null, button))));
        return [make("button.tool", { type: "button", "aria-label": "Conditions", title: "What holds while the app runs", popovertarget: "condition-menu", class: "tool condition" }, iconElement("eye")), menu];
    }

    setCondition(condition, holds) {
        if (holds) this.app.off.delete(condition);
        else this.app.off.add(condition);
        this.showConditions();
        this.write();
    }

    showConditions() {
        for (const button of this.switches || []) button.setAttribute("aria-checked", String(!this.app.off.has(button.dataset.condition)));
        for (const session of this.app.sessions()) session.leaveTabsGone();
        for (const frame of this.frames) frame.update();
    }

    fromCode(kind, item) {
        const { session } = this.active;
        if (kind === "window") return this.active.openWindow(item);
        session.perform(kind === "ask" ? { kind, item } : { kind, item, of: "sheet", scope: "base", awaits: Boolean(this.app.about(item, "sheet").returns) });
    }

    openAddress() {
        const url = this.address.value.trim();
        if (!url) return;
        const isKnown = this.active.session.perform({ kind: "openURL", url });
        this.complaint.textContent = isKnown ? "" : "No route of the app matches this URL.";
        this.complaint.hidden = isKnown;
        this.address.setAttribute("aria-invalid", String(!isKnown));
        if (!isKnown) return;
        this.address.blur();
        this.updateBeside();
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
        if (frame === this.active) this.updateBeside();
        this.write();
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
        this.write();
    }

    setLook(key, value) {
        this.look[key] = value;
        const root = document.documentElement;
        root.dataset[key] = value;
        if (key === "pane") this.inspector.choose(value);
        for (const frame of this.frames) frame.element.querySelectorAll(".screen").forEach(screen => { screen.dir = this.look.direction; });
    }

    // MARK: Places

    goTo(fragment) {
        const found = readFragment(fragment);
        for (const key of Object.keys(lookKeys)) this.setLook(key, found[key] || lookKeys[key][0]);
        for (const frame of this.frames) {
            const { id, width, height } = frame.device;
            frame.resize(...found.sizes[id] || [width, height]);
            frame.restore(found.places[id]);
        }
        this.app.off = new Set(this.app.conditions.filter(condition => found.off.includes(condition)));
        this.showConditions();
        this.show(found.device || (innerWidth < 760 ? "phone" : "all"));
    }

    write() {
        if (!this.isReady) return;
        this.written = writtenFragment(this);
        if (location.hash !== this.written) history.replaceState(null, "", this.written);
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

    said(words) {
        this.inspector.status.textContent = words;
        this.shareButton.dataset.said = words;
        setTimeout(() => delete this.shareButton.dataset.said, 1600);
    }
}

function jsonOf(id) { return JSON.parse(document.getElementById(id).textContent); }

const page = (() => {
    const spec = jsonOf("spec");
    return new Page(new App(spec, jsonOf("map"), screenSpecMachine(spec)));
})();
