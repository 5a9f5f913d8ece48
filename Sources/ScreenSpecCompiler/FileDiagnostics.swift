import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let missingFile = DiagnosticKind(
        "missing-file", "There is no such file.", "Check the path; it is taken relative to the current folder.")
    package static let unreadableFile = DiagnosticKind(
        "unreadable-file", "A file cannot be read.",
        "The message ends with what the system said. Check the file's permissions.")
    package static let folderAsFile = DiagnosticKind(
        "folder-as-file", "A folder stands where a file is expected.",
        "A spec is one file, `NAME.screens.yaml`; what belongs to it is named under its `include`.")
    package static let unmatchedInclude = DiagnosticKind(
        "unmatched-include", "An include matches no file.",
        "Paths under `include` are relative to the file they stand in. `*` and `?` stand for parts of one name.")
    package static let includeCycle = DiagnosticKind(
        "include-cycle", "A file includes itself, by way of others or directly.",
        "Files of a spec form a tree: let the main file include all others.")
    package static let absoluteInclude = DiagnosticKind(
        "absolute-include", "An include is an absolute path.",
        "A spec must mean the same on every machine. Name the file relative to the one that includes it.")
    package static let undeclaredInclude = DiagnosticKind(
        "undeclared-include", "The build does not know that the spec includes this file.",
        """
        The build-tool plugin reads `include` before the build so that editing any of the files regenerates the code. It \
        understands a plain list at the left margin: `include: [Features/*.screens.yaml]`, or one `- path` a line.
        """)
    package static let outputFolder = DiagnosticKind(
        "output-folder", "The output folder cannot be used.",
        "The path must be a folder, or not exist yet. The message ends with what the system said.")
    package static let outputLink = DiagnosticKind(
        "output-link", "A generated file's place is taken by a link or a folder.",
        "Generated files are never written through a link. Remove what stands there.")
    package static let unwritableOutput = DiagnosticKind(
        "unwritable-output", "A generated file cannot be written.",
        "The message ends with what the system said. Files that were there before are unchanged.")
    package static let unwritableSpec = DiagnosticKind(
        "unwritable-spec", "A spec's file cannot be written.",
        """
        `screenspec lint --fix` replaces files whole and never writes through a link, nor over what somebody else wrote \
        meanwhile. Either all files of a spec are fixed or none.
        """)

    /// All that can be wrong with a file or a folder.
    package static let fileKinds: [DiagnosticKind] = [
        .missingFile, .unreadableFile, .folderAsFile, .unmatchedInclude, .includeCycle, .absoluteInclude,
        .undeclaredInclude, .outputFolder, .outputLink, .unwritableOutput,
        .unwritableSpec,
    ]
}
