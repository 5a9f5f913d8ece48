import Foundation

// Walks through generated code as walk.js does through the page's machine, with the same numbers, and prints for each step
// what both must agree on.

/// What a walk chooses from.
struct Pool: Decodable {
    let intents: [String]
    let items: [NavigationItem]
    #if SHEETS
        let sheets: [SheetDestination]
    #endif
    #if WINDOWS
        /// The first is the window that the walk begins in.
        let windows: [WindowDestination]
    #endif
    let urls: [String]
    /// States that other builds of the app have saved.
    let saved: [NavigationState]?
}

@main
@MainActor
struct Walk {
    let pool: Pool
    let whole: NavigationRouter
    var random: UInt32
    var kept: NavigationRouter?
    var recent: [NavigationItem]
    var texts: [String]
    var transitions: [String] = []
    let asked = Asked()

    /// Arguments: the pool's file, the seed, the number of steps, and the step to be shown, -1 for none.
    static func main() async throws {
        useOneQueue()
        let arguments = CommandLine.arguments
        let pool = try JSONDecoder().decode(Pool.self, from: Data(contentsOf: URL(filePath: arguments[1])))
        var walk = Walk(pool: pool, seed: UInt32(arguments[2])!)
        print(await walk.run(steps: Int(arguments[3])!, shown: Int(arguments[4])!))
    }

    init(pool: Pool, seed: UInt32) {
        self.pool = pool
        #if WINDOWS
            whole = NavigationRouter(NavigationState(window: pool.windows[0]))
        #else
            whole = NavigationRouter()
        #endif
        random = seed
        recent = Array(pool.items.prefix(4))
        #if ROOM
            // A host says how much room there is before anything is shown.
            whole.adapt(toCompact: false)
        #endif
        texts = [json(whole.state)]
        #if FINDERS
            whole.resolver = finder
        #endif
        #if GUARDS
            whole.guards = guards(NavigationGuards.Name.allCases)
        #endif
    }

    /// The router of the whole; in a window of its own, that of the window's view.
    var router: NavigationRouter { whole.root }

    mutating func run(steps: Int, shown: Int) async -> String {
        let told = Told()
        router.onTransition = { told.transitions.append(describe($0)) }
        var hashes: [String] = []
        for step in 0..<steps {
            told.transitions = []
            let name = pick(pool.intents)
            let before = step == shown ? state : []
            await take(name)
            #if GUARDS || DIALOGS || ANSWERS
                // Tasks begin, and go on.
                for _ in 0..<20 { await Task.yield() }
            #endif
            let lines = told.transitions + state
            if step == shown { return ([name, "before:"] + before + ["after:"] + lines).joined(separator: "\n") }
            hashes.append(hash(lines.joined(separator: "\n")))
        }
        return hashes.joined(separator: "\n")
    }

    final class Told { var transitions: [String] = [] }

    /// Who has presented something for its answer: how many wait, and how many have one.
    @MainActor final class Asked { var (waiting, answers) = (0, 0) }

    // MARK: Numbers

