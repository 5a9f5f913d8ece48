import ScreenSpecDiagnostics

extension GraphBuilder {
    mutating func resolveTabs() {
        for item in document.tabs?.items ?? [] {
            let root = item.root.flatMap { destination($0) }
            guard let id = item.id, let title = item.title, let icon = item.icon, let root else { continue }
            tabs.append(
                NavigationGraph.Tab(
                    id: id, title: title, icon: icon, root: root, placement: item.placement?.value ?? .automatic))
        }
    }
}
