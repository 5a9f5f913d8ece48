import Foundation

@main
@MainActor
enum Checks {
    static func main() throws {
        let editor = WindowDestination.editor(draft: 7, scrollTo: 2)
        Expect.equal(editor.title, "Draft 7")
        Expect.equal(try decode(WindowDestination.self, json(editor)), editor)
        Expect.equal(try decode(WindowDestination.self, #"{"composer": {"draft": 7, "scrollTo": 2}}"#), editor)

        // Where there is one window, it is a sheet.
        let router = NavigationRouter()
        var heard: [NavigationTransition] = []
        router.onTransition = { heard.append($0) }
        router.openWindow(editor)
        Expect.equal(router.presentedSheet, .editor(draft: 7, scrollTo: 2))
        router.dismiss()

        // Where there are several, the system opens it, and nothing lies over this one.
        var opened: [WindowDestination] = []
        router.windowOpener = { opened.append($0) }
        router.openWindow(.activity)
        Expect.equal(opened, [.activity])
        Expect.equal(router.layers, [])
        Expect.equal(heard.map(\.intent), [.openWindow(editor), .dismiss, .openWindow(.activity)])
        Expect.equal(heard.last?.swallowed, nil)
        Expect.end()
    }
}
