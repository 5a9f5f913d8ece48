/// What the columns and the stack show, to read and to set.
let stateShownPartial: StaticString = #"""
    // MARK: - What is shown

    extension NavigationState {
        {{#windows}}
        {{>hasScreens}}

        {{/windows}}
        {{^windows}}
        {{#settings}}
        {{>hasScreens}}

        {{/settings}}
        {{/windows}}
        {{#isSplit}}
        /// What the content column {{#nestsContent}}begins with{{/nestsContent}}{{^nestsContent}}shows{{/nestsContent}}; `nil` where the detail root takes its place.
        {{>access}}var contentRoot: {{item}}? {
            {{#hasContent}}screens[0].placeholder == nil ? nil : screens[0]{{/hasContent}}{{^hasContent}}nil{{/hasContent}}
        }
        {{#nestsContent}}

        /// What was pushed in the content column. To change it is to leave what the detail column shows.
        {{>access}}var contentStack: [{{item}}] {
            get { Array(screens[1..<contentCount]) }
            set {
                if contentRoot == nil{{#tabs}} || stackStart > contentCount{{/tabs}} { return }
                {{#collapses}}
                if newValue.count > contentStack.count { showsSidebar = false }
                {{/collapses}}
                // What is written again brings what is new in it.
                let rest = newValue == contentStack ? screens[contentCount...] : []
                if rest.isEmpty { placeholderPlace = 0 }
                screens = [screens[0]] + newValue + rest
            }
        }

        /// How many of the screens stand in the content column; 1 where there is none.
        private var contentCount: Int {
            if screens[0].placeholder == nil { return 1 }
            let lists = 1 + screens.dropFirst().prefix { $0.placeholder != nil && $0.sidebarItem == nil }.count
            return placeholderPlace > 0 ? min(placeholderPlace, lists) : lists
        }
        {{/nestsContent}}

        {{/isSplit}}
        {{#splitsTabs}}
        /// What the content column of the tab on show shows: its root, where the tab holds a split view.
        {{>access}}var contentRoot: {{item}}? { selectedTab.holdsSplit ? selectedTab.root : nil }
        {{#nestsTabs}}

        /// What was pushed in the content column of the tab on show. To change it is to leave what the detail column shows.
        {{>access}}var contentStack: [{{item}}] {
            get { contentStack(of: selectedTab) }
            set { setContentStack(newValue, in: .base) }
        }
        {{/nestsTabs}}

        {{/splitsTabs}}
        {{#hasSelection}}
        /// What the detail column begins with; a placeholder while nothing is selected in the content column.
        {{/hasSelection}}
        {{^hasSelection}}
        /// What the detail column begins with.
        {{/hasSelection}}
        {{>access}}var detailRoot: {{item}} {
            {{#hasContent}}
            let screens = screens
            guard let placeholder = screens[{{>contentTop}}].placeholder else { return screens[0] }
            return rootCount > {{>contentCount}} ? screens[{{>contentCount}}] : placeholder
            {{/hasContent}}
            {{#splitsTabs}}
            detailRoot(of: selectedTab)
            {{/splitsTabs}}
            {{^hasSelection}}
            {{#hasPath}}
            screens[0]
            {{/hasPath}}
            {{^hasPath}}
            selectedTab.root
            {{/hasPath}}
            {{/hasSelection}}
        }

        /// What was pushed on the detail root.
        {{>access}}var detailStack: [{{item}}] {
            {{#splitsTabs}}
            get { Array(stack.dropFirst(selectionCount)) }
            set {
                {{#nestsTabs}}
                let contents = contentStack.count
                let liesOnPlaceholder = selectedTab.holdsSplit && selectionCount == contents
                stack = stack.prefix(selectionCount) + newValue
                if liesOnPlaceholder { keepOnPlaceholder(behind: contents, in: selectedTab) }
                {{/nestsTabs}}
                {{^nestsTabs}}
                let liesOnPlaceholder = selectedTab.holdsSplit && selectionCount == 0
                stack = stack.prefix(selectionCount) + newValue
                if liesOnPlaceholder { keepOnPlaceholder(behind: 0, in: selectedTab) }
                {{/nestsTabs}}
            }
            {{/splitsTabs}}
            {{^hasPath}}
            {{^splitsTabs}}
            get { stack }
            set { stack = newValue }
            {{/splitsTabs}}
            {{/hasPath}}
            {{#hasPath}}
            get { Array(screens.dropFirst(rootCount)) }
            set {
                {{#collapses}}
                if newValue.count > detailStack.count { showsSidebar = false }
                {{/collapses}}
                {{#nestsContent}}
                let contents = contentCount
                {{/nestsContent}}
                {{#hasContent}}
                let liesOnPlaceholder = contentRoot != nil && rootCount == {{>contents}}
                {{/hasContent}}
                {{#hasContent}}
                {{#movesPaths}}
                let held = tabColumns[selectedTab.rawValue]
                {{/movesPaths}}
                {{/hasContent}}
                screens = screens.prefix(rootCount) + newValue
                {{#hasContent}}
                keepOnPlaceholder(behind: liesOnPlaceholder ? {{>contents}} : 0)
                {{#movesPaths}}
                if isBesideTabs { tabColumns[selectedTab.rawValue] = held }
                followScreens()
                {{/movesPaths}}
                {{/hasContent}}
            }
            {{/hasPath}}
        }
        {{#hasSelection}}

        /// What is selected in the content column, so that the detail column shows it. To select is to replace.
        {{>access}}var detailSelection: {{item}}? {
            {{#hasContent}}
            get { rootCount > {{>contentCount}} ? screens[{{>contentCount}}] : nil }
            set {
                if let newValue { return setDetailRoot(newValue) }
                {{#tabs}}
                // What a tab begins with is selected in no list of its own.
                {{/tabs}}
                if detailSelection != nil{{#tabs}}, stackStart <= {{>contentCount}}{{/tabs}} { {{>leaveDetail}} }
            }
            {{/hasContent}}
            {{#splitsTabs}}
            {{#nestsTabs}}
            get { selectionCount > contentStack.count ? stack[contentStack.count] : nil }
            set {
                if let newValue { setDetailRoot(newValue) } else if detailSelection != nil { stack = contentStack }
            }
            {{/nestsTabs}}
            {{^nestsTabs}}
            get { selectionCount > 0 ? stack[0] : nil }
            set {
                if let newValue { setDetailRoot(newValue) } else if detailSelection != nil { stack = [] }
            }
            {{/nestsTabs}}
            {{/splitsTabs}}
        }
        {{/hasSelection}}

        {{#isSplit}}
        {{#collapses}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does, or the sidebar itself is shown.
        {{/collapses}}
        {{^collapses}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does.
        {{/collapses}}
        {{>access}}var derivedMenuItem: {{item}}? {
            {{#collapses}}isCompact && showsSidebar ? nil : {{/collapses}}screens[0].sidebarItem
        }

        {{/isSplit}}
        {{#collapses}}
        /// In a compact layout, the column that is on top.
        {{>access}}var compactColumn: Column {
            {{^nestsContent}}
            get { showsSidebar ? .sidebar : contentRoot != nil && stack.isEmpty ? .content : .detail }
            {{/nestsContent}}
            {{#nestsContent}}
            get { showsSidebar ? .sidebar : contentRoot != nil && screens.count == contentCount ? .content : .detail }
            {{/nestsContent}}
            set {
                showsSidebar = newValue == .sidebar
                if newValue == .content, contentRoot != nil { {{>leaveDetail}} }
            }
        }

        {{>access}}enum Column: String, Sendable { case sidebar, content, detail }

        {{/collapses}}
        {{>stateTrail}}
    }

    """#
