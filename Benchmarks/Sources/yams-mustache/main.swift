import Mustache
import YamsSpec

// Yams for reading, swift-mustache for writing, as its README shows.
try generate { context in
    try templates.mapValues { try MustacheTemplate(string: $0).render(context) }
}
