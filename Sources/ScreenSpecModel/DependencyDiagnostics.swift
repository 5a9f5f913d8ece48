import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let unbindable = DiagnosticKind(
        "unbindable", "A `$` stands before something that cannot be bound.",
        """
        `$model.name` is a binding of something that an object has, for views that change it. It needs an object that views \
        observe: a dependency that comes from the environment by its type or, where all systems of the app have \
        Observation, one that is handed to the host. A payload is a value that does not change, what the environment has by \
        a key path is only read, and of `[String]`, a closure or an optional there is no object. Titles, conditions, defaults \
        and attributes belong to values: nothing is bound in them.
        """)
    package static let misplacedDependency = DiagnosticKind(
        "misplaced-dependency", "A dependency is used where there is no view that could have it.",
        """
        Dependencies stand in `view` (of destinations, sheets, icons, `app.placeholder` and `layout.secondary`), in `row`, \
        `badge` and `visible`, and in the sidebar's `header` and `footer`: that is code of views, which have an environment. Titles, arguments and conditions of items belong to values, which are compared, saved and tested \
        without views.
        """)
    package static let dependencyType = DiagnosticKind(
        "dependency-type", "The type of a dependency is none that the environment could have an object of.",
        """
        `model: FoodTruckModel` is `@Environment(FoodTruckModel.self)` or, where the app runs on systems without \
        Observation, an `@EnvironmentObject`: SwiftUI finds objects by their class. A value of the environment is named by \
        its key path, `openURL: \\.openURL`, and anything else is handed to the host: `{type: [String], from: host}`.
        """)
    package static let dependencyHost = DiagnosticKind(
        "dependency-host", "Something is to be handed to the host, and there is no host.",
        """
        With `from: host`, `NavigationHost` takes the value and hands it to the views in it. A spec without a `layout`, a \
        `sidebar`, `tabs` and anything presented has no host: its views take what they need from the environment.
        """)

    package static let unusedModifiers = DiagnosticKind(
        "unused-modifiers", "Modifiers are for views that nothing shows.",
        """
        `app.modifiers.screens` stands behind every screen that the host shows, and `presentations` behind every sheet, cover \
        and popover. Without a `layout`, a `sidebar`, `tabs` or `sheets` there is no host, and the app modifies what \
        `view(for:)` gives it by itself; without `sheets` and destinations with a `presentation` nothing is presented.
        """)

    package static let neverEmpty = DiagnosticKind(
        "never-empty", "A section is to vanish when it is empty, and a row of it is always there.",
        """
        With `whenEmpty: hide` a section over data vanishes with its last element, and a section of fixed rows when none of them \
        is `visible`. A row that does not say when it is visible always is.
        """)

    /// All that can be wrong with what views need beside their payload.
    package static let dependencyKinds: [DiagnosticKind] = [
        .unbindable, .misplacedDependency, .dependencyType, .dependencyHost, .unusedModifiers, .neverEmpty,
    ]
}
