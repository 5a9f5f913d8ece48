/// A layer in each of the sizes that the spec mentions.
let sizedPartial: StaticString = """
    switch sizing {
    {{#sizings}}
    case .{{name}}:
        content.presentationSizing({{value}})
    {{/sizings}}
    {{^hasAutomaticSizing}}
    case .automatic:
        content
    {{/hasAutomaticSizing}}
    }

    """

/// What the spec says of an enum's cases; for a large enum, a chain of functions.
let shapesPartial: StaticString = #"""
    {{#functions}}

    private func shape{{suffix}}(of layer: {{enum}}) -> LayerShape {
        switch layer {
        {{>arms}}
        {{#nextSuffix}}
        default: shape{{nextSuffix}}(of: layer)
        {{/nextSuffix}}
        }
    }
    {{/functions}}

    """#

/// Conditions that say of an enum's cases whether to close one would lose something.
let conditionsPartial: StaticString = #"""
    {{#functions}}
    {{#summary}}
    // MARK: - Conditions

    /// {{summary}}
    {{/summary}}
    @MainActor
    private func {{local.losesSomething}}{{suffix}}(_ {{local.layer}}: {{enum}}) -> Bool {
        switch {{local.layer}} {
        {{>arms}}
        {{#nextSuffix}}
        default: {{local.losesSomething}}{{nextSuffix}}({{local.layer}})
        {{/nextSuffix}}
        }
    }
    {{^isLast}}

    {{/isLast}}
    {{/functions}}

    """#

/// The arms of a switch, and what holds elsewhere.
let armsPartial: StaticString = """
    {{#rows}}
    {{arm}}
    {{/rows}}
    {{^nextSuffix}}
    {{#default}}
    default: {{default}}
    {{/default}}
    {{#isUnreachableElsewhere}}
    default: preconditionFailure("Every case stands in one of these switches.")
    {{/isUnreachableElsewhere}}
    {{/nextSuffix}}
    {{>noCaseArm}}

    """
