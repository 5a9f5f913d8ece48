import SwiftUI

struct ForEach: SwiftUI.View { var body: some SwiftUI.View { EmptyView() } }
struct SecondaryColumn: SwiftUI.View { var body: some SwiftUI.View { EmptyView() } }

struct Group: SwiftUI.View {
    let id: Int

    var body: some SwiftUI.View { EmptyView() }
}

struct ModelsView: SwiftUI.View {
    let (section, label, image, color): (Section, Label, Image, Color)
    let (text, tab, button, list, task): (Text, Tab, Button, [List], Task)

    init(
        section: Section, label: Label, image: Image, color: Color, text: Text, tab: Tab, button: Button, list: [List],
        task: Task, set: Set, object: ObjectIdentifier
    ) {
        (self.section, self.label, self.image, self.color) = (section, label, image, color)
        (self.text, self.tab, self.button, self.list, self.task) = (text, tab, button, list, task)
    }

    var body: some SwiftUI.View { EmptyView() }
}

struct StatesView: SwiftUI.View {
    init(
        content: Content, style: Style, identity: Identity, state: State, error: Error, binding: Binding,
        path: NavigationPath?, stack: VStack, tool: ToolbarItem, selector: Selector
    ) {}

    var body: some SwiftUI.View { EmptyView() }
}

struct SwiftView: SwiftUI.View {
    init(
        array: Array, optional: Optional, result: Result, never: Never, dictionary: [Int: Dictionary], view: View
    ) {}

    var body: some SwiftUI.View { EmptyView() }
}

struct ProtocolsView: SwiftUI.View {
    init(
        codable: Codable, hashable: Hashable, identifiable: Identifiable, sendable: Sendable,
        raw: RawRepresentable, lossless: LosslessStringConvertible, role: ButtonRole, list: [Encodable]
    ) {}

    var body: some SwiftUI.View { EmptyView() }
}

struct SectionView: SwiftUI.View {
    let section: Section

    var body: some SwiftUI.View { EmptyView() }
}

struct WorkView: SwiftUI.View {
    let task: Task
    let transaction: Transaction?
    let data: [Data]

    var body: some SwiftUI.View { EmptyView() }
}
