import SwiftUI

struct MeshtasticApp: App {
    @StateObject private var radio = Radio()

    var body: some Scene { NavigationScenes { NavigationHost().environmentObject(radio) } }
}

struct MessagesView: View {
    var body: some View {
        List {
            NavigationLink("Channels", value: NavigationItem.channels)
            NavigationLink("Direct Messages", value: NavigationItem.directMessages)
        }
    }
}

struct ChannelList: View {
    var body: some View {
        List {
            NavigationLink("Primary", value: NavigationItem.channel(0))
            NavigationLink("Admin", value: NavigationItem.channel(7))
        }
    }
}

struct UserList: View {
    var body: some View { List { NavigationLink("Ann", value: NavigationItem.conversation(with: 2)) } }
}

struct ChannelMessageList: View {
    let id: Int32

    var body: some View {
        VStack {
            Text("Messages of channel \(id)")
            NavigationLink("Who wrote this?", value: NavigationItem.node(3))
        }
    }
}

struct UserMessageList: View {
    let user: Int64
    var body: some View { Text("Messages with \(user)") }
}

struct NodeList: View {
    @EnvironmentObject private var radio: Radio
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        List {
            ForEach(radio.nodes, id: \.self) { NavigationLink("To node \($0)", value: NavigationItem.node($0)) }
            Button("Filter") { router.open(.nodeFilter) }
        }
    }
}

struct NodeDetail: View {
    @EnvironmentObject private var radio: Radio
    @Environment(NavigationRouter.self) private var router
    let num: Int64, showsMapLink: Bool

    var body: some View {
        VStack {
            Text("Node \(num)")
            ForEach(logs) { NavigationLink($0.displayName, value: $0) }
            if showsMapLink { Button("Estimate Coverage") { router.open(.coverageEstimate(of: num)) } }
            Button("Exchange Positions") { Task { await router.ask(.positionRequested) } }
            Button("Delete") { Task { if await router.ask(.deleteNode(num)) == .delete { delete() } } }
        }
    }

    private var logs: [NavigationItem] { [.deviceMetricsLog(num), .positionLog(num), .traceRouteLog(num)] }

    private func delete() {
        radio.nodes.removeAll { $0 == num }
        router.remove { if case .node(num, _) = $0 { true } else { false } }
    }
}

struct NodeLog: View {
    let name: String, num: Int64
    init(_ name: String, _ num: Int64) { (self.name, self.num) = (name, num) }
    var body: some View { Text("\(name) of \(num)") }
}

struct MeshMap: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            Button("Pin of node 1") { router.present(.node(1, showsMapLink: false), as: .sheet) }
            Button("A heap of pins") { router.open(.nearby([2, 3])) }
            Button("Waypoint 5") { router.open(.waypoint(5)) }
            Button("New Window") { router.openWindow(.meshMap) }
        }
    }
}

struct NearbyList: View {
    @Environment(NavigationRouter.self) private var router
    let nums: [Int64]

    var body: some View {
        ForEach(nums, id: \.self) { num in
            Button("Pick \(num)") { router.push(.node(num, showsMapLink: false)) }
        }
    }
}

struct WaypointForm: View {
    let id: Int64, edits: Bool
    var body: some View { Text("Waypoint \(id)\(edits ? ", editing" : "")") }
}

struct SettingsView: View {
    private let sections: [(title: String, pages: [NavigationItem])] = [
        ("App", [.about, .appSettings, .localMeshDiscovery, .firmwareUpdates]),
        ("Radio Configuration", [.lora, .channelSettings, .security, .shareQRCode]),
        ("Developers", [.appFiles, .tools]),
    ]

    var body: some View {
        List {
            ForEach(sections, id: \.title) { section in
                Section(section.title) {
                    ForEach(section.pages.filter(\.isAvailable)) { page in
                        NavigationLink(value: page) { Label(page.displayName, systemImage: page.iconName ?? "") }
                    }
                }
            }
        }
    }
}

struct Page: View {
    let name: String, next: NavigationItem?
    init(_ name: String, leadsTo next: NavigationItem? = nil) { (self.name, self.next) = (name, next) }

    var body: some View {
        VStack {
            Text("Page \(name)")
            if let next { NavigationLink(next.displayName, value: next) }
        }
    }
}

struct Config: View {
    let name: String, node: Int64
    init(_ name: String, of node: Int64) { (self.name, self.node) = (name, node) }
    var body: some View { Text("\(name) of node \(node)") }
}

@available(iOS 18.0, *)
struct ToolsView: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View { Button("Read a Tag") { router.open(.saveChannels("from a tag", adds: true)) } }
}

struct ConnectView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            Text("Radios nearby")
            Button("Connect to an old one") { router.open(.invalidVersion("1.2")) }
            NavigationLink("This radio", value: NavigationItem.node(1))
        }
    }
}

struct InvalidVersion: View {
    let version: String
    var body: some View { Text("Version \(version) is too old") }
}

struct SaveChannels: View {
    let link: String, adds: Bool
    var body: some View { Text("\(adds ? "Add" : "Replace") channels \(link)?") }
}

struct AddContact: View {
    let name: String
    var body: some View { Text("Add \(name)?") }
}

struct EventInfo: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View { Button("Update Firmware") { router.open(.firmwareUpdates) } }
}

struct Onboarding: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            Text("Welcome")
            Button("Begin") { router.push(.setupNotifications) }
        }
        .interactiveDismissDisabled()
    }
}

struct SetupPage: View {
    @Environment(NavigationRouter.self) private var router
    let name: String, next: NavigationItem?
    init(_ name: String, next: NavigationItem?) { (self.name, self.next) = (name, next) }

    var body: some View {
        VStack {
            Text("Allow \(name)")
            Button("Next") { if let next { router.push(next) } else { router.dismiss() } }
        }
        .interactiveDismissDisabled()
    }
}

struct Lockdown: View { var body: some View { Text("Passphrase") } }
