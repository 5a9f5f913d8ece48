// Where a person is, as a value, and what can be done to it: the generated `NavigationState`, with its names.
//
// A scope is "base", `{tab: id}` or `{layer: number from 0 at the bottom}`.

function screenSpecState(places) {
    const { items, with: withItems, same: sameLists } = screenSpecList;
    const { same, sameAll, startsWith, isSplit, hasContent, collapses, hasTabs, splitsTabs, nestsContent } = places;

    const samePath = (a, b) => sameLists(a, b, same);
    const sameContent = (a, b) => a.of === b.of && a.style === b.style && same(a.item, b.item);
    const sameLayer = (a, b) => sameContent(a, b) && samePath(a.path, b.path)
        && screenSpecText([a.kept, a.beside]) === screenSpecText([b.kept, b.beside]);

    const sameMap = (a, b, same) => Object.keys(a).length === Object.keys(b).length
        && Object.keys(a).every(key => b[key] && same(a[key], b[key]));
    const sameColumns = (a, b) => a.placeholderPlace === b.placeholderPlace && samePath(a.path, b.path);

    const initial = {
        path: places.hasPath && !places.startsApart ? [places.start] : [],
        placeholderPlace: 0,
        isCompact: false,
        showsSidebar: collapses && places.startsAtSidebar,
        selectedTab: places.firstTab,
        tabPaths: {},
        tabColumns: {},
        placeholderPlaces: {},
        presentations: [],
        isWindow: false,
        dialog: null,
        unread: {},
    };

    /** A state that can be changed. What it holds never is: a change puts something else there. */
    class Navigation {
        constructor(value = initial) { Object.assign(this, value); }

        /** The state as a value. */
        get value() { return Object.freeze({ ...this }); }

        static sameLayers(a, b) { return a.length === b.length && a.every((layer, index) => sameLayer(layer, b[index])); }
        static sameContent(a, b) { return sameContent(a, b); }
        static sameColumns(a, b) { return sameColumns(a, b); }

        static same(a, b) {
            if (a === b) return true;
            return a.placeholderPlace === b.placeholderPlace && a.isCompact === b.isCompact
                && a.showsSidebar === b.showsSidebar && a.selectedTab === b.selectedTab && a.isWindow === b.isWindow
                && same(a.dialog, b.dialog) && samePath(a.path, b.path)
                && sameMap(a.tabPaths, b.tabPaths, samePath)
                && sameMap(a.tabColumns, b.tabColumns, (one, other) => sameLists(one, other, sameColumns))
                && screenSpecText(a.placeholderPlaces) === screenSpecText(b.placeholderPlaces)
                && sameLists(a.presentations, b.presentations, sameLayer)
                && screenSpecText(a.unread) === screenSpecText(b.unread);
        }

        // MARK: What is shown

        /** What the content column shows; null where the detail root takes its place. */
        get contentRoot() {
            if (splitsTabs) return places.holdsSplit(this.selectedTab) ? places.root(this.selectedTab) : null;
            return hasContent && places.isContent(this.screens[0]) ? this.screens[0] : null;
        }

        /** What was pushed in the content column. */
        get contentStack() {
            return splitsTabs ? this.contentStackOf(this.selectedTab) : this.screens.slice(1, this.contentCount);
        }
        set contentStack(stack) {
            if (splitsTabs) return this.setContentStack(stack, "base");
            if (this.contentRoot === null || this.stackStart > this.contentCount) return;
            if (collapses && stack.length > this.contentStack.length) this.showsSidebar = false;
            // What is written again brings what is new in it.
            const rest = sameAll(stack, this.contentStack) ? this.screens.slice(this.contentCount) : [];
            if (!rest.length) this.placeholderPlace = 0;
            this.screens = [this.screens[0], ...stack, ...rest];
        }

        /** How many of the screens stand in the content column; 1 where there is none. */
        get contentCount() {
            const screens = this.screens;
            if (!nestsContent || !places.isContent(screens[0])) return 1;
            const others = screens.slice(1);
            const end = others.findIndex(item => !places.isContent(item) || places.sidebarItem(item) !== null);
            const lists = 1 + (end < 0 ? others.length : end);
            return Math.min(this.placeholderPlace || lists, lists);
        }

        /** What the detail column begins with; a placeholder while nothing is selected in the content column. */
        get detailRoot() {
            if (splitsTabs) {
                const tab = this.selectedTab;
                return places.holdsSplit(tab) ? this.detailRootOf(tab) : places.root(tab);
            }
            if (!places.hasPath) return places.root(this.selectedTab);
            const screens = this.screens;
            const count = this.contentCount;
            const placeholder = hasContent ? places.placeholder(screens[count - 1]) : null;
            if (placeholder === null) return screens[0];
            return this.rootCount > count ? screens[count] : placeholder;
        }

        /** What was pushed on the detail root. */
        get detailStack() {
            return places.hasPath ? this.screens.slice(this.rootCount) : this.stack.slice(this.selectionCount);
        }
        set detailStack(items) {
            if (!places.hasPath) {
                const count = this.contentStack.length;
                const lies = places.holdsSplit(this.selectedTab) && this.selectionCount === count;
                this.stack = [...this.stack.slice(0, this.selectionCount), ...items];
                if (splitsTabs && lies) this.keepOnPlaceholderOf(this.selectedTab, count);
                return;
            }
            if (collapses && items.length > this.detailStack.length) this.showsSidebar = false;
            const contents = this.contentCount;
            const lies = this.contentRoot !== null && this.rootCount === contents;
            const held = this.tabColumns[this.selectedTab];
            this.screens = [...this.screens.slice(0, this.rootCount), ...items];
            this.keepOnPlaceholder(lies ? contents : 0);
            if (isSplit && hasTabs && this.isBesideTabs) this.holdColumns(this.selectedTab, held);
            this.followScreens();
        }

        /** What is selected in the content column, so that the detail column shows it. */
        get detailSelection() {
            if (splitsTabs) {
                const count = this.contentStack.length;
                return this.selectionCount > count ? this.stack[count] : null;
            }
            return hasContent && this.rootCount > this.contentCount ? this.screens[this.contentCount] : null;
        }
        set detailSelection(item) {
            if (item !== null) {
                this.setDetailRoot(item);
            } else if (this.detailSelection !== null && (splitsTabs || this.stackStart <= this.contentCount)) {
                if (splitsTabs) this.stack = this.contentStack;
                else this.leaveDetail();
            }
        }

        leaveDetail() { this.screens = this.screens.slice(0, nestsContent ? this.contentCount : 1); }

        /** The row of the sidebar that stands for what is shown. */
        get derivedMenuItem() {
            if (!isSplit || (collapses && this.isCompact && this.showsSidebar)) return null;
            return places.sidebarItem(this.screens[0]);
        }

        /** In a compact layout, the column that is on top. */
        get compactColumn() {
            if (this.showsSidebar) return "sidebar";
            const isBare = nestsContent ? this.screens.length === this.contentCount : this.stack.length === 0;
            return this.contentRoot !== null && isBare ? "content" : "detail";
        }
        set compactColumn(column) {
            this.showsSidebar = column === "sidebar";
            if (column === "content" && this.contentRoot !== null) this.leaveDetail();
        }

        // MARK: The trail of what fills the window

        /** What lies on the root, whatever column shows it. */
        get stack() {
            if (!hasTabs) return this.screens.slice(this.stackStart);
            if (!isSplit) return this.stackIn({ tab: this.selectedTab });
            return [...this.aside, ...this.screens.slice(this.stackStart)];
        }
        set stack(stack) {
            if (!hasTabs) {
                if (collapses && stack.length > this.stack.length) this.showsSidebar = false;
                this.screens = [...this.screens.slice(0, this.stackStart), ...stack];
            } else if (!isSplit) {
                this.setStack(stack, { tab: this.selectedTab });
            } else {
                this.setStackOfColumns(stack);
            }
        }

        setStackOfColumns(stack) {
            if (this.isCompact) return this.replaceStack(stack);
            const held = this.tabColumns[this.selectedTab];
            this.screens = [this.screens[0], ...stack];
            if (held && this.keepRootPushed()) this.holdColumns(this.selectedTab, held);
        }

        /** What lies over all this, from the bottom up. */
        get layers() { return items(this.presentations); }
        set layers(layers) {
            const identities = layers => layers.map(places.layerIdentity).join("\n");
            if (identities(layers) !== identities(this.layers)) this.dialog = null;
            const shown = layers.filter(layer => !places.isPlaceholder(layer.item));
            this.presentations = withItems(this.presentations, Navigation.withoutTwins(shown), sameLayer);
        }

        /** Of two of one identity that lie on each other, the upper one takes the place of the lower. */
        static withoutTwins(layers) {
            return layers.filter((layer, level) => level === layers.length - 1
                || places.layerIdentity(layer) !== places.layerIdentity(layers[level + 1]));
        }

        /** The screens from the root on; never empty. */
        get screens() {
            const known = items(this.path);
            const first = isSplit && hasTabs && this.isCompact ? places.root(this.selectedTab) : places.start;
            return Navigation.withList(known.length === 0 ? [first] : known);
        }
        set screens(newScreens) {
            const screens = Navigation.withList(newScreens.filter(item => !places.isPlaceholder(item)));
            if (!startsWith(screens, this.screens.slice(0, this.contentCount + 1))) this.placeholderPlace = 0;
            if (!same(screens[0] ?? null, items(this.path)[0] ?? null)) this.path = [];
            this.path = withItems(this.path, screens, same);
            this.followScreens();
        }

        /** A list stands beside a screen of the detail column. */
        static withList(screens) {
            const isDetail = hasContent && screens[0] && places.isDetail(screens[0]);
            const content = isDetail ? places.defaultContentRoot(screens[0]) : null;
            return content === null ? screens : [content, ...screens];
        }

        /** How many of the screens are roots of columns. */
        get rootCount() {
            if (!hasContent) return 1;
            const { screens, contentCount: count } = this;
            if (!places.isContent(screens[0]) || this.placeholderPlace) return count;
            return screens.length > count && places.isDetail(screens[count]) ? count + 1 : count;
        }

        /** What is behind so many screens was pushed on the content column's placeholder. */
        keepOnPlaceholder(count) {
            this.placeholderPlace = 0;
            if (this.contentRoot && count <= this.contentCount && this.rootCount > count) this.placeholderPlace = count;
        }

        /** How many of the screens are under the one stack. */
        get stackStart() {
            if (!hasTabs || !this.isCompact) return 1;
            const root = places.root(this.selectedTab);
            return this.screens.slice(0, this.rootCount).findLastIndex(item => same(item, root)) + 1;
        }

        /** How many of the screens on the root of the whole lie under what the tab on show holds. */
        get countUnderTab() {
            if (this.isCompact) return 0;
            const root = places.root(this.selectedTab);
            return Math.max(this.screens.slice(0, this.rootCount).findLastIndex(item => same(item, root)), 0);
        }

        /** How many of the screens on the root of the tab's split view are selected there. */
        get selectionCount() {
            return splitsTabs ? this.selectionCountOf(this.selectedTab) : 0;
        }

        // MARK: Scopes

        /** What lies on the root of a container or layer. */
        stackIn(scope) {
            if (scope === "base") return this.stack;
            if (scope.layer !== undefined) return this.stackOfLayer(this.layers[scope.layer]);
            if (isSplit && this.isOnShow(scope)) return this.stack.slice(this.countUnderTab);
            return isSplit ? this.heldStack(scope.tab) : items(this.tabPaths[scope.tab] ?? []);
        }

        stackOfLayer(layer) { return layer && places.hasStack(layer) ? items(layer.path) : []; }

        /** Replaces what lies on the root of a container or layer. */
        setStack(newStack, scope) {
            const stack = newStack.filter(item => !places.isPlaceholder(item));
            if (scope === "base") this.stack = stack;
            else if (scope.tab !== undefined && isSplit && this.isOnShow(scope)) this.stack = [...this.stack.slice(0, this.countUnderTab), ...stack];
            else if (scope.tab !== undefined) this.changeHidden(scope.tab, state => { state.stack = stack; }) || this.hold(stack, scope.tab);
            else if (this.hasStack(scope)) this.setLayer(scope.layer, { path: this.pathOf(scope.layer, stack) });
        }

        pathOf(level, stack) { return withItems(this.layers[level].path, stack, same); }

        setLayer(level, change) {
            this.layers = this.layers.map((layer, index) => (index === level ? { ...layer, ...change } : layer));
        }

        /** What was pushed on the detail root of a container; of a layer, all that was pushed in it. */
        detailStackIn(scope) {
            return scope.layer !== undefined ? this.stackIn(scope) : this.showing(scope).detailStack;
        }

        setDetailStack(items, scope) {
            if (this.isOnShow(scope)) {
                this.detailStack = items;
                return;
            }
            if (scope.tab && this.changeHidden(scope.tab, state => { state.detailStack = items; })) return;
            const stack = this.stackIn(scope);
            const selected = stack.slice(0, Math.max(0, stack.length - this.detailStackIn(scope).length));
            const lies = scope.tab && this.showing(scope).contentRoot && !this.detailSelectionIn(scope);
            this.setStack([...selected, ...items], scope);
            if (lies) this.keepOnPlaceholderOf(scope.tab, selected.length);
        }

        contentStackIn(scope) { return scope.layer !== undefined ? [] : this.showing(scope).contentStack; }

        setContentStack(items, scope) {
            if (isSplit && this.isOnShow(scope)) {
                this.contentStack = items;
                return;
            }
            const tab = scope === "base" ? this.selectedTab : scope.tab;
            if (tab === undefined || this.changeHidden(tab, state => { state.contentStack = items; })) return;
            if (!this.showing(scope).contentRoot) return;
            const [stack, contents] = [this.stackIn({ tab }), this.contentStackIn(scope)];
            const end = stack.length - this.detailStackIn(scope).length - (this.detailSelectionIn(scope) ? 1 : 0);
            if (end < contents.length) return;
            // What is written again brings what is new in it.
            const rest = sameAll(items, contents) ? stack.slice(end) : [];
            this.setStack([...stack.slice(0, end - contents.length), ...items, ...rest], { tab });
            if (!rest.length) this.setPlace(tab);
        }

        detailSelectionIn(scope) { return scope.layer !== undefined ? null : this.showing(scope).detailSelection; }

        setDetailSelection(item, scope) {
            if (item !== null) this.setDetailRoot(item, scope);
            else if (this.isOnShow(scope)) this.detailSelection = null;
            else if (scope.tab && this.changeHidden(scope.tab, state => { state.detailSelection = null; })) return;
            else if (this.detailSelectionIn(scope)) {
                const end = this.stackIn(scope).length - this.detailStackIn(scope).length - 1;
                if (end >= 0) this.setStack(this.stackIn(scope).slice(0, end), scope);
            }
        }

        /** The state in which a container is on show. */
        showing(scope) {
            if (scope.tab === undefined || this.isOnShow(scope)) return this;
            const state = new Navigation(this);
            if (isSplit) Object.assign(state, { isCompact: true, selectedTab: scope.tab }).show(this.tabColumns[scope.tab]);
            else state.select(scope.tab);
            return state;
        }

        /** Whether it is what fills the window. */
        isOnShow(scope) {
            if (scope === "base") return true;
            if (!hasTabs || scope.tab !== this.selectedTab) return false;
            return !isSplit || this.isCompact || !this.isBesideTabs;
        }

        /** Takes over what has become of another state where nobody looked: in hidden tabs, and of layers that have closed. */
        takeOverHidden(other, start) {
            for (const { id: tab } of hasTabs ? places.spec.tabs : []) {
                if (tab === other.selectedTab) continue;
                const stack = other.stackIn({ tab });
                if (sameAll(stack, start.stackIn({ tab }))) continue;
                if (isSplit && !this.isOnShow({ tab })) this.holdColumns(tab, other.tabColumns[tab]);
                else this.setStack(stack, { tab });
                this.setPlace(tab, other.placeholderPlaces[tab]);
            }
            this.close(other.layers.length);
        }

        has(scope) { return scope.layer === undefined || scope.layer < this.layers.length; }

        /** Whether screens can be pushed there. */
        hasStack(scope) {
            if (scope.layer === undefined) return !this.isWindow;
            return scope.layer < this.layers.length && places.hasStack(this.layers[scope.layer]);
        }

        /** What a container or layer begins with; null where that is none of the screens. */
        rootOf(scope) {
            if (scope.tab !== undefined) return places.root(scope.tab);
            if (scope.layer !== undefined) {
                const layer = this.layers[scope.layer];
                return layer?.of === "screen" ? layer.item : null;
            }
            if (!hasTabs) return this.screens[0];
            return isSplit && !this.isCompact ? this.screens[0] : places.root(this.selectedTab);
        }

        topOf(scope) { return this.stackIn(scope).at(-1) ?? this.rootOf(scope); }
    }

    screenSpecIntents(places, Navigation);
    screenSpecTabs(places, Navigation);
    screenSpecLayers(places, Navigation);
    return Navigation;
}

/** Gives a class the methods of another. */
function screenSpecExtend(type, part) {
    const { constructor, ...methods } = Object.getOwnPropertyDescriptors(part.prototype);
    Object.defineProperties(type.prototype, methods);
}
