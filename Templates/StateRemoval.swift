/// How screens go whose data was deleted.
let stateRemovalPartial: StaticString = #"""
    // MARK: - Deletion

    extension NavigationState {
        /// Takes screens away whose data was deleted, wherever they are. Who looks at something else is not moved; who
        /// looked at one of them sees what lay below it{{#measuresRoom}}, and where a list had selected it, a sibling{{/measuresRoom}}.
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
            if let level = deletedLayers({{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted).first {
                layers.removeSubrange(level...)
            }
            {{/hasLayers}}
            {{#hasLayers}}
            removeScreens(among: siblings, where: isDeleted)
        }

        /// The layers that begin with what was deleted, counted from 0 at the bottom.
        func deletedLayers(
            {{#sheets}}
            sheets isSheetDeleted: ({{enum}}) -> Bool,
            {{/sheets}}
            where isDeleted: ({{item}}) -> Bool
        ) -> [Int] {
            layers.indices.filter { level in
                switch layers[level].content {
                case .screen(let item): isDeleted(item)
                {{#sheets}}
                case .sheet(let sheet): isSheetDeleted(sheet)
                {{/sheets}}
                }
            }
        }

        /// Takes screens out of all trails.
        mutating func removeScreens(among siblings: [{{item}}], where isDeleted: ({{item}}) -> Bool) {
            layers = layers.map { $0.with($0.stack.filter { !isDeleted($0) }) }
            {{/hasLayers}}
            {{#tabs}}
            {{#isSplit}}
            for tab in {{enum}}.allCases where !isOnShow(.tab(tab)) {
                changeHidden(tab) { $0.removeFromTab(isDeleted) }
            }
            {{#isCodable}}
            for name in tabColumns.keys where {{enum}}(rawValue: name) == nil {
                var left = tabColumns[name]?.items ?? []
                for place in left.indices { left[place].path.items.removeAll(where: isDeleted) }
                hold(left.filter { $0.path != {{pathType}}() }, in: name)
            }
            {{/isCodable}}
            if isCompact { return removeFromTab(isDeleted) }
            {{/isSplit}}
            {{^isSplit}}
            for tab in {{enum}}.allCases where tab != selectedTab {
                removeFromStack(.tab(tab), among: [], isDeleted)
            }
            {{#isCodable}}
            for name in tabPaths.keys where {{enum}}(rawValue: name) == nil {
                tabPaths[name]?.items.removeAll(where: isDeleted)
                if tabPaths[name] == {{pathType}}() { tabPaths[name] = nil }
            }
            {{/isCodable}}
            {{/isSplit}}
            {{^isSplit}}
            removeFromStack(.base, among: siblings, isDeleted)
            {{/isSplit}}
            {{/tabs}}
            {{#isSplit}}
            {{>columnRemoval}}
            {{/isSplit}}
            {{^isSplit}}
            {{^tabs}}
            screens.removeAll(where: isDeleted)
            {{/tabs}}
            {{/isSplit}}
        }
        {{#tabs}}
        {{#isSplit}}

        /// Falls back to what a tab begins with that holds something, as it was left. Whether there is such a tab.
        private mutating func fallBack(to row: {{item}}) -> Bool {
            guard let tab = tab(of: row, under: row), tab.root == row, let held = tabColumns[tab.rawValue]
            else { return false }
            leave(for: tab)
            show(held)
            return true
        }

        /// Takes screens out of the tab on show, in one column. Columns stay for as long as their first screen does.
        private mutating func removeFromTab(_ isDeleted: ({{item}}) -> Bool) {
            let held = columns?.items ?? []
            if !held.contains(where: { $0.path.items.contains(where: isDeleted) }) { return }
            show(nil)
            for columns in held {
                cover(with: columns)
                removeFromTop(isDeleted)
            }
        }

        /// Takes screens out of what fills the columns.
        private mutating func removeFromTop(_ isDeleted: ({{item}}) -> Bool) {
            if stackStart == 0, isDeleted(screens[0]) {
                let left = screens.filter { !isDeleted($0) }
                show(tabColumns[selectedTab.rawValue])
                return stack += left
            }
            {{#hasContent}}
            changeListsBeside { $0.filter { !isDeleted($0) } }
            // What lay on a selected screen that goes lies on the placeholder, and what lay there stays.
            let liesOnPlaceholder = contentRoot != nil && detailSelection.map(isDeleted) != false
            let pushed = detailStack.count { !isDeleted($0) }
            replaceScreens(with: screens[..<stackStart] + screens[stackStart...].filter { !isDeleted($0) })
            if liesOnPlaceholder { keepOnPlaceholder(behind: screens.count - pushed) }
            {{/hasContent}}
            {{^hasContent}}
            replaceScreens(with: screens[..<stackStart] + screens[stackStart...].filter { !isDeleted($0) })
            {{/hasContent}}
        }
        {{/isSplit}}
        {{^isSplit}}

        private mutating func removeFromStack(
            _ scope: Scope,
            among siblings: [{{item}}],
            _ isDeleted: ({{item}}) -> Bool
        ) {
            let stack = stack(in: scope)
            if !stack.contains(where: isDeleted) { return }
            {{#splitsTabs}}
            var left = stack.filter { !isDeleted($0) }
            let selected = detailSelection(in: scope).flatMap { isDeleted($0) ? $0 : nil }
            var tab = selectedTab
            if case .tab(let other) = scope { tab = other }
            // What lay on a selected screen that goes lies on the placeholder, and what lay there stays.
            let liesOnPlaceholder = selected != nil || placeholderPlaces[tab.rawValue] != nil
            {{#nestsTabs}}
            let contents = contentStack(in: scope).count { !isDeleted($0) }
            let hasPushed = left.count > contents
            if let selected, left.count == contents {
                left += next(to: selected, among: siblings.filter { !isContent($0) }, isDeleted)
            }
            {{/nestsTabs}}
            {{^nestsTabs}}
            let hasPushed = !left.isEmpty
            if let selected, left.isEmpty { left = next(to: selected, among: siblings, isDeleted) }
            {{/nestsTabs}}
            setStack(left, in: scope)
            placeholderPlaces[tab.rawValue] = nil
            if liesOnPlaceholder, hasPushed { keepOnPlaceholder(behind: {{#nestsTabs}}contents{{/nestsTabs}}{{^nestsTabs}}0{{/nestsTabs}}, in: tab) }
            {{/splitsTabs}}
            {{^splitsTabs}}
            setStack(stack.filter { !isDeleted($0) }, in: scope)
            {{/splitsTabs}}
        }
        {{/isSplit}}
        {{/tabs}}
        {{#measuresRoom}}

        /// What a list selects in the place of a deleted screen: the nearest of its siblings. In one column, one goes back;
        /// where nobody looks, nothing takes its place.
        private func next(
            to item: {{item}},
            among siblings: [{{item}}],
            _ isDeleted: ({{item}}) -> Bool
        ) -> [{{item}}] {
            guard !isCompact, {{#hasLayers}}layers.isEmpty, {{/hasLayers}}let index = siblings.firstIndex(of: item) else { return [] }
            let next = siblings[index...].first { !isDeleted($0) } ?? siblings[..<index].last { !isDeleted($0) }
            return next.map { [$0] } ?? []
        }
        {{/measuresRoom}}
    }

    """#

/// What of the columns is left.
let columnRemovalPartial: StaticString = """
    let screens = screens
    if !screens.contains(where: isDeleted) { return }
    var left = screens.filter { !isDeleted($0) }
    {{#hasContent}}
    let (contents, roots) = ({{>contentCount}}, rootCount)
    let losesRoot = contentRoot != nil && isDeleted(screens[0])
    {{#nestsContent}}
    // What was pushed in the content column stays, on a row's list in the place of its root.
    let isCovered = losesRoot && !screens[1..<contents].allSatisfy(isDeleted)
    // Who sees the root of the content column sees that it goes, with all that hangs on it.
    if !isCompact, losesRoot, !isCovered { left = [] }
    {{/nestsContent}}
    {{^nestsContent}}
    // Who sees the content column sees that it goes, with all that hangs on it.
    if !isCompact, losesRoot { left = [] }
    {{/nestsContent}}
    // What lay on a selected screen that goes lies on the placeholder, and what lay there stays.
    let liesOnPlaceholder = contentRoot != nil && (roots == contents || isDeleted(screens[contents]))
    let behind = left.isEmpty ? 0 : screens[contents...].count { !isDeleted($0) }
    {{/hasContent}}
    // Where nothing is left of what a column showed, it shows what is next.
    {{#hasContent}}
    let columns = roots > contents ? [0, contents] : [0]
    for root in columns where left == Array(screens.prefix(root)) && isDeleted(screens[root]) {
        left += next(to: screens[root], among: {{#nestsContent}}root == 0 ? siblings : siblings.filter { $0.isDetail }{{/nestsContent}}{{^nestsContent}}siblings{{/nestsContent}}, isDeleted)
    }
    {{/hasContent}}
    {{^hasContent}}
    if left.isEmpty { left = next(to: screens[0], among: siblings, isDeleted) }
    {{/hasContent}}
    {{#collapses}}
    if left.isEmpty, isCompact { showsSidebar = true }
    {{/collapses}}
    {{#hasContent}}
    let row{{^hasData}}: {{item}}{{/hasData}} = {{#hasData}}screens[0].nearestRow{{/hasData}}{{^hasData}}{{start}}{{/hasData}}
    {{#tabs}}
    if left.first.map(screens.contains) != true, fallBack(to: left.first ?? row) { return }
    {{/tabs}}
    let list = left.first.flatMap { $0.isDetail ? $0.defaultContentRoot : nil }
    {{#nestsContent}}
    let isOnRow = isCovered && row.placeholder != nil
    {{/nestsContent}}
    if left.isEmpty || list.map(isDeleted) == true{{#nestsContent}} || isOnRow{{/nestsContent}} { left.insert(row, at: 0) }
    self.screens = left
    if liesOnPlaceholder {
        keepOnPlaceholder(behind: self.screens.count - behind)
        {{>followScreens}}
    }
    {{/hasContent}}
    {{^hasContent}}
    let row{{^hasData}}: {{item}}{{/hasData}} = {{#hasData}}screens[0].nearestRow{{/hasData}}{{^hasData}}{{start}}{{/hasData}}
    {{#tabs}}
    if left.first.map(screens.contains) != true, fallBack(to: left.first ?? row) { return }
    {{/tabs}}
    self.screens = left.isEmpty ? [row] : left
    {{/hasContent}}

    """
