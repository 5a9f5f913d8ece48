for screen in NavigationItem.mainCases + [.article(7)] {
    print("\(screen): \(screen.displayName), \(screen.iconName), \(screen.numberOfColumns) columns")
}
