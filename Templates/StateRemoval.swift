/// How screens go whose data was deleted.
let stateRemovalPartial: StaticString = #"""
    // MARK: - Deletion

    extension NavigationState {
        /// Takes screens away whose data was deleted, wherever they are. Who looks at something else is not moved; who
        /// looked at one of them sees a sibling, or what is nearest. Where nobody looks, nothing takes its place.
        {{#hasLayers}}
        /// A layer that shows one of them closes with all that lie over it.
        {{/hasLayers}}
        ///
        /// - Parameters:
        ///   - siblings: The list that the deleted one stood in, with it.
        {{#sheets}}
        ///   - isSheetDeleted: Whether what a sheet shows was deleted.
        {{/sheets}}
        ///   - isDeleted: Whether what a screen shows was deleted.
        {{>access}}mutating func remove(
            among siblings: [{{item}}] = [],
            {{#sheets}}
            sheets isSheetDeleted: ({{enum}}) -> Bool = { _ in false },
            {{/sheets}}
            where isDeleted: ({{item}}) -> Bool
        ) {
            {{#hasLayers}}
            var kept = Array(
                layers.prefix { layer in
                    switch layer.content {
                    case .screen(let item): !isDeleted(item)
                    {{#sheets}}
                    case .sheet(let sheet): !isSheetDeleted(sheet)
                    {{/sheets}}
                    }
                })
            for level in kept.indices {
                let isOnTop = level == layers.count - 1
                kept[level].stack = left(of: kept[level].stack, among: isOnTop ? siblings : [], isDeleted)
            }
            let siblingsSeen = layers.isEmpty ? siblings : []
            layers = kept
            {{/hasLayers}}
            {{#tabs}}
            for tab in {{enum}}.allCases where {{#isSplit}}!isOnShow(.tab(tab)){{/isSplit}}{{^isSplit}}tab != selectedTab{{/isSplit}} {
                removeFromStack(.tab(tab), among: [], isDeleted)
            }
            {{#isSplit}}
            if isCompact { return removeFromStack(.base, among: {{>siblingsSeen}}, isDeleted) }
            {{/isSplit}}
            {{^isSplit}}
            removeFromStack(.base, among: {{>siblingsSeen}}, isDeleted)
            {{/isSplit}}
            {{/tabs}}
            {{#isSplit}}
            {{>columnRemoval}}
            {{/isSplit}}
            {{^isSplit}}
            {{^tabs}}
            screens = left(of: screens, among: {{>siblingsSeen}}, isDeleted)
            {{/tabs}}
            {{/isSplit}}
        }

        {{#tabs}}
        private mutating func removeFromStack(
            _ scope: Scope,
            among siblings: [{{item}}],
            _ isDeleted: ({{item}}) -> Bool
        ) {
            let stack = stack(in: scope)
            if !stack.contains(where: isDeleted) { return }
            {{#splitsTabs}}
            // What lay on a selected screen that goes lies on the placeholder.
            let loses = detailSelection(in: scope).map(isDeleted) == true && !isDeleted(stack[stack.count - 1])
            {{/splitsTabs}}
            setStack(left(of: stack, among: siblings, isDeleted), in: scope)
            {{#splitsTabs}}
            guard loses else { return }
            var tab = selectedTab
            if case .tab(let other) = scope { tab = other }
            keptPlaceholders.insert(tab.rawValue)
            {{/splitsTabs}}
        }

        {{/tabs}}
        /// What is left of screens; in the place of the one on top stands the nearest of its siblings.
        private func left(
            of screens: [{{item}}],
            among siblings: [{{item}}],
            _ isDeleted: ({{item}}) -> Bool
        ) -> [{{item}}] {
            let left = screens.filter { !isDeleted($0) }
            guard let top = screens.last, isDeleted(top), let index = siblings.firstIndex(of: top) else { return left }
            let next = siblings[index...].first { !isDeleted($0) } ?? siblings[..<index].last { !isDeleted($0) }
            return left + [next].compactMap { $0 == left.last ? nil : $0 }
        }
    }

    """#

/// What of the columns is left.
let columnRemovalPartial: StaticString = """
    let screens = screens
    {{#hasContent}}
    // Who sees the content column sees that it goes, with all that hangs on it.
    let isContentSeen = !isCompact && contentRoot != nil && isDeleted(screens[0])
    let left = left(of: isContentSeen ? [screens[0]] : screens, among: {{>siblingsSeen}}, isDeleted)
    {{/hasContent}}
    {{^hasContent}}
    let left = left(of: screens, among: {{>siblingsSeen}}, isDeleted)
    {{/hasContent}}
    {{#hasContent}}
    // What lay on a selected screen that goes lies on the placeholder.
    let losesSelection = rootCount > 1 && isDeleted(screens[1]) && !isDeleted(screens[screens.count - 1])
    {{/hasContent}}
    self.screens = left
    if left.isEmpty{{#hasContent}} || contentRoot.map(isDeleted) == true{{/hasContent}} {
        self.screens = [{{#hasData}}screens[0].nearestRow{{/hasData}}{{^hasData}}{{start}}{{/hasData}}] + left
    }
    {{#hasContent}}
    if losesSelection, contentRoot != nil, self.screens.count > 1 { keepsPlaceholder = self.screens[1].isDetail }
    {{/hasContent}}
    {{#tabs}}
    let root = self.screens[0]
    if let tab = {{enum}}(root: root) ?? {{enum}}(root: root.sidebarItem ?? root) { leave(for: tab) }
    {{/tabs}}

    """

/// The siblings of what fills the window, where nothing lies over it.
let siblingsSeenPartial: StaticString = "{{#hasLayers}}siblingsSeen{{/hasLayers}}{{^hasLayers}}siblings{{/hasLayers}}"
