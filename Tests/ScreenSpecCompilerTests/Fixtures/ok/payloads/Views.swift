import SwiftUI

struct Screen: View {
    init(id: Int, page: Int?, name: String) {}
    var body: some View { EmptyView() }
}

struct Lists: View { var body: some View { EmptyView() } }

struct Pairs: View {
    init(_ pair: (Int, String)) {}
    var body: some View { EmptyView() }
}

struct Closures: View {
    let onSave: (Int) -> Void
    let onMain: @MainActor () -> Void
    var body: some View { EmptyView() }
}

struct Listing<Items, Rest>: View {
    let items: Items
    var body: some View { EmptyView() }
}
