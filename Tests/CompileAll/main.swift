import ScreenSpecCompiler
import ScreenSpecDiagnostics

// Compiles each spec on the command line in this one process, and prints what is said of it and what it becomes. The tests
// run it twice, for each process has its own order of hashes.
for path in CommandLine.arguments.dropFirst() {
    let compilation = Compilation(path)
    Console.write(DiagnosticRenderer(sources: compilation.sources).render(compilation.diagnostics))
    if !compilation.hasErrors { compilation.generate { name, piece in Console.write(piece) } }
}
