import SwiftUI

struct Screen: View { var body: some View { EmptyView() } }

@MainActor func host(_ rows: [Row]) -> some View {
    NavigationHost(
        toolbar: rows, routes: rows, list: rows, sections: rows, body: rows, Toolbar: rows, localized: rows,
        ownBody: rows, toolbarElements: rows)
}

@MainActor func sidebar(_ rows: [Row]) -> some View {
    SidebarView(
        toolbar: rows, routes: rows, list: rows, sections: rows, body: rows, Toolbar: rows, localized: rows,
        ownBody: rows, toolbarElements: rows
    ) {
        ToolbarItem { Text("a") }
    }
}