    /// A number from 0 on (Marsaglia's xorshift of 32 bits).
    mutating func next(_ bound: Int) -> Int {
        random ^= random << 13
        random ^= random >> 17
        random ^= random << 5
        return Int(random) % bound
    }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }

    /// An item, most often one that was there a short while ago.
    mutating func item() -> NavigationItem {
        let item = next(3) > 0 ? pick(recent) : pick(pool.items)
        recent = recent.suffix(3) + [item]
        return item
    }

    mutating func list(_ bound: Int) -> [NavigationItem] {
        var items: [NavigationItem] = []
        for _ in 0..<next(bound) { items.append(item()) }
        return items
    }

    /// The router of some scope.
    mutating func scope() -> NavigationRouter {
        switch next(8) {
        case 3, 4:
            #if TABS
                return router.router(of: pick(AppTab.allCases))
            #else
                return router
            #endif
        case 5, 6:
            let level = next(3)
            return level < router.layers.count ? router.router(ofLayer: level) : router.root
        case 7: return kept ?? router
        default: return router
        }
    }

    /// To look at another tab changes nothing; what an older build chose that this one does not know is not chosen again.
    func lookAtTabs() {
        #if TABS
            let state = router.state
            #if SPLIT
                if !state.isCompact { return }
            #endif
            if pool.saved != nil { return }
            for tab in AppTab.allCases where tab != state.selectedTab {
                var other = state
                other.select(tab)
                other.select(state.selectedTab)
                precondition(other == state, "A tab and back: \(tab) \(json(state))")
            }
        #endif
    }

    /// Who comes to another tab by a screen finds the one that is left as it was. One that this build does not know is put
    /// away under its own name.
    func lookAtTabs(besides item: NavigationItem) {
        #if TABS && SPLIT
            var state = router.state
            if !json(state).contains("\"selectedTab\":\"\(state.selectedTab.rawValue)\"") { return }
            state.setContentRoot(item)
            if !state.isCompact { return }
            for tab in AppTab.allCases where tab != state.selectedTab {
                precondition(state.tabStacks[tab] == router.tabStacks[tab], "\(tab) is not as it was: \(item)")
            }
        #endif
    }

    /// What a person makes of a stack: back some screens, or a link, once or twice.
    mutating func changed(_ stack: [NavigationItem]) -> [NavigationItem] {
        switch next(3) {
        case 0: return Array(stack.prefix(next(stack.count + 1)))
        case 1: return stack + [item()]
        default: return stack + stack.suffix(1)
        }
    }
}

// MARK: - Steps

extension Walk {
    mutating func take(_ name: String) async {
        if takeBack(name) || takeOver(name) { return }
        switch name {
        case "setDetailRoot": scope().setDetailRoot(item())
        case "push": scope().push(item())
        case "pushAll": scope().push(list(4))
        case "replaceTop": scope().replaceTop(with: item())
        case "setTrail": scope().setTrail(list(5))
        case "open": scope().open(item())
        case "setStack":
            let router = scope()
            if router.scope != nil { router.stack = changed(router.stack) }
        case "setDetailStack":
            let router = scope()
            if router.scope != nil { writeDetailStack(of: router) }
        case "save":
            let text = json(router.state)
            precondition(json(read(text)) == text, "What is saved comes back: \(text)")
            texts = texts.suffix(3) + [text]
            lookAtTabs()
        case "restore":
            if let saved = pool.saved, next(3) == 0 {
                router.state = pick(saved)
            } else {
                router.state = read(pick(texts))
            }
        #if LINKS
            case "openURL": router.open(url: URL(string: pick(pool.urls))!)
        #endif
        #if FINDERS
            case "linkFound": await finder.answer(true, router)
            case "linkFailed": await finder.answer(false, router)
            case "giveUpLink": router.giveUpLink()
        #endif
        #if GUARDS
            case "guardAnswers":
                let name = pick(NavigationGuards.Name.allCases).rawValue
                gate.answer(next(2) == 1, name)
            case "recheckGuards": router.recheckGuards()
            case "setGuards": router.guards = guards(NavigationGuards.Name.allCases.filter { _ in next(3) > 0 })
        #endif
        #if ANSWERS
            case "presentAwaited": ask(pick(awaited), scope())
            case "reply":
                let reply = pick(replies)
                reply(scope())
        #endif
        #if DIALOGS
            case "ask":
                let (ask, router) = (pick(questions), router)
                Task { await ask(router) }
            case "answer": answer(next(3), router)
        #endif
        default: takeColumn(name)
        }
    }

    #if ANSWERS
        private func ask(_ question: @escaping @MainActor (NavigationRouter) async -> Bool, _ router: NavigationRouter)
        {
            let asked = asked
            asked.waiting += 1
            Task {
                if await question(router) { asked.answers += 1 }
                asked.waiting -= 1
            }
        }
    #endif

