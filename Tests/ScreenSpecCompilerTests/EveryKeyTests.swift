import ScreenSpecCompiler
import ScreenSpecModel
import ScreenSpecTestSupport
import Testing

/// A spec in which every key of the language stands. A new key is added here.
let everyKey = """
    screenspec: 1
    include: [Other.yaml]
    app:
      name: Shop
      enum: Screen
      prefix: Shop
      views: separate
      access: public
      imports: [ShopKit]
      conformances: [Codable]
      platforms: {iOS: 17.0}
      defaultIcon: {asset: logo}
      localization: {table: Screens, bundle: module}
      placeholder: {case: nothing, view: Text(label)}
      dependencies: {model: ShopModel, openURL: \\.openURL, session: {type: Session, from: host, is: Observable}}
      modifiers: {screens: .themed(), presentations: .lit()}
    payloads:
      Order: {identity: id, type: Int}
      Player: {compare: reference, codable: false}
    attributes:
      weight: {type: Int, default: 1, summary: How heavy.}
    destinations:
      orders:
        summary: All of them.
        title: Orders
        icon: shippingbox
        columns: 3
        view: Orders
        placeholder: {title: Select one, icon: tray}
        opens: [order]
        attributes: {weight: 2}
      order: {payload: {_ order: Order, page number: Int = 1}, title: One, view: OrderView, tab: shop, requires: [open]}
      help: {condition: DEBUG, available: {iOS: 18.0}, view: HelpView, presentation: popover}
      pay:
        view: PayView
        returns: Bool
        presentation:
          {style: sheet, sizing: form, detents: [fitted], identity: pay, confirmDismissal: {title: Leave?, when: isDirty}}
    sidebar:
      title: Shop
      width: {min: 1, ideal: 2, max: 3}
      header: Account
      footer: Status
      sections:
        - id: main
          title: Main
          condition: FULL
          available: {iOS: 18.1}
          visible: isOpen
          collapsible: true
          items: [orders, {show: orders, title: Own, icon: {symbol: star, selected: sun.max}, badge: count, row: OwnRow, condition: OWN, available: {iOS: 18.2}, visible: isOwn}]
        - {id: all, whenEmpty: hide, each: {name: it, type: Order, item: order(it), title: "{it.id}", icon: doc, badge: it.count, visible: it.isOpen}}
        - {id: rest, each: {name: it, type: Order, item: order(it), row: OrderRow}}
    layout:
      host: split
      content: {min: 1, ideal: 2, max: 3}
      visibility: all
      compact: {style: tabs, column: detail}
      secondary: {view: Aside, width: 300}
      path: array
      animation: snappy
      toolbarRole: editor
      accessibility: {focusDetail: true}
    tabs:
      enum: Bar
      start: shop
      reselect: nothing
      style: sidebarAdaptable
      items:
        - {id: shop, title: Shop, icon: bag, root: orders, holds: split, placement: pinned}
        - section: rest
          title: Rest
          condition: RESTED
          available: {iOS: 18.3}
          items: [{id: help, title: Help, icon: {view: Avatar()}, root: help, badge: unread, condition: HELPFUL, available: {iOS: 18.4}, visible: isHelpful, role: search}]
    sheets:
      enum: Over
      items:
        edit:
          summary: Changes one.
          payload: {_ order: Order}
          view: Editor
          style: sheet
          sizing: {fitted: [horizontal]}
          detents: [large, {fraction: .5}, {height: 300}]
          identity: editor
          confirmDismissal: {title: Sure?, when: isDirty}
        more: {condition: MORE, available: {iOS: 18.5}, view: More, sizing: {sticky: [vertical]}, stack: true, returns: Int, requires: [open], attributes: {weight: 3}}
    dialogs:
      enum: Question
      items:
        remove:
          summary: Before one goes.
          payload: {_ order: Order}
          style: confirmation
          title: "Remove {order.id}?"
          message: For good.
          actions: {remove: {title: Remove, role: destructive}, keep: {title: Keep}}
    windows:
      enum: Pane
      items:
        stock:
          {condition: STOCKED, available: {iOS: 18.6}, summary: What there is., payload: {_ id: Int}, title: "Stock {id}", view: Stock, size: {width: 640, height: 800}}
      settings: {view: ShopSettings}
    guards: {open: {otherwise: pay, leaving: false}}
    links:
      schemes: [shop]
      domains: [shop.example.com]
      activity: com.example.shop.view
      routes:
        help: /help
        orders: {path: /orders, under: [help], formerly: [/sales]}
    state: {restore: scene, formerly: {sales: orders}, reserved: [carts]}
    lint: {symbols: symbols.txt, rules: {duplicate-icon: off, too-many-tabs: {severity: error, maximum: 4}}}

    """

