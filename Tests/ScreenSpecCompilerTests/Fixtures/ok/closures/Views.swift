import SwiftUI

struct Screen: View {
    init(_ number: Int = 0) {}

    var body: some View { EmptyView() }
}
