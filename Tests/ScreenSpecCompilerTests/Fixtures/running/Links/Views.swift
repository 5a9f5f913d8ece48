import SwiftUI

struct StartView: View {
    var body: some View {
        VStack {
            NavigationLink("user 1", value: NavigationItem.user(1))
            NavigationLink("team 2", value: NavigationItem.team(2))
        }
    }
}

struct UserView: View {
    let id: User.ID
    var body: some View { Text("This is user \(id)") }
}

struct TeamView: View {
    let id: Team.ID
    var body: some View { Text("This is team \(id)") }
}

struct RenameSheet: View {
    let project: Int
    @State private var edits = 0

    var body: some View { Button("project \(project), \(edits) edits") { edits += 1 } }
}
