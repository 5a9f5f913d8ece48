"use strict";

const emptyBase = { kind: "stack", isCompact: false, sidebar: null, content: null, detail: null, compactColumn: null, stack: [], tab: null };

/** One window of the app: where it is, what can be done to it, and what was. */
class Session {
    /**
     * @param app what all windows share: the spec, the machine, the stand-ins.
     * @param window the item of a window of its own; null for the app's main one.
     */
    constructor(app, device, isCompact, changed, window = null) {
        this.app = app;
        this.changed = changed;
        this.window = window;
        this.showsSidebarAtFirst = device.id === "tv" || !["doubleColumn", "detailOnly"].includes(app.spec.visibility);
        this.sidebarIsShown = this.showsSidebarAtFirst;
        this.begin(isCompact);
    }

    /** Goes to where the app starts. */
    begin(isCompact) {
        const { app, window } = this;
        this.state = app.hasNavigation ? app.machine.initial({ compact: isCompact, ...(window ? { window } : {}) }) : null;
        this.log = [];
    }

    /** What is shown. In a window of its own the lowest layer is what fills it. */
    get view() {
        if (!this.app.hasNavigation) return { base: { ...emptyBase, kind: "none" }, layers: [] };
        const view = this.app.machine.columns(this.state);
        if (!this.window) return view;
        const [{ item, stack, scope }, ...layers] = view.layers;
        return { ...view, base: { ...emptyBase, root: { item, scope }, stack: [item, ...stack || []] }, layers };
    }

    /** Does what a person or the app does, and tells of it. Whether it led anywhere. */
    perform(intent) {
        if (!this.app.hasNavigation) return false;
        const { state, transitions, result } = this.app.machine.perform(this.state, intent);
        this.state = state;
        for (const transition of transitions || []) this.record(transition, intent);
        if (!this.find() && !this.passGuard()) this.changed(this);
        return result !== false;
    }

    /** Answers a guard that holds from now on: whether one had asked. */
    passGuard() {
        const name = this.view.waiting?.guards.find(name => this.app.holding.has(name));
        return name !== undefined && this.perform({ kind: "guardAnswers", name, holds: true });
    }

    /** The app deletes what a row stands for: it and all that shows it are gone. */
    remove(item, parent, siblings) {
        const { app } = this, known = parent ? app.data(parent) : [], own = app.data(item).find(text => !known.includes(text));
        if (!own) return;
        app.deleted.add(own);
        for (const session of app.sessions()) {
            const shown = [];
            JSON.stringify(session.state?.screens ?? null, (_, value) => { if (value?.payload && app.isDeleted(value)) shown.push(value); return value; });
            session.perform({ kind: "remove", deleted: shown.filter(one => app.about(one, "screen")), sheets: shown.filter(one => app.about(one, "sheet")), among: siblings });
        }
    }

    /** What is not there cannot be on show: who is in such a tab comes to the first that is. */
    leaveTabsGone() {
        const tab = this.app.hasNavigation && this.view.base.tab, there = this.app.tabsThere;
        if (tab && there.length && !there.some(({ id }) => id === tab)) this.perform({ kind: "select", tab: there[0].id });
    }

    /** A row of the sidebar was chosen: where it lies over the columns, it goes. */
    select(intent) {
        if (this.hidesSidebarOnceChosen) this.sidebarIsShown = false;
        if (!this.isChosen(intent.item)) this.perform(intent);
    }

    /** Whether a list that writes this row changes nothing: it is chosen, and what lies on it stays. */
    isChosen(row) {
        const { isCompact, sidebar, contentRoot, detailRoot, stack } = this.view.base;
        return !isCompact && stack.length > 1 && [sidebar.selected, contentRoot || detailRoot].every(one => this.app.same(one, row));
    }

    record(transition, intent) {
        this.log.push({ number: this.log.length + 1, ...transition, item: intent.item || intent.to || null, url: intent.url || null, tab: intent.tab || null });
        if (this.log.length > 500) this.log.shift();
    }

    /** Finds what a link speaks of, as the app would: whether there was anything to find. */
    find() {
        const finders = this.app.machine.finders?.(this.state) || [];
        if (!finders.length) return false;
        const found = {};
        for (const finder of finders) found[finder.name] = this.found(finder);
        return this.perform({ kind: "linkFound", found });
    }

    found({ type, arguments: given }) {
        const standIns = this.app.standIns, bare = bareType(type);
        const id = given[given.length - 1]?.value;
        if (bare.endsWith(".ID")) return id;
        const model = standIns.value(bare, standIns.numberOf(bare, id));
        return model && typeof model === "object" && !Array.isArray(model) && id !== undefined && "id" in model ? { ...model, id } : model;
    }

    /** The URL of the place; null where it has none. */
    get url() { return this.app.hasNavigation ? this.app.machine.url(this.state) : null; }

    /** The state as the app saves it; null where the app holds it by itself. */
    get saved() { return this.app.hasNavigation ? this.app.machine.json(this.state) : null; }

    /** The place, for the page's own URL; `restore` goes back there. */
    get place() { return { saved: this.saved, state: this.state }; }

