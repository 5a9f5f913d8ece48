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
    package static let deepInclude = DiagnosticKind(
        "deep-include", "Includes go more than 64 levels deep.",
        "A file that includes a file that includes a file: nobody finds a screen there. Let the main file include the others."
    )
    package static let outsideFile = DiagnosticKind(
        "outside-file", "A spec names a file outside of its package.",
        """
        A spec reads files of its package only, wherever `..`, wildcards and symbolic links lead: whoever can change a spec \
        could otherwise have any file printed by the machine that checks it. The package is the nearest folder at or above \
        the spec with a `Package.swift`, an Xcode project or a `.git`; the spec's own folder where there is none. `screenspec \
        lint FOLDER` also lets specs read what lies in that folder.

        Move the file into the package. On a command line, `--allow-outside` lets every file be read. A template or a \
        baseline may lie anywhere, for a person names it.
        """)
    package static let noSpec = DiagnosticKind(
        "no-spec", "An included file is no spec.",
        """
        Every file of a spec says `screenspec: 1`. Of a file in which no line begins with `screenspec:` nothing is read or \
        printed: it may be anything.
        """)
    package static let clashingSpecs = DiagnosticKind(
        "clashing-specs", "Two specs of one target make files, types or modifiers of one name.",
        """
        Every spec makes a `NavigationItem` and, where something holds its screens, a `NavigationRouter` and more. For a second \
        spec in the same target, write a prefix: `app: {prefix: Onboarding}` makes an `OnboardingItem` and an \
        `OnboardingRouter`. The build-tool plugin and `generate-screens` compare the specs of a target; on a command line, \
        `screenspec generate SPEC --beside OTHER` does.

        Generated files are called like the spec, and many file systems do not tell `App` from `app`: the names of two specs \
        differ in more than case, wherever they lie.
        """)
    package static let outputFolder = DiagnosticKind(
        "output-folder", "The output folder cannot be used.",
        """
        The path must be a folder, or not exist yet. The message ends with what the system said. A link to a folder is followed where \
        `--output` names it, and not in the place of the folder `Generated`.
        """)
    package static let outputLink = DiagnosticKind(
        "output-link", "A generated file's place is taken by a link or a folder.",
        "Generated files are never written through a link. Remove what stands there.")
    package static let unwritableOutput = DiagnosticKind(
        "unwritable-output", "A generated file cannot be written.",
        """
        The message ends with what the system said, or the file was read in the same run: an output never replaces a spec, a \
        list of symbols, a template, a baseline or another output. A file that is read-only is not replaced, nor what somebody \
        else saved while the run was under way. Nor is one that does not say at its top that it was generated: it is somebody's \
        own; rename or remove it, or name another folder with `--output`. The files of a spec change as one: those that were \
        written before it are as they were again. Where they cannot be taken back, the message says so: they are new, and the \
        next run makes the others new, too.
        """)
    package static let unwritableSpec = DiagnosticKind(
        "unwritable-spec", "A spec's file cannot be written.",
        """
        `screenspec lint --fix` replaces files whole and never writes through a link, nor over what somebody else wrote \
        meanwhile. Either all files of a spec are fixed or none, unless the message says that some could not be taken back; the \
        next run fixes the others then.
        """)

    /// All that can be wrong with a file or a folder.
    package static let fileKinds: [DiagnosticKind] = [
        .missingFile, .unreadableFile, .folderAsFile, .unmatchedInclude, .includeCycle, .absoluteInclude,
        .undeclaredInclude, .deepInclude, .outsideFile, .noSpec, .clashingSpecs, .outputFolder, .outputLink,
        .unwritableOutput,
        .unwritableSpec,
    ]
}

extension DiagnosticKind {
    package static let staleBaseline = DiagnosticKind(
        "stale-baseline", severity: .warning, "A baseline holds findings that are no longer there.",
        """
        What it names was mended, or its line, message or file changed. This fails nothing. Write the baseline anew, with \
        `screenspec lint --write-baseline FILE PATH…`, so that it hides no such finding when it comes back.
        """)
    package static let unusableBaseline = DiagnosticKind(
        "unusable-baseline", "A file cannot be read as a baseline.",
        """
        A baseline is a JSON file that `screenspec lint --write-baseline FILE PATH…` writes, of version 1. Write it anew with the \
        version of `screenspec` that reads it.
        """)

    /// All that can be said of a baseline.
    package static let baselineKinds: [DiagnosticKind] = [.staleBaseline, .unusableBaseline]
}
