import SwiftUI

struct HomeView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            NavigationLink("Metropolis", value: NavigationItem.item(BaseItem(id: "1", name: "Metropolis")))
            NavigationLink("Films", value: NavigationItem.library(Films()))
            Button("Settings") { router.open(.settings) }
        }
    }
}

struct SearchView: View { var body: some View { Text("Search for anything") } }

struct MediaView: View {
    var body: some View {
        VStack {
            NavigationLink("All Films", value: NavigationItem.library(Films()))
            NavigationLink("Live TV", value: NavigationItem.liveTV)
        }
    }
}

struct LibraryView: View {
    @Environment(NavigationRouter.self) private var router
    let library: any PagingLibrary

    var body: some View {
        VStack {
            ForEach(library.items, id: \.id) { NavigationLink($0.name, value: NavigationItem.item($0)) }
            Button("Filter") { router.open(.filter(of: library)) }
        }
    }
}

struct FilterView: View {
    let library: any PagingLibrary
    var body: some View { Text("Filter \(library.title)") }
}

struct ItemView: View {
    @Environment(NavigationRouter.self) private var router
    let item: BaseItem

    var body: some View {
        VStack {
            Text("About \(item.name)")
            Button("Play") { router.open(.videoPlayer(item)) }
            Button("Delete \(item.name)") {
                Task { if await router.ask(.deleteItem(item.name)) == .delete { router.remove { $0 == .item(item) } } }
            }
            Button("Cast") { router.push(.castAndCrew(of: item)) }
            Button("Media") { router.open(.mediaSource(of: item)) }
            #if os(iOS)
                Button("Edit") { router.open(.itemEditor(ItemEditor(item))) }
            #endif
        }
    }
}

struct ItemPage: View {
    let name: String, item: BaseItem
    init(_ name: String, _ item: BaseItem) { (self.name, self.item) = (name, item) }
    var body: some View { Text("\(name) of \(item.name)") }
}

struct MediaSourceView: View {
    let item: BaseItem
    var body: some View { NavigationLink("Video of \(item.name)", value: NavigationItem.mediaStream(1)) }
}

struct VideoPlayer: View {
    @Environment(NavigationRouter.self) private var router
    let item: BaseItem
    var body: some View { Button("Stop \(item.name)") { router.dismiss() } }
}

struct DownloadsView: View { var body: some View { Text("Downloads") } }

struct DownloadTaskView: View {
    let item: BaseItem
    var body: some View { Text("Downloading \(item.name)") }
}

struct ItemEditorView: View {
    @Environment(NavigationRouter.self) private var router
    let editor: ItemEditor

    var body: some View {
        VStack {
            Text("Editing \(editor.item.name)")
            #if os(iOS)
                NavigationLink("Genres", value: NavigationItem.editGenres(editor))
                Button("Metadata") { router.open(.editMetadata(editor)) }
            #endif
        }
    }
}

struct EditorPage: View {
    let name: String, editor: ItemEditor
    init(_ name: String, _ editor: ItemEditor) { (self.name, self.editor) = (name, editor) }
    var body: some View { Text("\(name) of \(editor.item.name)") }
}

struct SettingsView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            NavigationLink("Me", value: NavigationItem.localUser("Fritz"))
            NavigationLink("Customize", value: NavigationItem.customize)
            #if os(iOS)
                NavigationLink("Dashboard", value: NavigationItem.adminDashboard)
            #endif
            Button("Sign Out") {
                router.dismissAll()
                session.user = nil
            }
        }
    }
}

struct SettingsPage: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Text("\(name) settings") }
}

struct LocalUserView: View {
    let id: String
    var body: some View { NavigationLink("Security of \(id)", value: NavigationItem.localUserSecurity) }
}

struct CustomizeView: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View { Button("Filters") { router.push(.drawerFilters(Bindable(session).filters)) } }
}

struct OrderedSelector: View {
    @Binding var selection: [String]

    var body: some View {
        VStack {
            Text(selection.joined(separator: ", "))
            Button("Reverse") { selection.reverse() }
        }
    }

