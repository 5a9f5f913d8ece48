import ScreenSpecModel

extension ReferenceNote {
    static let savedState = ReferenceNote(
        "Renaming and retiring",
        """
        Data that was saved names cases. A destination that gets another name puts the old one under `state.formerly`:
        what was saved under it still decodes. A name under `state.reserved` is gone for good, and a destination that
        takes it again is an error, for old data would then mean something else.
        """)

    static let yaml = ReferenceNote(
        "YAML",
        """
        A file is one YAML document, in UTF-8 with or without a byte order mark, or in UTF-16 with one. Lines and
        columns in messages count from 1, and columns count Unicode scalars.

        Where text is expected, any scalar is taken as it is written: `title: no`, `title: 1.0` and `title: null` are
        texts. Where a number or a Boolean is expected, only an unquoted one counts (YAML 1.2, core schema):
        `columns: "3"` is an error, and so is `codable: yes`. A key with nothing after it is an error; an empty text
        is written `""`.

        Anchors, aliases and merge keys (`<<`) work. A map's own keys win over those that are merged into it, and of
        several merged maps the first. A mistake inside an anchored value is reported where it is written, with a note
        at its use.

        | Limit | |
        |---|---|
        | size of a file | 16 MiB |
        | levels of nesting, through aliases | 64 |
        | nodes of a file, its aliases expanded | 1,000,000 |
        | destinations of a spec | 100,000 |

        Each limit is an error that says its number.
        """)

    static let generatedFiles = ReferenceNote(
        "Generated files",
        """
        The names of generated files begin with the spec's file name: `Books.screens.yaml` gives files that begin with
        `Books`. `app.name` does not change them. A build must know its outputs before it reads the spec, so their
        names are fixed, and a file for something that a spec does not use holds only its header.
        """)
}
