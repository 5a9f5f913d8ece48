import SwiftUI

struct EmptyColumn: View {
    let label: String
    let image: String
    let count: Int

    var body: some View { Label("\(label) \(count)", systemImage: image) }
}

struct DonutList: View {
    let model: FoodTruckModel

    var body: some View { Text(model.newDonut.name) }
}

struct DonutView: View {
    let id: Donut.ID
    let open: @MainActor (URL) -> Void

    var body: some View { Text("\(id)") }
}

struct DonutEditor: View {
    let id: Donut.ID
    @Binding var donut: Donut
    let isEnabled: Bool
    let onSave: (() -> Void)?

    var body: some View { Text(donut.name) }
}

struct NoteView: View {
    let text: String
    let number: Int
    let model: FoodTruckModel

    var body: some View { Text(text) }
}

struct TruckView: View {
    let model: Int

    var body: some View { EmptyView() }
}

struct HelpView: View {
    let rows: [Int]

    var body: some View { EmptyView() }
}

struct AccountView: View {
    let session: Session
    let logOut: () -> Void

    var body: some View { Button("Log out", action: logOut) }
}

struct PlayerView: View {
    let player: Player
    @Binding var volume: Double
    @Binding var isOn: Bool

    var body: some View { Toggle("On", isOn: $isOn) }
}

struct AccountHeader: View {
    var body: some View { EmptyView() }
}

struct SyncStatus: View {
    let model: FoodTruckModel

    var body: some View { Text("\(model.unread)") }
}

struct AccountRow: View {
    let session: Session

    var body: some View { Text(session.name) }
}

struct PlayerRow: View {
    var body: some View { Text("Player") }
}

struct Orders: View {
    let model: FoodTruckModel
    @Binding var list: [Int]

    var body: some View { Text("\(list.count)") }
}

struct RenameSheet: View {
    let id: Donut.ID
    let session: Session
    @Binding var name: String

    var body: some View { Text(name) }
}

struct AboutSheet: View {
    var body: some View { EmptyView() }
}

extension View {
    func bordered() -> some View { environment(\.isEnabled, false) }
    func frosted() -> some View { environment(\.isEnabled, true) }
}

/// Screens outside of a host.
struct Preview: View {
    let router = NavigationRouter()

    var body: some View {
        router.view(for: .account)
            .withDependencies(session: Session(), onLogOut: {}, player: Player())
    }
}

struct Whole: View {
    var body: some View { NavigationHost(session: Session(), onLogOut: {}, player: Player(), others: [1], rows: [1], queue: [1]) }
}
