import SwiftUI

struct Screen: View {
    init() {}
    init(id: Int) {}
    init(text: String, name: String) {}
    var body: some View { EmptyView() }
}
