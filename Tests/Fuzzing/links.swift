import Foundation

/// Whatever a URL is, it is read without a trap, and what it leads to is written as a URL that leads there.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    for text in [text, "library://\(text)", "https://library.example.com/\(text)"] {
        guard let url = URL(string: text), let target = NavigationTarget(url: url) else { continue }
        precondition(NavigationTarget(url: target.url) == target, "\(text) is written \(target.url)")
        MainActor.assumeIsolated {
            let router = NavigationRouter()
            precondition(router.open(url: url))
        }
    }
    return 0
}
