/// What holds the screens of a starter spec.
enum StarterLayout: String, CaseIterable, Sendable { case split, tabs, stack }

/// A small spec with comments, for `screenspec init`.
func starterSpec(_ layout: StarterLayout) -> String {
    let parts = [header, layout == .stack ? stackHost : "", destinations(layout), holder(layout)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
}

private let header = """
    # The screens of the app, and how people get from one to another. Each build makes Swift of this file.
    #
    # `screenspec schema --reference` prints the language. Editors complete and explain it after
    # `screenspec schema > screenspec.schema.json`, where the first line of this file is
    # `# yaml-language-server: $schema=screenspec.schema.json`.
    screenspec: 1

    app:
      conformances: [Codable, Sendable]   # beside Hashable and Identifiable
      platforms: {iOS: 17.0, macOS: 14.0}

    """

private let stackHost = """
    layout:
      host: stack   # which begins with the first destination

    """

/// One destination of each sort. They name views that the app has to have.
private func destinations(_ layout: StarterLayout) -> String {
    let placeholder = """

            # Until an item is selected, the detail column shows this. With `columns: 2` there is no column for a list.
            placeholder: {title: Select an Item, icon: tray}
        """
    let presentation = """

            presentation: sheet                 # what `open` does: over the others, with a stack of its own
        """
    return """
        destinations:
          items:
            summary: All items, newest first.   # the doc comment of the case
            title: Items
            icon: tray
            view: ItemListView\(layout == .split ? placeholder : "")
            opens: [item\(layout == .stack ? ", settings" : "")]

          item:
            summary: One item.
            payload: {_ id: Int}                # Swift's spelling of a parameter; a type of the app's own is fine
            title: "Item {id}"
            icon: doc.text
            view: ItemView                      # which gets the payload: ItemView(id: id)

          settings:
            summary: What people can change.
            title: Settings
            icon: gearshape
        \(layout == .split ? "    columns: 2\n" : "")    view: SettingsView\(layout == .stack ? presentation : "")

        """
}

private func holder(_ layout: StarterLayout) -> String {
    switch layout {
    case .split:
        """
        sidebar:
          sections:
            - {id: main, items: [items, settings]}

        # A phone shows these instead, where there are any:
        # tabs: {items: [{id: items, root: items}, {id: settings, root: settings}]}

        """
    case .tabs:
        """
        tabs:
          items:
            - {id: items, title: Items, icon: tray, root: items}
            - {id: settings, title: Settings, icon: gearshape, root: settings}

        """
    case .stack: ""
    }
}
