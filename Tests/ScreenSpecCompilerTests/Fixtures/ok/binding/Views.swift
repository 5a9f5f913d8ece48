import SwiftUI

let isPlain = true

struct Screen: View {
    init(_ number: Int = 0) {}
    var body: some View { EmptyView() }
}

struct Maker {
    @MainActor func callAsFunction(label: String, systemImage: String) -> Screen { Screen() }
}

let Plain = Maker()
let Fancy = Maker()
