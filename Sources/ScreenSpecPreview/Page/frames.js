"use strict";

// Devices, with the sizes of real ones in points.

const devices = [
    { id: "phone", title: "Phone", system: "iOS", icon: "phone", width: 393, height: 852, bezel: 14, canTurn: true, fits: () => true },
    { id: "tablet", title: "Tablet", system: "iOS", icon: "tablet", width: 1180, height: 820, bezel: 22, canTurn: true, canResize: true, fits: width => width < 640 },
    { id: "desktop", title: "Desktop", system: "macOS", icon: "desktop", width: 1240, height: 742, bezel: 12, canResize: true, least: [760, 480], desk: [1280, 800], fits: () => false },
    { id: "tv", title: "TV", system: "tvOS", icon: "television", width: 1920, height: 1080, bezel: 16, fits: () => false },
];

class Frame {
    constructor(app, device, changed) {
        Object.assign(this, { app, device, changed, scale: 1, isActive: false });
        this.size = { width: device.width, height: device.height };
        this.isCompact = device.fits(this.size.width);
        this.windows = make("div.windows");
        this.dimensions = make("span.dimensions");
        this.screen = make("div.screen", null, this.furniture(), this.windows, device.id === "phone" || device.id === "tablet" ? make("i.home-indicator", { "aria-hidden": "true" }) : null);
        this.body = make("div.device", null, this.screen);
        this.remote = device.id === "tv" ? make("button.remote", { type: "button", "aria-label": "Menu, on the remote: go back", onclick: () => wayBack(this, this.session)?.() }, "Menu") : null;
        this.box = make("div.device-box", null, this.body, device.canResize ? this.handle() : null);
        this.element = make(`section.frame.${device.id}`, { "aria-label": device.title, "data-device": device.id },
            make("h2.frame-title", null, device.title, this.dimensions, this.isForeign ? make("span.foreign", null, `not for ${device.system}`) : null, this.remote), this.box);
        this.element.addEventListener("pointerdown", event => { this.changed(this, "active"); beginSheetDrag(this, event) || beginSwipeBack(this, event) || beginRowSwipe(this, event); });
        this.element.addEventListener("focusin", () => this.changed(this, "active"));
        this.sessions = [];
        this.openWindow(null);
    }

    /** Whether the spec names its platforms, and this one is none of them. */
    get isForeign() { return this.app.spec.platforms?.includes(this.device.system) === false; }

    get session() { return this.sessions[this.sessions.length - 1]; }

    /** The status bar, the menu bar: what the system shows. */
    furniture() {
        const { id } = this.device;
        if (id === "desktop") return make("div.menu-bar", { "aria-hidden": "true" }, make("b", null, this.app.spec.app), ["File", "Edit", "View", "Window", "Help"].map(word => make("span", null, word)), make("time", null, "9:41"));
        if (id === "tv") return make("div.status-bar", { "aria-hidden": "true" }, make("time", null, "9:41"));
        return make("div.status-bar", { "aria-hidden": "true" }, make("time", null, "9:41"), id === "phone" ? make("i.island") : null, make("i.battery"));
    }

    /** Opens a window: the app's main one, or one of an item. Where a device has one window only, it is a sheet. */
    openWindow(item) {
        if (item && this.device.id !== "desktop") return this.session.perform({ kind: "present", item, of: "sheet", scope: "base" });
        const known = item && this.sessions.find(session => this.app.same(session.window, item));
        if (known) return this.bringForward(known);
        const session = new Session(this.app, this.device, this.isCompact, () => this.update(), item);
        session.shell = new Shell(this, session);
        session.layers = new Layers(this, session);
        session.surface = make("div.app", { "data-idiom": this.device.id }, session.shell.element, session.layers.element);
        session.element = make("div.window", null, this.device.id === "desktop" ? this.titleBar(session) : null, session.surface);
        session.element.addEventListener("pointerdown", () => this.bringForward(session), true);
        session.surface.addEventListener("keydown", event => pressKey(this, session, event));
        session.surface.addEventListener("click", event => { session.opener = event.target.closest("button"); }, true);
        if (item) session.element.style.setProperty("--offset", `${this.sessions.length * 34}px`);
        this.main ||= session;
        this.sessions.push(session);
        this.windows.append(session.element);
        this.update();
    }

    /** Where its windows are, as text; null where nothing has been done to it. */
    get place() {
        const { main, sessions } = this, windows = sessions.filter(session => session !== main);
        if (!main.log.length && !this.wasRestored && !windows.length) return null;
        const others = windows.length ? { windows: windows.map(({ window, place }) => ({ window, ...place })), isBehind: sessions.indexOf(main) } : {};
        return JSON.stringify({ ...main.place, ...others });
    }

    /** Goes to such a place; to where the app starts where that is none, or null. Whether there was nothing wrong with it. */
    restore(text) {
        for (const session of this.sessions) if (session !== this.main) session.element.remove();
        this.sessions = [this.main];
        this.main.begin(this.isCompact);
        this.wasRestored = false;
        try {
            const place = text && this.app.hasNavigation && JSON.parse(text);
            if (place) this.restoreWindows(place);
        } catch {
            // Somebody cut the URL short, or changed it.
        }
        this.update();
        return !text || !this.app.hasNavigation || Boolean(this.wasRestored);
    }

