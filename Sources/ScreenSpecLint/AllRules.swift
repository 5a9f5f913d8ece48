import ScreenSpecDiagnostics

/// All rules, in the order of their page.
package let lintRules: [LintRule] = [
    .unreachableDestination,
    .rowWithoutTab,
    .tabWithoutRow,
    .deadEndCycle,
    .duplicateTitle,
    .duplicateIcon,
    .tooManyTabs,
    .sharedRow,
    .staleRow,
    .changingRoot,
    .inconsistentColumns,
    .unknownName,
    .unusedAttribute,
    .unusedDependency,
    .unusedGuard,
    .unusedPayloadType,
    .unusedRouteParameter,
    .fixedColumnWidth,
    .compactColumn,
    .visibilityWithoutCompact,
    .wholeModelPayload,
    .closureInSavedCase,
    .unrestoredPayload,
    .isolatedDefault,
    .unconfirmedEditSheet,
    .cancelWithoutRole,
    .toolbarRole,
    .newerAPI,
    .caseName,
    .viewName,
    .confusableName,
    .shadowingName,
    .unknownSymbol,
    .newerSymbol,
    .renamedSymbol,
    .restrictedSymbol,
    .keyOrder,
]

extension DiagnosticKind {
    /// All that the linter can say: what is wrong about the spec's `lint` section, and what the rules find.
    package static let lintKinds: [DiagnosticKind] =
        [.unknownRule, .unknownOption, .brokenSymbolList] + lintRules.map(\.kind)
}
