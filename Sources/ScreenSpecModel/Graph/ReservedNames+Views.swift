import ScreenSpecDiagnostics

// What generated views have, of names that an app may have, too.

extension ReservedNames {
    /// What the generated view of a layer has, where it says what is asked before the layer closes.
    static let layerMembers: [StaticString] = [
        "asks", "closable", "content", "detents", "draft", "erased", "height", "isHeld", "lastUnsaved",
        "layer", "level", "localized", "measured", "onClickBeside", "router", "saysUnsaved", "shape", "unsaved",
    ]

    /// What the sidebar has.
    static let sidebarMembers: [StaticString] = ["localized"]

    /// What it finds the rows with arguments in by.
    static let rowMembers: [StaticString] = sidebarMembers + ["item"]

    /// What the view of the tabs has, with the labels that it makes where a tab's icon is a view.
    static let tabBarMembers: [StaticString] = ["badged", "localized", "router", "selection", "stack"]
    static let labelMembers: [StaticString] = ["label"]

    /// What it has where a tab may be hidden.
    static let hidingMembers: [StaticString] = ["isShown", "missed", "showTabThatIsThere", "shownTabs", "tabs"]

    /// What the view around a part of the sidebar has.
    static let partMembers: [StaticString] = ["rows"]

    /// Whether every view has something of that name.
    static func isViewMember(_ name: ByteText) -> Bool { viewMembers[name] != nil }

    /// Whether SwiftUI's views have something of that name which takes one `Bool`: a modifier, as `id` of any value, or `body`.
    static func isModifier(_ name: ByteText) -> Bool { switches[name] != nil }

    private static let viewMembers = table(modifiers + generatedModifiers)
    private static let switches = table(switchingModifiers)

    private static func table(_ names: [StaticString]) -> NameTable {
        NameTable(count: names.count) { ByteText(names[$0]) }
    }

    /// What generated code adds to all views.
    package static let generatedModifiers: [StaticString] = [
        "popoverSource", "withDependencies", "withDialogs", "withLinks", "withNavigationDestinations",
        "withSheets",
    ]

    private static let switchingModifiers: [StaticString] = [
        "accessibilityHidden", "accessibilityIgnoresInvertColors", "accessibilityRespondsToUserInteraction",
        "allowsHitTesting", "allowsTightening", "allowsWindowActivationEvents", "autocorrectionDisabled", "bold",
        "body", "defaultHoverEffectDisabled", "deleteDisabled", "disableAutocorrection", "disabled", "findDisabled",
        "fixedSize", "focusEffectDisabled", "focusable", "hidden", "hoverEffectDisabled",
        "id", "interactiveDismissDisabled", "invalidatableContent", "italic", "labelsHidden", "monospaced",
        "moveDisabled", "navigationBarBackButtonHidden", "navigationBarHidden", "privacySensitive",
        "replaceDisabled", "scrollClipDisabled", "scrollDisabled", "selectionDisabled",
        "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "statusBarHidden", "strikethrough",
        "symbolEffectsRemoved", "tag", "underline", "widgetAccentable",
    ]