/// What stands under a key there, and what else could.
let keyChanges: [(old: String, new: String)] = [
    ("access: public", "access: package"), ("restore: scene", "restore: file"), ("prefix: Shop", "prefix: Store"),
    ("iOS: 17.0", "iOS: 18.0"),
    ("{asset: logo}", "logo"),
    ("compare: reference", "compare: ignore"), ("codable: false", "codable: true"),
    ("weight: 2", "weight: \"2\""), ("page number", "page count"), ("animation: snappy", "animation: none"),
    ("max: 3}\n  visibility", "max: 4}\n  visibility"), ("fitted: [horizontal]", "fitted: [vertical]"),
    ("sizing: {fitted: [horizontal]}", "sizing: fitted"), ("detents: [large", "detents: [medium"),
    ("{fraction: .5}", "{fraction: .4}"), ("{fraction: .5}", "{height: 5}"), ("height: 300", "height: 301"),
    ("detents: [fitted", "detents: [medium"), ("identity: pay", "identity: help"), ("form, d", "page, d"),
    ("presentation: popover", "presentation: push"), ("tab: shop", "summary: One."),
    ("stack: true", "stack: false"), ("start: shop", "start: other"),
    ("reselect: nothing", "reselect: popToRoot"),
    ("root: orders, holds", "root: orders(), holds"), ("holds: split", "holds: stack"),
    ("placement: pinned", "placement: automatic"),
    ("section: rest", "section: other"), ("selected: sun.max", "selected: moon"), ("Avatar()", "Face()"),
    ("title: Rest", "title: Others"), ("sales: orders", "sales: order"),
    ("width: 640", "width: 600"), ("view: ShopSettings", "view: OtherSettings"),
    ("style: confirmation", "style: alert"), ("message: For good.", "message: Forever."),
    ("role: destructive", "role: cancel"), ("keep: {title: Keep", "keep: {title: Back"),
    ("leaving: false", "leaving: true"), ("maximum: 4", "maximum: 5"), ("ShopModel", "Shop"), (".themed()", ".plain()"),
    (".lit()", ".dim()"), ("header: Account", "header: Own"), ("footer: Status", "footer: Own"),
    ("badge: count", "badge: 1"), ("row: OwnRow", "row: Own"), ("visible: isOwn", "visible: true"),
    ("visible: isOpen", "visible: true"), ("collapsible: true", "collapsible: false"),
    ("whenEmpty: hide", "whenEmpty: show"), ("badge: it.count", "badge: 1"),
    ("visible: it.isOpen", "visible: true"), ("row: OrderRow", "row: Own"),
    ("badge: unread", "badge: 1"), ("visible: isHelpful", "visible: true"), ("weight: 3", "weight: 4"),
    ("{type: Session", "{type: User"), ("condition: DEBUG", "condition: TESTS"), ("iOS: 18.0", "macOS: 15.0"),
    ("condition: FULL", "condition: SHORT"), ("iOS: 18.1", "iOS: 18"),
    ("condition: OWN", "condition: \"!OWN\""),
    ("iOS: 18.2", "iOS: 18"), ("condition: RESTED", "condition: TIRED"), ("iOS: 18.3", "iOS: 18"),
    ("condition: HELPFUL", "condition: USELESS"), ("iOS: 18.4", "iOS: 18"),
    ("condition: MORE", "condition: LESS"),
    ("iOS: 18.5", "iOS: 18"), ("condition: STOCKED", "condition: EMPTY"), ("iOS: 18.6", "iOS: 18"),
]

