import Foundation
import SwiftUI

struct HomeView: View { var body: some View { EmptyView() } }

struct PageView: View {
    let url: URL?
    let ids: Set<UUID>

    var body: some View { EmptyView() }
}

struct PickView: View {
    @Binding var isOn: Bool

    init(isOn: Binding<Bool>) { _isOn = isOn }

    var body: some View { EmptyView() }
}

struct ImageView: View {
    let image: Image
    let locale: Locale

    var body: some View { EmptyView() }
}

struct ColorView: View {
    let color: Color

    var body: some View { EmptyView() }
}
