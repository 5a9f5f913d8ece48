/// A template that is part of the binary.
package struct BuiltInTemplate: Sendable {
    /// The word that names its file between the spec's name and `.swift`; of a partial, what others include it by.
    package let name: String
    /// The template, in Mustache syntax, over the context's fields (`screenspec dump --stage context` lists them).
    package let text: StaticString
    /// What its file is a part of, where views are made in another target than the screens.
    package var part = Part.both

    /// A side of the border between the two.
    package enum Part: Sendable {
        case routes, views, both
    }
}

/// A file of which a spec makes nothing.
package let emptyTemplate = BuiltInTemplate(name: "empty", text: "{{>header}}\n")

/// The templates of the generated files, in the order in which the files are listed.
package let builtInTemplates = OutputName.allCases.map {
    BuiltInTemplate(name: $0.rawValue, text: $0.template, part: $0.part)
}

extension OutputName {
    fileprivate var part: BuiltInTemplate.Part {
        switch self {
        case .views, .sidebar, .host, .scenes: .views
        case .presentation: .both
        case .navigationItem, .hashable, .metadata, .codable, .tabs, .sheets, .dialogs, .windows, .links, .state,
            .restoration, .router:
            .routes
        }
    }

    fileprivate var template: StaticString {
        switch self {
        case .navigationItem: navigationItemTemplate
        case .hashable: hashableTemplate
        case .metadata: metadataTemplate
        case .codable: codableTemplate
        case .tabs: tabsTemplate
        case .sheets: sheetsTemplate
        case .dialogs: dialogsTemplate
        case .windows: windowsTemplate
        case .links: linksTemplate
        case .scenes: scenesTemplate
        case .state: stateTemplate
        case .restoration: restorationTemplate
        case .router: routerTemplate
        case .views: viewsTemplate
        case .sidebar: sidebarTemplate
        case .host: hostTemplate
        case .presentation: presentationTemplate
        }
    }
}

