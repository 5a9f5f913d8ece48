import SwiftUI

struct Screen: View {
    static let shared = Screen()

    init() {}
    init(a: Int, b: Int, c: Int) {}
    var body: some View { EmptyView() }
}
