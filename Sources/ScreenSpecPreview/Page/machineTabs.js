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
            const [held, place] = [this.tabPaths[tab], this.placeholderPlaces[tab] ?? 0];
            this.leave(tab);
            this.screens = [places.root(tab), ...items(held ?? [])];
            if (held) this.path = [places.root(tab), ...held];
            this.placeholderPlace = 0;
            if (places.stacksContent && this.isCompact) this.beginColumns(this.stack);
            const count = this.countUnderColumns;
            if (place > count) this.keepOnPlaceholder(place - count);
        }

        leave(tab) {
            if (isSplit) {
                const place = this.placeholderPlace && this.placeholderPlace + this.countUnderColumns;
                if (this.isCompact) this.holdPath(this.nameOfHeld, this.held.length === 0 ? null : this.held);
                if (this.isCompact && this.stackStart < 2) this.setPlaceholderPlace(this.nameOfHeld, place || undefined);
                this.setPlaceholderPlace(tab);
                this.holdPath(tab, null);
            }
            this.selectedTab = tab;
            const { selectedTab, ...unread } = this.unread;
            if (selectedTab !== undefined) this.unread = unread;
        }

        /** What the tab on show holds, with what of it this spec does not know. */
        get held() {
            if (this.isOfUnknownTab) return this.path.slice(1);
            const start = this.stackStart;
            const all = start === 0 ? [...(this.tabPaths[this.selectedTab] ?? []), ...this.path] : this.path;
            return withItems(all.slice(start), this.stack, same);
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

        /** Replaces what a tab holds. */
        hold(stack, tab) {
            const held = this.tabPaths[tab] ?? [];
            const [old, place] = [items(held), this.placeholderPlaces[tab]];
            if (old.length < place || !places.startsWith(stack, old.slice(0, place ?? 0))) this.setPlaceholderPlace(tab);
            const path = withItems(held, stack, same);
            this.holdPath(tab, path.length === 0 ? null : path);
        }

        /** The tab that a screen belongs to in the columns, where one does: what stands beside a list belongs where that does. */
        tabOf(item, root) {
            return places.tabWithRoot(item) ?? places.homeTab(root)
                ?? places.tabWithRoot(places.sidebarItem(root) ?? root);
        }

        /** Shows a stack so that columns, once there is room, begin with what of it belongs in the content column. */
        beginColumns(stack) {
            const first = stack.findLastIndex((_, index) => this.beginsColumns(index, stack));
            if (first < 0) return false;
            this.holdPath(this.selectedTab, this.held);
            this.hold(stack.slice(0, first), this.selectedTab);
            const held = this.tabPaths[this.selectedTab] ?? null;
            this.screens = stack.slice(first);
            this.keepRootPushed(held);
            return true;
        }

        /** What the tab begins with and was pushed on a list is not what lies under that. */
        keepRootPushed(held) {
            const root = places.root(this.selectedTab);
            if (this.contentRoot === null || !places.isDetail(root)) return;
            if (!same(this.screens[this.contentCount] ?? null, root)) return;
            this.keepOnPlaceholder(this.contentCount);
            this.holdPath(this.selectedTab, held);
        }

        /** In one column, how many of the tab's screens lie under those that columns begin with. */
        get countUnderColumns() { return this.stackStart === 0 ? this.aside.length + 1 : 0; }

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
            if (this.isBesideTabs) return;
            this.holdPath(this.selectedTab, null);
            this.setPlaceholderPlace(this.selectedTab);
        }

        /** Whether a place is shown that no tab leads to. */
        get isBesideTabs() {
            const roots = this.screens.slice(0, this.rootCount);
            if (roots.some(item => same(item, places.root(this.selectedTab)))) return false;
            return this.tabOf(roots.at(-1), roots[0]) !== this.selectedTab;
        }

        /** What the tab holds under such a place. */
        get aside() {
            return this.isCompact && this.isBesideTabs ? items(this.tabPaths[this.selectedTab] ?? []) : [];
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
                this.setPlaceholderPlace(tab, place);
                if (this.stackIn({ tab }).length - this.detailStackIn({ tab }).length === count) return;
            }
            this.setPlaceholderPlace(tab);
        }

        setPlaceholderPlace(tab, place) { this.placeholderPlaces = { ...this.placeholderPlaces, [tab]: place }; }
    });
}