/// The templates that others include by name.
package let builtInPartials: [BuiltInTemplate] = [
    BuiltInTemplate(name: "header", text: headerPartial),
    BuiltInTemplate(name: "access", text: accessPartial),
    BuiltInTemplate(name: "shared", text: sharedPartial),
    BuiltInTemplate(name: "property", text: propertyPartial),
    BuiltInTemplate(name: "noCase", text: noCasePartial),
    BuiltInTemplate(name: "noCaseArm", text: noCaseArmPartial),
    BuiltInTemplate(name: "members", text: membersPartial),
    BuiltInTemplate(name: "hashable", text: hashablePartial),
    BuiltInTemplate(name: "codable", text: codablePartial),
    BuiltInTemplate(name: "localized", text: localizedPartial),
    BuiltInTemplate(name: "factory", text: factoryPartial),
    BuiltInTemplate(name: "viewArm", text: viewArmPartial),
    BuiltInTemplate(name: "dependentViews", text: dependentViewsPartial),
    BuiltInTemplate(name: "dependencies", text: dependenciesPartial),
    BuiltInTemplate(name: "bindings", text: bindingsPartial),
    BuiltInTemplate(name: "handed", text: handedPartial),
    BuiltInTemplate(name: "router", text: routerPartial),
    BuiltInTemplate(name: "hostAvailability", text: hostAvailabilityPartial),
    BuiltInTemplate(name: "selectingList", text: selectingListPartial),
    BuiltInTemplate(name: "selectableRow", text: selectableRowPartial),
    BuiltInTemplate(name: "visibleSection", text: visibleSectionPartial),
    BuiltInTemplate(name: "section", text: sectionPartial),
    BuiltInTemplate(name: "sectionRows", text: sectionRowsPartial),
    BuiltInTemplate(name: "rowIdentifier", text: rowIdentifierPartial),
    BuiltInTemplate(name: "elementRow", text: elementRowPartial),
    BuiltInTemplate(name: "wrappedSection", text: wrappedSectionPartial),
    BuiltInTemplate(name: "wrappedRow", text: wrappedRowPartial),
    BuiltInTemplate(name: "fixedRow", text: fixedRowPartial),
    BuiltInTemplate(name: "sidebarParts", text: sidebarPartsPartial),
    BuiltInTemplate(name: "badged", text: badgedPartial),
    BuiltInTemplate(name: "rowLabel", text: rowLabelPartial),
    BuiltInTemplate(name: "rowImage", text: rowImagePartial),
    BuiltInTemplate(name: "iconView", text: iconViewPartial),
    BuiltInTemplate(name: "tabLabels", text: tabLabelsPartial),
    BuiltInTemplate(name: "hostModifiers", text: hostModifiersPartial),
    BuiltInTemplate(name: "splitView", text: splitViewPartial),
    BuiltInTemplate(name: "splitColumns", text: splitColumnsPartial),
    BuiltInTemplate(name: "columnState", text: columnStatePartial),
    BuiltInTemplate(name: "tabsView", text: tabsViewPartial),
    BuiltInTemplate(name: "tabColumns", text: tabColumnsPartial),
    BuiltInTemplate(name: "tabOlderColumns", text: tabOlderColumnsPartial),
    BuiltInTemplate(name: "tabColumnsStyle", text: tabColumnsStylePartial),
    BuiltInTemplate(name: "givenRouter", text: givenRouterPartial),
    BuiltInTemplate(name: "isReplacement", text: isReplacementPartial),
    BuiltInTemplate(name: "handsRouter", text: handsRouterPartial),
    BuiltInTemplate(name: "tabItems", text: tabItemsPartial),
    BuiltInTemplate(name: "tabEntry", text: tabEntryPartial),
    BuiltInTemplate(name: "tab", text: tabPartial),
    BuiltInTemplate(name: "tabSection", text: tabSectionPartial),
    BuiltInTemplate(name: "shownTab", text: shownTabPartial),
    BuiltInTemplate(name: "static", text: staticPartial),
    BuiltInTemplate(name: "sized", text: sizedPartial),
    BuiltInTemplate(name: "shapes", text: shapesPartial),
    BuiltInTemplate(name: "conditions", text: conditionsPartial),
    BuiltInTemplate(name: "arms", text: armsPartial),
    BuiltInTemplate(name: "layerWords", text: layerWordsPartial),
    BuiltInTemplate(name: "layerBinding", text: layerBindingPartial),
    BuiltInTemplate(name: "popoverSource", text: popoverSourcePartial),
    BuiltInTemplate(name: "popoverSourceID", text: popoverSourceIDPartial),
    BuiltInTemplate(name: "popoverSources", text: popoverSourcesPartial),
    BuiltInTemplate(name: "lossListener", text: lossListenerPartial),
    BuiltInTemplate(name: "lossPreference", text: lossPreferencePartial),
    BuiltInTemplate(name: "sharedLayers", text: sharedLayersPartial),
    BuiltInTemplate(name: "questions", text: questionsPartial),
    BuiltInTemplate(name: "columns", text: columnsPartial),
    BuiltInTemplate(name: "collapsingSplitView", text: collapsingSplitViewPartial),
    BuiltInTemplate(name: "secondaryColumn", text: secondaryColumnPartial),
    BuiltInTemplate(name: "compact", text: compactPartial),
    BuiltInTemplate(name: "tabSplit", text: tabSplitPartial),
    BuiltInTemplate(name: "tabView", text: tabViewPartial),
    BuiltInTemplate(name: "screens", text: screensPartial),
    BuiltInTemplate(name: "screenStack", text: screenStackPartial),
    BuiltInTemplate(name: "page", text: pagePartial),
    BuiltInTemplate(name: "pageWord", text: pageWordPartial),
    BuiltInTemplate(name: "routerBindings", text: routerBindingsPartial),
    BuiltInTemplate(name: "stateShown", text: stateShownPartial),
    BuiltInTemplate(name: "stateIntents", text: stateIntentsPartial),
    BuiltInTemplate(name: "stateTabs", text: stateTabsPartial),
    BuiltInTemplate(name: "stateTabColumns", text: stateTabColumnsPartial),
    BuiltInTemplate(name: "held", text: heldPartial),
    BuiltInTemplate(name: "cutWhole", text: cutWholePartial),
    BuiltInTemplate(name: "rootAlone", text: rootAlonePartial),
    BuiltInTemplate(name: "stateTabSplits", text: stateTabSplitsPartial),
    BuiltInTemplate(name: "stateScopes", text: stateScopesPartial),
    BuiltInTemplate(name: "inScope", text: inScopePartial),
    BuiltInTemplate(name: "trail", text: trailPartial),
    BuiltInTemplate(name: "stateRemoval", text: stateRemovalPartial),
    BuiltInTemplate(name: "discarded", text: discardedPartial),
    BuiltInTemplate(name: "inOwnScope", text: inOwnScopePartial),
    BuiltInTemplate(name: "stateReplacing", text: stateReplacingPartial),
    BuiltInTemplate(name: "stateOpening", text: stateOpeningPartial),
    BuiltInTemplate(name: "stateTrail", text: stateTrailPartial),
    BuiltInTemplate(name: "isHeld", text: isHeldPartial),
    BuiltInTemplate(name: "layerPresenter", text: layerPresenterPartial),
    BuiltInTemplate(name: "layerView", text: layerViewPartial),
    BuiltInTemplate(name: "givenLayer", text: givenLayerPartial),
    BuiltInTemplate(name: "layerStart", text: layerStartPartial),
    BuiltInTemplate(name: "layerEnd", text: layerEndPartial),
    BuiltInTemplate(name: "layerWord", text: layerWordPartial),
    BuiltInTemplate(name: "plainSheet", text: plainSheetPartial),
    BuiltInTemplate(name: "questionPresenter", text: questionPresenterPartial),
    BuiltInTemplate(name: "columnRemoval", text: columnRemovalPartial),
    BuiltInTemplate(name: "stateLayers", text: stateLayersPartial),
    BuiltInTemplate(name: "stateLayer", text: stateLayerPartial),
    BuiltInTemplate(name: "stateLayerParts", text: stateLayerPartsPartial),
    BuiltInTemplate(name: "stateLayerCodable", text: stateLayerCodablePartial),
    BuiltInTemplate(name: "stateLayerContentCodable", text: stateLayerContentCodablePartial),
    BuiltInTemplate(name: "stateCodable", text: stateCodablePartial),
    BuiltInTemplate(name: "contentCount", text: contentCountPartial),
    BuiltInTemplate(name: "contents", text: contentsPartial),
    BuiltInTemplate(name: "contentTop", text: contentTopPartial),
    BuiltInTemplate(name: "leaveDetail", text: leaveDetailPartial),
    BuiltInTemplate(name: "followScreens", text: followScreensPartial),
    BuiltInTemplate(name: "firstScreen", text: firstScreenPartial),
    BuiltInTemplate(name: "transitions", text: transitionsPartial),
    BuiltInTemplate(name: "savedList", text: savedListPartial),
    BuiltInTemplate(name: "routerScopes", text: routerScopesPartial),
    BuiltInTemplate(name: "routerChanges", text: routerChangesPartial),
    BuiltInTemplate(name: "routerTelling", text: routerTellingPartial),
    BuiltInTemplate(name: "routerObservation", text: routerObservationPartial),
    BuiltInTemplate(name: "escaping", text: escapingPartial),
    BuiltInTemplate(name: "announceOwnParts", text: announceOwnPartsPartial),
    BuiltInTemplate(name: "ownScope", text: ownScopePartial),
    BuiltInTemplate(name: "lastStack", text: lastStackPartial),
    BuiltInTemplate(name: "showing", text: showingPartial),
    BuiltInTemplate(name: "freshRoot", text: freshRootPartial),
    BuiltInTemplate(name: "routerState", text: routerStatePartial),
    BuiltInTemplate(name: "saveAtOnce", text: saveAtOncePartial),
    BuiltInTemplate(name: "routerIntents", text: routerIntentsPartial),
    BuiltInTemplate(name: "routerQuestions", text: routerQuestionsPartial),
    BuiltInTemplate(name: "routerDialogs", text: routerDialogsPartial),
    BuiltInTemplate(name: "routerAnswers", text: routerAnswersPartial),
    BuiltInTemplate(name: "answering", text: answeringPartial),
    BuiltInTemplate(name: "answeringCase", text: answeringCasePartial),
    BuiltInTemplate(name: "routerGuards", text: routerGuardsPartial),
    BuiltInTemplate(name: "stateGuards", text: stateGuardsPartial),
    BuiltInTemplate(name: "detailPath", text: detailPathPartial),
    BuiltInTemplate(name: "statePlaced", text: statePlacedPartial),
    BuiltInTemplate(name: "asShown", text: asShownPartial),
    BuiltInTemplate(name: "hasScreens", text: hasScreensPartial),
    BuiltInTemplate(name: "lacksScreens", text: lacksScreensPartial),
    BuiltInTemplate(name: "windowRoots", text: windowRootsPartial),
    BuiltInTemplate(name: "askedWindow", text: askedWindowPartial),
    BuiltInTemplate(name: "windowQuestion", text: windowQuestionPartial),
    BuiltInTemplate(name: "animated", text: animatedPartial),
    BuiltInTemplate(name: "still", text: stillPartial),
    BuiltInTemplate(name: "handsOn", text: handsOnPartial),
    BuiltInTemplate(name: "window", text: windowPartial),
    BuiltInTemplate(name: "released", text: releasedPartial),
    BuiltInTemplate(name: "routerLinks", text: routerLinksPartial),
    BuiltInTemplate(name: "guardRequest", text: guardRequestPartial),
    BuiltInTemplate(name: "guardAnswers", text: guardAnswersPartial),
    BuiltInTemplate(name: "routerRestoration", text: routerRestorationPartial),
    BuiltInTemplate(name: "stateRestorer", text: stateRestorerPartial),
    BuiltInTemplate(name: "linkOpener", text: linkOpenerPartial),
    BuiltInTemplate(name: "linkPath", text: linkPathPartial),
    BuiltInTemplate(name: "linkValue", text: linkValuePartial),
    BuiltInTemplate(name: "dialogPresenter", text: dialogPresenterPartial),
]