    restoreWindows({ windows = [], isBehind = windows.length, ...place }) {
        this.wasRestored = this.main.restore(place, this.isCompact);
        for (const { window, ...other } of windows) {
            if (!this.main.known(window)) continue;
            this.openWindow(window);
            if (this.session.window) this.session.restore(other, this.isCompact);
        }
        this.sessions.splice(Math.min(isBehind, windows.length), 0, ...this.sessions.splice(0, 1));
    }

    titleBar(session) {
        const close = session.window ? make("button.light.close", { type: "button", "aria-label": "Close Window", onclick: () => this.closeWindow(session) }) : make("i.light.close");
        return make("div.title-bar", null, close, make("i.light.shrink"), make("i.light.grow"));
    }

    closeWindow(session) {
        this.sessions = this.sessions.filter(other => other !== session);
        removeAfterAnimation(session.element, "leave");
        this.update();
    }

    bringForward(session) {
        if (this.session === session) return;
        this.sessions = [...this.sessions.filter(other => other !== session), session];
        this.update();
    }

    update() {
        for (const session of this.sessions) {
            session.shell.update();
            session.shell.element.inert = session.layers.update();
            toggle(session.element, { front: session === this.session });
            session.element.classList.toggle("is-compact", this.isCompact);
        }
        this.changed(this, "state");
    }

    /** After something closed: the focus goes where the person is now. */
    focusTop(session) {
        if (!this.isActive || (document.activeElement !== document.body && document.activeElement?.isConnected && !document.activeElement.closest("[inert], .leave"))) return;
        requestAnimationFrame(() => focusPage([...session.surface.querySelectorAll(".page")].reverse().find(page => !page.closest("[inert], .leave"))));
    }

    /** Buttons in the bar of a page: none of the page's own so far. */
    pageActions() { return null; }

    turn() { this.resize(this.size.height, this.size.width); }

    resize(width, height) {
        const wasUpright = this.isUpright;
        const [leastWidth, leastHeight] = this.device.least || [320, 320];
        this.size = { width: Math.round(Math.max(leastWidth, Math.min(width, Math.max(1600, this.device.width)))), height: Math.round(Math.max(leastHeight, Math.min(height, 1400))) };
        const isCompact = this.device.fits(this.size.width);
        if (isCompact !== this.isCompact) {
            this.isCompact = isCompact;
            for (const session of this.sessions) session.perform({ kind: "adapt", compact: isCompact });
        }
        // Where there is less room the sidebar makes way, and comes back where there is more.
        for (const session of this.sessions) {
            if (this.isUpright === wasUpright) continue;
            session.hidesSidebarOnceChosen = this.isUpright;
            session.sidebarIsShown = !this.isUpright && session.showsSidebarAtFirst;
        }
        this.update();
        this.changed(this, "size");
    }

    /** Whether the sidebar lies over the columns. */
    get isUpright() { return this.device.id === "tablet" && this.size.width < 1000; }

    /** Fits the device into the room that there is for it. */
    fit(room) {
        const full = this.fullSize;
        this.scale = Math.min(room.width / full.width, room.height / full.height, 1);
        const screen = this.screenSize;
        this.box.style.setProperty("--scale", this.scale);
        this.box.style.width = `${full.width * this.scale}px`;
        this.box.style.height = `${full.height * this.scale}px`;
        this.body.style.setProperty("--width", `${screen.width}px`);
        this.body.style.setProperty("--height", `${screen.height}px`);
        this.box.style.setProperty("--window-width", `${this.size.width}px`);
        this.box.style.setProperty("--window-height", `${this.size.height}px`);
        this.body.style.setProperty("--bezel", `${this.device.bezel}px`);
        toggle(this.element, { landscape: this.size.width > this.size.height });
        this.dimensions.textContent = `${this.size.width} × ${this.size.height}`;
    }

    /** The size of a Mac is its window's, which stands on a screen that has room for it. */
    get screenSize() {
        const { width, height } = this.size, [least, low] = this.device.desk || [0, 0];
        return this.device.desk ? { width: Math.max(least, width + 40), height: Math.max(low, height + 58) } : this.size;
    }

    get fullSize() {
        const { width, height } = this.screenSize, { bezel } = this.device;
        return { width: width + 2 * bezel, height: height + 2 * bezel };
    }

    /** A corner to drag; arrow keys do the same. */
    handle() {
        return make("button.resize", {
            type: "button", "aria-label": `Resize ${this.device.title}`,
            onpointerdown: event => {
                event.preventDefault();
                event.stopPropagation();
                const { width, height } = this.size, { scale } = this;
                // A tablet stands in the middle, and grows to both sides; a window has a corner that stays.
                follow(event, scale, ({ x, y }) => this.resize(width + (this.device.desk ? x : 2 * x), height + y), () => {});
            },
            onkeydown: event => {
                const step = { ArrowLeft: [-40, 0], ArrowRight: [40, 0], ArrowUp: [0, -40], ArrowDown: [0, 40] }[event.key];
                if (!step) return;
                event.preventDefault();
                this.resize(this.size.width + step[0], this.size.height + step[1]);
            },
        });
    }
}
