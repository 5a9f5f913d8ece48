import SwiftUI

struct ShelfView: View {
    let kind: Kind
    let localized: Int

    var body: some View { Text(kind.name) }
}

struct TitleView: View {
    let id: Int

    var body: some View { Text("\(id)") }
}

struct EditView: View {
    let id: Int
    let localized: Bool

    var body: some View { Text("\(id)").isDirty(localized) }
}

struct RenameView: View {
    let shelf: Kind

    var body: some View { Text(shelf.name) }
}

struct NotesView: View { var body: some View { EmptyView() } }
struct SortView: View { var body: some View { EmptyView() } }
