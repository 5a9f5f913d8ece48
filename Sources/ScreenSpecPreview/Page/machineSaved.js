// How a state is saved and read again: the generated `Codable`.

function screenSpecSaved(places, Navigation) {
    /** What cannot be read stays unread. */
    function refuse(isWrong) { if (isWrong) throw new Error(); }

    const { screens, sheets, tabs, spec } = places;
    const { items, with: withItems } = screenSpecList;
    const formerly = spec.formerly ?? {};

    // MARK: Items

    const label = (parameter, index) => parameter.label ?? `_${index}`;
    const placeholderCase = spec.placeholderCase ?? "selectSomething";
    const placeholderParameters = ["label", "systemImage"].map(name => ({ label: name, name, isSaved: true }));

    function parametersOf(item, cases) {
        const isPlaceholder = cases === screens && item.destination === placeholderCase && !cases.has(placeholderCase);
        return isPlaceholder ? placeholderParameters : cases.get(item.destination).payload;
    }

    function writtenItem(item, cases) {
        const values = { ...item.kept };
        parametersOf(item, cases).forEach((parameter, index) => {
            const value = item.payload?.[parameter.name];
            if (parameter.isSaved === false) return;
            if (value != null) values[label(parameter, index)] = value;
            else if (parameter.isOptional && parameter.value != null) values[label(parameter, index)] = null;
        });
        return { [item.destination]: values };
    }

    /** The item that was saved, with what of its parameters is not known; throws for one that the spec does not know. */
    function readItem(json, cases) {
        const item = readKnown(json, cases);
        const names = parametersOf(item, cases).map((one, index) => (one.isSaved === false ? null : label(one, index)));
        const kept = Object.entries(Object.values(json)[0]).filter(([name]) => !names.includes(name));
        return Object.freeze(kept.length === 0 ? item : { ...item, kept: Object.fromEntries(kept) });
    }

    function readKnown(json, cases) {
        const [name, ...others] = Object.keys(object(json));
        refuse(name === undefined || others.length > 0);
        const kind = cases === screens ? "screens" : "sheets";
        const destination = cases.has(name) ? name : formerly[kind]?.[name] ?? name;
        refuse(!cases.has(destination) && !(cases === screens && name === placeholderCase));
        const item = { destination, payload: {} };
        parametersOf(item, cases).forEach((parameter, index) => {
            const saved = parameter.isSaved === false ? undefined : object(json[name])[label(parameter, index)];
            const isMissing = saved === undefined || (saved === null && !parameter.isOptional);
            const value = isMissing ? parameter.value ?? null : saved;
            if (value !== null) item.payload[parameter.name] = value;
            else refuse(!parameter.isOptional && parameter.default == null);
        });
        return item;
    }

    function object(json) {
        refuse(json === null || typeof json !== "object" || Array.isArray(json));
        return json;
    }

    // MARK: Lists

    function writtenList(list, write) {
        const [first] = list;
        if (list.length === 1 && first.isAll) return first.unread;
        return list.filter(element => !element.isAll).map(
            element => ("unread" in element ? element.unread : write(element)));
    }

    function readList(json, read) {
        if (!Array.isArray(json)) return [{ unread: json, isAll: true }];
        return json.map(element => {
            try {
                return read(element);
            } catch {
                return { unread: element };
            }
        });
    }

    const writtenPath = path => writtenList(path, item => writtenItem(item, screens));
    const readPath = json => readList(json, element => readItem(element, screens));

    function writtenLayer({ of, item, style, path, kept, beside }) {
        const content = { [of]: { _0: writtenItem({ ...item, kept }, of === "sheet" ? sheets : screens) } };
        return { ...beside, content, style, path: writtenPath(path) };
    }

    function readLayer(json) {
        const [of, ...others] = Object.keys(object(object(json).content));
        refuse(others.length > 0 || !["screen", "sheet"].includes(of));
        refuse(!["sheet", "fullScreenCover", "popover"].includes(json.style));
        const { kept, ...item } = readItem(object(json.content[of])._0, of === "sheet" ? sheets : screens);
        const { content, style, path, ...beside } = json;
        return Object.freeze({
            of, item: Object.freeze(item), style, path: readPath(path ?? []), ...(kept ? { kept } : {}),
            ...(Object.keys(beside).length > 0 ? { beside } : {}),
        });
    }

    // MARK: Parts

    const mapped = (map, change) => Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));

    function bool(json) {
        refuse(typeof json !== "boolean");
        return json;
    }

    function int(json) {
        refuse(!Number.isInteger(json));
        return json;
    }

    function tab(json) {
        const id = tabs.has(json) ? json : formerly.tabs?.[json];
        refuse(!tabs.has(id));
        return id;
    }

    function writtenColumns({ path, placeholderPlace }) {
        return { path: writtenPath(path), ...places.hasContent && { placeholderPlace } };
    }

    function readColumns(json) {
        const path = readPath(object(json).path);
        refuse(items(path).length === 0);
        return { path, placeholderPlace: Number.isInteger(json.placeholderPlace) ? json.placeholderPlace : 0 };
    }

    const held = places.isSplit ? "tabColumns" : "tabPaths";
    const writtenHeld = places.isSplit ? list => writtenList(list, writtenColumns) : writtenPath;
    const readHeld = places.isSplit ? json => readList(json, readColumns) : readPath;

    /** The parts of a state by their keys: where they are in it, how they are written, and how they are read. */
    const parts = [
        places.hasPath && ["path", "path", writtenPath, readPath],
        places.hasContent && ["placeholderPlace", "placeholderPlace", value => value, int],
        places.measuresRoom && ["isCompact", "isCompact", value => value, bool],
        places.collapses && ["showsSidebar", "showsSidebar", value => value, bool],
        places.hasTabs && ["tabs", held, map => mapped(map, writtenHeld), json => mapped(object(json), readHeld)],
        places.splitsTabs && ["placeholderPlaces", "placeholderPlaces", value => value,
            json => mapped(object(json), int)],
        places.hasLayers && ["layers", "presentations", list => writtenList(list, writtenLayer),
            json => readList(json, readLayer)],
        places.hasTabs && ["selectedTab", "selectedTab", value => value, tab],
    ].filter(Boolean);

    /** What is saved of a state, as a JSON value. */
    function written(state) {
        const json = { ...state.unread };
        const initial = new Navigation();
        for (const [key, member, write] of parts) {
            const value = write(state[member]);
            const isKept = key === "selectedTab" || screenSpecText(value) === screenSpecText(write(initial[member]));
            if (!(isKept && key in state.unread)) json[key] = value;
        }
        return json;
    }

    /** The state that was saved as a JSON value; throws where that is no object. */
    function read(json) {
        const state = new Navigation();
        state.unread = { ...object(json) };
        for (const [key, member, , readPart] of parts) {
            if (!(key in json)) continue;
            try {
                state[member] = readPart(json[key]);
                delete state.unread[key];
            } catch {
                // It stays unread, and costs no other part.
            }
        }
        if (places.hasTabs) rename(state);
        dropPlaceholders(state);
        fitPlaceholders(state);
        if (places.hasTabs && places.isSplit) {
            fitUnknownTab(state);
            state.fitTab();
            fitColumns(state);
        }
        for (const name of Object.keys(state.tabPaths)) {
            if (state.tabPaths[name].length === 0) state.holdPath(name, null);
        }
        return state.value;
    }

    /** What a tab had before it got another name is the tab's. */
    function rename(state) {
        for (const [name, value] of Object.entries(state[held])) {
            const id = formerly.tabs?.[name];
            if (tabs.has(name) || !id || state[held][id]) continue;
            const { [name]: _, ...others } = state[held];
            state[held] = { ...others, [id]: value };
            state.setPlace(id, state.placeholderPlaces[name]);
            state.setPlace(name);
        }
    }

    /** Of what was saved, what lies on a placeholder counts as far as something can lie there. */
    function fitPlaceholders(state) {
        if (places.hasContent) {
            state.keepOnPlaceholder(state.placeholderPlace > 0 ? state.contentCount : 0);
        }
        for (const tab of tabs.keys()) {
            const saved = state.placeholderPlaces[tab];
            const isPlace = saved > 0 && places.holdsSplit(tab);
            const under = isPlace ? [places.root(tab), ...items(state.tabPaths[tab] ?? [])].slice(0, -1).slice(0, saved) : [];
            state.setPlace(tab, under.findLastIndex(places.isContent) + 1 || undefined);
        }
    }

    /** What was shown in a tab that this spec does not know lies on what the tab holds that it is shown in. */
    function fitUnknownTab(state) {
        const { isCompact, screens: [first] } = state;
        if (state.unread.selectedTab === undefined || screenSpecList.beginsUnread(state.path)) return;
        if (state.isBesideTabs) state.selectedTab = state.tabOf(first, first) ?? state.selectedTab;
        const saved = state.tabColumns[state.selectedTab] ?? [];
        if (!items(saved).length) return;
        state.isCompact = true;
        const shown = state.screens.slice(state.stackStart);
        state.show(saved);
        state.stack = [...state.stack, ...shown];
        state.isCompact = isCompact;
    }

    /** What was saved of a tab is the tab's, whatever it begins with. */
    function fitColumns(state) {
        for (const tab of tabs.keys()) {
            const saved = state.tabColumns[tab];
            if (!saved) continue;
            const fitted = new Navigation();
            Object.assign(fitted, { isCompact: true, selectedTab: tab }).show();
            items(saved).forEach(columns => fitted.cover(columns));
            state.holdColumns(tab, withItems(saved, items(fitted.columns), Navigation.sameColumns));
        }
    }

    function dropPlaceholders(state) {
        const isShown = item => !places.isPlaceholder(item);
        const cleaned = path => withItems(path, items(path).filter(isShown), places.same);
        state.path = cleaned(state.path);
        const cleanedColumns = one => (one.path ? { ...one, path: cleaned(one.path) } : one);
        state.tabPaths = mapped(state.tabPaths, cleaned);
        state.tabColumns = mapped(state.tabColumns, list => list.map(cleanedColumns));
        state.layers = state.layers.map(layer => ({ ...layer, path: cleaned(layer.path) }));
    }

    return { written, read, writtenItem, readItem };
}
