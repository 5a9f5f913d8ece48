import SwiftUI

struct Screen: View {
    init() {}
    init(a: Int, b: Int, c: Int) {}
    var body: some View { EmptyView() }
}
