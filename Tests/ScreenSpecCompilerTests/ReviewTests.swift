import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecReview
import ScreenSpecTestSupport
import Testing

/// What a review says of a change is what comes of it: state and URLs that the old version wrote are read by the new one, and a
/// client of the old one is compiled with it.
@Suite("What a change of a spec breaks")
struct ReviewTests {
    @Test("is what a review says")
    func classified() throws {
        for change in ReviewedChange.all {
            guard let review = try Reviewed(change).review else { continue }
            let breaks = Set(Impact.allCases.filter(review.breaks))
            #expect(breaks == change.breaks ?? breaks, "\(change)\n\(review.text)")
        }
    }

    @Test("is what comes of it")
    func proven() throws {
        let observed = try ObservedChanges(ReviewedChange.all)
        #expect(ReviewedChange.all.count >= 60)
        for (change, broken) in zip(ReviewedChange.all, observed.broken) {
            guard let review = try Reviewed(change).review else { continue }
            // Nothing fails where a screen is open that was not.
            let told = Set(Impact.allCases.filter(review.breaks)).subtracting(change.unseen).subtracting([.guards])
            // What the spec says is gone for good is gone, and counts as no break.
            let accepted: Set<Impact> = review.ids.contains("STATE_CASE_RETIRED") ? [.state] : []
            #expect(Set(broken.keys).subtracting(accepted) == told, "\(change)\n\(broken)\n\(review.text)")
        }
    }

    @Test(
        "tells where a guard keeps nobody out any more",
        arguments: [
            ("{member: {leaving: true}}", "member", "", true), ("{member: {leaving: false}}", "member", "", false),
            ("{member: {}}", nil, "windows: {items: {pay: {title: Pay, view: Pay}}}", true),
            ("{friend: {}}", "friend", "state: {formerly: {member: friend}}", false),
        ])
    func guards(_ guards: String, required: String?, more: String, isTold: Bool) throws {
        func spec(_ guards: String, _ required: String?, _ more: String) -> String {
            let pay = required.map { ", pay: {view: Pay, requires: [\($0)]}" } ?? ""
            return """
                destinations: {home: {view: Home}}
                layout: {host: stack}
                guards: \(guards)
                sheets: {items: {help: {view: Help}\(pay)}}
                \(more)

                """
        }
        let (old, new) = (spec("{member: {}}", "member", ""), spec(guards, required, more))
        let review = try #require(try Reviewed(ReviewedChange(name: guards, old: old, new: new, breaks: nil)).review)
        #expect(review.ids.contains("GUARD_REMOVED") == isTold, "\(review.text)")
    }

    @Test(
        "has a page for each rule, whose example has the change, and whose remedy has not",
        arguments: changeRules.map(\.kind.id))
    func examples(_ id: String) throws {
        let rule = try #require(changeRules.first { $0.kind.id == id })
        // There are no two versions of a spec that is gone, and no key that is not known.
        if ["SPEC_REMOVED", "UNKNOWN_KEY_CHANGED"].contains(id) { return }
        let change = ReviewedChange(name: id, old: rule.example.old, new: rule.example.new, breaks: nil)
        #expect(try Reviewed(change).review?.ids.contains(id) == true)
        guard let compatible = rule.compatible else { return }
        let remedy = ReviewedChange(name: id, old: rule.example.old, new: compatible, breaks: nil)
        let review = try #require(try Reviewed(remedy).review)
        #expect(!review.ids.contains(id) && rule.breaks.filter(review.breaks) == [], "\(review.text)")
    }