    /// All that SwiftUI's views can be changed by, on any system.
    private static let modifiers: [StaticString] =
        switchingModifiers + [
            "accentColor", "accessibility", "accessibilityAction", "accessibilityActions",
            "accessibilityActivationPoint", "accessibilityAddTraits", "accessibilityAdjustableAction",
            "accessibilityChartDescriptor", "accessibilityChildren", "accessibilityCustomContent",
            "accessibilityDefaultFocus", "accessibilityDirectTouch", "accessibilityDragPoint",
            "accessibilityDropPoint", "accessibilityElement", "accessibilityFocused", "accessibilityHeading",
            "accessibilityHint", "accessibilityIdentifier", "accessibilityInputLabels", "accessibilityLabel",
            "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityQuickAction",
            "accessibilityRemoveTraits", "accessibilityRepresentation", "accessibilityRotor",
            "accessibilityRotorEntry", "accessibilityScrollAction", "accessibilityScrollStatus",
            "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityTextContentType",
            "accessibilityValue", "accessibilityZoomAction", "actionSheet", "alert", "alertPreference",
            "alignmentGuide", "allowedDynamicRange", "anchorPreference", "animation", "aspectRatio",
            "autocapitalization", "background", "backgroundPreferenceValue", "backgroundStyle", "badge",
            "badgeProminence", "baselineOffset", "blendMode", "blur", "border", "brightness", "buttonBorderShape",
            "buttonRepeatBehavior", "buttonSizing", "buttonStyle", "clipShape", "clipped", "colorEffect",
            "colorInvert", "colorMultiply", "colorScheme", "compositingGroup", "confirmationDialog",
            "containerBackground", "containerRelativeFrame", "containerShape", "containerValue", "contentMargins",
            "contentShape", "contentTransition", "contextMenu", "contrast", "controlGroupStyle", "controlSize",
            "coordinateSpace", "copyable", "cornerRadius", "cuttable", "datePickerStyle",
            "defaultAdaptableTabBarPlacement", "defaultAppStorage", "defaultFocus", "defaultScrollAnchor",
            "dialogIcon", "dialogSeverity", "dialogSuppressionToggle", "digitalCrownAccessory",
            "digitalCrownRotation", "disclosureGroupStyle", "dismissalConfirmationDialog", "distortionEffect",
            "documentBrowserContextMenu", "draggable", "drawingGroup", "dropDestination", "dynamicTypeSize",
            "edgesIgnoringSafeArea", "environment", "environmentObject", "exportableToServices",
            "exportsItemProviders", "fileDialogBrowserOptions", "fileDialogConfirmationLabel",
            "fileDialogCustomizationID", "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases",
            "fileDialogMessage", "fileDialogURLEnabled", "fileExporter", "fileExporterFilenameLabel",
            "fileImporter", "fileMover", "findNavigator", "flipsForRightToLeftLayoutDirection", "focusScope",
            "focusSection", "focused", "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue",
            "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "formStyle",
            "frame", "fullScreenCover", "gaugeStyle", "geometryGroup", "gesture", "glassEffect", "glassEffectID",
            "glassEffectTransition", "glassEffectUnion", "grayscale", "gridCellAnchor", "gridCellColumns",
            "gridCellUnsizedAxes", "gridColumnAlignment", "groupActivityAssociation", "groupBoxStyle",
            "handGestureShortcut", "handlesExternalEvents", "handlesGameControllerEvents", "headerProminence",
            "help", "highPriorityGesture", "hoverEffect", "hoverEffectGroup", "hueRotation", "ignoresSafeArea",
            "imageScale", "importableFromServices", "importsItemProviders", "indexViewStyle", "inspector",
            "inspectorColumnWidth", "itemProvider", "keyboardShortcut", "keyboardType", "keyframeAnimator",
            "labelIconToTitleSpacing", "labelReservedIconWidth", "labelStyle", "labeledContentStyle",
            "layerEffect", "layoutDirectionBehavior", "layoutPriority", "layoutValue", "lineHeight", "lineLimit",
            "lineSpacing", "listItemTint", "listRowBackground", "listRowHoverEffect", "listRowHoverEffectDisabled",
            "listRowInsets", "listRowPlatterColor", "listRowSeparator", "listRowSeparatorTint", "listRowSpacing",
            "listSectionMargins", "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing",
            "listStyle", "luminanceToAlpha", "manageSubscriptionsSheet", "mask", "matchedGeometryEffect",
            "matchedTransitionSource", "materialActiveAppearance", "menuActionDismissBehavior", "menuIndicator",
            "menuOrder", "menuStyle", "minimumScaleFactor", "modifier", "modifierKeyAlternate", "monospacedDigit",
            "multilineTextAlignment", "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode",
            "navigationDestination", "navigationDocument", "navigationLinkIndicatorVisibility",
            "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationSubtitle", "navigationTitle",
            "navigationTransition", "navigationViewStyle", "offset", "onAppear", "onChange", "onCommand",
            "onContinueUserActivity", "onContinuousHover", "onCopyCommand", "onCutCommand", "onDeleteCommand",
            "onDisappear", "onDrag", "onDrop", "onExitCommand", "onGeometryChange", "onHover", "onKeyPress",
            "onLongPressGesture", "onLongTouchGesture", "onModifierKeysChanged", "onMoveCommand", "onOpenURL",
            "onPasteCommand", "onPencilDoubleTap", "onPencilSqueeze", "onPlayPauseCommand", "onPreferenceChange",
            "onReceive", "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange",
            "onScrollVisibilityChange", "onSubmit", "onTapGesture", "onVolumeIconsChange", "opacity", "overlay",
            "overlayPreferenceValue", "padding", "paletteSelectionEffect", "pasteDestination",
            "persistentSystemOverlays", "phaseAnimator", "pickerStyle", "popover", "position", "preference",
            "preferredColorScheme", "prefersDefaultFocus", "presentationBackground",
            "presentationBackgroundInteraction", "presentationBreakthroughEffect", "presentationCompactAdaptation",
            "presentationContentInteraction", "presentationCornerRadius", "presentationDetents",
            "presentationDragIndicator", "presentationPreventsAppTermination", "presentationSizing",
            "previewContext", "previewDevice", "previewDisplayName", "previewInterfaceOrientation",
            "previewLayout", "productViewStyle", "progressViewStyle", "projectionEffect", "quickLookPreview",
            "redacted", "refreshable", "renameAction", "replaceable", "rotation3DEffect", "rotationEffect",
            "safeAreaBar", "safeAreaInset", "safeAreaPadding", "saturation", "scaleEffect", "scaledToFill",
            "scaledToFit", "scenePadding", "scrollBounceBehavior", "scrollContentBackground",
            "scrollDismissesKeyboard", "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash",
            "scrollInputBehavior", "scrollPosition", "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout",
            "scrollTransition", "searchCompletion", "searchDictationBehavior", "searchFocused",
            "searchPresentationToolbarBehavior", "searchScopes", "searchSelection", "searchSuggestions",
            "searchToolbarBehavior", "searchable", "sectionActions", "sectionIndexLabel", "sensoryFeedback",
            "shadow", "sheet", "simultaneousGesture", "sliderThumbVisibility", "speechAdjustedPitch",
            "speechAnnouncementsQueued", "springLoadingBehavior", "statusBar", "submitLabel", "submitScope",
            "subscriptionStoreButtonLabel", "swipeActions", "symbolColorRenderingMode", "symbolEffect",
            "symbolRenderingMode", "symbolVariableValueMode", "symbolVariant", "tabBarMinimizeBehavior", "tabItem",
            "tabViewBottomAccessory", "tabViewCustomization", "tabViewSearchActivation", "tabViewSidebarBottomBar",
            "tabViewSidebarFooter", "tabViewSidebarHeader", "tabViewStyle", "tableColumnHeaders", "tableStyle",
            "task", "textCase", "textContentType", "textEditorStyle", "textFieldStyle",
            "textInputAutocapitalization", "textInputCompletion", "textInputFormattingControlVisibility",
            "textInputSuggestions", "textRenderer", "textScale", "textSelection", "textSelectionAffinity", "tint",
            "toggleStyle", "toolbar", "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme",
            "toolbarForegroundStyle", "toolbarItemHidden", "toolbarRole", "toolbarTitleDisplayMode",
            "toolbarTitleMenu", "toolbarVisibility", "touchBar", "touchBarCustomizationLabel",
            "touchBarItemPresence", "touchBarItemPrincipal", "tracking", "transaction",
            "transformAnchorPreference", "transformEffect", "transformEnvironment", "transformPreference",
            "transition", "translationPresentation", "translationTask", "truncationMode", "typeSelectEquivalent",
            "typesettingLanguage", "unredacted", "upperLimbVisibility", "userActivity", "visualEffect",
            "volumeBaseplateVisibility", "windowDismissBehavior", "windowFullScreenBehavior",
            "windowMinimizeBehavior", "windowResizeAnchor", "windowResizeBehavior",
            "windowToolbarFullScreenVisibility", "writingDirection", "writingToolsAffordanceVisibility",
            "writingToolsBehavior", "zIndex",
        ]
}
