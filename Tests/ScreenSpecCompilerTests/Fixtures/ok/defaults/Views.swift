import SwiftUI

struct Screen: View {
    init(_ menu: Sidebar) {}
    var body: some View { EmptyView() }
}
