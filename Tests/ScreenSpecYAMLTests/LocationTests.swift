import ScreenSpecDiagnostics
import ScreenSpecYAML
import Testing

/// Every node's place is what a person would select for it.
@Suite struct LocationTests {
    @Test func plainScalars() throws {
        let spec = Marked("1️⃣title2️⃣: 3️⃣All  the books4️⃣   # all of them\n")
        let tree = try spec.tree()
        #expect(tree.range(0) == spec.range("1️⃣", "4️⃣"))
        #expect(tree.range(1) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(2) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.text(2).string == "All  the books")
        #expect(tree.text(2).verbatimStart == spec["3️⃣"])
        #expect(tree.nodes[2].style == .plain)
    }

    @Test func quotedScalarsIncludeTheirQuotes() throws {
        let spec = Marked("- 1️⃣\"all\"2️⃣\n- 3️⃣'it''s'4️⃣ # x\n- 5️⃣\"a\\tb\"6️⃣\n- 7️⃣\"\"8️⃣\n")
        let tree = try spec.tree()
        #expect(tree.texts == ["all", "it's", "a\tb", ""])
        #expect(tree.range(1) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.text(1).verbatimStart == spec["1️⃣"] + 1)
        #expect(tree.range(2) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.text(2).verbatimStart == nil)
        #expect(tree.range(3) == spec.range("5️⃣", "6️⃣"))
        #expect(tree.text(3).verbatimStart == nil)
        #expect(tree.range(4) == spec.range("7️⃣", "8️⃣"))
        #expect(tree.nodes[2].style == .singleQuoted)
        #expect(tree.nodes[3].style == .doubleQuoted)
    }

    @Test func aPartOfAVerbatimTextHasAPlaceOfItsOwn() throws {
        let spec = Marked("view: \"1️⃣Detail2️⃣View(é: 3️⃣x4️⃣)\"\n")
        let tree = try spec.tree()
        defer { withExtendedLifetime(tree) {} }
        let text = tree.text(2)
        #expect(text.range(0, 6) == spec.range("1️⃣", "2️⃣"))
        #expect(text.slice(15, 16).range == spec.range("3️⃣", "4️⃣"))
        #expect(text.slice(15, 16).string == "x")
    }

    @Test func aPartOfAnUnescapedTextHasThePlaceOfTheWhole() throws {
        let spec = Marked("view: 1️⃣'it''s x'2️⃣\n")
        let tree = try spec.tree()
        defer { withExtendedLifetime(tree) {} }
        let text = tree.text(2)
        #expect(text.string == "it's x")
        #expect(text.slice(5, 6).string == "x")
        #expect(text.slice(5, 6).range == spec.range("1️⃣", "2️⃣"))
    }

    @Test func multiLinePlainAndQuotedScalars() throws {
        let spec = Marked("a: 1️⃣one\n  two\n\n  three2️⃣\n\n# end\nb: 3️⃣\"four\n  five\"4️⃣\n")
        let tree = try spec.tree()
        #expect(tree.texts == ["a", "one two\nthree", "b", "four five"])
        #expect(tree.range(2) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(4) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.text(2).verbatimStart == nil)
    }

    @Test func blockScalarsEndWithTheirLastLine() throws {
        let spec = Marked(
            "a: 1️⃣|\n  one\n   two2️⃣\n\n\nb: 3️⃣>-\n  three\n  four4️⃣\nc: 5️⃣|+ # kept\n\n  6️⃣five7️⃣\n\nd: 8️⃣|9️⃣\ne: x\n")
        let tree = try spec.tree()
        #expect(tree.texts == ["a", "one\n two\n", "b", "three four", "c", "\nfive\n\n", "d", "", "e", "x"])
        #expect(tree.range(2) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(4) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.range(6) == spec.range("5️⃣", "7️⃣"))
        #expect(tree.range(8) == spec.range("8️⃣", "9️⃣"))
        #expect(tree.nodes[2].style == .literal)
        #expect(tree.nodes[4].style == .folded)
    }

    @Test func aBlockScalarOfOneLineStandsWhereItIs() throws {
        for header in ["|", "|-", "|+", ">", ">-", "|2"] {
            let spec = Marked("view: 1️⃣\(header)\n  2️⃣Detail(a: b)3️⃣\nicon: x\n")
            let tree = try spec.tree()
            #expect(tree.range(2) == spec.range("1️⃣", "3️⃣"))
            #expect(tree.text(2).verbatimStart == spec["2️⃣"])
            #expect(tree.text(2).slice(0, 12).string == "Detail(a: b)")
            #expect(tree.text(2).range(0, 12) == spec.range("2️⃣", "3️⃣"))
        }
    }

