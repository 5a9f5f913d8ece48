// Layers, what guards are asked about, and deletion, as the generated `StateLayers`, `StateGuards` and `StateRemoval`.

function screenSpecLayers(places, Navigation) {
    const { same, isSplit, hasContent, collapses, hasTabs, splitsTabs, nestsContent } = places;
    const { items, with: withItems } = screenSpecList;

    screenSpecExtend(Navigation, class {
        // MARK: Layers

        /** Shows a screen over all that is shown; one of the same identity it replaces. */
        present(item, style, scope = "base") {
            this.presentLayer("screen", item, style ?? places.presentationStyle(item) ?? "sheet", scope);
        }

        presentSheet(item, scope = "base") { this.presentLayer("sheet", item, places.sheetStyle(item), scope); }

        presentLayer(of, item, style, scope) {
            const under = this.layers;
            let layer = { of, item, style, path: [] };
            const identity = places.layerIdentity(layer);
            const lowest = scope.layer ?? 0;
            const known = under.findIndex((other, index) => index >= lowest && places.layerIdentity(other) === identity);
            const level = known < 0 ? under.length : known;
            if (known >= 0) {
                // Equal ones may still differ in what does not count, and keep what was pushed on them.
                if (Navigation.sameContent(under[known], layer)) layer = { ...under[known], item };
            }
            this.layers = [...under.slice(0, level), layer];
            if (!Navigation.sameLayers(this.layers, under)) this.dialog = null;
        }

        dismiss(scope = "base") {
            if (scope.tab !== undefined && !this.isOnShow(scope)) return;
            if (scope.layer !== undefined) this.close(scope.layer);
            else if (this.dialog === null) this.close(this.layers.length - 1);
            else this.dialog = null;
        }

        dismissAll() {
            this.presentations = this.isWindow ? this.layers.slice(0, 1) : [];
            this.dialog = null;
        }

        close(level) {
            const layers = this.layers;
            if (level < 0 || level >= layers.length) return;
            this.presentations = layers.slice(0, level);
            this.dialog = null;
        }

        // MARK: What can be guarded

        /** All that is shown or lies in a trail; what a tab begins with, while that tab is chosen. */
        get shown() { return this.shownBut(() => false); }

        /** The same without what lies in tabs that are not on show. */
        get shownInSight() { return this.shownBut(tab => !this.isOnShow({ tab })); }

        shownBut(isOut) {
            const tabs = [...places.tabs.keys()].filter(tab => !isOut(tab));
            const trail = places.hasPath ? this.screens : [];
            const root = hasTabs && (!isSplit || this.isCompact) ? [places.root(this.selectedTab)] : [];
            const held = hasTabs ? tabs.flatMap(tab => (isSplit
                ? items(this.tabColumns[tab] ?? []).flatMap(({ path }) => items(path)).filter(item => !same(item, places.root(tab)))
                : items(this.tabPaths[tab] ?? []))) : [];
            const over = this.layers.flatMap(
                ({ of, item, path }) => [{ of, item }, ...items(path).map(item => ({ of: "screen", item }))]);
            return [...[...root, ...trail, ...held].map(item => ({ of: "screen", item })), ...over];
        }

        /** Shows something on top of all that is shown: presented, or pushed where it can be. */
        putOnTop({ of, item }) {
            const onSidebar = this.showsSidebar;
            const top = this.layers.length === 0 ? "base" : { layer: this.layers.length - 1 };
            if (of === "sheet") this.presentSheet(item, top);
            else if (places.presentationStyle(item) === null && this.hasStack(top)) this.push(item, top);
            else this.present(item, null, top);
            const placed = this.topmost({ of, item });
            return placed && { ...placed, coversSidebar: onSidebar && !this.showsSidebar };
        }

        // MARK: What a guard shows in place of something, told from what is equal to it

        /** The topmost of what is equal to something; null where none is. */
        topmost(shown) {
            const others = hasTabs ? [...places.tabs.keys()].filter(tab => tab !== this.selectedTab) : [];
            const layers = this.layers.map((_, layer) => ({ layer })).reverse();
            const scopes = [...layers, ...hasTabs ? [this.selectedTab, ...others].map(tab => ({ tab })) : ["base"]];
            for (const scope of scopes) {
                const { length } = this.placesOf(shown, scope);
                if (length > 0) return { shown, scope, number: length - 1 };
            }
            return null;
        }

        /** In which trail it lies now, and on how much there; undefined where it is gone. */
        placeOf({ shown, scope, number }) { return this.placesOf(shown, scope)[number]; }

        /** Where in a tab or a layer something lies, from its root on. Columns may stand on what the tab holds. */
        placesOf({ of, item }, scope) {
            const isOnShow = scope.layer === undefined && this.isOnShow(scope);
            const scopes = isOnShow ? ["base"] : hasTabs && scope.tab === this.selectedTab ? [scope, "base"] : [scope];
            return scopes.filter(one => this.has(one)).flatMap(scope => {
                const root = this.layers[scope.layer] ?? { of: "screen", item: this.rootOf(scope) };
                const trail = [root, ...this.stackIn(scope).map(item => ({ of: "screen", item }))];
                return trail.flatMap((one, index) => (one.of === of && same(one.item, item) ? [{ scope, index }] : []));
            });
        }

        /** Takes something away, with all that lies on it; what a container begins with stays. */
        takeAway(placed) {
            const { scope, index } = this.placeOf(placed) ?? {};
            if (index === undefined) return;
            if (placed.coversSidebar) this.showsSidebar = true;
            if (scope.layer !== undefined) this.close(index === 0 ? scope.layer : scope.layer + 1);
            if (index > 0) this.setStack(this.stackIn(scope).slice(0, index - 1), scope);
            if (index > 0 && scope === "base") this.close(0);
        }

        /** Whether nothing has changed but what lies in tabs that are not on show, and none of it in a scope. */
        differsOutOfSight(old, scope) {
            const other = new Navigation(old);
            for (const tab of hasTabs ? places.tabs.keys() : []) {
                if (tab !== scope?.tab && !this.isOnShow({ tab })) other.holdTab(tab, this);
            }
            other.placeholderPlaces = this.placeholderPlaces;
            return Navigation.same(other, this);
        }

        /** Another state with what this one holds in tabs out of sight; null where that is the same. */
        keptOutOfSight(other) {
            const kept = new Navigation(other);
            for (const tab of hasTabs ? places.tabs.keys() : []) {
                if (!other.isOnShow({ tab }) && !(isSplit && this.isOnShow({ tab }))) kept.holdTab(tab, this);
            }
            if (Navigation.same(kept, other)) return null;
            // Who is asked something answers it before.
            kept.dialog = null;
            return kept;
        }

        /** Takes over what has changed between two states in tabs that neither of them shows. */
        followOutOfSight(old, state) {
            for (const tab of hasTabs ? places.tabs.keys() : []) {
                if (old.isOnShow({ tab }) || state.isOnShow({ tab }) || isSplit && this.isOnShow({ tab })) continue;
                const other = new Navigation(old);
                other.holdTab(tab, state);
                if (!Navigation.same(other, old)) this.holdTab(tab, state);
            }
        }

        /** A tab out of sight holds what it does in another state. */
        holdTab(tab, other) {
            if (isSplit) this.holdColumns(tab, other.tabColumns[tab]);
            else this.setStack(other.stackIn({ tab }), { tab });
            if (places.splitsTabs) this.setPlace(tab, other.placeholderPlaces[tab]);
        }

        /** Takes away what was deleted. */
        removeShown(deleted) {
            if (deleted.length === 0) return;
            const isDeleted = of => item => deleted.some(other => other.of === of && same(other.item, item));
            this.remove([], isDeleted("screen"), isDeleted("sheet"));
        }

        /** Takes away what is not to be shown, with all that lies on it. */
        cut(isCut) {
            for (const tab of hasTabs ? places.tabs.keys() : []) {
                if (this.isOnShow({ tab }) || this.changeHidden(tab, state => state.cutTab(isCut))) continue;
                this.cutStack({ tab }, isCut);
            }
            const cutWhole = () => (hasTabs && isSplit && this.isCompact ? this.cutTab(isCut) : this.cutStack("base", isCut));
            // A tab whose root goes keeps what else lies in it.
            const isWholeCut = cutWhole();
            if (this.cutRoot(isCut) || isWholeCut) return this.close(0);
            for (const [level, layer] of this.layers.entries()) {
                if (isCut(layer)) return this.close(level);
                if (this.cutStack({ layer: level }, isCut)) return this.close(level + 1);
            }
        }

        cutTab(isCut) {
            const held = items(this.columns);
            if (!held.some(({ path }) => items(path).some(item => isCut({ of: "screen", item })))) return false;
            this.show();
            return held.some(columns => {
                this.cover(columns);
                this.changeListsBeside(lists => {
                    const first = lists.findIndex(item => isCut({ of: "screen", item }));
                    return first < 0 ? lists : lists.slice(0, first);
                });
                return this.cutStack("base", isCut);
            });
        }

        cutStack(scope, isCut) {
            const stack = this.stackIn(scope);
            const place = stack.findIndex(item => isCut({ of: "screen", item }));
            if (place >= 0) this.setStack(stack.slice(0, place), scope);
            return place >= 0;
        }

        /** What takes the place of what the whole begins with is what the app begins with. */
        cutRoot(isCut) {
            if (!isCut({ of: "screen", item: this.rootOf("base") })) return false;
            if (hasTabs && (!isSplit || this.isCompact)) {
                this.select(places.firstTab);
            } else {
                this.choose(places.start);
                if (collapses) this.showsSidebar = this.isCompact;
            }
            return true;
        }

        // MARK: Deletion

        /** The layers that begin with what was deleted. */
        deletedLayers(gone, sheetGone) {
            const levels = this.layers.map((_, level) => level);
            return levels.filter(level => {
                const { of, item } = this.layers[level];
                return of === "sheet" ? sheetGone(item) : gone(item);
            });
        }

        remove(siblings, gone, sheetGone) {
            const [level] = this.deletedLayers(gone, sheetGone);
            if (level !== undefined) this.layers = this.layers.slice(0, level);
            this.removeScreens(siblings, gone);
        }

        /** Takes screens out of all trails. */
        removeScreens(siblings, gone) {
            const isKept = item => !gone(item);
            this.layers = this.layers.map(
                layer => ({ ...layer, path: withItems(layer.path, this.stackOfLayer(layer).filter(isKept), same) }));
            if (hasTabs) this.removeFromTabs(siblings, gone);
            if (isSplit && !(hasTabs && this.isCompact)) this.removeFromColumns(siblings, gone);
            else if (!hasTabs) this.screens = this.screens.filter(isKept);
        }

        removeFromTabs(siblings, gone) {
            for (const tab of places.tabs.keys()) {
                if (isSplit ? this.isOnShow({ tab }) : tab === this.selectedTab) continue;
                if (!this.changeHidden(tab, state => state.removeFromTab(gone))) this.removeFromStack({ tab }, [], gone);
            }
            const isKept = item => !gone(item);
            for (const name of Object.keys(this.tabColumns).filter(name => !places.tabs.has(name))) {
                const left = items(this.tabColumns[name]).map(
                    ({ path, ...place }) => ({ path: withItems(path, items(path).filter(isKept), same), ...place }));
                const known = left.filter(({ path }) => path.length);
                this.holdColumns(name, withItems(this.tabColumns[name], known, Navigation.sameColumns));
            }
            for (const name of Object.keys(this.tabPaths).filter(name => !places.tabs.has(name))) {
                const path = this.tabPaths[name];
                const left = withItems(path, items(path).filter(item => !gone(item)), same);
                this.holdPath(name, left.length === 0 ? null : left);
            }
            if (!isSplit) this.removeFromStack("base", siblings, gone);
            else if (this.isCompact) this.removeFromTab(gone);
        }

        /** Takes screens out of the tab on show, in one column. Columns stay as long as what they begin with does. */
        removeFromTab(gone) {
            const held = items(this.columns);
            if (!held.some(({ path }) => items(path).some(gone))) return;
            this.show();
            for (const columns of held) {
                this.cover(columns);
                this.removeFromTop(gone);
            }
        }

        /** Takes screens out of what fills the columns. */
        removeFromTop(gone) {
            const isKept = item => !gone(item);
            if (this.stackStart === 0 && gone(this.screens[0])) {
                const left = this.screens.filter(isKept);
                this.show(this.tabColumns[this.selectedTab]);
                this.stack = [...this.stack, ...left];
                return;
            }
            this.changeListsBeside(lists => lists.filter(isKept));
            // What lay on a selected screen that goes lies on the placeholder, and what lay there stays.
            const lies = this.contentRoot && !(this.detailSelection && isKept(this.detailSelection));
            const pushed = this.detailStack.filter(isKept).length;
            const { screens, stackStart: start } = this;
            this.replaceScreens([...screens.slice(0, start), ...screens.slice(start).filter(isKept)]);
            if (lies) this.keepOnPlaceholder(this.screens.length - pushed);
        }

        removeFromStack(scope, siblings, gone) {
            const stack = this.stackIn(scope);
            if (!stack.some(gone)) return;
            let left = stack.filter(item => !gone(item));
            if (!splitsTabs) return this.setStack(left, scope);
            const selection = this.detailSelectionIn(scope);
            const selected = selection && gone(selection) ? selection : null;
            const tab = scope.tab ?? this.selectedTab;
            const count = this.contentStackIn(scope).filter(item => !gone(item)).length;
            // What lay on a selected screen that goes lies on the placeholder, and what lay there stays.
            const lies = (selected !== null || this.placeholderPlaces[tab]) && left.length > count;
            const others = siblings.filter(item => !this.isContentOfTab(item));
            if (selected !== null && left.length === count) left = [...left, ...this.next(selected, others, gone)];
            this.setStack(left, scope);
            this.setPlace(tab);
            if (lies) this.keepOnPlaceholderOf(tab, count);
        }

        removeFromColumns(siblings, gone) {
            const { screens, contentCount: contents, rootCount: roots } = this;
            if (!screens.some(gone)) return;
            let left = screens.filter(item => !gone(item));
            // What was pushed in the content column stays, on a row's list in the place of its root.
            const loses = this.contentRoot && gone(screens[0]);
            const isCovered = loses && !screens.slice(1, contents).every(gone);
            if (!this.isCompact && loses && !isCovered) left = [];
            // What lay on a selected screen that goes lies on the placeholder, and what lay there stays.
            const lies = this.contentRoot && (roots === contents || gone(screens[contents]));
            const behind = left.length && screens.slice(contents).filter(item => !gone(item)).length;
            // Where nothing is left of what a column showed, it shows what is next.
            for (const root of roots > contents ? [0, contents] : [0]) {
                if (places.sameAll(left, screens.slice(0, root)) && gone(screens[root])) {
                    const others = root && nestsContent ? siblings.filter(places.isDetail) : siblings;
                    left = [...left, ...this.next(screens[root], others, gone)];
                }
            }
            if (collapses && left.length === 0 && this.isCompact) this.showsSidebar = true;
            const row = places.hasData ? places.nearestRow(screens[0]) : places.start;
            // A tab that begins with it is shown as it was left.
            const next = left[0] ?? row;
            const tab = hasTabs && !screens.some(item => same(item, left[0])) ? this.tabOf(next, next) : null;
            const held = tab !== null && same(next, places.root(tab)) && this.tabColumns[tab];
            if (held) {
                this.leave(tab);
                return this.show(held);
            }
            const list = hasContent && left[0] && places.isDetail(left[0]) && places.defaultContentRoot(left[0]);
            if (!left[0] || (list && gone(list)) || (isCovered && places.isContent(row))) left = [row, ...left];
            this.screens = left;
            if (lies) {
                this.keepOnPlaceholder(this.screens.length - behind);
                this.followScreens();
            }
        }

        /** What a list selects in the place of a deleted screen: the nearest of its siblings. */
        next(item, siblings, gone) {
            const index = siblings.findIndex(other => same(other, item));
            if (this.isCompact || this.layers.length > 0 || index < 0) return [];
            const isKept = other => !gone(other);
            const next = siblings.slice(index).find(isKept) ?? siblings.slice(0, index).findLast(isKept);
            return next ? [next] : [];
        }
    });
}
