import Foundation
import ScreenSpecTestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("screenspec preview")
struct PreviewTests {
    let folder = TemporaryFolder(spec: GraphTests.spec)

    private func page(_ arguments: String...) throws -> String {
        let all = ["preview"] + arguments + ["--output", "-"]
        let result = try Tool.run(Tool.executable("screenspec"), all, in: folder.url)
        try #require(result.status == 0, "\(result.errors)")
        return result.output
    }

    @Test("writes one file that needs nothing else, the same for the same spec")
    func isOneFile() throws {
        let page = try page("App.screens.yaml")
        #expect(try self.page("App.screens.yaml") == page)
        #expect(page.hasPrefix("<!doctype html>") && page.contains("<title>Club</title>"))
        for way in [
            " src=", "href=", "@import", "url(http", "url(\"", "<link", "fetch(", "XMLHttpRequest", "innerHTML",
            "eval(",
        ] {
            #expect(!page.contains(way), "\(way) is a way out, or a way in")
        }
        #expect(page.contains("default-src 'none'") && page.contains("connect-src 'none'"))
        #expect(!page.contains("'unsafe-"))
        #expect(!page.contains(folder.url.path))
    }

    @Test("has a map with what screenspec graph shows: gates, icons, columns, URLs, and what nothing leads to")
    func map() throws {
        let page = try page("App.screens.yaml")
        let map = try #require(
            page.components(separatedBy: "id=\"map\">").last?.components(separatedBy: "</script>").first)
        for text in [
            #"{"id":"gates.destinations.bar","kind":"gate","title":"adult"}"#,
            #""lines":["event(_ id: Int)","ticket · 3 columns","club://events/{id: Int}","left only if saved"]"#,
            #""title":"Attic","lines":["house · 3 columns","nothing leads here"],"isUnreachable":true"#,
            #""entrance":"Sidebar""#,
        ] { #expect(map.contains(text), "\(map)") }
    }

    @Test("holds less than 310 KB for the largest sample")
    func isSmall() throws {
        let spec = PackageFolder.url.appending(path: "Specs/Studio.screens.yaml").path
        #expect(try page(spec).utf8.count < 310_000)
    }

    @Test("writes to a file beside or where it is told, and never over the spec")
    func output() throws {
        let written = try Tool.run("screenspec", "preview", "App.screens.yaml", in: folder)
        #expect(written.status == 0 && written.output == "App.preview.html\n")
        #expect(folder.read("App.preview.html") == (try page("App.screens.yaml")))
        #expect(try Tool.run("screenspec", "preview", "App.screens.yaml", "-o", "a/b.html", in: folder).status == 0)
        #expect(folder.read("a/b.html") != nil)
        let over = try Tool.run("screenspec", "preview", "App.screens.yaml", "-o", "App.screens.yaml", in: folder)
        #expect(over.status == 2 && over.errors.contains("this would replace a file that the same run reads"))
        #expect(folder.read("App.screens.yaml") == GraphTests.spec)
    }

    @Test("says what is wrong with a spec, and writes nothing then")
    func brokenSpec() throws {
        folder.write(GraphTests.spec.replacingOccurrences(of: "root: home", with: "root: hmoe"), to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "preview", "App.screens.yaml", in: folder)
        #expect(result.status == 1 && result.errors.contains("[unknown-destination]"))
        #expect(folder.read("App.preview.html") == nil)
    }

    @Test("lets no text of a spec become markup or script")
    func hostileTexts() throws {
        let text = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
        folder.write(
            """
            screenspec: 1
            app: {name: "\(text)"}
            destinations:
              home: {title: "\(text)", summary: "<!--<script>", icon: house, columns: 2, view: HomeView}
            sidebar: {sections: [{id: main, title: "]]>\(text)", items: [home]}]}

            """, to: "App.screens.yaml")
        let page = try page("App.screens.yaml")
        #expect(!page.contains("<script>alert") && !page.contains("<img") && !page.contains("<!--"))
        let scripts = page.components(separatedBy: "<script").dropFirst()
        #expect(scripts.allSatisfy { $0.hasPrefix(">") || $0.hasPrefix(" type=\"application/json\"") })
        #expect(page.components(separatedBy: "</script").count == scripts.count + 1)
    }

    @Test("knows each script and style by its hash, and those are the only ones")
    func hashes() throws {
        let stale = try Tool.run(
            URL(filePath: "/usr/bin/env"), ["Scripts/embed-page", "--check"], in: PackageFolder.url)
        #expect(stale.status == 0, "\(stale.errors)")
        let page = try page("App.screens.yaml")
        let inline = page.components(separatedBy: "<script>").count + page.components(separatedBy: "<style>").count - 2
        #expect(page.components(separatedBy: "'sha256-").count - 1 == inline)
    }

    @Test("refuses options that say nothing together")
    func usage() throws {
        for arguments in [["--serve", "-o", "a.html"], ["--port", "80"], ["--output", ""]] {
            let all = ["preview", "App.screens.yaml"] + arguments
            #expect(try Tool.run(Tool.executable("screenspec"), all, in: folder.url).status == 2)
        }
    }
}

@Suite("screenspec preview --serve")
final class ServedPreviewTests {
    let folder: TemporaryFolder
    private let process = Process()
    private let output = Pipe()
    private var address = ""

    convenience init() throws { try self.init(TemporaryFolder(spec: GraphTests.spec)) }

    private init(_ folder: TemporaryFolder) throws {
        self.folder = folder
        process.executableURL = Tool.executable("screenspec")
        process.arguments = ["preview", "App.screens.yaml", "--serve", "--port", "0"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .newlines)
    }

