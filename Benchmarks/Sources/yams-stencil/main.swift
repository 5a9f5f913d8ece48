import Stencil
import YamsSpec

// Yams for reading, Stencil for writing, as its README shows.
try generate { context in
    let environment = Environment(trimBehaviour: .smart)
    return try templates.mapValues { try environment.renderTemplate(string: $0, context: context) }
}
