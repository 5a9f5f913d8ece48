// specgen N [--sheets M] [--imports MODULE] [--app-code | --flat]
//
// Writes a spec of N destinations and M sheets, or the Swift that goes with it, to standard output.
struct Options {
    var count = 0
    var sheetCount = 0
    var imports: String?
    var wantsApp = false
    var wantsFlat = false

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--imports": imports = rest.popFirst()
            case "--sheets": sheetCount = rest.popFirst().flatMap { Int($0) } ?? 0
            case "--app-code": wantsApp = true
            case "--flat": wantsFlat = true
            default: count = Int(argument) ?? 0
            }
        }
        if count < 5 { return nil }  // fewer have nothing for the second section
    }
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    fatalError("usage: specgen N [--sheets M] [--imports MODULE] [--app-code | --flat], N at least 5")
}
let destinations = (0..<options.count).map(Destination.init)

if options.wantsApp {
    SwiftWriter.writeApp(destinations, sheets: options.sheetCount)
} else if options.wantsFlat {
    SwiftWriter.writeFlat(destinations, imports: options.imports)
} else {
    SpecWriter.write(destinations, sheets: options.sheetCount, imports: options.imports)
}
