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
                checkColumns(destinations[index], isInSidebar[index])
            }
            index &+= 1
        }
    }

    private mutating func checkColumns(_ destination: Destination, _ isInSidebar: Bool) {
        let columns = destination.columns?.value ?? 3
        let name = destination.name.range
        if columns == 3, isInSidebar, !destination.hasPlaceholder, !document.isUnread("placeholder", of: name),
            !document.isUnread("columns", of: name)
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