    // Foundation's processes inherit a mask of signals in which the others may be blocked.
    deinit { kill(process.processIdentifier, SIGKILL) }

    private struct Version: Decodable {
        let version: String
        let problems: String?
    }

    /// The status and the body of what stands at a path, for a request that names a host.
    private func get(_ path: String, host: String? = nil, method: String = "GET") throws -> (status: Int, body: String)
    {
        var arguments = ["curl", "-s", "-X", method, "-w", "\n%{http_code}", address + path]
        if let host { arguments += ["-H", "Host: \(host)"] }
        let result = try Tool.run(URL(filePath: "/usr/bin/env"), arguments, in: folder.url)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        return (Int(lines.last ?? "") ?? 0, lines.dropLast().joined(separator: "\n"))
    }

    private func version() throws -> Version {
        try JSONDecoder().decode(Version.self, from: Data(get("version").body.utf8))
    }

    @Test("shows the page to this machine, and follows the spec")
    func follows() throws {
        #expect(address.hasPrefix("http://127.0.0.1:"))
        let page = try get("")
        #expect(page.status == 200 && page.body.contains("<title>Club</title>"))
        #expect(page.body.contains("connect-src 'self'"))
        let first = try version()
        #expect(first.problems == nil && page.body.contains("\"\(first.version)\""))
        folder.write(GraphTests.spec.replacingOccurrences(of: "title: Bar", with: "title: Pub"), to: "App.screens.yaml")
        let second = try version()
        #expect(second.version != first.version && second.problems == nil)
        #expect(try get("").body.contains("\"Pub\""))
    }

    @Test("keeps the last good page, with what is wrong, until the spec is mended")
    func broken() throws {
        let first = try version()
        folder.write(GraphTests.spec.replacingOccurrences(of: "root: home", with: "root: hmoe"), to: "App.screens.yaml")
        let broken = try version()
        #expect(broken.version == first.version && broken.problems?.contains("[unknown-destination]") == true)
        #expect(try get("").body.contains("<title>Club</title>"))
        folder.write(GraphTests.spec, to: "App.screens.yaml")
        #expect(try version().problems == nil)
    }

    @Test("waits where the spec is broken from the beginning")
    func brokenFromTheBeginning() throws {
        let spec = GraphTests.spec.replacingOccurrences(of: "root: home", with: "root: hmoe")
        let folder = TemporaryFolder(spec: spec)
        let served = try ServedPreviewTests(folder)
        let first = try served.version()
        #expect(first.version == "" && first.problems?.contains("[unknown-destination]") == true)
        let page = try served.get("")
        #expect(page.status == 200 && page.body.contains("<title>App</title>"))
        folder.write(GraphTests.spec, to: "App.screens.yaml")
        #expect(try served.version().version != "" && served.get("").body.contains("<title>Club</title>"))
    }

    @Test("answers nobody who comes by another name, and nothing but GET and HEAD")
    func refuses() throws {
        #expect(try get("", host: "evil.example").status == 403)
        #expect(try get("", host: "127.0.0.1").status == 403)
        let host = address.dropFirst(7).dropLast().description
        #expect(try get("", host: host.replacing("0.1:", with: "0. 1:")).status == 403)
        #expect(try get("", host: host.replacing("127.0.0.1", with: "LOCALHOST")).status == 200)
        #expect(try get("", method: "GET x").status == 400)
        #expect(try get("", method: "POST").status == 405)
        #expect(try get("../App.screens.yaml").status == 404 && get("App.screens.yaml").status == 404)
        #expect(try get("", host: host).status == 200)
    }

    @Test("answers HEAD as GET, without the body, and says what may be asked")
    func head() throws {
        let curl = { (arguments: [String]) in
            try Tool.run(URL(filePath: "/usr/bin/env"), ["curl", "-s"] + arguments, in: self.folder.url).output
        }
        for path in ["", "version", "nowhere"] {
            let got = try curl(["-D", "-", "-o", "page", address + path])
            // What follows the head would be read as the next answer, so all bytes are looked at, up to the end.
            let host = address.dropFirst("http://".count).dropLast()
            let asked = "printf 'HEAD /\(path) HTTP/1.1\\r\\nHost: \(host)\\r\\n\\r\\n' >&9; cat <&9"
            let script = "exec 9<>/dev/tcp/127.0.0.1/\(host.split(separator: ":")[1]); \(asked)"
            let bytes = try Tool.run(URL(filePath: "/usr/bin/env"), ["bash", "-c", script], in: folder.url).output
            #expect(got.contains(path == "nowhere" ? " 404 " : " 200 ") && bytes == got)
        }
        #expect(try curl(["-X", "DELETE", "-D", "-", address]).contains("Allow: GET, HEAD\r\n"))
    }

    @Test("who opens connections and asks nothing, or asks slowly, keeps nobody waiting")
    func isPatient() throws {
        let script = """
            for number in {10..90}; do eval "exec $number<>/dev/tcp/127.0.0.1/$1"; done
            printf 'GET /version HTTP/1.1\r\nHo' >&90
            curl --silent --max-time 5 "http://127.0.0.1:$1/version" || echo "nobody answers"
            printf 'st: localhost:%s \r\n\r\n' "$1" >&90
            head -n 1 <&90
            """
        let port = String(address.dropFirst("http://127.0.0.1:".count).dropLast())
        let result = try Tool.run(URL(filePath: "/usr/bin/env"), ["bash", "-c", script, "bash", port], in: folder.url)
        #expect(result.output.contains("\"problems\": null"), "\(result)")
        #expect(result.output.contains("HTTP/1.1 200 OK"), "\(result)")
    }
}
