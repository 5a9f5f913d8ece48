/// The files that a spec becomes, in the order in which they are listed: the word between the spec's name and `.swift`.
///
/// They are known before any spec is read, for a build-tool plugin must name what a build writes. Plugins can import no
/// module, so they compile this file for themselves, by way of a link in `Plugins/Shared`.
enum OutputName: String, CaseIterable {
    case navigationItem = "NavigationItem"
    case hashable = "Hashable"
    case metadata = "Metadata"
    case codable = "Codable"
    case tabs = "Tabs"
    case sheets = "Sheets"
    case dialogs = "Dialogs"
    case windows = "Windows"
    case links = "Links"
    case state = "State"
    case restoration = "Restoration"
    case router = "Router"
    case views = "Views"
    case sidebar = "Sidebar"
    case host = "Host"
    case presentation = "Presentation"
    case scenes = "Scenes"
}