    @Test func flowCollectionsIncludeTheirBrackets() throws {
        let spec = Marked("1️⃣a: 2️⃣{b: 3️⃣[c , 4️⃣{}5️⃣ ]6️⃣ , d: e }7️⃣  # end\n")
        let tree = try spec.tree()
        #expect(tree.range(0) == spec.range("1️⃣", "7️⃣"))
        #expect(tree.range(2) == spec.range("2️⃣", "7️⃣"))
        #expect(tree.range(4) == spec.range("3️⃣", "6️⃣"))
        #expect(tree.range(6) == spec.range("4️⃣", "5️⃣"))
        #expect(tree.nodes[4].count == 2 && tree.nodes[4].kind == .sequence && tree.nodes[4].style == .flow)
        #expect(tree.nodes[6].count == 0 && tree.nodes[6].kind == .mapping)
    }

    @Test func aPairInAFlowListIsAMapWithoutBrackets() throws {
        let spec = Marked("[ 1️⃣a: b2️⃣ , 3️⃣{c: d}: e4️⃣ , 5️⃣? f : g6️⃣ ]\n")
        let tree = try spec.tree()
        #expect(tree.range(1) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(4) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.range(9) == spec.range("5️⃣", "6️⃣"))
    }

    @Test func blockCollectionsEndWithTheLastThingInThem() throws {
        let spec = Marked(
            "1️⃣destinations:\n  2️⃣a:\n    3️⃣- x\n    - 4️⃣y: [z]5️⃣\n\n  # comment\n\n# another\n6️⃣b: c7️⃣\n\n\n# end\n")
        let tree = try spec.tree()
        #expect(tree.range(0) == spec.range("1️⃣", "7️⃣"))
        #expect(tree.range(2) == spec.range("2️⃣", "5️⃣"))
        #expect(tree.range(4) == spec.range("3️⃣", "5️⃣"))
        #expect(tree.range(6) == spec.range("4️⃣", "5️⃣"))
    }

    @Test func aListThatIsNotIndentedBeginsAtItsFirstDash() throws {
        let spec = Marked("items:\n1️⃣- a\n- b2️⃣\nmore: &m\n3️⃣- 4️⃣- c\n  - d5️⃣\nagain: *m\n")
        let tree = try spec.tree()
        #expect(tree.range(2) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(6) == spec.range("3️⃣", "5️⃣"))
        #expect(tree.range(7) == spec.range("4️⃣", "5️⃣"))
    }

    @Test func anEmptyValueStandsBehindItsColon() throws {
        let spec = Marked("a:1️⃣\nb: {c:2️⃣ , d :3️⃣   # why\n  , e4️⃣ , f:5️⃣ }\ng:\n  -6️⃣\n  -7️⃣ # none\nh: [8️⃣i: ]\n")
        let tree = try spec.tree()
        var places: [UInt32] = []
        for node in 0..<tree.count where tree.nodes[node].kind == .scalar && tree.nodes[node].textCount == 0 {
            #expect(tree.nodes[node].start == tree.nodes[node].end)
            places.append(tree.nodes[node].start)
        }
        #expect(places == [spec["1️⃣"], spec["2️⃣"], spec["3️⃣"], spec["4️⃣"], spec["5️⃣"], spec["6️⃣"], spec["7️⃣"], spec["8️⃣"] + 2])
    }

    @Test func tagsAndAnchorsStandBeforeTheirNodes() throws {
        let spec = Marked(
            """
            a: 1️⃣&a2️⃣ 3️⃣x4️⃣
            b: 5️⃣!!str6️⃣   &b   7️⃣"y"8️⃣
            c: [*a, *b]
            """)
        let tree = try spec.tree()
        #expect(tree.range(2) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.properties(2)?.anchor == "a")
        #expect(tree.properties(2)?.anchorRange == spec.range("1️⃣", "2️⃣"))
        #expect(tree.properties(2)?.tag == nil)
        #expect(tree.range(4) == spec.range("7️⃣", "8️⃣"))
        #expect(tree.properties(4)?.tag == "tag:yaml.org,2002:str")
        #expect(tree.properties(4)?.tagRange == spec.range("5️⃣", "6️⃣"))
        #expect(tree.properties(1) == nil)
    }

