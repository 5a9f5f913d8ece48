import Foundation
@_spi(Running) import SwiftUI

/// What the state says is on screen: columns or one of them, and over them the layers from the bottom up.
@MainActor func expected(_ router: NavigationRouter) -> [NavigationItem] {
    let detail = router.detailStack.last ?? router.detailRoot
    let content = router.contentRoot.map { [$0] } ?? []
    let layers = router.layers.compactMap { $0.stack.last ?? $0.item }
    if !router.isCompact { return content + [detail] + layers }
    switch router.compactColumn {
    case .sidebar: return layers
    case .content: return content + layers
    case .detail: return [detail] + layers
    }
}

/// A device with the app, most of whose views are empty: the app leads, and the person goes back, swipes, turns, edits and is asked.
@MainActor struct Visitor {
    static let projects = ["a", "b"].map { Project(id: $0, name: "Project \($0)") }
    static let items =
        NavigationItem.startCases + NavigationItem.libraryCases + NavigationItem.deliveryCases
        + NavigationItem.peopleCases + NavigationItem.otherCases
        + [
            .project("a"), .folder(Folder(id: "f", name: "Footage")), .asset(Asset(id: "a", name: "A", kind: .font)),
            .tags, .invoices, .exportJob(1), .whatsNew, .about, .member(1), .member(2), .roles, .account,
        ]

    static let sheets: [SheetDestination] = [
        .newProject, .exportOptions, .editProject("a"), .editProject("b"), .screening("a"), .pickAsset(onPick: nil),
    ]
    /// What can be deleted, in the lists that it stands in.
    static let lists: [[NavigationItem]] = [
        [.member(1), .member(2)], [.project("a"), .project("b")], [.exportJob(1), .exportJob(2)],
    ]

    let router = NavigationRouter()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let router = router
        device = Device(sizeClass, readings) { NavigationHost(pinned: Self.projects, router: router) }
        look()
    }

    func look(line: Int = #line) {
        let wanted = expected(router).map(\.accessibilityIdentifier)
        device.settle { device.layers.count == router.layers.count + (router.question == nil ? 0 : 1) }
        expectEqual(device.screens, wanted, "on screen\n\(device.outline)", line: line)
        expectEqual(device.layers.count, router.layers.count + (router.question == nil ? 0 : 1), line: line)
        expectEqual(device.missing, [], line: line)
        if !router.isCompact { lookAtSidebar(line: line) }
        expectNoProblem(device, line: line)
    }

    private func lookAtSidebar(line: Int) {
        let isLeftToSystem = router.visibleColumns == .automatic
        let isHidden = isLeftToSystem ? !device.hasRoomForSidebar : router.visibleColumns != .all
        expectEqual(device.showsSidebar, !isHidden, "\(router.visibleColumns)", line: line)
        if device.showsSidebar, let row = router.derivedMenuItem {
            expect(device.selectedRows.contains(row.displayName), "\(row) among \(device.selectedRows)", line: line)
        }
    }

    func step(_ random: inout Walk, back saved: inout NavigationState?) {
        let item = random.pick(Self.items)!
        switch random.next(below: 25) {
        case 0: device.resize(to: router.isCompact ? .regular : .compact)
        case 1, 2: if device.canGoBack { device.back() }
        case 3: if !device.layers.isEmpty { device.swipeAway() }
        case 4: if !router.isCompact, router.layers.isEmpty { device.toggleSidebar() }
        case 5: router.open(item)
        case 6: router.push(item)
        case 7: router.present(item, as: [.sheet, .fullScreenCover, .popover][random.next(below: 3)])
        case 8: router.remove(sheets: { $0 == .editProject("a") }, where: { $0 == item && $0.sidebarItem == nil })
        case 9: router.dismiss()
        case 11, 12:
            let links = ["", "inbox", "projects", "projects/a", "team", "team/1", "help", "nowhere"]
            device.open(URL(string: "studio:/" + random.pick(links)!)!)
        case 10:
            router.present(random.pick(Self.sheets)!)
        case 18: router.presentedSheet = random.next(below: 3) == 0 ? nil : random.pick(Self.sheets)!
        case 19:
            if let level = random.pick(Array(router.layers.indices)) {
                router.router(ofLayer: level).isUnsaved = random.next(below: 4) > 0
            }
        case 20: if router.question != nil { router.answer(discarding: random.next(below: 2) == 0) }
        case 13, 14: router.lead(&random, among: Self.items, lists: Self.lists, back: &saved)
        case 15: router.setContentRoot(item)
        case 21: device.resize(hasRoomForSidebar: !device.hasRoomForSidebar)
        case 22: device.goHome()
        case 17: router.compactColumn = random.pick([.sidebar, .content, .detail])!
        case 16: device.tapAtOnce((0..<2).compactMap { _ in random.pick(device.tappable) })
        default: if let name = random.pick(device.tappable) { device.tap(name) }
        }
        device.settle()
        look()
    }
}

extension NavigationRouter: Leading {
    func remove(_ items: [NavigationItem], among siblings: [NavigationItem]) {
        remove(among: siblings) { items.contains($0) }
    }
}

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("people go where they like, and the app leads them") { readings in
                forEachWalk(readings, steps: sampleWalk(readings)) { random, readings, steps in
                    let visitor = Visitor(.regular, readings)
                    var saved: NavigationState?
                    for _ in 0..<steps where visitor.device.problems.isEmpty { visitor.step(&random, back: &saved) }
                }
            },
            Scenario("a question that is up when more is presented comes over all of it") { readings in
                for style in [NavigationState.PresentationStyle.sheet, .fullScreenCover, .popover] {
                    let visitor = Visitor(.compact, readings)
                    visitor.router.present(.editProject("a"))
                    visitor.device.settle()
                    visitor.router.router(ofLayer: 0).isUnsaved = true
                    visitor.device.settle()
                    visitor.device.swipeAway()
                    for item in [NavigationItem.exportJob(1), .project("a")] {
                        visitor.router.present(item, as: style)
                        visitor.device.settle()
                        visitor.look()
                    }
                    expectEqual(visitor.router.question, 0)
                    visitor.router.answer(discarding: true)
                    visitor.device.settle()
                    visitor.look()
                    expectEqual(visitor.router.layers.count, 0)
                }
            },
        ])
    }
}
