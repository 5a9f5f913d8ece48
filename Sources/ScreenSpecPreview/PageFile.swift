/// A script or a style that stands in the page.
struct PageFile: Sendable {
    /// What the page's Content-Security-Policy knows it by: `sha256-…` (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
    let hash: StaticString
    let text: StaticString
}
