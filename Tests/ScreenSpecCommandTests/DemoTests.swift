import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("BooksDemo")
struct DemoTests {
    let folder = TemporaryFolder()
    let program = Tool.executable("BooksDemo")

    @Test("plays its script, without a terminal too")
    func script() throws {
        let recording = PackageFolder.url.appending(path: "Tests/ScreenSpecCommandTests/Recorded/BooksDemo.txt")
        let result = try Tool.run(program, ["--script"], in: folder.url)
        #expect(result.status == 0 && result.errors == "")
        try Snapshot.expect(result.output, at: recording)
        #expect(try Tool.run(program, [], in: folder.url).output == result.output)
        #expect(folder.names(in: "") == [])
    }

    @Test("refuses what it does not know")
    func usage() throws {
        let result = try Tool.run(program, ["--scrip"], in: folder.url)
        #expect(result.status == 2 && result.errors == "usage: BooksDemo [--script | books://authors/1/books/7]\n")
    }

    @Test("opens a link, and leaves people where they are where there is nothing")
    func links() throws {
        let opened = try Tool.run(program, ["BOOKS:///lists/winter/"], in: folder.url)
        #expect(opened.status == 0 && opened.output.contains("─ For Long Evenings"))
        #expect(opened.output.contains("› Reading Lists"))
        let missing = try Tool.run(program, ["books://authors/99"], in: folder.url)
        #expect(missing.status == 0 && missing.output.hasSuffix("There is nothing at books://authors/99.\n"))
        for other in ["https://authors/1", "books://nothing", "books://authors/x"] {
            #expect(try Tool.run(program, [other], in: folder.url).status == 2)
        }
        let terminal = try PseudoTerminal(program, ["books://authors/1/books/7"], in: folder, width: 100, height: 16)
        #expect(terminal.screen(with: "─ ‹ The Dispossessed by", "Ursula K. Le Guin").contains("› Authors"))
        terminal.type("\u{1B}")
        #expect(terminal.screen(with: "─ Ursula K. Le Guin").contains("─ Ursula K. Le Guin"))
        terminal.type("q")
        #expect(terminal.status() == 0)
    }

    @Test("is moved through with keys")
    func keys() throws {
        let terminal = try PseudoTerminal(program, in: folder, width: 72, height: 16)
        #expect(terminal.screen(with: "› Authors", "Select an Author").split(separator: "\n").count == 16)
        terminal.type("\r\u{1B}[B")
        #expect(terminal.screen(with: "• Authors", "› Italo Calvino").contains("› Italo Calvino"))
        terminal.type("\r\u{1B}OB")
        #expect(terminal.screen(with: "─ Italo Calvino", "› Invisible Cities").contains("• Italo Calvino"))
        terminal.type("\r")
        #expect(terminal.screen(with: "─ ‹ Invisible Cities").contains("─ ‹ Invisible Cities"))
        terminal.type("s")
        #expect(terminal.screen(with: "Saved to books-state.json.").contains("Saved"))
        #expect(folder.read("books-state.json")?.contains("Invisible Cities") == true)
        terminal.type("\u{1B}")
        #expect(terminal.screen(with: "─ Italo Calvino").contains("─ Italo Calvino"))
        terminal.type("\u{1B}[D\u{1B}[D\u{1B}[B\r")
        #expect(terminal.screen(with: "• Books", "Select a Book").contains("› The Dispossessed"))
        terminal.type("r")
        #expect(terminal.screen(with: "Restored", "─ ‹ Invisible Cities").contains("› Italo Calvino"))
        terminal.type("q")
        #expect(terminal.status() == 0 && terminal.isRestored)
    }

    @Test("draws what is presented over the columns, and keys act in it")
    func layers() throws {
        let terminal = try PseudoTerminal(program, in: folder, width: 80, height: 24)
        terminal.type("\r\r\r\u{1B}[B\r")
        let chooser = terminal.screen(with: "─ Add The Dispossessed to…", "─ Escape closes ─", "› For Long Evenings")
        #expect(chooser.contains("┌─ Books ───"), "the columns are below")
        terminal.type("\r")
        let list = terminal.screen(with: "‹ For Long Evenings", "─ Escape goes back ─")
        #expect(list.contains("─ Add The Dispossessed to…"))
        terminal.type("\u{1B}[B\r")
        #expect(terminal.screen(with: "‹ For Long Evenings › If on a Winter").contains("› Italo Calvino"))
        terminal.type("s\u{1B}")
        #expect(terminal.screen(with: "› The Left Hand", without: "a Traveller │").contains("‹ For"))
        terminal.type("\u{1B}")
        #expect(terminal.screen(with: "─ Escape closes ─", "› For Long Evenings").contains("Which list?"))
        terminal.type("\u{1B}")
        let closed = terminal.screen(with: "─ ‹ The Dispossessed by", without: "Escape closes")
        #expect(closed.contains("• Ursula K. Le Guin") && closed.contains("› Ursula K. Le Guin"))
        terminal.type("r")
        #expect(terminal.screen(with: "‹ For Long Evenings › If on a Winter").contains("Escape goes back"))
    }

    @Test("fits the terminal, one column where it is narrow")
    func size() throws {
        let terminal = try PseudoTerminal(program, in: folder, width: 40, height: 12)
        let narrow = terminal.screen(with: "─ Books").split(separator: "\n")
        #expect(narrow.count == 12 && narrow.dropLast().allSatisfy { $0.count == 40 })
        terminal.type("\r")
        #expect(terminal.screen(with: "─ ‹ Authors").contains("› Ursula K. Le Guin"))
        terminal.type("\r")
        #expect(terminal.screen(with: "─ ‹ Ursula K. Le Guin").contains("› The Dispossessed by Ursula K. Le G…│"))
        terminal.resize(90, 20)
        let wide = terminal.screen(with: "─ Books", "─ Ursula K. Le Guin").split(separator: "\n")
        #expect(wide.count == 20 && wide[0].count == 90 && wide[0].contains("┬─ Authors"))
        terminal.resize(40, 12)
        #expect(terminal.screen(with: "─ ‹ Ursula K. Le Guin", without: "Authors ─").contains("The Dispossessed"))
        terminal.type("\u{1B}")
        #expect(terminal.screen(with: "─ ‹ Authors").contains("› Ursula K. Le Guin"))
        terminal.type("\u{1B}")
        #expect(terminal.screen(with: "─ Books").contains("› Authors"))
        terminal.type("r")
        #expect(terminal.screen(with: "There is no books-state.json").contains("─ Books"))
    }

    @Test("gives the terminal back when it is interrupted", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupted(signal: Int32) throws {
        let terminal = try PseudoTerminal(program, in: folder, width: 80, height: 24)
        #expect(terminal.screen(with: "─ Books").contains("Authors"))
        #expect(!terminal.isRestored)
        terminal.send(signal)
        #expect(terminal.status() == 128 + signal && terminal.isRestored)
    }
}