    /// What is written is what is read, of every router that can be asked; but for a link that is tapped twice, and for what
    /// is no screen of a trail.
    private mutating func writeDetailStack(of router: NavigationRouter) {
        let screens = changed(router.detailStack)
        #if SHEETS || PRESENTS
            if let scope = router.scope, !router.state.hasStack(scope) { return router.detailStack = screens }
        #endif
        router.detailStack = screens
        #if !GUARDS
            let isTwice = screens.suffix(2).count == 2 && screens.last == screens.dropLast().last
            let last = screens.last.map { "\($0)" } ?? ""
            let isScreen = !["selectSomething", "nothingSelected"].contains(where: last.hasPrefix)
            precondition(
                isTwice || !isScreen || router.detailStack == screens,
                "\(screens) was written, and \(router.detailStack) read")
        #endif
    }

    private mutating func takeColumn(_ name: String) {
        switch name {
        #if SPLIT
            case "selectRow": router.choose(row: item())
            case "setContentRoot":
                let (router, item) = (scope(), item())
                router.setContentRoot(item)
                lookAtTabs(besides: item)
        #endif
        #if SELECTION
            case "selectDetail":
                let router = scope()
                #if TABS
                    let tab = router.selectedTab
                #endif
                let selection = next(3) > 0 ? item() : nil
                router.detailSelection = selection
                #if TABS && ROOM
                    precondition(
                        selection != nil || !router.isCompact || router.selectedTab == tab, "A tab is left for nothing")
                #endif
        #endif
        #if TABS
            case "select": router.select(pick(AppTab.allCases))
        #endif
        #if ROOM
            case "adapt": router.adapt(toCompact: next(2) == 1)
        #endif
        #if NESTS
            case "setContentStack":
                #if TABS
                    let router = scope()
                    if router.scope != nil { router.contentStack = changed(router.contentStack) }
                #else
                    router.contentStack = changed(router.contentStack)
                #endif
        #endif
        #if COLLAPSES
            case "showColumn": router.compactColumn = pick([.sidebar, .content, .detail])
        #endif
        default: fatalError("There is no step \(name).")
        }
    }

    /// Steps back. Whether it is one.
    private mutating func takeBack(_ name: String) -> Bool {
        switch name {
        case "pop": scope().pop()
        case "popTo": scope().pop(to: item())
        case "popToRoot": scope().popToRoot()
        case "backToRoot": scope().backToRoot()
        case "dismiss": scope().dismiss()
        case "dismissAll": router.dismissAll()
        case "close": router.close(from: next(4))
        case "remove": remove()
        default: return false
        }
        return true
    }

    private mutating func remove() {
        let deleted = list(3)
        #if SHEETS
            let closed = !pool.sheets.isEmpty && next(3) == 0 ? [pick(pool.sheets)] : []
            let siblings = next(2) == 0 ? recent : []
            router.remove(among: siblings, sheets: closed.contains, where: deleted.contains)
        #else
            router.remove(among: next(2) == 0 ? recent : [], where: deleted.contains)
        #endif
    }

    /// Steps to what lies over others. Whether it is one.
    private mutating func takeOver(_ name: String) -> Bool {
        switch name {
        case "present":
            let router = scope()
            let style = pick([nil, .sheet, .fullScreenCover, .popover] as [NavigationState.PresentationStyle?])
            #if PRESENTS
                router.present(item(), as: style)
            #else
                router.present(item(), as: style ?? .sheet)
            #endif
        #if SHEETS
            case "presentSheet": scope().present(pick(pool.sheets))
        #endif
        case "keep":
            let level = next(3)
            kept = level < router.layers.count ? router.router(ofLayer: level) : nil
        #if WINDOWS
            case "openWindow": scope().openWindow(pick(pool.windows))
        #endif
        #if ASKS
            case "setUnsaved":
                let level = next(3)
                let value = next(3) > 0
                if level < router.layers.count { router.router(ofLayer: level).isUnsaved = value }
            case "discard": router.answer(discarding: next(2) == 1)
        #endif
        default: return false
        }
        return true
    }
}

// MARK: - What both sides show

extension Walk {
    var state: [String] {
        [
            json(router.state), "row \(row)", "column \(column)", "columns \(columns)", "layers \(layers)",
            "asks \(question)", "link \(link)", "kept \(stateToKeep)", "dialog \(dialog)", "at \(place)",
            "waits \(asked.waiting) answers \(asked.answers)",
        ]
    }