    @Test(
        "is said as it is, where it was changed",
        arguments: [
            (
                "keep: {title", "stay: {title",
                [
                    "New:5:64: dialog `d` has a new action `stay`: a `switch` over `DAction` needs it, too",
                    "Old:5:64: dialog `d` no longer has the action `keep`",
                ]
            ),
            (
                "{path: \"/people/{id: Int}?t={tag: String?}&l={list: [Int]}\"}", "\"/people/{id: Int}\"",
                [
                    "New:8:5: `NavigationTarget.person` is `case person(id: Int)`, and was `case person(id: Int, tag: String?, list: [Int])`",
                    "New:8:13: `l` in the query of URLs is no longer read",
                    "New:8:13: `t` in the query of URLs is no longer read",
                ]
            ),
            (
                "session: {type: Session", "account: {type: Session",
                [
                    "New:2:22: `NavigationHost.init` is `init(account: Session, router: NavigationRouter? = nil)`, and was `init(session: Session, router: NavigationRouter? = nil)`"
                ]
            ),
            (
                "home: {view: Home}", "start: {view: Home}",
                [
                    "New:4:16: destination `start` is new: a `switch` over `NavigationItem` needs it, too",
                    "New:7:12: URLs of `/home` lead to `start` now, and led to `home`",
                    "New:7:5: `NavigationTarget` has the new case `start`: a `switch` over it needs it, too",
                    "Old:4:16: destination `home` of the old version is gone",
                    "Old:4:16: state that names destination `home` of the old version is no longer read",
                    "Old:7:5: `NavigationTarget` no longer has `home` as the old version had",
                ]
            ),
        ])
    func told(old: String, new: String, expected: [String]) throws {
        let spec = """
            app: {dependencies: {session: {type: Session, from: host}}, conformances: [Codable]}
            layout: {host: stack}
            destinations: {home: {view: Home}, person: {payload: {_ id: Int, tag: "String? = nil", list: "[Int] = []"}, view: Person}}
            dialogs: {items: {d: {title: D, actions: {discard: {title: A}, keep: {title: B}}}}}
            links: {schemes: [app], routes: {
                home: /home,
                person: {path: "/people/{id: Int}?t={tag: String?}&l={list: [Int]}"}}}

            """
        var changed = spec.replacing(old, with: new)
        if new.hasPrefix("start") { changed = changed.replacing("home: /home", with: "start: /home") }
        let review = try #require(try Reviewed(ReviewedChange(name: old, old: spec, new: changed, breaks: nil)).review)
        let told = review.changes.map { change -> String in
            let diagnostic = change.diagnostic
            guard case .range(let range) = diagnostic.place else { return diagnostic.message }
            let file = review.sources[range.file]
            let place = file.position(at: Int(range.start))
            let name = file.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
            return "\(name):\(place.line):\(place.column): \(diagnostic.message)"
        }
        #expect(told.sorted() == expected.sorted())
    }

    @Test("is known of each key of the language")
    func keys() {
        let spec = KindDescription.object { SpecDocument.schema.description }
        #expect(ScreenSpecCompilerTests.keys(of: spec).subtracting(KnownKeys.all) == [])
        #expect(KnownKeys.all.subtracting(ScreenSpecCompilerTests.keys(of: spec)) == [])
    }

    @Test("is told of each key that changes", arguments: keyChanges)
    func noticed(old: String, new: String) throws {
        // Two of its sections have errors on purpose; the review compares what the document says all the same.
        let folder = TemporaryFolder()
        let documents = [everyKey, everyKey.replacing(old, with: new)].enumerated().map { number, spec in
            folder.write(spec, to: "\(number)/App.screens.yaml")
            folder.write("screenspec: 1\n", to: "\(number)/Other.yaml")
            return Compilation(folder["\(number)/App.screens.yaml"].path)
        }
        let review = try #require(Review(documentsOf: documents[0], documents[1]))
        #expect(!review.changes.isEmpty)
        #expect(!review.ids.contains("UNKNOWN_KEY_CHANGED"))
    }
}

/// A change, compared.
struct Reviewed {
    let review: Review?
    let versions: [Compilation]

    init(_ change: ReviewedChange) throws {
        let folder = TemporaryFolder()
        folder.write("screenspec: 1\n" + change.old, to: "Old.screens.yaml")
        folder.write("screenspec: 1\n" + change.new, to: "New.screens.yaml")
        let specs = ["Old", "New"].map { name -> (Compilation, ReviewedSpec?) in
            let path = folder["\(name).screens.yaml"].path
            let compilation = Compilation(path)
            return (compilation, ReviewedSpec(compilation, published: Compilation(path, as: .public)))
        }
        versions = specs.map(\.0)
        for compilation in versions where compilation.hasErrors {
            Issue.record(
                "\(change)\n\(DiagnosticRenderer(sources: compilation.sources).render(compilation.diagnostics))")
        }
        if let old = specs[0].1, let new = specs[1].1 { review = Review(from: old, to: new) } else { review = nil }
    }
}

extension Review {
    /// As it is printed.
    var text: String { DiagnosticRenderer(sources: sources).render(diagnostics(failing: [])) }
    /// The ids of what it says.
    var ids: Set<String> { Set(changes.map(\.rule.kind.id)) }
}
