import Foundation

// A library to walk through. Everything about its screens comes from Specs/Books.screens.yaml: a screen that is added there
// to a section of the sidebar is there in the next run.

let arguments = CommandLine.arguments.dropFirst()
let demo = Demo()
let link = arguments.first == "--script" ? nil : arguments.first.flatMap(URL.init)
if arguments.count > 1 || link.map(demo.router.open) == false
    || link == nil && !arguments.allSatisfy({ $0 == "--script" })
{
    FileHandle.standardError.write(Data("usage: BooksDemo [--script | books://authors/1/books/7]\n".utf8))
    exit(2)
}
await demo.settle()

// Without a terminal, too, there is something to see.
guard arguments.first != "--script", let terminal = Terminal() else {
    if link != nil {
        demo.show(width: Terminal.size.width)
        print(demo.status)
    } else {
        await Script().play()
        try Report().show()
    }
    exit(0)
}

var keys = KeyReader()
var status: Int32?
while status == nil {
    let size = Terminal.size
    demo.fit(width: size.width)
    let columns = demo.draw(Drawing(width: size.width, height: size.height - 1, isStyled: true))
    terminal.show((columns + [demo.status.fitted(to: size.width - 1)]).prefix(size.height))
    var pressed: [Key] = []
    switch terminal.next(timeout: keys.isUndecided ? 50 : -1) {
    case .bytes(let bytes): pressed = keys.read(bytes)
    case .silence: pressed = keys.end()
    case .resized: break
    case .end(let code): status = code
    }
    if !pressed.allSatisfy(demo.press) { status = 0 }
}
terminal.leave()
exit(status ?? 0)
