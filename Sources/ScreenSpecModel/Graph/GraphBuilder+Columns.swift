import ScreenSpecDiagnostics

extension GraphBuilder {
    /// A content destination has an empty column beside it; a sidebar item with three columns must be one.
    mutating func checkColumns() {
        let destinations = document.rows.destinations.base
        let count = document.rows.destinations.count
        let isInSidebar = isInSidebar.base
        var index = 0
        while index < count {
            if isInSidebar[index] || destinations[index].hasPlaceholder {
                checkColumns(
                    destinations[index], isInSidebar[index], isReported: isReportedAsPresented.contains(index))
            }
            index &+= 1
        }
        for (root, place) in splitTabs.sorted(by: { $0.key < $1.key }) { checkSplitRoot(root, place) }
    }

    /// Beside the root of a split view there is an empty column, too.
    private mutating func checkSplitRoot(_ root: Int, _ place: SourceRange) {
        let destination = document.rows.destinations[root]
        let columns = destination.columns?.value ?? 3
        let isReported = isInSidebar[root] && columns == 3
        if destination.hasPlaceholder || isReported || document.isUnread("placeholder", of: destination.name.range) {
            return
        }
        let placeholder = "add `placeholder: {title: Select Something, icon: doc}`"
        report(
            .missingPlaceholder,
            "destination `\(destination.name.string)` begins a tab with a split view and has no `placeholder`",
            at: destination.name.range, notes: [.init("the tab holds a split view here", at: place)],
            help: "\(placeholder)\(columns == 2 ? " and remove `columns: 2`" : ""), or write `holds: stack`")
    }

    /// - Parameter isReported: whether it is reported to be presented, and has no place in a column.
    private mutating func checkColumns(_ destination: Destination, _ isInSidebar: Bool, isReported: Bool) {
        let columns = destination.columns?.value ?? 3
        let name = destination.name.range
        if columns == 3, isInSidebar, !destination.hasPlaceholder, !isReported,
            !document.isUnread("placeholder", of: name), !document.isUnread("columns", of: name)
        {
            report(
                .missingPlaceholder,
                "destination `\(destination.name.string)` stands in the sidebar with 3 columns and has no `placeholder`",
                at: destination.name.range,
                help: "add `placeholder: {title: Select Something, icon: doc}`, or `columns: 2`")
        }
        if columns == 2, let placeholder = document.placeholder(of: destination) {
            report(
                .placeholderWithoutColumn,
                "destination `\(destination.name.string)` has `columns: 2`, so no column is empty for a placeholder",
                at: placeholder.range,
                notes: destination.columns.map { [.init("`columns` is here", at: $0.range)] } ?? [],
                help: "remove `placeholder`, or write `columns: 3`")
        }
    }
}
