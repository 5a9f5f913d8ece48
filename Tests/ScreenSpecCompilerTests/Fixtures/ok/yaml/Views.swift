import SwiftUI

struct Screen: View {
    init() {}
    init(id: Int) {}
    var body: some View { EmptyView() }
}