    private var row: String {
        #if SPLIT
            text(router.derivedMenuItem)
        #else
            "-"
        #endif
    }

    private var column: String {
        #if COLLAPSES
            router.compactColumn.rawValue
        #else
            "-"
        #endif
    }

    private var columns: String {
        #if SELECTION
            "\(text(router.contentRoot)) \(text(router.detailRoot))"
        #else
            ""
        #endif
    }

    private var layers: String {
        router.layers.indices.map { level in
            #if ASKS
                let mark = router.router(ofLayer: level).isUnsaved ? "!" : ""
            #else
                let mark = ""
            #endif
            return "\(router.number(ofLayer: level)!)\(mark)"
        }.joined(separator: " ")
    }

    private var question: String {
        #if ASKS
            router.question.map { "\($0)" } ?? "-"
        #else
            "-"
        #endif
    }

    private var link: String {
        #if FINDERS
            router.linkUnderWay?.url.absoluteString ?? "-"
        #else
            "-"
        #endif
    }

    private var stateToKeep: String {
        #if GUARDS
            json(router.stateToSave)
        #else
            ""
        #endif
    }

    private var dialog: String {
        #if DIALOGS
            router.dialog.map { name($0) } ?? "-"
        #else
            "-"
        #endif
    }

    private var place: String {
        #if ACTIVITY
            router.linkOnShow?.url.absoluteString ?? "-"
        #else
            ""
        #endif
    }
}

func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try! encoder.encode(value), as: UTF8.self)
}

#if DIALOGS
    func name(_ dialog: DialogDestination) -> String { String("\(dialog)".prefix { $0 != "(" }) }
#endif

func text(_ item: NavigationItem?) -> String { item.map { json($0) } ?? "-" }

func read(_ text: String) -> NavigationState {
    try! JSONDecoder().decode(NavigationState.self, from: Data(text.utf8))
}

/// The FNV-1a hash of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) of a text's bytes, as eight digits.
func hash(_ text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}

func describe(_ transition: NavigationTransition) -> String {
    let parts = [
        describe(transition.intent), describe(transition.scope), transition.swallowed?.rawValue ?? "",
    ]
    return parts.joined(separator: " ").trimmingCharacters(in: .whitespaces)
}

private func describe(_ scope: NavigationState.Scope?) -> String {
    switch scope {
    case nil: "gone"
    case .base: "base"
    #if TABS
        case .tab(let tab): "tab \(tab.rawValue)"
    #endif
    case .layer(let level): "layer \(level)"
    }
}

private func describe(_ intent: NavigationTransition.Intent) -> String {
    switch intent {
    #if SPLIT
        case .setContentRoot(let item): "setContentRoot \(json(item))"
    #endif
    case .setDetailRoot(let item): "setDetailRoot \(json(item))"
    case .push(let item): "push \(json(item))"
    case .pop: "pop "
    case .popToRoot: "popToRoot "
    case .backToRoot: "backToRoot "
    case .replaceTop(let item): "replaceTop \(json(item))"
    case .setTrail: "setTrail "
    case .open(let item): "open \(json(item))"
    case .remove: "remove "
    #if ROOM
        case .adapt: "adapt "
    #endif
    #if COLLAPSES
        case .show(let column): "show \(column.rawValue)"
    #endif
    #if TABS
        case .select(let tab): "select \(tab.rawValue)"
        case .reselect(let tab): "reselect \(tab.rawValue)"
    #endif
    case .present(.screen(let item)): "present screen \(json(item))"
    #if SHEETS
        case .present(.sheet(let sheet)): "present sheet \(json(sheet))"
    #endif
    #if DIALOGS
        case .ask(let dialog): "ask \(name(dialog))"
        case .answer(let answer): "answer \(answer ?? "-")"
    #endif
    case .dismiss: "dismiss "
    case .dismissAll: "dismissAll "
    #if WINDOWS
        case .openWindow(let window): "openWindow \(json(window))"
    #endif
    #if LINKS
        case .openLink(let target): "openLink \(target.url.absoluteString)"
    #endif
    case .restore: "restore "
    }
}
