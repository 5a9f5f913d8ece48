import ScreenSpecCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// What the build-tool plugin runs. It takes its arguments straight from there and says nothing when all is well.

guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
    Console.complain(
        "usage: screenspec-build SPEC OUTPUT_DIR [--package DIR] [--input FILE]... [--beside SPEC]... [--replan DIR]\n")
    ExitStatus.failed.exit()
}
let compilation = Compilation(arguments.spec, rules: arguments.rules, beside: arguments.beside)
Console.report(compilation.diagnostics, compilation.sources)
if let folder = arguments.replanFolder, compilation.diagnostics.contains(where: { $0.kind == .undeclaredInclude }) {
    askForPlan(folder)
}
let status = ExitStatus(compilation.diagnostics)
if status != .clean { status.exit() }
do throws(OutputError) {
    let folder = try OutputFolder(arguments.output, creating: true, isLasting: false)
    _ = try folder.write(from: compilation.sources) { emit throws(OutputError) in try compilation.generate(emit) }
} catch {
    Console.report([error.diagnostic], compilation.sources)
    ExitStatus.failed.exit()
}

struct Arguments {
    var spec = ""
    var output = ""
    /// Files that the build watches beside the spec, and the package.
    var rules = InputRules()
    /// The specs of the same target that come before it.
    var beside: [String] = []
    /// A folder whose listing the build watches.
    var replanFolder: String?

    /// Nil where they make no sense.
    init?(_ arguments: ArraySlice<String>) {
        rules.allowsPipe = false
        var inputs: [String] = []
        var paths: [String] = []
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--input":
                guard let input = rest.popFirst() else { return nil }
                inputs.append(input)
            case "--beside":
                guard let other = rest.popFirst() else { return nil }
                beside.append(other)
            case "--package":
                guard let folder = rest.popFirst() else { return nil }
                rules.package = folder
            case "--replan":
                guard let folder = rest.popFirst() else { return nil }
                replanFolder = folder
            case _ where argument.hasPrefix("-"): return nil
            default: paths.append(argument)
            }
        }
        guard paths.count == 2, !paths.contains("") else { return nil }
        spec = paths[0]
        output = paths[1]
        rules.declared = inputs
    }
}

/// Makes the next build ask the plugin again what the spec includes: a file comes or goes in a folder that is watched.
func askForPlan(_ folder: String) {
    let marker = folder + "/replan"
    if unlink(marker) == 0 { return }
    mkdir(folder, 0o755)
    let file = open(marker, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    if file >= 0 { close(file) }
}
