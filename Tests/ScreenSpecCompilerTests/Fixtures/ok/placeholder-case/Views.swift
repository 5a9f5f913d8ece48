import SwiftUI

struct Inbox: View { var body: some View { EmptyView() } }

struct Nothing: View {
    init(_ label: String, image: String) {}
    var body: some View { EmptyView() }
}
