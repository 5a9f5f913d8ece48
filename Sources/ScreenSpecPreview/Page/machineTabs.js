// The state of tabs, and beside columns, as the generated `StateTabs` and `StateTabSplits`.

function screenSpecTabs(places, Navigation) {
    const { same, isSplit, hasTabs, nestsContent, nestsTabs } = places;
    const { items, with: withItems } = screenSpecList;

    screenSpecExtend(Navigation, class {
        // MARK: Tabs

        /** Shows a tab as it was left; the tab that is shown goes back to its root, where the spec says so. */
        select(tab) {
            if (!isSplit) {
                if (places.popsOnReselection && tab === this.selectedTab) this.stack = [];
                return this.leave(tab);
            }
            if (this.isOnShow({ tab })) {
                if (places.popsOnReselection) this.stack = [];
                return;
            }
            const held = this.tabColumns[tab];
            this.leave(tab);
            this.show(held);
        }

        leave(tab) {
            if (isSplit) {
                if (this.isCompact) this.holdColumns(this.nameOfHeld, this.columns);
                this.holdColumns(tab);
            }
            this.selectedTab = tab;
            const { selectedTab, ...unread } = this.unread;
            if (selectedTab !== undefined) this.unread = unread;
        }

        /** What the tab on show holds, as it is put away; none where that is its root alone. */
        get columns() {
            const under = this.tabColumns[this.nameOfHeld] ?? [];
            const known = items(this.path);
            const isOnRoot = places.sameAll(this.screens, this.rootAlone) && screenSpecList.same(this.path, known, same);
            if (isOnRoot && !items(under).length) return under;
            return [...under, { path: this.path, placeholderPlace: this.placeholderPlace }];
        }

        get rootAlone() { return Navigation.withList([places.root(this.selectedTab)]); }

        /** Shows what a tab held: the last of its columns. The others stay under them. */
        show(columns = []) {
            const top = items(columns).at(-1);
            this.holdColumns(this.selectedTab, withItems(columns, items(columns).slice(0, -1), Object.is));
            this.path = top?.path ?? [];
            this.placeholderPlace = top?.placeholderPlace ?? 0;
            const isKept = this.isCompact && screenSpecList.beginsUnread(this.path);
            if (!items(this.path).length && !isKept) this.path = withItems(this.path, this.rootAlone, same);
        }

        /** Puts columns over what the tab on show holds; where they belong to another one, their screens lie there. */
        cover({ path, placeholderPlace }) {
            const isKnown = screenSpecList.same(this.path, items(this.path), same);
            const [held, isOnRoot] = [this.columns, isKnown && !this.stack.length];
            this.path = path;
            if (screenSpecList.beginsUnread(path)) {
                this.placeholderPlace = placeholderPlace;
                return this.holdColumns(this.selectedTab, held);
            }
            this.placeholderPlace = 0;
            const { screens } = this;
            this.path = withItems(path, screens, same);
            if (placeholderPlace > 0) this.keepOnPlaceholder(Math.min(placeholderPlace, this.contentCount));
            if (!isOnRoot) this.keepRootPushed();
            const isBeside = this.isBesideTabs;
            if (isBeside ? this.tabOf(screens[0], screens[0]) === null : isOnRoot) {
                this.holdColumns(this.selectedTab, isBeside ? held : []);
            } else {
                this.show(held);
                this.replaceScreens([...this.screens, ...screens]);
            }
        }

        /** Changes a tab that is not on show as if it were, in one column, where there are columns. Whether it does. */
        changeHidden(tab, change) {
            if (!isSplit) return false;
            const state = this.showing({ tab });
            change(state);
            this.holdColumns(tab, state.columns);
            return true;
        }

        /** In one column, replaces what the tab on show holds. Columns stay for as long as their first screen does. */
        replaceStack(newStack) {
            const [old, stack] = [this.stack, newStack.filter(item => !places.isPlaceholder(item))];
            const end = stack.findIndex((item, index) => !same(item, old[index] ?? null));
            const kept = end < 0 ? stack.length : end;
            let under = this.aside.length;
            while (this.stackStart === 0 && under >= kept) {
                this.show(this.tabColumns[this.selectedTab]);
                under = this.stackStart === 0 ? under - this.screens.length : 0;
            }
            const starts = stack.map((_, index) => index).filter(
                index => index >= kept && places.stacksContent && this.beginsColumns(index, stack));
            const segments = [...starts, stack.length];
            this.replaceScreens([...this.screens.slice(0, this.stackStart), ...stack.slice(under, segments[0])]);
            starts.forEach((start, index) => {
                const held = this.columns;
                this.cover({ path: stack.slice(start, segments[index + 1]), placeholderPlace: 0 });
                if (this.keepRootPushed()) this.holdColumns(this.selectedTab, held);
            });
        }

        /** The screens on show become others of the same tab. */
        replaceScreens(screens) {
            const isOverRoot = this.stackStart === 0;
            if (!places.startsWith(screens, this.screens.slice(0, this.contentCount + 1))) this.placeholderPlace = 0;
            this.path = withItems(this.path, screens, same);
            if (isOverRoot) this.keepRootPushed();
        }

        /** What a tab holds on its root that is not shown. */
        heldStack(tab) {
            const [first, ...others] = items(this.tabColumns[tab] ?? []);
            if (!first) return [];
            const state = Object.assign(new Navigation(this), { isCompact: true, selectedTab: tab, ...first });
            return [...state.screens.slice(state.stackStart), ...others.flatMap(({ path }) => items(path))];
        }

        get nameOfHeld() {
            const name = this.unread.selectedTab;
            return this.isOfUnknownTab && typeof name === "string" ? name : this.selectedTab;
        }

        get isOfUnknownTab() {
            return screenSpecList.beginsUnread(this.path) && this.unread.selectedTab !== undefined;
        }

        holdPath(tab, path) {
            const { [tab]: _, ...others } = this.tabPaths;
            this.tabPaths = path === null ? others : { ...others, [tab]: path };
        }

        holdColumns(tab, columns) {
            const { [tab]: _, ...others } = this.tabColumns;
            this.tabColumns = columns?.length ? { ...others, [tab]: columns } : others;
        }

        /** Replaces what a tab holds. */
        hold(stack, tab) {
            const held = this.tabPaths[tab] ?? [];
            const [old, place] = [items(held), this.placeholderPlaces[tab]];
            if (old.length < place || !places.startsWith(stack, old.slice(0, place ?? 0))) this.setPlace(tab);
            const path = withItems(held, stack, same);
            this.holdPath(tab, path.length === 0 ? null : path);
        }

        /** The tab that a screen belongs to in the columns, where one does: what stands beside a list belongs where that does. */
        tabOf(item, root) {
            return places.tabWithRoot(item) ?? places.homeTab(root)
                ?? places.tabWithRoot(places.sidebarItem(root) ?? root);
        }

        /** What the tab begins with and was pushed on a list is not what lies under that. Whether it was. */
        keepRootPushed() {
            const root = places.root(this.selectedTab);
            if (this.contentRoot === null || !places.isDetail(root)) return false;
            if (!same(this.screens[this.contentCount] ?? null, root)) return false;
            this.keepOnPlaceholder(this.contentCount);
            return true;
        }

        beginsColumns(index, stack) {
            const item = stack[index];
            if (!places.isContent(item)) return false;
            const below = index > 0 ? stack[index - 1] : places.root(this.selectedTab);
            if (nestsContent && places.sidebarItem(item) === null && places.isContent(below)) return false;
            const tab = this.tabOf(item, item);
            const isOwn = tab === this.selectedTab && !same(item, places.root(this.selectedTab));
            return tab === null || (index === 0 && isOwn);
        }

        /** In one column, changes the lists that stand beside what the tab begins with once there is room. */
        changeListsBeside(change) {
            const start = isSplit && this.isCompact ? this.stackStart - 1 : 0;
            if (start < 1) return;
            const { screens } = this;
            const lists = screens.slice(0, start);
            const left = change(lists);
            if (places.sameAll(left, lists)) return;
            this.screens = [...(left.length > 0 && same(left[0], lists[0]) ? left : []), ...screens.slice(start)];
        }

        /** The tab on show is that of the screens. */
        followScreens() {
            if (!isSplit || !hasTabs) return;
            const { selectedTab: old, unread: { selectedTab, ...unread } } = this;
            this.fitTab();
            if (this.selectedTab !== old && selectedTab !== undefined) this.unread = unread;
        }

        /** What a tab begins with lies in no other one, and what is shown of a tab is not held for it as well. */
        fitTab() {
            if (this.isBesideTabs && !screenSpecList.beginsUnread(this.path)) {
                this.selectedTab = this.tabOf(this.screens[0], this.screens[0]) ?? this.selectedTab;
            }
            if (this.isBesideTabs || screenSpecList.beginsUnread(this.path)) return;
            this.holdColumns(this.selectedTab, withItems(this.tabColumns[this.selectedTab] ?? [], [], same));
        }

        /** Whether a place is shown that no tab leads to. */
        get isBesideTabs() {
            const roots = this.screens.slice(0, this.rootCount);
            if (roots.some(item => same(item, places.root(this.selectedTab)))) return false;
            return this.tabOf(roots.at(-1), roots[0]) !== this.selectedTab;
        }

        /** What the tab holds under such a place. */
        get aside() {
            return this.isCompact && this.isBesideTabs ? this.heldStack(this.selectedTab) : [];
        }

        detailRootOf(tab) {
            if (!places.holdsSplit(tab)) return places.root(tab);
            const contents = this.contentStackOf(tab);
            if (this.selectionCountOf(tab) > contents.length) return this.stackIn({ tab })[contents.length];
            return places.placeholder(contents.at(-1) ?? places.root(tab)) ?? places.root(tab);
        }

        /** What was pushed in the content column of a tab's split view; nothing, where the tab holds a stack. */
        contentStackOf(tab) {
            if (!nestsTabs || !places.holdsSplit(tab)) return [];
            const stack = this.stackIn({ tab });
            const end = stack.findIndex(item => !this.isContentOfTab(item));
            const lists = end < 0 ? stack : stack.slice(0, end);
            return lists.slice(0, this.placeholderPlaces[tab] ? this.placeholderPlaces[tab] - 1 : lists.length);
        }

        isContentOfTab(item) { return nestsTabs && places.placeholder(item) !== null && places.tabWithRoot(item) === null; }

        /** Shows a screen in the content column of a tab's split view. Whether it belongs there. */
        pushContent(item, tab) {
            if (!places.holdsSplit(tab) || !this.isContentOfTab(item)) return false;
            if (!this.isCompact && tab === this.selectedTab && same(item, this.topOf("base"))) {
                this.push(item);
                return true;
            }
            const contents = this.contentStackOf(tab);
            const top = contents.at(-1) ?? null;
            const isOnTop = top !== null && same(top, item);
            if (!isOnTop && this.isCompact) this.push(item, { tab });
            else if (!isOnTop) this.setContentStack([...contents, item], { tab });
            else if (this.isCompact) this.setStack(contents, { tab });
            return true;
        }

        /** What a tab holds where a screen is chosen in it. */
        stackChoosing(item, tab) {
            if (same(item, places.root(tab))) return [];
            return this.isContentOfTab(item) ? [item] : [...this.contentStackOf(tab), item];
        }

        selectionCountOf(tab) {
            const count = this.contentStackOf(tab).length;
            const isSelected = places.holdsSplit(tab) && this.stackIn({ tab }).length > count;
            return isSelected && !this.placeholderPlaces[tab] ? count + 1 : count;
        }

        /** In a tab's content column, what is behind so many screens was pushed on its placeholder. */
        keepOnPlaceholderOf(tab, count) {
            for (const place of [undefined, count + 1]) {
                this.setPlace(tab, place);
                if (this.stackIn({ tab }).length - this.detailStackIn({ tab }).length === count) return;
            }
            this.setPlace(tab);
        }

        setPlace(tab, place) { this.placeholderPlaces = { ...this.placeholderPlaces, [tab]: place }; }
    });
}
