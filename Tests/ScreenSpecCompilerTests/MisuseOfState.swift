#if !canImport(SwiftUI)
    extension Misuse {
        static let state: [Misuse] = [
            .code(
                "environment of what is not Observable", host("@Environment(OldRouter.self) private var router"),
                host("@Environment(Router.self) private var router")),
            .code(
                "environment object of what is Observable alone", host("@EnvironmentObject private var router: Router"),
                host("@EnvironmentObject private var router: OldRouter")),
            .code(
                "state object of what is Observable alone", host("@StateObject private var router = Router()"),
                host("@StateObject private var router = OldRouter()")),
            .code(
                "ObservableObject put into the environment as Observable",
                host("let router: OldRouter", "Text(\"a\").environment(router)"),
                host("let router: OldRouter", "Text(\"a\").environmentObject(router)")),
            .code(
                "Observable put into the environment as ObservableObject",
                host("let router: Router", "Text(\"a\").environmentObject(router)"),
                host("let router: Router", "Text(\"a\").environment(router)")),
            .code(
                "binding to a constant's property",
                host("let router: Router", "Text(\"a\").sheet(item: $router.item) { _ in Text(\"b\") }"),
                host("@Bindable var router: Router", "Text(\"a\").sheet(item: $router.item) { _ in Text(\"b\") }")),
            .code(
                "bindable of what is not Observable", host("@Bindable var router: OldRouter") + make,
                host("@ObservedObject var router: OldRouter") + make),
            .code(
                "binding to a private setter",
                host(
                    "@State private var router = Model()",
                    "Text(\"a\").sheet(isPresented: $router.isShown) { Text(\"b\") }")
                    + "@Observable final class Model { private(set) var isShown = false }",
                host(
                    "@State private var router = Model()",
                    "Text(\"a\").sheet(isPresented: $router.isShown) { Text(\"b\") }")
                    + "@Observable final class Model { var isShown = false }"),
            .code(
                "stored for the scene: a model", host("@SceneStorage(\"a\") private var item = Item()"),
                host("@SceneStorage(\"a\") private var item = \"\"")),
            .code(
                "stored for the scene: an array", host("@SceneStorage(\"a\") private var path: [String] = []"),
                host("@SceneStorage(\"a\") private var path: Data?")),
            .code(
                "stored for the scene without a key", host("@SceneStorage private var a = 1"),
                host("@SceneStorage(\"a\") private var a = 1")),
            .code("preference without a default", preference("Int"), preference("Int", "static let defaultValue = 0")),
            .code(
                "preference whose changes cannot be seen",
                preference("Plain?")
                    + host("@State private var a = 0", "Text(\"a\").onPreferenceChange(Key.self) { _ in a = 1 }"),
                preference("Item?")
                    + host("@State private var a = 0", "Text(\"a\").onPreferenceChange(Key.self) { _ in a = 1 }")),
            .code(
                "preference of another type",
                preference("Int?") + host("let a: Int", "Text(\"a\").preference(key: Key.self, value: \"\")"),
                preference("Int?") + host("let a: Int", "Text(\"a\").preference(key: Key.self, value: a)")),
            .code(
                "environment key without a default", "struct Key: EnvironmentKey {}",
                "struct Key: EnvironmentKey { static let defaultValue = 0 }"),
            .code(
                "environment value that is only read",
                host("let a: Int", "Text(\"a\").environment(\\.isPresented, true)"),
                host("let a: Int", "Text(\"a\").environment(\\.isEnabled, true)")),
            .code(
                "focus with a first value", host("@AccessibilityFocusState private var isFocused = false"),
                host("@AccessibilityFocusState private var isFocused: Bool")),
            .code(
                "focus on one of several", host("@AccessibilityFocusState private var focused: Int"),
                host("@AccessibilityFocusState private var focused: Int?")),
            .code(
                "focus by its value",
                host(
                    "@AccessibilityFocusState private var isFocused: Bool",
                    "Text(\"a\").accessibilityFocused(isFocused)"),
                host(
                    "@AccessibilityFocusState private var isFocused: Bool",
                    "Text(\"a\").accessibilityFocused($isFocused)")),
            .code(
                "focus by another's state",
                host("@State private var isFocused = false", "Text(\"a\").accessibilityFocused($isFocused)"),
                host(
                    "@AccessibilityFocusState private var isFocused: Bool",
                    "Text(\"a\").accessibilityFocused($isFocused)")),
            .code(
                "size class as if no other could come", sizeClass("case nil: Text(\"c\")"),
                sizeClass("case nil: Text(\"c\")\n@unknown default: EmptyView()")),
        ]

        private static let make = "@MainActor func make() -> Host { Host(router: OldRouter()) }"

        private static func host(_ property: String, _ view: String = "Text(\"a\")") -> String {
            "struct Host: View {\n    \(property)\n    var body: some View { \(view) }\n}\n"
        }

        private static func preference(_ value: String, _ members: String = "") -> String {
            """
            struct Key: PreferenceKey {
                \(members)
                static func reduce(value: inout \(value), nextValue: () -> \(value)) { value = nextValue() }
            }\n
            """
        }

        private static func sizeClass(_ cases: String) -> String {
            host(
                "@Environment(\\.horizontalSizeClass) private var size",
                "\nswitch size {\ncase .compact: Text(\"a\")\ncase .regular: Text(\"b\")\n\(cases)\n}\n")
        }
    }
#endif
