import ArgumentParser
import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics

/// Why a version of a spec cannot be had from git.
struct GitError: Error {
    let message: String
    var help: String?
    /// Whether it is git itself or a repository that is missing.
    var lacksGit = false
}

/// A repository of git, as far as specs of another time are read from it.
struct Repository {
    /// The folder of its work tree, without symbolic links.
    let folder: String

    /// - Parameter path: a folder in it.
    init(_ path: String) throws {
        let asked = try run(["rev-parse", "--show-toplevel"], in: absolutePath(path))
        guard let top = asked.lines.first, asked.status == 0 else {
            throw GitError(
                message: "`\(path)` is in no git repository" + (asked.complaint.isEmpty ? "" : ": \(asked.complaint)"),
                lacksGit: true)
        }
        folder = realPath(top)
    }

    /// A commit by any of its names.
    func commit(_ ref: String) throws -> Commit {
        let asked = try run(["rev-parse", "--verify", "--quiet", "\(ref)^{commit}"], in: folder)
        guard let id = asked.lines.first, asked.status == 0 else {
            throw GitError(
                message: "there is no commit, branch or tag `\(ref)` in this repository",
                help:
                    "in a clone that is not whole, fetch it first: `git fetch origin \(ref.trimmingPrefix("origin/"))`")
        }
        return try Commit(self, ref, id)
    }

    /// Refuses what git would take for an option.
    static func check(ref: String) throws {
        if ref.isEmpty || ref.hasPrefix("-") { throw ValidationError("`\(ref)` is no commit, branch or tag of git.") }
    }

    struct Answer {
        let status: Int32
        let output: Data
        let complaint: String

        var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }
        /// What stands between zero bytes.
        var names: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
    }
}

/// Runs git to its end.
private func run(_ arguments: [String], in folder: String) throws -> Repository.Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, errors)
    do { try process.run() } catch { throw GitError(message: "git cannot be started: \(error.localizedDescription)") }
    // Of errors there are a few lines, which fit into the pipe.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 {
        throw GitError(
            message: "git is not installed, or not on the PATH", lacksGit: true)
    }
    let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n")
    return Repository.Answer(
        status: process.terminationStatus, output: text,
        complaint: lines.first.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : String($0) } ?? "")
}

/// The files of a commit.
struct Commit {
    let repository: Repository
    /// As a person calls it.
    let ref: String
    private let id: String
    /// The files by their paths on disk.
    let snapshot: Snapshot
    private let paths: Set<String>

    fileprivate init(_ repository: Repository, _ ref: String, _ id: String) throws {
        let listed = try run(["ls-tree", "-r", "-z", "--full-tree", id], in: repository.folder)
        guard listed.status == 0 else {
            throw GitError(message: "the files of `\(ref)` cannot be listed: \(listed.complaint)")
        }
        var names: [String] = []
        var links: Set<String> = []
        // "100644 blob 0123…\tSpecs/Books.screens.yaml"
        for entry in listed.names {
            guard let tab = entry.firstIndex(of: "\t") else { continue }
            let name = String(entry[entry.index(after: tab)...])
            names.append(name)
            if entry.hasPrefix("120000") { links.insert(name) }
        }
        let folder = repository.folder
        let paths = names.sorted().map { "\(folder)/\($0)" }
        self.repository = repository
        self.ref = ref
        self.id = id
        self.paths = Set(paths)
        let files = Files(known: self.paths, links: links, folder: folder, commit: id)
        snapshot = Snapshot(paths: paths, place: files.place, read: files.read)
    }

    /// A spec by its name in the repository.
    func version(named name: String) throws -> SpecVersion {
        let path = absolutePath("\(repository.folder)/\(name)")
        if !paths.contains(path) { throw GitError(message: "there was no `\(name)` at `\(ref)`") }
        return SpecVersion(path: path, commit: self)
    }

    /// Whether there was nothing that could be a spec on disk.
    ///
    /// - Parameter path: absolute.
    func isNew(_ path: String) throws -> Bool {
        try !paths.contains(realPath(path)) && formerName(of: realPath(path)) == nil
    }

    /// What a spec on disk was, wherever it stood; nil where there was nothing that could be it.
    func formerVersion(of path: String) throws -> SpecVersion? {
        let real = realPath(absolutePath(path))
        if paths.contains(real) { return SpecVersion(path: real, commit: self) }
        return exists(real) ? try formerName(of: real).map(version(named:)) : nil
    }

    /// What a spec on disk was.
    func version(of path: String) throws -> SpecVersion {
        let real = realPath(absolutePath(path))
        if paths.contains(real) { return SpecVersion(path: real, commit: self) }
        let former = try formerName(of: real)
        throw GitError(
            message: "`\(name(real))` did not exist at `\(ref)`"
                + (former.map { ", where it seems to be `\($0)`" } ?? ""),
            help: former.map { "compare the two: `screenspec diff \(ref):\($0) \(path)`" })
    }

    /// The specs of a folder that are gone, by how a report calls them.
    ///
    /// - Parameter known: what others were put together of.
    func removedSpecs(in folder: String, butNot known: [String]) -> [String] {
        let (start, known) = (realPath(absolutePath(folder)) + "/", Set(known))
        return snapshot.paths.filter { path in
            path.hasPrefix(start) && path.hasSuffix(".screens.yaml") && !exists(path)
                && !known.contains("\(path)@\(ref)")
                && !pathParts(path.dropFirst(start.count)).contains { $0.hasPrefix(".") }
        }.map { "\($0)@\(ref)" }
    }

    /// What a file on disk was called, where git finds that it was renamed, or one of that name is gone elsewhere.
    private func formerName(of path: String) throws -> String? {
        let renamed = try run(
            ["diff", "--find-renames", "--diff-filter=R", "--name-status", "-z", id, "--"], in: repository.folder)
        // "R097", the old name, the new name
        let words = renamed.names
        for place in stride(from: 0, to: words.count - 2, by: 3) where words[place + 2] == name(path) {
            return words[place + 1]
        }
        return snapshot.paths.first { fileName($0) == fileName(path) && !exists($0) }.map(name)
    }

    private func name(_ path: String) -> String {
        path.hasPrefix(repository.folder + "/") ? String(path.dropFirst(repository.folder.count + 1)) : path
    }
}

/// Whether something stands at a path.
func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// What git has of a commit's files.
private struct Files {
    /// The paths of all of them.
    let known: Set<String>
    /// Those that are links, by their names in the repository.
    let links: Set<String>
    let folder: String
    let commit: String

    /// Where the links lead that stand at `path`.
    @Sendable func place(_ path: String) -> String {
        var place = path
        // As many links as systems follow.
        for _ in 0..<32 {
            guard links.contains(name(place)), let target = blob(place) else { break }
            place = absolutePath("\(folderPath(place))/\(String(decoding: target, as: UTF8.self))")
        }
        return place
    }

    @Sendable func read(_ path: String) throws(FileError) -> SourceFile {
        let place = place(path)
        guard known.contains(place), !links.contains(name(place)), let data = blob(place) else {
            throw FileError(kind: .missingFile, message: "there was no such file")
        }
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(FileError) in try readSource(path, from: bytes) }
        }
        return try result.get()
    }

    private func name(_ path: String) -> String { String(path.dropFirst(folder.count + 1)) }

    private func blob(_ path: String) -> Data? {
        let blob = try? run(["cat-file", "blob", "\(commit):\(name(path))"], in: folder)
        return blob?.status == 0 ? blob?.output : nil
    }
}
