@_spi(Running) import SwiftUI

struct MapView: View {
    var body: some View { StopLinks(name: "the map", ids: [1, 2]) }
}

struct LinesView: View {
    var body: some View { StopLinks(name: "the lines", ids: [3, 4]) }
}

struct StopView: View {
    let id: Int
    var body: some View { StopLinks(name: "stop \(id)", ids: [id % 5 + 1, (id + 1) % 5 + 1]) }
}

/// A page of the app's own, which the spec does not know.
struct Notice: Hashable { let subject: String }

private struct StopLinks: View {
    let name: String
    let ids: [Int]

    var body: some View {
        VStack {
            Text("This is \(name)")
            ForEach(ids, id: \.self) { NavigationLink("to stop \($0)", value: PagesItem.stop($0)) }
            NavigationLink("notice", value: Notice(subject: name))
        }
        .navigationDestination(for: Notice.self) { notice in
            VStack {
                Text("This is a notice at \(notice.subject)")
                NavigationLink("to stop 5", value: PagesItem.stop(5))
            }
        }
    }
}

/// A person in an app with tabs, and what should lie on the stack of each.
@MainActor struct Traveller {
    private enum Page: Equatable { case stop(Int), notice(String) }

    let device: Device
    private let router = PagesRouter()
    private let readings: Readings
    private var pages: [PagesTab: [Page]] = [.map: [], .lines: []]

    init(_ readings: Readings) {
        self.readings = readings
        device = Device(.compact, readings) { [router] in PagesHost(router: router) }
    }

    private var shown: [Page] {
        get { pages[router.selectedTab]! }
        set { pages[router.selectedTab] = newValue }
    }

    private var place: String {
        switch shown.last {
        case .stop(let id): "stop \(id)"
        case .notice(let subject): "a notice at \(subject)"
        case nil: router.selectedTab == .map ? "the map" : "the lines"
        }
    }

    /// Does something that can be done here.
    mutating func step(_ random: inout Walk) {
        let links = device.tappable.filter { $0.hasPrefix("to stop") }
        switch random.next(below: 12) {
        case 0, 1, 2: tap([random.pick(links)!])
        case 3: tap(links)
        case 4, 5: readNotice()
        case 6, 7: goBack()
        case 8: chooseTab(random.next(below: 2) == 0)
        case 9: push(random.next(below: 5) + 1)
        case 10: pop()
        default: lead { $0.popToRoot() } to: { $0 = [] }
        }
        look()
    }

    private mutating func tap(_ links: [String]) {
        device.tapAtOnce(links)
        for link in links {
            let page = Page.stop(Int(link.split(separator: " ").last!)!)
            if shown.last != page { shown.append(page) }
        }
    }

    private mutating func readNotice() {
        guard device.tappable.contains("notice") else { return }
        let subject = place
        device.tap("notice")
        shown.append(.notice(subject))
    }

    private mutating func goBack() {
        if shown.isEmpty { return expect(!device.canGoBack, device.outline) }
        device.back()
        shown.removeLast()
    }

    private mutating func chooseTab(_ isFirst: Bool) {
        let isChosen = (router.selectedTab == .map) == isFirst
        if isChosen, readings.retapWritesSelection || readings.retapPopsStack { shown = [] }
        device.tapTab(isFirst ? "Map" : "Lines")
    }

    /// Where that stop is the last one already, it is on show again.
    private mutating func push(_ id: Int) {
        lead { $0.push(.stop(id)) } to: { pages in
            let last = pages.lastIndex { if case .stop = $0 { true } else { false } }
            if let last, pages[last] == .stop(id) { pages = Array(pages[...last]) } else { pages.append(.stop(id)) }
        }
    }

    /// The last stop goes, with what lies on it; where there is none, what lies on the root.
    private mutating func pop() {
        lead { $0.pop() } to: { pages in
            let last = pages.lastIndex { if case .stop = $0 { true } else { false } }
            pages = Array(pages[..<(last ?? 0)])
        }
    }

    private mutating func lead(_ way: (PagesRouter) -> Void, to change: (inout [Page]) -> Void) {
        way(router)
        device.settle()
        change(&shown)
    }

    private func look() {
        expect(device.isShowing("This is \(place)"), "no \(place):\n\(device.outline)")
        expect(device.outline.contains("stack of \(shown.count + 1)\n"), "not \(shown.count + 1):\n\(device.outline)")
        for (tab, pages) in pages {
            let stops: [PagesItem] = pages.compactMap { if case .stop(let id) = $0 { .stop(id) } else { nil } }
            expectEqual(router.tabStacks[tab] ?? [], stops, "in \(tab)")
        }
        expectNoProblem(device)
    }
}
