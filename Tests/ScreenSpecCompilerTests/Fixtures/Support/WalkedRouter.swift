// What a random walk asks of generated code. A fixture conforms without a line of its own, so these are also the names
// that apps are written against.

protocol WalkedState: Hashable {
    associatedtype Item: Hashable

    var detailRoot: Item { get }
    var detailStack: [Item] { get }
    var stack: [Item] { get set }
    /// All that is to be seen of the screens, in one list.
    var shown: [Item?] { get }
    /// Whether all screens share one stack.
    var hasOneColumn: Bool { get }
    /// Whether none of them is on screen where there is room for one column.
    var isBehindSidebar: Bool { get }

    /// Whether what is on show begins at the root of the tab that is selected: columns may show what has no tab.
    func begins(at root: Item) -> Bool
    /// What a screen lies on that is opened where all share one stack.
    func ground(of item: Item) -> [Item]
    /// Whether a screen is presented over all others.
    func covers(with item: Item) -> Bool
}

extension WalkedState {
    var shown: [Item?] { [detailRoot] + detailStack + [nil] + stack }
    var hasOneColumn: Bool { true }
    var isBehindSidebar: Bool { false }

    func begins(at root: Item) -> Bool { true }
    func ground(of item: Item) -> [Item] { stack }
    func covers(with item: Item) -> Bool { false }
}

protocol WalkedTransition {
    associatedtype State
    associatedtype Intent
    associatedtype Reason

    var from: State { get }
    var to: State { get }
    var intent: Intent { get }
    /// Why nothing was done.
    var swallowed: Reason? { get }
}

@MainActor
protocol WalkedRouter: AnyObject {
    associatedtype State: WalkedState
    associatedtype Transition: WalkedTransition where Transition.State == State

    var state: State { get set }
    var detailStack: [State.Item] { get set }
    var stack: [State.Item] { get set }
    var onTransition: (@MainActor (Transition) -> Void)? { get set }

    func setDetailRoot(_ item: State.Item)
    func push(_ item: State.Item)
    func pop() -> State.Item?
    func pop(to item: State.Item)
    func popToRoot()
    func backToRoot()
    func open(_ item: State.Item)
    func remove(_ items: [State.Item])
}

/// What is deleted stood in a list.
@MainActor
protocol ListsRouter: WalkedRouter {
    func remove(_ items: [State.Item], among siblings: [State.Item])
}

// MARK: - Turning

protocol TurningState: WalkedState {
    var isCompact: Bool { get }

    mutating func adapt(toCompact isCompact: Bool)
}

@MainActor
protocol TurningRouter: WalkedRouter where State: TurningState {
    func adapt(toCompact isCompact: Bool)
}

// MARK: - Columns

protocol ColumnsItem: Hashable {
    var placeholder: Self? { get }
    var numberOfColumns: Int { get }
    var sidebarItem: Self? { get }
}

protocol ColumnsState: TurningState where Item: ColumnsItem {
    var contentRoot: Item? { get }
    var derivedMenuItem: Item? { get }
}

extension ColumnsState {
    var shown: [Item?] { [contentRoot, detailRoot] + detailStack }

    var hasOneColumn: Bool { isCompact }

    func begins(at root: Item) -> Bool {
        isCompact || [contentRoot, detailRoot].contains { $0 == root || $0?.sidebarItem == root }
    }

    /// The screens of the columns, from the sidebar on; a placeholder is none.
    var columns: [Item] {
        let roots = detailRoot == contentRoot?.placeholder ? [contentRoot] : [contentRoot, detailRoot]
        return roots.compactMap { $0 } + detailStack
    }
}

@MainActor
protocol ColumnsRouter: TurningRouter where State: ColumnsState {
    func setContentRoot(_ item: State.Item)
    /// What a tap on a row of the sidebar does.
    func choose(row: State.Item?)
}

/// Where a compact layout begins with the sidebar.
protocol CollapsingState: ColumnsState {
    associatedtype Column: RawRepresentable<String>

    var compactColumn: Column { get }
}

extension CollapsingState {
    var isBehindSidebar: Bool { compactColumn.rawValue == "sidebar" }
}

@MainActor
protocol CollapsingRouter: ColumnsRouter where State: CollapsingState {
    var compactColumn: State.Column { get set }
}

// MARK: - Tabs

protocol TabsState: WalkedState {
    associatedtype Tab: Hashable & CaseIterable

    var selectedTab: Tab { get }
    var tabStacks: [Tab: [Item]] { get }

    mutating func select(_ tab: Tab)
}

@MainActor
protocol TabsRouter: WalkedRouter where State: TabsState {
    var selectedTab: State.Tab { get set }

    func router(of tab: State.Tab) -> Self
}

// MARK: - Sheets

protocol SheetsState: WalkedState {
    associatedtype Sheet: Hashable & Identifiable

    var presentedSheets: [Sheet] { get }
}

@MainActor
protocol SheetsRouter: WalkedRouter where State: SheetsState {
    var presentedSheet: State.Sheet? { get set }

    func present(_ sheet: State.Sheet)
    func dismiss()
    func close(from level: Int)
}

// MARK: - Layers

/// Where screens are presented, and layers have stacks.
protocol LayersState: WalkedState {
    /// What was pushed in each layer, from the bottom up.
    var layerStacks: [[Item]] { get }
    /// What each begins with, where that is a screen.
    var layerRoots: [Item?] { get }
}

@MainActor
protocol LayersRouter: WalkedRouter where State: LayersState {
    func router(ofLayer level: Int) -> Self
    func dismiss()
    /// Presents a screen as a sheet.
    func cover(_ item: State.Item)
    func replaceTop(with item: State.Item)
    func dismissAll()
}
