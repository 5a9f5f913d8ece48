import Foundation
import ScreenSpecTestSupport
import Testing

/// Where nobody has chosen anything: at the start, and where what was shown is gone.
@Suite("What is shown by itself")
struct BeginningTests {
    @Test("is a row that nothing hides and that requires no guard")
    func rows() throws {
        let output = try run(
            """
            screenspec: 1
            app: {dependencies: {session: Session}, defaultIcon: doc, platforms: {iOS: 17.0}}
            guards: {unlocked: {}}
            destinations:
              rules: {title: Rules, view: V, columns: 2}
              home: {title: Home, view: V, columns: 2}
              vault: {title: Vault, view: V, columns: 2, requires: [unlocked]}
              admin: {title: Admin, view: V, columns: 2}
              feed: {payload: {_ id: Int}, title: Feed, view: V, columns: 2}
            sidebar:
              sections:
                - {id: first, title: First, visible: session.isAdmin, items: [rules]}
                - {id: main, items: [home, vault, {show: admin, visible: session.isAdmin}]}
                - {id: feeds, each: {name: feed, type: Feed, item: feed(feed.id), title: "{feed.name}"}}
            """,
            """
            var state = NavigationState()
            print(state.detailRoot)
            state.open(.feed(1))
            state.remove { $0 == .feed(1) }
            print(state.detailRoot)
            """)
        #expect(output == "home\nhome\n")
    }

    @Test("is what is there already, where somebody is led to it again")
    func again() throws {
        let output = try run(
            """
            screenspec: 1
            app: {defaultIcon: doc, platforms: {iOS: 17.0}}
            destinations:
              library: {title: Library, view: V, placeholder: {title: Nothing, icon: doc}}
              shelf: {payload: {_ id: Int}, title: Shelf, view: V, placeholder: {title: Nothing, icon: doc}}
              book: {payload: {_ id: Int}, title: Book, view: V}
              inbox: {title: Inbox, icon: tray, view: V, columns: 2}
            sidebar: {sections: [{id: main, items: [library, inbox]}]}
            tabs: {items: [{id: library, root: library}, {id: inbox, root: inbox}]}
            layout: {compact: {style: tabs}}
            links: {schemes: [a], routes: {shelf: {path: "/books/{book: Int}/shelves/{id: Int}", under: [book(book)]}}}
            """,
            """
            var state = NavigationState()
            state.adapt(toCompact: true)
            for _ in 1...2 { state.follow([.book(1), .shelf(2)]) }
            print(state.stack)
            state.setTrail([.library])
            for _ in 1...2 { state.push([.library, .book(1)]) }
            print(state.stack)
            state.follow([.book(1), .shelf(2)])
            state.follow([.book(1), .shelf(3)])
            print(state.stack)
            state.setTrail([.shelf(3)])
            print(state.stack)
            """)
        #expect(
            output == "[App.NavigationItem.book(1), App.NavigationItem.shelf(2)]\n[App.NavigationItem.book(1)]\n"
                + "[App.NavigationItem.book(1), App.NavigationItem.shelf(3)]\n[App.NavigationItem.shelf(3)]\n")
    }

    @Test("is the tab of what lives there, under what is presented, too")
    func homes() throws {
        let output = try run(
            """
            screenspec: 1
            app: {defaultIcon: doc, platforms: {iOS: 17.0}}
            destinations:
              mail: {title: Mail, view: V, columns: 2}
              shop: {title: Shop, icon: cart, view: V, columns: 2}
              ware: {payload: {_ id: Int}, title: Ware, view: V, tab: shop}
              basket: {title: Basket, view: V, tab: shop, presentation: sheet}
              help: {title: Help, view: V, presentation: sheet}
              account: {title: Account, icon: person, view: V, columns: 2, requires: [signedIn]}
              logIn: {title: Log In, view: V, tab: account, presentation: sheet}
              card: {title: Card, view: V, tab: account, presentation: sheet, requires: [signedIn]}
            guards: {signedIn: {otherwise: logIn}}
            sidebar: {sections: [{id: main, items: [mail, shop, account]}]}
            tabs: {items: [{id: mail, root: mail}, {id: shop, root: shop}, {id: account, root: account}]}
            """,
            """
            for isCompact in [true, false] {
                var state = NavigationState()
                state.adapt(toCompact: isCompact)
                func say() { print(state.selectedTab, state.layers.map { $0.item! }, state.layers.flatMap { $0.stack }) }
                state.open(.basket)
                say()
                state.select(.mail)
                state.open(.basket)
                say()
                state.dismissAll()
                state.open(.help)
                state.open(.basket, in: .layer(0))
                say()
                state.push(.ware(1), in: .layer(0))
                state.open(.help)
                say()
                state.open(.help)
                say()
                state = NavigationState()
                state.adapt(toCompact: isCompact)
                state.setTrail([.basket, .help])
                say()
                state.setTrail([.shop, .ware(1), .ware(2)])
                state.open(.ware(2))
                print(state.selectedTab, state.detailRoot, state.stack)
                state.open(.logIn)
                say()
                state.dismissAll()
                state.open(.card)
                say()
            }
            """)
        let names = output.replacing("App.NavigationItem.", with: "").split(separator: "\n").map(String.init)
        #expect(
            names == [
                "shop [basket] []", "mail [basket] []", "mail [help, basket] []", "mail [help] []", "mail [help] []",
                "shop [basket] [help]", "shop shop [ware(1), ware(2)]", "shop [logIn] []", "account [card] []",
                "mail [basket] []", "mail [basket] []", "mail [help, basket] []", "mail [help] []", "mail [help] []",
                "mail [basket] [help]", "shop shop [ware(1), ware(2)]", "shop [logIn] []", "shop [card] []",
            ])
    }

    /// What a program prints that has a spec's code.
    private func run(_ spec: String, _ code: String) throws -> String {
        let folder = TemporaryFolder(spec: spec)
        let compiled = Compiled(folder["App.screens.yaml"])
        #expect(compiled.diagnostics == "")
        let sources = folder.write(compiled.files, to: "Generated")
        let program = """
            import Foundation

            struct Feed { let id: Int, name: String }

            @main enum Program {
                static func main() {
                    \(code)
                }
            }
            """
        folder.write(program, to: "Program.swift")
        return try SwiftCompiler.runProgram(sources + [folder["Program.swift"]], SwiftCompiler.Options(), in: folder)
            .output
    }
}
