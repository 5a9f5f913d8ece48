import SwiftUI

struct FaceRow: View {
    let face: User
    var body: some View { EmptyView() }
}

struct Screen: View { var body: some View { EmptyView() } }
