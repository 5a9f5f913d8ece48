import Combine
import SwiftUI

@MainActor @Observable final class Model {
    var count = 0
    var other = 0
}

/// Keeps what a person did here, for as long as it lives.
struct Draft: View {
    let name: String
    @State private var edits = 0

    var body: some View { Button("\(name) \(edits)") { edits += 1 } }
}

struct Counter: View {
    @Environment(Model.self) private var model
    @State private var unread = 0

    var body: some View {
        VStack {
            Text("count \(model.count)")
            Button("more") { model.count += 1 }
            Button("other") { model.other += 1 }
            Button("unread") { unread += 1 }
            Doubled(count: model.count)
            Steady()
        }
    }
}

struct Doubled: View {
    let count: Int
    var body: some View { Text("twice \(count * 2)") }
}

struct Steady: View {
    var body: some View { Text("steady") }
}

struct Branches: View {
    @State private var isFirst = true
    @State private var id = 1
    @State private var numbers = [1, 2, 3]

    var body: some View {
        VStack {
            Button("switch") { isFirst.toggle() }
            Button("new id") { id += 1 }
            Button("reverse") { numbers.reverse() }
            Button("drop 2") { numbers.removeAll { $0 == 2 } }
            if isFirst { Draft(name: "first") } else { Draft(name: "second") }
            Draft(name: "known").id(id)
            ForEach(numbers, id: \.self) { Draft(name: "number \($0)") }
        }
    }
}

/// Puts a draft beside a view.
struct Noted: ViewModifier {
    let name: String

    func body(content: Content) -> some View {
        VStack {
            content
            Draft(name: name)
        }
    }
}

struct Grouped: View {
    @State private var isFirst = true

    @ViewBuilder
    private var branch: some View { if isFirst { Text("first") } else { Text("second") } }

    var body: some View {
        VStack {
            Button("switch") { isFirst.toggle() }
            Group {
                if isFirst { Text("first") } else { Text("second") }
            }
            .modifier(Noted(name: "group"))
            VStack {
                if isFirst { Text("first") } else { Text("second") }
            }
            .modifier(Noted(name: "stack"))
            branch.modifier(Noted(name: "branch"))
        }
    }
}

final class OldModel: ObservableObject {
    @Published var count = 0
}

struct OldCounter: View {
    @StateObject private var own = OldModel()
    @EnvironmentObject private var shared: OldModel

    var body: some View {
        VStack {
            Text("own \(own.count), shared \(shared.count)")
            Button("own") { own.count += 1 }
            Button("shared") { shared.count += 1 }
            OldChild(model: own)
            Toggle("is one", isOn: Binding(get: { own.count == 1 }, set: { own.count = $0 ? 1 : 0 }))
        }
    }
}

struct OldChild: View {
    @ObservedObject var model: OldModel
    var body: some View { Text("child \(model.count)") }
}

@MainActor var log: [String] = []

struct Lifecycle: View {
    @State private var value = 0
    @State private var isShown = true

    var body: some View {
        VStack {
            Button("change") { value += 1 }
            Button("show") { isShown.toggle() }
            if isShown {
                Text("shown")
                    .onAppear { log.append("appeared") }
                    .onDisappear { log.append("disappeared") }
                    .task(id: value) { log.append("task \(value)") }
            }
        }
        .onChange(of: value, initial: true) { log.append("change \($0) \($1)") }
    }
}

struct Pushed: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("one", value: 1)
                NavigationLink("name", value: "name")
                Button("both") { path = [1, 2] }
                Button("other") { path = [2] }
                Draft(name: "root")
            }
            .navigationDestination(for: Int.self) { Page(number: $0) }
        }
        .onChange(of: path) { log.append("\($0) \($1)") }
    }
}

struct Page: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("page \(number)")
            NavigationLink("next", value: number + 1)
            Button("leave") { dismiss() }
            Draft(name: "on \(number)")
        }
    }
}

struct Columns: View {
    @State private var selection: Int?
    @State private var path: [Int] = []
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(selection: $selection) {
                ForEach(1..<4) { Text("row \($0)") }
                NavigationLink("link to 3", value: 3)
                NavigationLink("link away", value: "away")
            }
        } detail: {
            NavigationStack(path: $path) {
                VStack {
                    Text(selection.map { "detail \($0)" } ?? "nothing")
                    NavigationLink("deeper", value: 10)
                    Draft(name: "detail")
                }
                .navigationDestination(for: Int.self) { Page(number: $0) }
            }
        }
        .onChange(of: column) { log.append("column") }
    }
}

struct Presenting: View {
    @State private var item: Item?
    @State private var isAsking = false
    @State private var popover = false
    @State private var cover = false

    struct Item: Identifiable {
        let id: Int
        var text: String
    }

    var body: some View {
        VStack {
            Button("sheet") { item = Item(id: 1, text: "a") }
            Button("popover") { popover = true }
            Button("cover") { cover = true }
            Button("ask") { isAsking = true }
            Draft(name: "below")
        }
        .sheet(item: $item, onDismiss: { log.append("dismissed") }) { item in
            SheetContent(item: item) { self.item = $0 }
        }
        .popover(isPresented: $popover) { Text("in the popover") }
        .fullScreenCover(isPresented: $cover) { CoverContent() }
        .confirmationDialog("Really?", isPresented: $isAsking) {
            Button("Yes", role: .destructive) { log.append("yes") }
        }
    }
}

/// A sheet that makes room for a cover in one step, and a sheet that comes beside another.
struct Swapping: View {
    @State private var sheet = false
    @State private var cover = false
    @State private var other = false

    var body: some View {
        VStack {
            Button("open") { sheet = true }
            Button("both") { (sheet, other) = (true, true) }
        }
        .sheet(isPresented: $sheet) {
            Button("swap") { (sheet, cover) = (false, true) }
            Button("close") { sheet = false }
        }
        .fullScreenCover(isPresented: $cover) { Button("back") { (sheet, cover) = (true, false) } }
        .sheet(isPresented: $other) { Button("other") { other = false } }
    }
}

struct SheetContent: View {
    let item: Presenting.Item
    let replace: (Presenting.Item) -> Void
    @State private var isLocked = false
    @State private var isOnTop = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("sheet \(item.id) \(item.text)")
            Button("same id") { replace(.init(id: item.id, text: "b")) }
            Button("next id") { replace(.init(id: item.id + 1, text: "c")) }
            Button("lock") { isLocked = true }
            Button("done") { dismiss() }
            Button("on top") { isOnTop = true }
            Draft(name: "sheet")
        }
        .interactiveDismissDisabled(isLocked)
        .sheet(isPresented: $isOnTop) { Text("upper sheet") }
    }
}

struct CoverContent: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("close") { dismiss() } }
}

struct Tabbed: View {
    @State private var tab = "a"
    @State private var path: [Int] = []

    var body: some View {
        TabView(selection: Binding(get: { tab }, set: { choose($0) })) {
            Tab("A", systemImage: "a", value: "a") {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("one", value: 1)
                        Draft(name: "in a")
                    }
                    .navigationDestination(for: Int.self) { Page(number: $0) }
                }
            }
            Tab("B", systemImage: "b", value: "b") { Draft(name: "in b") }
        }
    }

    private func choose(_ new: String) {
        log.append("\(tab) to \(new)")
        tab = new
    }
}

struct OldTabs: View {
    @State private var tab = "a"

    var body: some View {
        TabView(selection: $tab) {
            ForEach(["a", "b"], id: \.self) { name in
                Draft(name: "in \(name)").tabItem { Label(name.uppercased(), systemImage: name) }.tag(name)
            }
        }
    }
}
