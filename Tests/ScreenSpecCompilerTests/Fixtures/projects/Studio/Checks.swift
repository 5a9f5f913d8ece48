import Foundation

extension NavigationItem: ColumnsItem {}
extension NavigationState: CollapsingState, SheetsState, LayersState {
    var layerStacks: [[NavigationItem]] { layers.map(\.stack) }
    var layerRoots: [NavigationItem?] { layers.map(\.item) }
}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: CollapsingRouter, SheetsRouter, LayersRouter, ListsRouter, LinkedRouter {
    func cover(_ item: NavigationItem) { present(item, as: .sheet) }
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
    func remove(_ items: [NavigationItem], among siblings: [NavigationItem]) {
        remove(among: siblings) { items.contains($0) }
    }
}

@main
@MainActor
enum Checks {
    static func main() throws {
        rows(of: NavigationRouter())
        sheets()
        try savedByAnOlderVersion()
        try whatCannotBeSaved()
        Expect.equal(Set(items.map(\.accessibilityIdentifier)).count, items.count)
        let walk = Walk(over: items) { NavigationRouter() }
            .withColumns(rows: rows)
            .collapsing()
            .withLists([[.member(1), .member(2)], [.helpArticle("h", heading: nil), .helpArticle("i", heading: nil)]])
            .withLinks(["studio://inbox": .inbox, "studio://team/1": .member(1), "studio://help": .help])
        let sheets: [SheetDestination] = [
            .editProject("a"), .editProject("b"), .newProject, .pickAsset { _ in }, .screening("a"), .exportOptions,
        ]
        for walk in [walk.withSheets(sheets), walk.withLayers(sheets)] {
            walk.saving { try decode(NavigationState.self, json($0)) }.go()
        }
        Expect.end()
    }

    /// A pinned project is a row; where it goes with all that was opened from it, the row above is nearest.
    static func rows(of router: NavigationRouter) {
        router.setContentRoot(.project("a"))
        router.setDetailRoot(.brief(project))
        router.push(.timeline(project))
        Expect.equal(router.contentRoot, .project("a"))
        Expect.equal(router.detailRoot, .brief(project))
        Expect.equal(router.detailStack, [.timeline(project)])
        router.adapt(toCompact: true)
        router.push(.clip(clip, in: "a"))
        router.remove { $0 == .timeline(Project(id: "a", name: "By its id alone")) }
        Expect.equal(router.stack, [.brief(project), .clip(clip, in: "a")])
        Expect.equal(router.derivedMenuItem, .project("a"))
        router.remove { [.project("a"), .brief(project), .clip(clip, in: "a")].contains($0) }
        Expect.equal(router.state.columns, [.templates])
        // A query has the row of the search; the timeline takes the whole width, and has no row.
        router.adapt(toCompact: false)
        router.open(.search("rain"))
        Expect.equal(router.contentRoot, .search("rain"))
        Expect.equal(router.derivedMenuItem, .search())
        router.open(.timeline(project))
        Expect.equal(router.state.columns, [.timeline(project)])
        Expect.equal(router.derivedMenuItem, nil)
        router.backToRoot()
        Expect.equal(router.state.columns, [.home])
    }

    static func sheets() {
        let router = NavigationRouter()
        router.present(.editProject("a"))
        router.presentedSheet = .editProject("b")
        router.present(.newProject)
        Expect.equal(router.presentedSheets, [.newProject])
        router.present(.screening("a"))
        router.setContentRoot(.projects)
        Expect.equal(router.presentedSheets, [.newProject, .screening("a")])
        router.dismiss()
        Expect.equal(router.presentedSheet, .newProject)
    }

    static func savedByAnOlderVersion() throws {
        let state = try decode(
            NavigationState.self, #"{"path":[{"team":{}},{"person":{"_0":1}},{"beta":{}}],"isCompact":true}"#)
        Expect.equal(state.columns, [.team, .member(1)])
        let saved = try json(state)
        Expect.isTrue(saved.contains(#"{"member":{"_0":1}},{"beta":{}}"#), saved)
    }

    /// A picture in memory and a closure stay behind; the screen comes back without them.
    static func whatCannotBeSaved() throws {
        let router = NavigationRouter()
        router.setContentRoot(.assets)
        router.open(.asset(asset, preview: Thumbnail()))
        router.push(.import(onFinish: {}))
        router.state = try decode(NavigationState.self, json(router.state))
        Expect.equal(router.state.columns, [.assets, .asset(asset), .import()])
    }

    static let rows: [NavigationItem] = [
        .home, .inbox, .search(), .projects, .assets, .templates, .project("a"), .reviews, .exports, .team, .billing,
        .settings, .help,
    ]

    static let project = Project(id: "a", name: "Autumn")
    static let asset = Asset(id: "a", name: "Rain", kind: .sound)
    static let review = Review(id: 1, title: "First cut", status: .open)
    static let clip = Timeline.Clip(id: 1, name: "Opening")
    static let job = ExportPreset(id: "web", name: "Web")

    /// One of each case.
    static let items: [NavigationItem] =
        rows + [
            .message(Inbox.Message(id: 1, subject: "Hello"), replyTo: 2), .folder(Folder(id: "f", name: "Footage")),
            .asset(asset, version: 2), .import(into: "f"), .assetPicker(kinds: [.font]),
            .metadata("a", values: ["k": "v"]),
            .relink("a"), .crop(asset), .duplicates([["a", "b"], []]), .tags, .taggedAssets(["t"]),
            .plan(.studio, seats: 3),
            .invoices, .invoice("2", highlighting: 1), .paymentMethod(), .usage(months: ["May": 3]), .exportJob(1),
            .newExport(project, preset: job), .batchExport([project]), .exportResult(1), .exportLog(1, lines: ["a"]),
            .exportPreset(job, editing: true), .exportNaming(), .helpArticle("h", heading: nil), .case("c"),
            .contactSupport(about: "a", attaching: .diskFull), .whatsNew, .releaseNotes, .welcome(step: 2), .about,
            .newProject(from: Template(id: "t", name: "Short")), .projectSettings(project, pane: .color),
            .projectActivity(project, since: 1, referrer: Referrer(source: "mail")),
            .compareProjects([project], highlighting: [.client]), .brief(project), .storyboard(project, frame: 2),
            .composePost(project, draft: Post(title: "News")),
            .template(Template(id: "t", name: "Short"), default: true),
            .review(review), .comments(1, at: 2), .comment(Review.Comment(id: 1, author: "A")), .annotate(1, frame: 2),
            .approval(review), .compareVersions(1), .reviewers(), .public(1, expiring: 2), .account,
            .appearance(theme: .dark), .default, .shortcuts, .shortcut("cut", keys: ["x"]), .extension("e"), .member(1),
            .invite(role: "r", addresses: ["a"]), .roles, .role(Role(id: "r", name: "Editor")), .schedule(2, for: 1),
            .timeline(project, at: 3, selecting: [1]), .clip(clip, in: "a", speed: 0.5), .in(1),
            .repeat(1...2, times: 3),
            .keyframes(of: Timeline.Property(name: "x")), .mixer(levels: [1: 0.5]), .effects(on: 1),
            .effect(Effect(id: "e", name: "Blur"), parameters: ["radius": 2]), .transition(from: 1, to: 2),
        ]
}
