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
            let told = Set(Impact.allCases.filter(review.breaks)).subtracting(change.unseen)
            // What the spec says is gone for good is gone, and counts as no break.
            let accepted: Set<Impact> = review.ids.contains("STATE_CASE_RETIRED") ? [.state] : []
            #expect(Set(broken.keys).subtracting(accepted) == told, "\(change)\n\(broken)\n\(review.text)")
        }
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
        #expect(try Reviewed(remedy).review?.ids.contains(id) == false)
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
