import Observation
import SwiftUI

@Observable final class Session {}

struct ScreenView: View { var body: some View { EmptyView() } }
struct Badge: View { var body: some View { EmptyView() } }

struct Avatar: View {
    let session: Session

    var body: some View { EmptyView() }
}

struct Face: View {
    let user: User

    var body: some View { Text(user.name) }
}

struct Mark: View {
    let isOn: Bool

    var body: some View { Text("\(isOn)") }
}
