#if !canImport(SwiftUI)
    import Foundation
    import ScreenSpecTestSupport
    import Synchronization
    import Testing

    /// The module in SwiftUI's place runs, and generated code in it. Programs under Fixtures/running do what a person does, and
    /// look at what is on screen.
    @Suite("Generated views on a SwiftUI that runs")
    struct RunningSwiftUITests {
        /// One thing that a program tries, under each reading of what Apple leaves open.
        struct Scenario: Sendable, CustomTestStringConvertible {
            let name: String
            /// What a person sees today that is wrong, where something is.
            var defect: String?

            var testDescription: String { name }
        }

        @Test("the model does as Apple documents", arguments: model)
        func runsModel(_ scenario: Scenario) async throws { try await check(scenario, in: .model) }

        @Test("Books", arguments: books)
        func runsBooks(_ scenario: Scenario) async throws { try await check(scenario, in: .books) }

        @Test("Team", arguments: team)
        func runsTeam(_ scenario: Scenario) async throws { try await check(scenario, in: .team) }

        @Test("Forum", arguments: forum)
        func runsForum(_ scenario: Scenario) async throws { try await check(scenario, in: .forum) }

        @Test("Studio", arguments: studio)
        func runsStudio(_ scenario: Scenario) async throws { try await check(scenario, in: .studio) }

        @Test("a content column with a stack", arguments: shelves)
        func runsShelves(_ scenario: Scenario) async throws { try await check(scenario, in: .shelves) }

        @Test("a content column with a stack on a Mac", arguments: shelvesOnMac)
        func runsShelvesOnMac(_ scenario: Scenario) async throws { try await check(scenario, in: .shelvesOnMac) }

        @Test("rows and tabs with arguments, sections of tabs", arguments: library)
        func runsLibrary(_ scenario: Scenario) async throws { try await check(scenario, in: .library) }

        @Test("links and sheets of one identity", arguments: links)
        func runsLinks(_ scenario: Scenario) async throws { try await check(scenario, in: .links) }

        @Test("links from outside, and what comes back", arguments: podcasts)
        func runsPodcasts(_ scenario: Scenario) async throws { try await check(scenario, in: .podcasts) }

        @Test("dialogs and windows", arguments: desk)
        func runsDesk(_ scenario: Scenario) async throws { try await check(scenario, in: .desk) }

        @Test("guards", arguments: guards)
        func runsGuards(_ scenario: Scenario) async throws { try await check(scenario, in: .guards) }

        @Test("dialogs and windows on a Mac", arguments: deskOnMac)
        func runsDeskOnMac(_ scenario: Scenario) async throws { try await check(scenario, in: .deskOnMac) }

        @Test("dialogs and windows on macOS 14", arguments: deskOnMac)
        func runsDeskOnOlderMac(_ scenario: Scenario) async throws { try await check(scenario, in: .deskOnOlderMac) }

        @Test("what views need beside their payload", arguments: kitchen)
        func runsKitchen(_ scenario: Scenario) async throws { try await check(scenario, in: .kitchen) }

        @Test("a build with all that some lack", arguments: builds)
        func runsBuilds(_ scenario: Scenario) async throws { try await check(scenario, in: .builds) }

        @Test("a build for iOS 17 with none of it", arguments: builds)
        func runsOtherBuilds(_ scenario: Scenario) async throws { try await check(scenario, in: .otherBuilds) }

        @Test("a split view on iOS 16", arguments: older)
        func runsOlder(_ scenario: Scenario) async throws { try await check(scenario, in: .older) }

        @Test("a split view in a tab, in whose first column lists lead to lists", arguments: posts)
        func runsPosts(_ scenario: Scenario) async throws { try await check(scenario, in: .posts) }

        @Test("tabs on iOS 16", arguments: posts)
        func runsOlderPosts(_ scenario: Scenario) async throws { try await check(scenario, in: .olderPosts) }

        @Test("a stack on iOS 16", arguments: olderStack)
        func runsOlderStack(_ scenario: Scenario) async throws { try await check(scenario, in: .olderStack) }

        @Test("a stack on macOS 13", arguments: olderStack)
        func runsOlderMac(_ scenario: Scenario) async throws { try await check(scenario, in: .olderMac) }

        @Test("a stack on macOS 15", arguments: olderStack)
        func runsMac(_ scenario: Scenario) async throws { try await check(scenario, in: .mac) }

        @Test("a stack on a TV", arguments: olderStack)
        func runsTV(_ scenario: Scenario) async throws { try await check(scenario, in: .tv) }

        @Test("a stack on a headset", arguments: olderStack)
        func runsVision(_ scenario: Scenario) async throws { try await check(scenario, in: .vision) }

        @Test("sheets on a watch", arguments: watch)
        func runsWatch(_ scenario: Scenario) async throws { try await check(scenario, in: .watch) }

        @Test(
            "each scenario is listed",
            arguments: zip(
                Program.all,
                [
                    model, books, team, forum, studio, shelves, shelvesOnMac, library, links, podcasts, desk, deskOnMac,
                    deskOnMac,
                    guards, kitchen, builds, builds, older, olderStack, olderStack, olderStack, olderStack, olderStack,
                    watch,
                    posts, posts,
                ]))
        func lists(_ program: Program, _ listed: [Scenario]) async throws {
            #expect(try await program.report.done == listed.map(\.name))
        }

        private func check(_ scenario: Scenario, in program: Program) async throws {
            let report = try await program.report
            #expect(report.done.contains(scenario.name), "\(report.output)")
            let failures = report.failures[scenario.name, default: []]
            if let defect = scenario.defect {
                withKnownIssue("\(defect)") { #expect(failures == []) }
            } else {
                #expect(failures == [], "\(failures.joined(separator: "\n"))")
            }
        }
    }

    extension RunningSwiftUITests {
        static let model = [
            Scenario(name: "a body runs again only when what it read changed"),
            Scenario(name: "state lives as long as the place of its view"),
            Scenario(name: "a modifier of a group is one for each member"),
            Scenario(name: "observable objects of iOS 16"),
            Scenario(name: "views appear, change and disappear"),
            Scenario(name: "a stack shows its path, and people write it"),
            Scenario(name: "a split view is columns, or one stack"),
            Scenario(name: "sheets are closed by hand, by binding and by action"),
            Scenario(name: "covers, popovers and dialogs"),
            Scenario(name: "one presentation after the other"),
            Scenario(name: "tabs keep what is in them"),
            Scenario(name: "tabs of iOS 17"),
        ]

        static let books = [
            Scenario(name: "columns: rows, links, back"),
            Scenario(name: "a phone: rows, links, back to the sidebar"),
            Scenario(name: "a list that lets go of its row is the sidebar, where that stands alone"),
            Scenario(name: "turning shows the same place"),
            Scenario(name: "a trip is the same, however the window turns on the way"),
            Scenario(name: "the app leads the way"),
            Scenario(name: "the content column's list selects what the detail shows, both ways"),
            Scenario(name: "people go where they like"),
            Scenario(name: "what stands beside the sidebar's rows shows its screen in the detail column, or on top"),
            Scenario(name: "another link of the list replaces what the detail shows"),
            Scenario(name: "turning keeps what a person has begun"),
            Scenario(name: "another number of columns keeps the sidebar"),
            Scenario(name: "a sidebar that was hidden stays hidden"),
            Scenario(name: "VoiceOver stays in the list where nothing was chosen"),
            Scenario(name: "a phone's first body knows that it is one"),
            Scenario(name: "a push redraws nothing that shows only the sidebar's row"),
            Scenario(name: "going from the sidebar to a screen is not heard as going back"),
            Scenario(name: "a row and its screen have identifiers of their own"),
        ]

        static let team = [
            Scenario(name: "columns: rows of the app's own data, links, back"),
            Scenario(name: "a phone's first body knows that it is one"),
            Scenario(name: "tabs: each keeps its place, and a second tap goes to its root"),
            Scenario(name: "a sheet is opened, swiped away and left"),
            Scenario(name: "turning shows the same place"),
            Scenario(name: "who leaves the app for a moment finds it as it was"),
            Scenario(name: "a host in UIKit's controllers, where every phase is the background, follows its window"),
            Scenario(name: "people go where they like"),
            Scenario(name: "turning keeps what a person has begun in a sheet"),
            Scenario(name: "a sheet with something to lose asks when it is swiped"),
            Scenario(name: "a sheet with something to lose asks before it is cancelled"),
            Scenario(name: "a sheet with something to lose asks before others with it are closed"),
            Scenario(name: "what a sheet asks about is done as it was asked for, however the window turns"),
            Scenario(name: "a sheet with something to lose asks when the app closes it"),
            Scenario(name: "a sheet does not ask after saving"),
            Scenario(name: "a tab that is chosen again is heard, and nothing else"),
            Scenario(name: "what a tab's view does late leaves alone what has no tab"),
            Scenario(name: "a row that is deleted takes nothing from a tab that is not on show"),
            Scenario(name: "a row that is deleted leaves its neighbour's tab as that was"),
            Scenario(name: "what a tab chose beside it is not kept in it as well"),
            Scenario(name: "a row that no tab leads to is still chosen after a look at another tab"),
            Scenario(name: "what lies on a hidden tab's placeholder stays on it"),
            Scenario(name: "what lies on a deleted screen stays in the detail column, on show or not"),
            Scenario(name: "who looks at a tab's router sees what changes in it"),
            Scenario(name: "another router is told of the room there is"),
        ]

        static let forum = [
            Scenario(name: "a split view in a tab: root and detail side by side, or one stack"),
            Scenario(name: "a screen is shown where it lives, from anywhere"),
            Scenario(name: "what a tab's view waits for is pushed in its tab, and moves nobody"),
            Scenario(name: "what is presented has a stack, and its views act in it"),
            Scenario(name: "a sheet with a stack asks, whatever lies on it"),
            Scenario(name: "a screen in a sheet has something to lose while it is there"),
            Scenario(name: "of equal screens in a sheet each speaks for itself"),
            Scenario(name: "what code says of one screen of a sheet is not said of the next"),
            Scenario(name: "what the whole chooses is shown where it lives, and other tabs keep what they hold"),
            Scenario(name: "a view in a view that has nothing to lose has something to lose"),
            Scenario(name: "a page that goes leaves what was said of the others"),
            Scenario(name: "a screen that saves takes back its own word alone"),
            Scenario(
                name: "what lies over a sheet stays, whatever takes the place of the sheet's first screen"),
            Scenario(name: "a screen that moves up in a sheet says what it holds then"),
            Scenario(name: "of several layers with something to lose each asks, and then all is done"),
            Scenario(name: "a popover with something to lose stays when its source goes"),
            Scenario(name: "what a view and what code say of unsaved changes is one"),
            Scenario(name: "what was unsaved in a view that is gone asks nothing"),
            Scenario(name: "a sheet that took another's place goes with a swipe"),
            Scenario(name: "who agrees to lose something closes what was asked about"),
            Scenario(name: "restoring is not animated"),
            Scenario(name: "a sheet whose first screen gives way to another stays, with what lies over it"),
            Scenario(name: "who hears that a layer closes hears which one, and which one was asked late"),
            Scenario(name: "what shows something deleted closes"),
            Scenario(name: "people go where they like"),
        ]

        static let studio = [
            Scenario(name: "people go where they like, and the app leads them"),
            Scenario(name: "a question that is up when more is presented comes over all of it"),
        ]

        static let shelves = [
            Scenario(name: "what the content column opens of its own is pushed in it"),
            Scenario(name: "turning keeps the shelves"),
            Scenario(name: "the app opens a shelf in the content column"),
            Scenario(name: "on a phone a shelf that a book's screen opens lies on the book"),
            Scenario(name: "what is on show already stays, with the way back"),
            Scenario(name: "of two quick taps on a shelf one counts, and a path written again changes nothing"),
            Scenario(name: "a list that is deleted under another one moves nobody"),
            Scenario(name: "what lies on the placeholder stays there, whatever goes from under it"),
            Scenario(name: "a list over a screen that is deleted stays in the detail column"),
            Scenario(
                name: "what takes the place of a screen on the placeholder lies there, and no list takes a book's"),
            Scenario(name: "no list takes the place of a deleted one that was pushed"),
            Scenario(name: "an equal screen brings what is new, and its view stays"),
            Scenario(name: "an equal screen brings what is new, whoever asks for it"),
            Scenario(name: "on a phone an equal screen brings what is new, from behind the sidebar, too"),
            Scenario(name: "a sidebar hidden beside two columns comes back"),
            Scenario(name: "where the system hides the sidebar, a person gets it, and a row shows what it should"),
            Scenario(name: "people go where they like"),
        ]

        /// What begins and ends in columns.
        static let shelvesOnMac = [
            Scenario(name: "what the content column opens of its own is pushed in it"),
            Scenario(name: "what is on show already stays, with the way back"),
            Scenario(name: "a list that is deleted under another one moves nobody"),
            Scenario(name: "what lies on the placeholder stays there, whatever goes from under it"),
            Scenario(
                name: "what takes the place of a screen on the placeholder lies there, and no list takes a book's"),
            Scenario(name: "no list takes the place of a deleted one that was pushed"),
            Scenario(name: "an equal screen brings what is new, and its view stays"),
            Scenario(name: "an equal screen brings what is new, whoever asks for it"),
            Scenario(name: "a sidebar hidden beside two columns comes back"),
            Scenario(name: "people go where they like"),
        ]

        static let library = [
            Scenario(name: "rows with arguments are chosen one by one"),
            Scenario(name: "what has no row is pushed, and the row stays chosen"),
            Scenario(name: "a row's icon is a view of the app's own"),
            Scenario(name: "tabs begin where the spec says, and columns with the first row"),
            Scenario(name: "tabs in sections, and one that searches"),
            Scenario(name: "a shelf that a tab holds stands in the content column where there is one"),
            Scenario(name: "a list that lives in a tab keeps its place where what lives there is opened"),
            Scenario(name: "what lies on the placeholder of a shelf that a hidden tab holds stays on it"),
            Scenario(name: "a tab's content column, and what is presented, have nothing of the window's"),
            Scenario(name: "turning shows the same shelf"),
        ]

        static let links = [
            Scenario(name: "a link to a screen is in the state when it is tapped"),
            Scenario(name: "of two links that are tapped at once none is lost"),
            Scenario(name: "a page of the app's own lies between screens"),
            Scenario(name: "the second of two quick taps on a link adds nothing"),
            Scenario(name: "a page of the app's own goes with the screen that it lies on"),
            Scenario(name: "who is led to a screen sees it, and no page of the app's own over it"),
            Scenario(name: "what is deleted under a page of the app's own leaves that where it is"),
            Scenario(name: "a screen lies on a page of the app's own that lies on it"),
            Scenario(name: "people go where they like, over pages of the app's own in tabs"),
            Scenario(name: "what a guard refuses, or lets through where nobody looks, closes no page of the app's own"),
            Scenario(name: "values of one type stand for their own screens"),
            Scenario(name: "an equal screen brings what is new, and its view stays"),
            Scenario(name: "what is presented brings what is new, and its view stays"),
            Scenario(name: "a sheet in the place of another is a new one"),
            Scenario(
                name: "a cover takes the place of a sheet of its identity, and a sheet that of a cover"),
            Scenario(name: "a sheet that was changed asks before another takes its place"),
            Scenario(name: "a question that an alert of the app's own kept away is asked again"),
            Scenario(name: "a popover points at the view that is its source"),
            Scenario(name: "a popover stays where a page comes over its source"),
            Scenario(name: "what belongs to a sheet is let go of with it"),
            Scenario(name: "what a question says is looked up"),
        ]

        static let desk = [
            Scenario(name: "a view asks, and hears the answer"),
            Scenario(name: "who backs out answers nothing"),
            Scenario(name: "a question from a sheet stands over that sheet"),
            Scenario(name: "the layer under a question closes"),
            Scenario(name: "one question takes the place of another, and an equal one comes again"),
            Scenario(name: "what takes the place of something stays, whatever that says late"),
            Scenario(name: "a question goes with its window"),
            Scenario(name: "a question from a sheet that has gone is none"),
            Scenario(name: "what is unsaved asks in the place of a question"),
            Scenario(name: "what comes while the same is asked again waits until that has gone"),
            Scenario(name: "another router has sheets of its own"),
            Scenario(name: "a window is a sheet where there is no other"),
            Scenario(name: "a window is opened once for a value, and comes to the front again"),
            Scenario(name: "a window has a router of its own, and what it presents and asks lies over it"),
            Scenario(name: "a window stays where there is no such place in it"),
            Scenario(name: "windows come back with what they show"),
            Scenario(name: "what the host is handed its windows observe"),
            Scenario(name: "a device with one window shows windows as sheets"),
            Scenario(name: "a link comes to one window"),
            Scenario(name: "a window that comes back without what it showed goes again"),
            Scenario(name: "a window that a view opens as it appears is one"),
            Scenario(name: "a question that was set with the state has nobody who asks"),
        ]

        static let guards = [
            Scenario(name: "a link waits for its guard, and goes on after the log-in"),
            Scenario(name: "who leaves the log-in stays where they were"),
            Scenario(name: "a tab is not chosen before its guard lets people through"),
            Scenario(name: "links, cold and warm"),
            Scenario(name: "a link that launches the app waits for its guard"),
            Scenario(name: "what the app asks for"),
            Scenario(name: "what is shown in a log-in stays in it, though it lives in a tab"),
            Scenario(name: "what is restored, and guarded, comes back later"),
            Scenario(
                name: "what waits for somebody to log in is there at the next launch, and the log-in is not"),
            Scenario(name: "who goes elsewhere is not taken away from there"),
            Scenario(name: "what a log-in lies on is deleted, and with it the log-in"),
            Scenario(
                name: "a link that waits for a guard goes with what it waits behind, and with what it leads to"),
            Scenario(name: "nobody has said what the guard means"),
            Scenario(name: "a sheet answers, or is left without an answer"),
            Scenario(name: "who waits for an answer goes on when the window is closed"),
            Scenario(name: "who waits in a view goes on when its window is closed"),
            Scenario(name: "who waits in a router that the host no longer has goes on"),
            Scenario(name: "an answer that may be none is another thing than no answer"),
            Scenario(name: "who is in a tab that goes away comes to the first that asks nothing"),
            Scenario(name: "columns: rows of the sidebar and of the list show what they did"),
            Scenario(name: "a phone: rows of the sidebar wait on the sidebar"),
            Scenario(name: "people go where they like"),
            Scenario(name: "who goes back from a draft is asked first"),
            Scenario(name: "where nothing asks, the system's Back button stays"),
            Scenario(name: "who has saved is not asked"),
            Scenario(name: "another tab leaves what the tab begins with, and nothing that lies on it"),
            Scenario(name: "a link waits until the draft may go"),
            Scenario(name: "a sheet and a popover, and what was pushed in them"),
            Scenario(name: "what a guard shows lies over the draft"),
            Scenario(name: "a draft that is deleted while somebody is asked takes nothing else along"),
            Scenario(name: "what is restored leaves nothing"),
            Scenario(name: "columns: rows and another size of the window"),
            Scenario(name: "columns: who goes back from a list is asked about what stands beside it"),
            Scenario(name: "columns: a list that stands in both goes back where somebody taps"),
            Scenario(name: "nobody loses what they have not agreed to lose"),
            Scenario(name: "what waits for a log-in comes where the person is, however the window turns meanwhile"),
            Scenario(name: "who goes back from a draft leaves that one, however the window turns meanwhile"),
            Scenario(name: "who goes back some screens leaves what of them is still there"),
            Scenario(name: "what a task pushes in a tab that nobody looks at costs nothing that waits"),
            Scenario(name: "a log-in that somebody has opened stays, with what lies on it"),
            Scenario(name: "a list that waits for more room goes with what was deleted, and with what is guarded"),
            Scenario(name: "the tab on show is that of what the columns show"),
            Scenario(
                name: "what a guard lets through late comes to what it had come to at once, however the window turned"),
            Scenario(name: "a log-in that a guard shows is told from those that somebody has opened"),
            Scenario(name: "who asks from the sidebar goes back there, or is led on from there"),
            Scenario(name: "what a tab begins with can be pushed on a list of it, and its router leaves it alone"),
            Scenario(name: "what a tab's list selects stays in that tab, on show or not"),
            Scenario(name: "who keeps what a log-in would have replaced is refused, and can ask again"),
            Scenario(name: "who deletes what they keep leaves nothing behind that waits"),
            Scenario(name: "what is asked for a log-in goes with what it was for"),
            Scenario(name: "a question goes with the layer whose router asked"),
            Scenario(
                name: "a restored state that waits for its guard asks before it takes what came up meanwhile"),
            Scenario(name: "what a person has kept from deletion stays when something else goes on"),
            Scenario(name: "what somebody does who hears of a question's end is kept"),
            Scenario(name: "of two quick taps one answers, and nothing is lost that nobody was asked about"),
            Scenario(name: "a log-in whose guard holds closes without a question"),
            Scenario(name: "no guard is asked about what is deleted under something unsaved"),
            Scenario(name: "who has logged in and goes back from there is led on"),
            Scenario(name: "a row that a guard keeps shut leaves the list on top"),
            Scenario(name: "settings and windows wait for nothing that they cannot show"),
        ]

        static let deskOnMac =
            desk + [
                Scenario(name: "the settings open windows, and show no screens"),
                Scenario(name: "a window with something to lose asks before it closes"),
                Scenario(name: "the main window asks, too, for a popover with something to lose"),
            ]

        static let kitchen = [
            Scenario(name: "what a screen binds is the model's"),
            Scenario(name: "what the host is handed reaches a sheet"),
            Scenario(name: "modifiers stand around screens, and around what is presented"),
            Scenario(name: "badges, rows, header and footer show what the models hold"),
            Scenario(name: "sections and rows vanish, and what they opened stays"),
            Scenario(name: "rows over data have badges and views, and vanish one by one"),
            Scenario(name: "what changes is redrawn where it is read, and nowhere else"),
            Scenario(name: "a section is closed and opened"),
            Scenario(name: "a tab has a badge while there is something to say"),
            Scenario(name: "what may be missing in the environment is there or not"),
            Scenario(name: "who is in a tab that goes away comes to the first"),
            Scenario(name: "who was led to a tab that is not there yet comes to it when it is"),
            Scenario(
                name: "who was led to a tab that is not there yet, and does something else, is not taken away from that"
            ),
        ]

        static let builds = [
            Scenario(name: "the sidebar has the rows of its build and system"),
            Scenario(name: "a placeholder stands in for what a system lacks"),
            Scenario(name: "the tabs are those of its build and system"),
            Scenario(name: "what another build saved is kept, and not shown"),
        ]

        static let older = [
            Scenario(name: "iOS 16: columns, rows and links"),
            Scenario(name: "iOS 16: turning keeps what a person has begun in a sheet"),
            Scenario(name: "iOS 16: a phone begins where the state does"),
            Scenario(name: "iOS 16: going back to the sidebar is heard"),
            Scenario(name: "iOS 16: a list that lets go of its row is the sidebar"),
            Scenario(name: "iOS 16: the app leads the way on a phone"),
            Scenario(name: "iOS 16: a screen that no row begins with is shown, too"),
            Scenario(name: "iOS 16: people go where they like"),
        ]

        static let podcasts = [
            Scenario(name: "a link that launches the app"),
            Scenario(name: "a link to an app that is open, in another tab, by its own scheme or as a page"),
            Scenario(name: "a link to what is on show changes nothing, twice"),
            Scenario(name: "a link from a sheet, which asks where it has something to lose"),
            Scenario(name: "what a link leads to is found, over what lies under it"),
            Scenario(name: "who goes back from what stands for it wants it no more"),
            Scenario(name: "a link takes the place of one for which something is being found"),
            Scenario(name: "who goes elsewhere meanwhile stays there, and who waits in vain is back"),
            Scenario(name: "what was found for the place on show is not looked for again"),
            Scenario(name: "who was led away by a link that comes to nothing is back, whatever guards say now"),
            Scenario(name: "of links that come while a guard is asked the last is opened, and of the others is told"),
            Scenario(name: "a link waits for who finds what it names, unless the person goes elsewhere"),
            Scenario(name: "an app that puts its hosts together itself opens links, and hands on what is shown"),
            Scenario(name: "another device goes on with what is on show"),
            Scenario(name: "in columns the detail column shows the placeholder that it has"),
            Scenario(name: "where columns are one stack it lies on the list, and Back gives the link up"),
            Scenario(name: "without a way back it lies over what is on show, where that has one"),
            Scenario(name: "what will lie over all has none"),
            Scenario(name: "people go where they like while things are found"),
            Scenario(name: "in a tab that holds a split view it stands beside its list, or lies on it"),
            Scenario(name: "a tab for the sidebar alone stands where tabs can have one"),
            Scenario(name: "what a window showed is there at the next launch"),
            Scenario(name: "a sheet is there again, with what lies in it, and not what was typed"),
            Scenario(name: "it is there before anything is shown, and is no step of the way"),
            Scenario(name: "a link that launches the app wins, over what was there"),
            Scenario(name: "a link that launches the app looks once, and what was there lies under it"),
            Scenario(name: "what is damaged costs nothing else"),
            Scenario(name: "what this build does not know is told, and is there for the next that does"),
            Scenario(name: "who logs out leaves nothing behind, though the host goes in the same breath"),
            Scenario(name: "what takes the place of an equal one is there at the next launch"),
            Scenario(
                name: "what is restored where nobody looks waits for its guard, wherever a person goes meanwhile"),
            Scenario(name: "what a guard keeps out of a tab that nobody looks at shows nothing over another"),
        ]

        static let olderStack = [
            Scenario(name: "a stack with its own router"),
            Scenario(name: "a stack with the app's router shows what is pushed"),
            Scenario(name: "restoring is not animated, where objects are observed"),
            Scenario(name: "what is presented has a stack"),
            Scenario(name: "a sheet with something to lose asks on every way out, and not after saving"),
            Scenario(name: "a popover with something to lose asks when a person clicks beside it"),
            Scenario(name: "a cover with something to lose asks where a key or a remote leaves it"),
            Scenario(name: "a window in which something would be lost asks before it closes, where systems tell"),
            Scenario(name: "of several hosts in a window each asks before it closes, whichever goes first"),
            Scenario(name: "what a window showed is there at the next launch"),
        ]

        static let posts = [
            Scenario(name: "a phone's first body knows that it is one"),
            Scenario(name: "a list that the root leads to is pushed in its column"),
            Scenario(name: "a list that is on top does not come twice"),
            Scenario(name: "in one column all of it is one way"),
            Scenario(name: "turning shows the same place"),
            Scenario(name: "what takes the place of a screen that lies on a placeholder lies on that, too"),
            Scenario(name: "a list over a screen that is deleted stays in the tab's detail column"),
            Scenario(name: "what is written reads back, and written again changes nothing"),
            Scenario(
                name: "what is on top of a hidden tab stays when it is opened, and so do lists when nothing is chosen"),
            Scenario(name: "VoiceOver goes to what is chosen in a tab, and not to a placeholder"),
            Scenario(
                name:
                    "the column beside the tabs is there where there is room, and stays while the app is in the background"
            ),
            Scenario(name: "a root that was hidden stays hidden"),
            Scenario(name: "a tab that is tapped again stays, unless the system takes it to its root"),
            Scenario(name: "people go where they like"),
        ]

        static let watch = [
            Scenario(name: "what would lose something is closed by a button that asks"),
            Scenario(name: "what has nothing to lose keeps the system's button"),
        ]
    }

    extension RunningSwiftUITests {
        /// A program with scenarios, built and run once.
        final class Program: Sendable, CustomTestStringConvertible {
            static let model = Program("Model", nil)
            static let books = Program("Books", Fixture(kind: .projects, name: "Books"))
            static let team = Program("Team", Fixture(kind: .projects, name: "Team"))
            static let forum = Program("Forum", Fixture(kind: .projects, name: "Forum"))
            static let studio = Program("Studio", Fixture(kind: .projects, name: "Studio"))
            static let shelves = Program("Shelves", Fixture(kind: .running, name: "Shelves"))
            static let shelvesOnMac = Program(
                "Shelves", Fixture(kind: .running, name: "Shelves"), DeploymentTarget(.macOS, 26))
            static let library = Program("Library", Fixture(kind: .running, name: "Library"))
            static let links = Program("Links", Fixture(kind: .running, name: "Links"), looksUpWords: true)
            static let podcasts = Program("Podcasts", Fixture(kind: .running, name: "Podcasts"))
            static let desk = Program("Desk", Fixture(kind: .running, name: "Desk"))
            static let guards = Program("Guards", Fixture(kind: .running, name: "Guards"))
            static let deskOnMac = Program(
                "Desk", Fixture(kind: .running, name: "Desk"), DeploymentTarget(.macOS, 26))
            static let deskOnOlderMac = Program(
                "Desk", Fixture(kind: .running, name: "Desk"), DeploymentTarget(.macOS, 14), flags: ["OLDER"])
            static let kitchen = Program("Kitchen", Fixture(kind: .running, name: "Kitchen"))
            static let builds = Program("Builds", Fixture(kind: .running, name: "Builds"), flags: ["FULL"])
            static let otherBuilds = Program(
                "Builds", Fixture(kind: .running, name: "Builds"), DeploymentTarget(.iOS, 17))
            static let older = Program("Older", Fixture(kind: .running, name: "Older"), DeploymentTarget(.iOS, 16))
            static let olderStack = Program(
                "OlderStack", Fixture(kind: .running, name: "OlderStack"), DeploymentTarget(.iOS, 16))
            static let olderMac = Program(
                "OlderStack", Fixture(kind: .running, name: "OlderStack"), DeploymentTarget(.macOS, 13),
                flags: ["OLDER"])
            static let mac = Program(
                "OlderStack", Fixture(kind: .running, name: "OlderStack"), DeploymentTarget(.macOS, 15))
            static let tv = Program(
                "OlderStack", Fixture(kind: .running, name: "OlderStack"), DeploymentTarget(.tvOS, 18))
            static let vision = Program(
                "OlderStack", Fixture(kind: .running, name: "OlderStack"), DeploymentTarget(.visionOS, 2))
            static let watch = Program("Watch", Fixture(kind: .running, name: "Watch"), DeploymentTarget(.watchOS, 10))
            static let posts = Program("Posts", Fixture(kind: .running, name: "Posts"))
            static let olderPosts = Program("Posts", Fixture(kind: .running, name: "Posts"), DeploymentTarget(.iOS, 16))
            static let all = [
                model, books, team, forum, studio, shelves, shelvesOnMac, library, links, podcasts, desk, deskOnMac,
                deskOnOlderMac,
                guards, kitchen,
                builds, otherBuilds, older, olderStack, olderMac, mac, tv, vision, watch, posts, olderPosts,
            ]

            var testDescription: String { "\(name), \(target.testDescription)" }
            private let name: String
            private let fixture: Fixture?
            private let target: DeploymentTarget
            private let flags: [String]
            /// Whether it takes words out of a table, as generated code does where there is Darwin.
            private let looksUpWords: Bool
            private let made = Mutex<Task<Report, any Error>?>(nil)

            private init(
                _ name: String, _ fixture: Fixture?, _ target: DeploymentTarget = .newest, flags: [String] = [],
                looksUpWords: Bool = false
            ) {
                (self.name, self.fixture, self.target, self.flags) = (name, fixture, target, flags)
                self.looksUpWords = looksUpWords
            }

            /// What it printed. It runs once; who waits for that leaves the thread to other tests.
            var report: Report {
                get async throws {
                    let task = made.withLock { made in
                        let task = made ?? Task { try Report(output: run()) }
                        made = task
                        return task
                    }
                    return try await task.value
                }
            }

            private func run() throws -> String {
                let folder = Fixture.root.appending(path: "running")
                let own = names(in: folder.appending(path: name))
                    .filter { $0.hasSuffix(".swift") && $0 != "App.swift" }
                    .map { folder.appending(path: "\(name)/\($0)") }
                let app = try fixture.map { try App($0) }
                // Views that only compile will do where nobody looks at them.
                let isBare = !own.contains { $0.lastPathComponent == "Views.swift" }
                let views = isBare ? fixture.map { [$0["Views.swift"]] } ?? [] : []
                let modules = try StandInModules.running(target).get()
                var options = app?.options ?? SwiftCompiler.Options()
                options.searchPaths.append(modules.swiftUI.url)
                if looksUpWords {
                    options.searchPaths.append(modules.darwin.url)
                    for file in app?.generated ?? [] { try file.rewriteText(withFoundationGaps) }
                }
                options.flags = [target.osFlag] + flags
                let sources =
                    own + views + [folder.appending(path: "Scenario.swift")] + (try app?.sources(for: target) ?? [])
                return try SwiftCompiler.runProgram(
                    sources + modules.objects, options, in: app?.folder ?? TemporaryFolder()
                ).output
            }
        }

        /// What a program printed: a line for each scenario, and before it one for each thing that was not as expected.
        struct Report: Sendable {
            let output: String
            private(set) var done: [String] = []
            private(set) var failures: [String: [String]] = [:]

            init(output: String) throws {
                self.output = output
                read()
                if done.isEmpty { throw SwiftCompiler.Failure(description: output) }
            }

            private mutating func read() {
                for line in output.split(separator: "\n") {
                    let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
                    if fields.count == 2, fields[0] == "DONE" { done.append(fields[1]) }
                    if fields.count == 3, fields[0] == "FAILED" { failures[fields[1], default: []].append(fields[2]) }
                }
            }
        }
    }

    extension App {
        /// The app's code, as a compiler takes it for a target.
        fileprivate func sources(for target: DeploymentTarget) throws -> [URL] {
            try plainSources.map { source in
                guard generated.contains(source) else { return source }
                let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
                let name = "Rewritten/\(source.lastPathComponent)"
                folder.write(try PlatformText(target: target).rewrite(text), to: name)
                return folder[name]
            }
        }
    }
#endif
