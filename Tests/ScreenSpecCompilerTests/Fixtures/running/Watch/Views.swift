import SwiftUI

struct RunsView: View {
    var body: some View { Text("No runs yet") }
}

struct GoalView: View {
    @State private var miles = 0
    var body: some View { Button("\(miles) miles") { miles += 1 }.isDirty(miles > 0) }
}

struct NoteSheet: View {
    @State private var words = 0
    var body: some View { Button("\(words) words") { words += 1 }.isDirty(words > 0) }
}
