import SwiftUI

struct ShelfView: View {
    let kind: Kind
    let isSorted: Bool

    var body: some View { Text(kind.name) }
}

struct TitleView: View {
    let id: Int

    var body: some View { Text("\(id)") }
}

struct SearchView: View {
    let query: String

    var body: some View { Text(query) }
}

struct UserView: View {
    let id: Int

    var body: some View { Text("\(id)") }
}
