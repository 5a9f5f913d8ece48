import Observation
import SwiftUI

struct Episode: Hashable, Codable, Sendable {
    let id: Int
    let title: String
}

struct ShowsView: View {
    var body: some View {
        ForEach(1...3, id: \.self) { NavigationLink("show \($0)", value: NavigationItem.show($0)) }
    }
}

struct ShowView: View {
    let id: Int
    var body: some View { Text("This is show \(id)") }
}

struct EpisodeView: View {
    let episode: Episode
    var body: some View { Text("This is episode \(episode.id), \(episode.title)") }
}

struct ReviewSheet: View {
    let id: Int
    @State private var edits = 0

    var body: some View {
        VStack {
            Button("review \(id), \(edits) edits") { edits += 1 }
            NavigationLink("show \(id)", value: NavigationItem.show(id))
        }
        .isDirty(edits > 0)
    }
}

struct StationsView: View {
    var body: some View {
        ForEach(1...3, id: \.self) {
            NavigationLink("station \($0)", value: RadioItem.station(Episode(id: $0, title: "Station \($0)")))
        }
    }
}

struct WavesView: View {
    var body: some View {
        ForEach(1...3, id: \.self) { NavigationLink("wave \($0)", value: DialItem.wave(Episode(id: $0, title: "Wave \($0)"))) }
    }
}

@MainActor @Observable final class Members { var areIn = true }

struct MembersOnly: View {
    let members: Members
    @State private var router = NavigationRouter()

    var body: some View {
        if members.areIn {
            VStack {
                NavigationHost(router: router)
                Button("log out") {
                    router.state = NavigationState()
                    members.areIn = false
                }
            }
        } else {
            Button("log in") { members.areIn = true }
        }
    }
}
