import SwiftUI

struct ScreenView: View {
    var body: some View { Text(verbatim: "Screen") }
}

struct ProfileView: View {
    let id: Int
    var body: some View { Text(verbatim: "Profile \(id)") }
}
