// The app's navigation, as its generated NavigationState and NavigationRouter have it: pure values in, pure values out.
// Every state of theirs and of this machine are compared in Tests/Preview.

function screenSpecMachine(spec) {
    const places = screenSpecPlaces(spec);
    const Navigation = screenSpecState(places);
    const saved = screenSpecSaved(places, Navigation);
    const links = screenSpecLinks(places);
    const Router = screenSpecRouter(places, Navigation, links);

    /** The state that the app starts in, or that a window of its own does. */
    function initial({ compact = false, window = null } = {}) {
        const state = new Navigation();
        if (window !== null) {
            state.isWindow = true;
            state.presentSheet(window);
        }
        if (places.measuresRoom) state.adapt(compact);
        return Router.initial(state.value);
    }

    /** Does what is asked for: the new state, and what is told of it. */
    function perform(state, intent) {
        const router = new Router(state);
        const { done, result } = understood(intent);
        if (done !== null) router.do(done);
        return { state: router.value, transitions: router.transitions, result };
    }

    /** An intent without texts that have to be read first. */
    function understood(intent) {
        if (intent.kind === "openURL") {
            const target = links.target(intent.url);
            return { done: target && { kind: "openLink", target }, result: target !== null };
        }
        if (intent.kind === "restore" && intent.text !== undefined) {
            const state = readState(intent.text);
            return { done: state && { kind: "restore", saved: state }, result: state !== null };
        }
        return { done: intent, result: undefined };
    }

    function readState(text) {
        try {
            return saved.read(JSON.parse(text));
        } catch {
            return null;
        }
    }

    /** What is shown: the columns or the stack of what fills the window, and what lies over it. */
    function columns(state) {
        const current = new Navigation(state.screens);
        const question = state.pending === null ? -1 : state.numbers.indexOf(state.pending.number);
        return {
            base: places.hasNavigation ? base(current) : null,
            layers: current.layers.map((layer, level) => ({
                kind: layer.style, of: layer.of, item: layer.item,
                stack: places.hasStack(layer) ? current.stackOfLayer(layer) : null,
                scope: { layer: level }, number: state.numbers[level],
                isUnsaved: state.unsaved.includes(state.numbers[level]),
            })),
            dialog: current.dialog,
            question: question < 0 ? null : { layer: question },
            waiting: state.asked.length === 0 ? null : { guards: [...new Set(state.asked.map(one => one.name))] },
        };
    }

    function base(current) {
        const { isCompact } = current;
        const holdsSplit = places.splitsTabs && places.holdsSplit(current.selectedTab);
        const hasColumns = places.isSplit && !(places.hasTabs && isCompact);
        const root = current.rootOf("base");
        return {
            kind: hasColumns ? "split" : places.hasTabs ? "tabs" : "stack",
            isCompact,
            sidebar: places.isSplit ? { selected: current.derivedMenuItem } : null,
            content: hasColumns || holdsSplit ? content(current) : null,
            detail: hasColumns || holdsSplit ? detail(current) : null,
            compactColumn: places.collapses ? current.compactColumn : null,
            contentRoot: current.contentRoot,
            contentStack: current.contentStack,
            detailRoot: current.detailRoot,
            stack: [root, ...current.stack],
            tab: places.hasTabs ? current.selectedTab : null,
        };
    }

    function content(current) {
        if (current.contentRoot === null) return null;
        return { stack: [current.contentRoot, ...current.contentStack] };
    }

    function detail(current) {
        const root = current.detailRoot;
        if (!places.isPlaceholder(root)) return { placeholder: null, stack: [root, ...current.detailStack] };
        const list = current.contentStack.at(-1) ?? current.contentRoot;
        return { placeholder: places.screens.get(list.destination).placeholder, stack: current.detailStack };
    }

    return Object.freeze({
        initial, perform, columns,
        json: state => screenSpecText(saved.written(state.screens)),
        /** The same of what is to be kept: without what a guard shows in place of something else. */
        jsonToKeep: state => screenSpecText(saved.written(new Router(state).screensToKeep)),
        /** The state that was saved as a text; null for what is none. */
        restored(text, { compact = false } = {}) {
            const screens = readState(text);
            if (screens === null) return null;
            return perform(initial({ compact }), { kind: "restore", saved: screens }).state;
        },
        /** The URL of the screen on show; null where none leads there. */
        url(state) {
            const item = new Navigation(state.screens).itemOnShow;
            return item === null ? null : links.url(item);
        },
        /** What lies on the root of a container or layer, or on what its `content` or `detail` column begins with. */
        stack(state, scope = "base", column = null) {
            const router = new Router(state);
            const place = router.scopeOf(router.placeOf(scope));
            if (place === null) return [];
            return router.current[column ? `${column}StackIn` : "stackIn"](place);
        },
        /** Why a URL is none of the app's. */
        misfit: links.misfit,
        /** The URL of a link's target. */
        urlOf: links.urlOf,
        finders: state => (state.link === null ? [] : links.finders(state.link.target)),
        sameItem: places.same,
        item: json => saved.readItem(json, places.screens),
        sheet: json => saved.readItem(json, places.sheets),
        written: (item, of) => saved.writtenItem(item, of === "sheet" ? places.sheets : places.screens),
    });
}
