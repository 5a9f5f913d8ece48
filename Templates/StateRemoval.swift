/// How screens go whose data was deleted.
let stateRemovalPartial: StaticString = #"""
    // MARK: - Deletion

    extension NavigationState {
        /// Takes screens away whose data was deleted, wherever they are. Who looks at something else is not moved; who
        /// looked at one of them sees a sibling, or what is nearest.
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
            let closed = layers.firstIndex {
                $0.item.map(isDeleted) ?? {{#sheets}}$0.sheet.map(isSheetDeleted) ?? {{/sheets}}false
            }
            if let closed { layers.removeSubrange(closed...) }
            for level in layers.indices {
                layers[level].stack = left(of: layers[level].stack, among: siblings, isDeleted)
            }
            {{/hasLayers}}
            {{#tabs}}
            for tab in {{enum}}.allCases where tab != selectedTab {
                let stack = stack(in: .tab(tab))
                if stack.contains(where: isDeleted) { setStack(stack.filter { !isDeleted($0) }, in: .tab(tab)) }
            }
            {{#isSplit}}
            if isCompact { return stack = left(of: stack, among: siblings, isDeleted) }
            {{/isSplit}}
            {{^isSplit}}
            stack = left(of: stack, among: siblings, isDeleted)
            {{/isSplit}}
            {{/tabs}}
            {{#isSplit}}
            {{>columnRemoval}}
            {{/isSplit}}
            {{^isSplit}}
            {{^tabs}}
            screens = left(of: screens, among: siblings, isDeleted)
            {{/tabs}}
            {{/isSplit}}
        }

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
    let left = left(of: isContentSeen ? [screens[0]] : screens, among: siblings, isDeleted)
    {{/hasContent}}
    {{^hasContent}}
    let left = left(of: screens, among: siblings, isDeleted)
    {{/hasContent}}
    self.screens = left
    if left.isEmpty{{#hasContent}} || contentRoot.map(isDeleted) == true{{/hasContent}} {
        self.screens = [{{#hasData}}screens[0].nearestRow{{/hasData}}{{^hasData}}{{start}}{{/hasData}}] + left
    }
    {{#tabs}}
    let root = self.screens[0]
    let tab = {{enum}}(root: root) ?? {{enum}}(root: root.sidebarItem ?? root)
    if let tab, tab != selectedTab { leave(for: tab) }
    {{/tabs}}

    """
