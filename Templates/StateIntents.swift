/// The state's mutating functions.
let stateIntentsPartial: StaticString = #"""
    // MARK: - Intents

    extension NavigationState {
        {{#isSplit}}
        /// Chooses what the content column shows; a screen of two columns takes its place.
        {{>access}}mutating func setContentRoot(_ item: {{enum}}) { choose(item) }

        {{/isSplit}}
        {{#hasContent}}
        /// Chooses what the detail column shows. Nothing stays on top of it; a content column that fits it stays.
        {{/hasContent}}
        {{^hasContent}}
        /// Chooses what the detail column shows. Nothing stays on top of it.
        {{/hasContent}}
        {{>access}}mutating func setDetailRoot(_ item: {{enum}}) { choose(item) }

        /// Puts a screen on top of what is shown.
        {{>access}}mutating func push(_ item: {{enum}}) {
            {{#collapses}}
            showsSidebar = false
            {{/collapses}}
            {{#tabs}}
            if isCompact { return stack.append(item) }
            {{/tabs}}
            screens.append(item)
        }

        /// Takes the screen on top away, and returns it; the root stays.
        @discardableResult
        {{>access}}mutating func pop() -> {{enum}}? {
            {{#tabs}}
            if isCompact { return stack.popLast() }
            {{/tabs}}
            {{#collapses}}
            if isCompact, showsSidebar { return nil }
            {{/collapses}}
            return screens.count > 1 ? screens.removeLast() : nil
        }

        /// Takes everything away that was pushed.
        {{>access}}mutating func popToRoot() {
            if isCompact { stack = [] } else { detailStack = [] }
        }

        {{#collapses}}
        /// Goes back to the sidebar where it has a place of its own, and else to the nearest of its rows.
        {{/collapses}}
        {{^collapses}}
        /// Goes back to the {{origin}}.
        {{/collapses}}
        {{>access}}mutating func backToRoot() {
            {{#tabs}}
            if isCompact { return stack = [] }
            {{/tabs}}
            {{#isSplit}}
            choose(screens[0].sidebarItem == nil ? {{start}} : screens[0])
            {{/isSplit}}
            {{^isSplit}}
            screens = [{{start}}]
            {{/isSplit}}
            {{#collapses}}
            showsSidebar = true
            {{/collapses}}
        }

        {{#isSplit}}
        /// Shows a screen as the layout at hand calls for: in the detail column, or on top where there is one column.
        {{/isSplit}}
        {{^isSplit}}
        /// Shows a screen: on top of what is shown, unless it is the root of a stack.
        {{/isSplit}}
        {{>access}}mutating func open(_ item: {{enum}}) {
            if item.isRoot || !isCompact{{#collapses}} || showsSidebar{{/collapses}} { choose(item) } else { push(item) }
        }

        /// Takes screens away whose data was deleted, wherever they are, and falls back to the nearest place that is left.
        {{>access}}mutating func remove(where isDeleted: ({{enum}}) -> Bool) {
            {{#tabs}}
            otherTabs = otherTabs.mapValues { {{pathType}}($0.items.filter { !isDeleted($0) }) }
            {{/tabs}}
            let screens = screens
            if isDeleted(screens[0]) {
                choose({{#tabs}}isCompact ? selectedTab.root : {{/tabs}}{{start}})
            } else if rootCount > 1, isDeleted(screens[1]) {
                self.screens = [screens[0]]
            } else {
                self.screens = screens.filter { !isDeleted($0) }
            }
        }
        {{#isSplit}}

        /// Fits the layout to the room there is. Nothing is lost either way.
        {{>access}}mutating func adapt(toCompact isCompact: Bool) { self.isCompact = isCompact }
        {{/isSplit}}

        /// Makes an item the root of its columns.
        private mutating func choose(_ item: {{enum}}) {
            {{#collapses}}
            showsSidebar = false
            {{/collapses}}
            {{#placeholderCase}}
            if item.isPlaceholder { return screens = [screens[0]] }
            {{/placeholderCase}}
            {{#hasContent}}
            let content = item.isDetail ? contentRoot ?? item.defaultContentRoot : nil
            {{/hasContent}}
            {{#tabs}}
            {{#isSplit}}
            let root = {{#hasContent}}content ?? {{/hasContent}}item
            if let tab = {{enum}}(root: item) ?? {{enum}}(root: root.sidebarItem ?? root), tab != selectedTab {
            {{/isSplit}}
            {{^isSplit}}
            if let tab = {{enum}}(root: item), tab != selectedTab {
            {{/isSplit}}
                leave(for: tab)
            }
            {{/tabs}}
            {{#hasContent}}
            screens = [content, item].compactMap { $0 }
            {{/hasContent}}
            {{^hasContent}}
            screens = [item]
            {{/hasContent}}
        }
    }

    """#
