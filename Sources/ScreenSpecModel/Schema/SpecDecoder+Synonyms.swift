import ScreenSpecDiagnostics

// Keys that the language calls otherwise than SwiftUI, other tools and people do.

extension SpecDecoder {
    /// The key of the object that people also call `name`.
    func synonym(of name: ByteText, _ description: ObjectDescription) -> StaticString? {
        let meant = synonyms[name.string] ?? []
        return meant.first { word in description.keys.contains { "\($0.name)" == "\(word)" } }
    }

    /// Where such a key stands that is one of an object below, and a word of a key that was written as a key itself.
    mutating func placeOfSynonym(_ name: ByteText, _ description: ObjectDescription) -> String? {
        if let choice = description.keys.first(where: { $0.kind.hasWord(name) }) {
            return "write `\(choice.name): \(name.string)`"
        }
        if "\(description.noun)" == "destination", routeWords.contains(name.string) {
            return "URLs lead to a screen by `links`: `links: {routes: {\(subject.name?.string ?? "home"): /path}}`"
        }
        for meant in synonyms[name.string] ?? [] {
            guard let key = description.key(over: ByteText(meant)) else { continue }
            unread.insert(UnreadKey(owner: subject.range, name: "\(key.name)"))
            return
                "the key is called `\(meant)`, and stands in \(key.kind.isList ? "each of" : "the map of") `\(key.name)`"
        }
        return nil
    }
}

extension SpecDecoder {
    /// What somebody wants who asks for a stack where there is one, gives a sheet a title, or names systems that something is there on.
    mutating func needlessOrCondition(
        _ name: SourceText, _ child: UInt32, _ description: ObjectDescription
    ) -> String? {
        let keys = description.keys
        if stackWords.contains(name.string), "\(description.noun)" == "presentation" {
            return "leave it out: what is presented has a stack of its own"
        }
        if "\(description.noun)" == "sheet", name.string == "title" {
            return "leave it out: a sheet has no title, its view says one, with `.navigationTitle` or as it likes"
        }
        guard name.string == "platforms", keys.contains(where: { "\($0.name)" == "condition" }) else { return nil }
        if nodes[Int(child) + 1].kind == .mapping { return "the key is called `available`" }
        let isList = nodes[Int(child) + 1].kind == .sequence
        let systems = isList ? texts(in: child + 1).map(\.string) : [tree.text(child + 1).string]
        return Platform.condition(systems.compactMap { Platform(rawValue: $0) }).map { "write `condition: \($0)`" }
    }
}

private let stackWords: Set = ["stack", "navigationStack", "navigation", "embedInStack"]

private let routeWords: Set = ["path", "route", "routes", "link", "url", "deepLink", "deeplink"]

/// What is meant by a word that is no key of an object, the likeliest first.
private let synonyms: [String: [StaticString]] = [
    "actionSheets": ["dialogs"],
    "activities": ["activity"],
    "alerts": ["dialogs"],
    "answers": ["actions", "returns"],
    "args": ["payload"],
    "arguments": ["payload"],
    "auth": ["requires", "guards"],
    "body": ["message", "view"],
    "buttons": ["actions"],
    "caption": ["title"],
    "children": ["items", "opens"],
    "choices": ["actions"],
    "comment": ["summary"],
    "component": ["view"],
    "confirm": ["confirmDismissal"],
    "confirmations": ["dialogs"],
    "content": ["view"],
    "data": ["payload"],
    "deepLinks": ["links"],
    "defaultTab": ["start"],
    "description": ["message", "summary"],
    "destination": ["root", "show", "item"],
    "destinations": ["items", "opens"],
    "displayName": ["title"],
    "doc": ["summary"],
    "documentation": ["summary"],
    "entries": ["items"],
    "enabled": ["visible"],
    "forEach": ["each"],
    "guard": ["requires", "guards"],
    "guarded": ["requires"],
    "guardedBy": ["requires"],
    "guards": ["requires"],
    "handoff": ["activity"],
    "heading": ["title"],
    "heights": ["detents"],
    "hosts": ["domains"],
    "iconName": ["icon"],
    "if": ["visible", "condition"],
    "image": ["asset", "icon"],
    "initial": ["start", "root"],
    "initialTab": ["start"],
    "input": ["payload"],
    "inputs": ["payload"],
    "item": ["show"],
    "label": ["title"],
    "leadsTo": ["opens"],
    "list": ["items"],
    "menu": ["sidebar"],
    "metadata": ["attributes"],
    "modals": ["sheets"],
    "modal": ["presentation"],
    "models": ["payloads"],
    "name": ["id", "title"],
    "navigationTitle": ["title"],
    "navigatesTo": ["opens"],
    "navigationStack": ["stack"],
    "next": ["opens"],
    "options": ["actions"],
    "output": ["returns"],
    "pages": ["items", "destinations"],
    "parameter": ["payload"],
    "parameters": ["payload"],
    "params": ["payload"],
    "pattern": ["path"],
    "permissions": ["guards", "requires"],
    "persist": ["restore"],
    "present": ["presentation"],
    "presentation": ["style"],
    "presentedAs": ["presentation"],
    "props": ["payload"],
    "push": ["opens"],
    "pushes": ["opens"],
    "result": ["returns"],
    "restoration": ["restore"],
    "rootView": ["root", "view"],
    "rows": ["items"],
    "screen": ["root", "show", "item", "view"],
    "screens": ["items", "destinations"],
    "sfSymbol": ["symbol", "icon"],
    "size": ["sizing"],
    "subtitle": ["message"],
    "symbol": ["icon"],
    "systemImage": ["symbol", "icon"],
    "systemName": ["symbol", "icon"],
    "tabBar": ["tabs"],
    "tabs": ["items"],
    "target": ["root", "show", "item"],
    "text": ["message", "title"],
    "universalLinks": ["domains"],
    "url": ["path"],
    "urls": ["links", "routes"],
    "version": ["screenspec"],
    "view": ["row", "root"],
    "views": ["destinations"],
]
