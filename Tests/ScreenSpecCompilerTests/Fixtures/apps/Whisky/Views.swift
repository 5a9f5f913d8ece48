import SwiftUI

struct WhiskyApp: App {
    @StateObject private var cellar = Cellar()

    var body: some Scene {
        NavigationScenes { NavigationHost(bottles: cellar.bottles).environmentObject(cellar) }
    }
}

struct BottleRow: View {
    @ObservedObject var bottle: Bottle
    var body: some View { Label(bottle.name, systemImage: "waterbottle") }
}

struct SettingsView: View { var body: some View { Text("Where bottles are kept") } }

struct NoBottleView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            Text("Create a bottle first")
            Button("Create a Bottle") { router.open(.createBottle) }
        }
    }
}

struct BottleView: View {
    @Environment(NavigationRouter.self) private var router
    @EnvironmentObject private var cellar: Cellar
    @ObservedObject var bottle: Bottle

    var body: some View {
        Form {
            Text("Bottle \(bottle.name)")
            NavigationLink("Programs", value: NavigationItem.programs(in: bottle.url))
            NavigationLink("Config", value: NavigationItem.config(of: bottle.url))
            Button("Winetricks") { router.open(.winetricks(for: bottle.url)) }
            Button("Pin a Program") { router.open(.createPin(in: bottle.url)) }
            Button("Rename") { router.open(.rename(bottle.name) { bottle.name = $0 }) }
            Button("Remove Bottle") {
                Task { if await router.ask(.removeBottle(bottle.name, isThere: true)) == .remove { remove() } }
            }
        }
    }

    private func remove() {
        let items = cellar.bottles.map { NavigationItem.bottle($0.url) }
        cellar.bottles.removeAll { $0.url == bottle.url }
        router.remove(among: items) { $0 == .bottle(bottle.url) }
    }
}

struct ProgramsView: View {
    @ObservedObject var bottle: Bottle

    var body: some View {
        List {
            ForEach(bottle.programs, id: \.self) { NavigationLink($0, value: NavigationItem.program($0, in: bottle.url)) }
        }
    }
}

struct ProgramView: View {
    let name: String, bottle: URL
    var body: some View { Text("\(name) in \(bottle.lastPathComponent)") }
}

struct ConfigView: View {
    @Environment(NavigationRouter.self) private var router
    @ObservedObject var bottle: Bottle

    var body: some View {
        Button("Resolution: \(bottle.resolution)") { router.open(.resolution(of: bottle.url)) }
    }
}

struct ResolutionView: View {
    @ObservedObject var bottle: Bottle
    var body: some View { Button("Double") { bottle.resolution *= 2 } }
}

struct ProcessesView: View {
    @ObservedObject var bottle: Bottle
    var body: some View { Text("Nothing is running") }
}

struct CreateBottleView: View {
    @EnvironmentObject private var cellar: Cellar
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Create Music") {
            let bottle = Bottle("Music")
            cellar.bottles.append(bottle)
            router.dismiss()
            router.root.open(.bottle(bottle.url))
        }
    }
}

struct RenameView: View {
    @Environment(NavigationRouter.self) private var router
    let name: String
    let onSave: ((String) -> Void)?

    var body: some View {
        Button("Call \(name) Fun") {
            onSave?("Fun")
            router.dismiss()
        }
    }
}

struct OpenFileView: View {
    let file: URL
    var body: some View { Text("Run \(file.lastPathComponent) in which bottle?") }
}

struct WinetricksView: View {
    let bottle: URL
    var body: some View { Text("Tricks for \(bottle.lastPathComponent)") }
}

struct CreatePinView: View {
    let bottle: URL
    var body: some View { Text("Pin in \(bottle.lastPathComponent)") }
}

struct WelcomeView: View {
    @Environment(NavigationRouter.self) private var router
    let isFirstTime: Bool

    var body: some View {
        VStack {
            Text(isFirstTime ? "Welcome to Whisky" : "Setup")
            Button("Install") { router.push(.rosetta) }
        }
        .interactiveDismissDisabled()
    }
}

struct RosettaView: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View { Button("Rosetta is installed") { router.push(.wineDownload) }.interactiveDismissDisabled() }
}

struct WineDownloadView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Wine is downloaded") { router.push(.wineInstall(from: URL(filePath: "/tmp/wine.tar"))) }
            .interactiveDismissDisabled()
    }
}

struct WineInstallView: View {
    @Environment(NavigationRouter.self) private var router
    let archive: URL
    var body: some View { Button("\(archive.lastPathComponent) is installed") { router.dismiss() }.interactiveDismissDisabled() }
}
