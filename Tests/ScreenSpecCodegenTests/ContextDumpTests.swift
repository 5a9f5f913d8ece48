import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecReference
import Testing

@Suite struct ContextDumpTests {
    @Test func everyKindAndEachDocumentationOnce() {
        #expect(
            dump(Library.library) == #"""
                name: Main  # identifier
                books:  # list of book: Everything on the shelves.
                  - id: lefthand  # identifier: Unique.
                    title: "The Left Hand of Darkness"  # string
                    author:  # author
                      name: "Ursula K. Le Guin"  # string: As on the cover.
                    publisher:  # author
                      name: "Stanis\u{142}aw Lem"  # string
                    number: -1  # number
                    isLent: false  # flag
                    summary: "Winter.\n\nA journey."  # comment
                  - id: default  # identifier
                    title: "Solaris"  # string
                    author: author Stanisław Lem  # author, see above
                    publisher: ~  # author
                    number: 0  # number
                    isLent: true  # flag
                    summary: ~  # comment
                  - id: fiasco  # identifier
                    title: "Fiasco"  # string
                    author: author Stanisław Lem  # author, see above
                    publisher: ~  # author
                    number: 1  # number
                    isLent: false  # flag
                    summary: ~  # comment
                maps: []  # list of book
                isOpen: true  # flag
                isFull: false  # flag
                motto: ~  # string
                owner: author Ursula K. Le Guin  # author, see above
                tenant: ~  # author
                key: Book.ID  # type
                call: "open(\n    door: 1,\n\n    key: 2\n)"  # expression

                """#)
    }

    @Test func cycles() {
        let node = Shape("node", [])
        node.fields = [
            Field("id", .number) { .number($0) }, Field("me", .object(node)) { .object($0) },
            Field("others", .list(node)) { _ in .list(start: 0, count: 2) },
        ]
        #expect(
            dump(node) == """
                id: 0  # number
                me: node 0  # node, see above
                others:  # list of node
                  - node 0  # see above
                  - id: 1  # number
                    me: node 1  # node, see above
                    others:  # list of node
                      - node 0  # see above
                      - node 1  # see above

                """)
    }

    @Test func longChainsEnd() {
        let node = Shape("node", [])
        node.fields = [Field("next", .object(node)) { .object($0 + 1) }]
        #expect(dump(node).split(separator: "\n").count < 100)
    }

    private func dump(_ shape: Shape) -> String {
        var output = ByteBuffer()
        dumpContext(shape, root: 0, into: &output)
        return output.text.string
    }
}