    /** Goes to a place that another page, or this one before the spec was changed, was at. Whether it is there: "whole", "part", or false. */
    restore({ saved, state }, isCompact) {
        const machine = this.app.machine;
        for (const candidate of [() => this.known(state) && state, () => !this.window && machine.restored(saved, { compact: isCompact })]) {
            try {
                const next = candidate();
                if (!next) continue;
                machine.columns(next);
                this.begin(isCompact);
                this.state = next;
                this.adapt(isCompact);
                return lacksSomething(next.screens) ? "part" : "whole";
            } catch {
                // It was made by another spec: the next way, or the beginning.
            }
        }
        return false;
    }

    /** There is more room now, or less, than where the place was. */
    adapt(isCompact) {
        const { machine } = this.app, room = state => machine.columns(state).base?.isCompact;
        if (room(this.state) !== room(machine.initial({ compact: isCompact }))) this.perform({ kind: "adapt", compact: isCompact });
    }

    /** Whether all items of a state are of screens that there are, with what those need and nothing else. */
    known(value) {
        if (!value || typeof value !== "object") return true;
        if (typeof value.destination === "string" && !this.isWhole(value)) return false;
        return Object.values(value).every(part => this.known(part));
    }

    isWhole(item) {
        const parameters = item.destination === this.app.placeholderCase && !this.app.about(item) ? ["label", "systemImage"].map(name => ({ name })) : this.app.about(item)?.payload;
        if (!parameters || typeof item.payload !== "object" || !item.payload) return false;
        const isThere = ({ name, type, isOptional, isSaved, default: value }) => name in item.payload || isOptional || isSaved === false || value !== undefined || this.app.standIns.value(type || "", 1, name) === undefined;
        return parameters.every(isThere) && Object.keys(item.payload).every(key => parameters.some(({ name }) => name === key));
    }
}

/** Whether a state keeps, unread, what the spec does not have. */
function lacksSomething(value) {
    if (!value || typeof value !== "object" || "payload" in value) return false;
    return Object.keys(value.unread || {}).length > 0 || Object.values(value).some(lacksSomething);
}

/** What windows share. */
class App {
    constructor(spec, map, machine) {
        Object.assign(this, { spec, map, machine, standIns: new StandIns(spec) });
        this.tabs = new Map(spec.tabs.map(tab => [tab.id, tab]));
        /** The conditions that do not hold, the guards that do without being asked, and the data that was deleted. */
        Object.assign(this, { off: new Set(), holding: new Set(), deleted: new Set() });
        this.placeholderCase = spec.placeholderCase ?? "selectSomething";
        this.kinds = new Map([["screen", spec.screens], ["sheet", [...spec.sheets, ...spec.windows]], ["dialog", spec.dialogs]]
            .map(([kind, list]) => [kind, new Map(list.map(entry => [entry.name, entry]))]));
    }

    /** What the spec says of an item. */
    about(item, kind) {
        if (kind) return this.kinds.get(kind).get(item.destination);
        return this.kinds.get("screen").get(item.destination) || this.kinds.get("sheet").get(item.destination) || this.kinds.get("dialog").get(item.destination);
    }

    title(item, kind) {
        const about = this.about(item, kind);
        if (!about) return inWords(item.destination);
        return textOf(about.title, this.standIns.names(item)) || inWords(item.destination);
    }

    /** What may hold or not while the app runs: Swift over its data, what `#if` asks, systems. */
    get conditions() {
        const { sidebar, tabs, screens } = this.spec, sections = sidebar?.sections || [];
        const all = [...tabs, ...screens, ...sections, ...sections.flatMap(section => [...section.rows, ...section.each ? [section.each] : []])];
        return [...new Set(all.flatMap(entry => entry.when || []))];
    }

    /** Whether a row, a tab or a screen is there. */
    isThere(entry) { return !entry?.when?.some(condition => this.off.has(condition)); }

    tabTitle(tab) { return textOf(tab.title, this.standIns.names(tab.root)); }

    get tabsThere() { return this.spec.tabs.filter(tab => this.isThere(tab)); }

    /** What of the app's data an item carries, as texts: a model is known by its id. */
    data(item) {
        return (this.about(item)?.payload || []).filter(({ name }) => item.payload?.[name] != null).map(({ name, type }) => {
            const bare = bareType(type).replace(/\.ID$/, ""), isBasic = /^(Swift\.)?(Int|String|Bool|Double|UUID|URL|Date)$/.test(bare) || !/^[A-Z]/.test(bare);
            return `${isBasic ? `${item.destination} ${name}` : bare} ${JSON.stringify(item.payload[name].id ?? item.payload[name])}`;
        });
    }

    isDeleted(item) { return this.deleted.size > 0 && this.data(item).some(text => this.deleted.has(text)); }

    /** Whether the spec says how screens are put together. */
    get hasNavigation() { return this.spec.host !== null; }

    same(a, b) { return Boolean(a && b) && (this.machine.sameItem ? this.machine.sameItem(a, b) : JSON.stringify(a) === JSON.stringify(b)); }
}