@Suite("Every key of the language")
struct EveryKeyTests {
    private func compile(_ spec: String) -> Compilation {
        let folder = TemporaryFolder()
        folder.write(spec, to: "App.screens.yaml")
        folder.write("screenspec: 1\n", to: "Other.yaml")
        return Compilation(folder["App.screens.yaml"].path, symbols: { nil })
    }

    private func isSame(_ old: String, _ new: String, _ renamed: [String: String] = [:]) throws -> Bool {
        let (before, after) = (compile(old), compile(new))
        return try withExtendedLifetime((before, after)) {
            try #require(before.document).says(thatOf: try #require(after.document), renamed)
        }
    }

    @Test("is in what a dump shows and a comparison compares")
    func shown() throws {
        let spec = KindDescription.object { SpecDocument.schema.description }
        let compilation = compile(everyKey)
        let given = try withExtendedLifetime(compilation) {
            keys(of: spec, givenIn: try #require(compilation.document))
        }
        // What makes another spec's views says nothing else.
        let folder = TemporaryFolder()
        folder.write(
            "screenspec: 1\nviews: {of: Screens.yaml, module: Shop, imports: [ShopViews]}\n", to: "Views.screens.yaml")
        folder.write(
            "screenspec: 1\napp: {views: separate, access: public}\ndestinations: {a: {view: A}}\n", to: "Screens.yaml")
        let views = Compilation(folder["Views.screens.yaml"].path)
        let givenThere = try withExtendedLifetime(views) { keys(of: spec, givenIn: try #require(views.document)) }
        #expect(keys(of: spec).subtracting(given).subtracting(givenThere) == [])
    }

    @Test("that changes makes another document", arguments: keyChanges)
    func changes(old: String, new: String) throws {
        let changed = everyKey.replacing(old, with: new)
        #expect(changed != everyKey)
        #expect(try !isSame(everyKey, changed))
        #expect(try isSame(changed, changed.replacing("\nstate:", with: "\n\nstate:")))
    }

    @Test("that names a symbol may have the symbol's new name")
    func symbols() throws {
        let changed = everyKey.replacing("icon: bag", with: "icon: basket")
        #expect(try !isSame(everyKey, changed))
        #expect(try isSame(everyKey, changed, ["bag": "basket"]))
    }
}

/// The keys that a value of this kind can hold, each with what it is a key of.
func keys(of kind: KindDescription) -> Set<String> {
    switch kind {
    case .list(let element, _): keys(of: element)
    case .map(_, let value): keys(of: value)
    case .either(let first, let second): keys(of: first).union(keys(of: second))
    case .object(let object):
        object().keys.reduce(into: []) { $0.formUnion(keys(of: $1.kind).union(["\(object().noun).\($1.name)"])) }
    default: []
    }
}

/// Those of them that `value` has.
func keys(of kind: KindDescription, givenIn value: SpecValue) -> Set<String> {
    switch (kind, value) {
    case (.list(let element, _), .list(let values)):
        values.reduce(into: []) { $0.formUnion(keys(of: element, givenIn: $1)) }
    case (.map(_, let kind), .map(let entries, _)):
        entries.reduce(into: []) { $0.formUnion(keys(of: kind, givenIn: $1.value)) }
    case (.either(let first, let second), _): keys(of: first, givenIn: value).union(keys(of: second, givenIn: value))
    case (.object(let object), .map(let entries, _)):
        entries.reduce(into: []) { found, entry in
            for key in object().keys where entry.key.equals(key.name) {
                found.formUnion(keys(of: key.kind, givenIn: entry.value).union(["\(object().noun).\(key.name)"]))
            }
        }
    default: []
    }
}
