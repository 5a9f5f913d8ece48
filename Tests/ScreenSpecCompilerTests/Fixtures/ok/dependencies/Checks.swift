/// Attributes of sheets are properties of their enum, with the defaults of destinations.
@main
enum Checks {
    static func main() {
        Expect.equal(NavigationItem.help.weight, .heavy)
        Expect.equal(SheetDestination.about.weight, .heavy)
        Expect.equal(SheetDestination.about.isRare, true)
        Expect.equal(SheetDestination.rename(1).weight, .light)
        Expect.equal(SheetDestination.rename(1).isRare, nil)
        Expect.end()
    }
}