    @Test func propertiesOnLinesOfTheirOwn() throws {
        let spec = Marked(
            """
            a: &a # the map
              # is here
              1️⃣&k k: v2️⃣
            b: &b
              3️⃣- *k4️⃣
            c: &c !!map 5️⃣{x: y}6️⃣
            d: &d 7️⃣|
              text8️⃣
            e: [*a, *b, *c, *d]
            """)
        let tree = try spec.tree()
        #expect(tree.range(2) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.properties(2)?.anchor == "a")
        #expect(tree.properties(3)?.anchor == "k")
        #expect(tree.range(6) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.range(9) == spec.range("5️⃣", "6️⃣"))
        #expect(tree.range(13) == spec.range("7️⃣", "8️⃣"))
    }

    @Test func aliasesLeadToTheirNodes() throws {
        let spec = Marked("a: &a {b: c}\nd: 1️⃣*a2️⃣\n*a : e\n")
        let tree = try spec.tree()
        #expect(tree.nodes[6].kind == .alias)
        #expect(tree.nodes[6].count == 2)
        #expect(tree.range(6) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.nodes[7].kind == .alias)
        #expect(tree.nodes[0].count == 6)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineBreaksOfEveryKind(_ lineBreak: String) throws {
        let lines = ["# ü", "a: 1️⃣é2️⃣", "b: 3️⃣|", "  one", "  two4️⃣", "c:", "- 5️⃣\"x", "  y\"6️⃣"]
        let spec = Marked(lines.joined(separator: lineBreak))
        let tree = try spec.tree()
        #expect(tree.texts == ["a", "é", "b", "one\ntwo\n", "c", "x y"])
        #expect(tree.range(2) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(4) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.range(7) == spec.range("5️⃣", "6️⃣"))
        #expect(spec.position("1️⃣") == "2:4")
        #expect(spec.position("4️⃣") == "5:6")
        #expect(spec.position("6️⃣") == "8:5")
    }

    @Test func columnsCountUnicodeScalars() throws {
        let spec = Marked("größe: {\"👩‍👩‍👧 e\u{301}\": 1️⃣日本語2️⃣, x: 3️⃣'ü'4️⃣} # ☃\nnext: 5️⃣y6️⃣\n")
        let tree = try spec.tree()
        #expect(tree.range(4) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(6) == spec.range("3️⃣", "4️⃣"))
        #expect(tree.range(8) == spec.range("5️⃣", "6️⃣"))
        // `größe: {"` is 9 scalars, the family 5, `" e` with its accent and `": ` are 6.
        #expect(spec.position("1️⃣") == "1:21")
        #expect(spec.position("5️⃣") == "2:7")
    }

    @Test func tabsInsideAndBehindValues() throws {
        let spec = Marked("a:\t1️⃣b\tc2️⃣\t# d\ne: [\t3️⃣f4️⃣\t]\n")
        let tree = try spec.tree()
        #expect(tree.texts == ["a", "b\tc", "e", "f"])
        #expect(tree.range(2) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(5) == spec.range("3️⃣", "4️⃣"))
        #expect(spec.position("2️⃣") == "1:7")
    }

    /// `SourceFile` holds text without its byte order mark; one that is left is a character like others.
    @Test func aByteOrderMarkThatIsLeftMovesNothing() throws {
        let spec = Marked("\u{FEFF}1️⃣a2️⃣: 3️⃣ü4️⃣\n")
        let tree = try spec.tree()
        #expect(tree.range(1) == spec.range("1️⃣", "2️⃣"))
        #expect(tree.range(2) == spec.range("3️⃣", "4️⃣"))
    }

    @Test func offsetsAreRightFarIntoLongMixedText() throws {
        var text = ""
        for number in 0..<2000 { text += "key\(number): {t: \"Zähler 😀 \(number)\", u: x} # Ende\n" }
        let tree = try Marked(text).tree()
        var node: UInt32 = 1
        for number in 0..<2000 {
            let key = tree.range(node)
            #expect(tree.source.text.slice(Int(key.start), Int(key.end)).string == "key\(number)")
            #expect(tree.text(node + 3).verbatimStart == tree.nodes[Int(node) + 3].start + 1)
            #expect(tree.text(node + 3).string == "Zähler 😀 \(number)")
            node = tree.nodes[Int(node) + 1].next
        }
    }
}

extension YAMLTree {
    /// The text of all scalars, in order.
    fileprivate var texts: [String] {
        (0..<UInt32(count)).filter { nodes[Int($0)].kind == .scalar }.map { text($0).string }
    }
}