    init(selection: Binding<[String]>) { _selection = selection }
}

struct FontPicker: View {
    @Binding var name: String
    var body: some View { Text(name) }
}

struct AdminDashboardView: View {
    var body: some View {
        VStack {
            #if os(iOS)
                NavigationLink("Users", value: NavigationItem.serverUsers)
                NavigationLink("Trigger", value: NavigationItem.task("scan"))
            #endif
        }
    }
}

struct ServerUsersView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            #if os(iOS)
                Button("Thea") { router.push(.serverUser(UserAdmin("Thea"))) }
                Button("Add a User") { router.open(.addServerUser) }
            #endif
        }
    }
}

struct ServerUserView: View {
    @Environment(NavigationRouter.self) private var router
    let admin: UserAdmin

    var body: some View {
        VStack {
            Text("User \(admin.name)")
            #if os(iOS)
                Button("Permissions") { router.open(.userPermissions(admin)) }
                Button("Reset Password") { router.open(.resetPassword(of: admin.name, knowsCurrent: false)) }
            #endif
        }
    }
}

struct AdminPage: View {
    let name: String, admin: UserAdmin
    init(_ name: String, _ admin: UserAdmin) { (self.name, self.admin) = (name, admin) }
    var body: some View { Text("\(name) of \(admin.name)") }
}

struct ResetPasswordView: View {
    @Environment(NavigationRouter.self) private var router
    @State private var password = ""
    let user: String, knowsCurrent: Bool

    var body: some View {
        Form {
            Text(knowsCurrent ? "Your current password" : "New password of \(user)")
            Button("Type") { password += "x" }
            Button("Save") {
                router.isUnsaved = false
                router.dismiss()
            }
        }
        .modifier(Changed(hasChanges: !password.isEmpty))
    }
}

struct AddServerUserView: View { var body: some View { Form { Text("Name of the user") } } }

struct AddTriggerView: View {
    let task: String
    var body: some View { Text("When to \(task)") }
}

/// Says so where the system has sheets that ask.
struct Changed: ViewModifier {
    let hasChanges: Bool

    func body(content: Content) -> some View {
        #if os(iOS)
            content.hasChanges(hasChanges)
        #else
            content
        #endif
    }
}

// MARK: - Before somebody has signed in

struct SelectUserView: View {
    @Environment(WelcomeRouter.self) private var router

    var body: some View {
        VStack {
            Button("Add a Server") { router.open(.connectToServer) }
            ForEach(session.servers, id: \.self) { server in
                Button("Sign In to \(server)") { router.open(.userSignIn(to: server)) }
            }
            Button("App Settings") { router.open(.appSettings) }
        }
    }
}

struct ConnectToServerView: View {
    @Environment(WelcomeRouter.self) private var router

    var body: some View {
        Button("Connect to Demo") {
            session.servers.append("Demo")
            router.dismiss()
        }
    }
}

struct UserSignInView: View {
    @Environment(WelcomeRouter.self) private var router
    @State private var hint = ""
    let server: String

    var body: some View {
        VStack {
            Text(hint.isEmpty ? "No pin" : hint)
            Button("Require a Pin") { router.open(.userSecurity(pinHint: $hint)) }
            Button("Quick Connect") { router.open(.quickConnect { session.user = "\($0) of \(server)" }) }
        }
    }
}

struct QuickConnectView: View {
    let onSuccess: (String) -> Void
    var body: some View { Button("123456 was entered elsewhere") { onSuccess("Thea") } }
}

struct UserSecurityView: View {
    @Environment(WelcomeRouter.self) private var router
    @Binding var pinHint: String

    init(pinHint: Binding<String>) { _pinHint = pinHint }

    var body: some View {
        Button("Four times one") {
            pinHint = "1111"
            router.dismiss()
        }
    }
}

struct AppSettingsView: View {
    var body: some View { NavigationLink("About", value: WelcomeItem.aboutApp) }
}
