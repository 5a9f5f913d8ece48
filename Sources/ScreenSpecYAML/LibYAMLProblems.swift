// What libyaml says, word for word.

let mappingValue = "mapping values are not allowed in this context"
let missingMappingValue = "could not find expected ':'"
let expectedKey = "did not find expected key"
let listItem = "did not find expected '-' indicator"
let unknownEscape = "found unknown escape character"
let documentStart = "did not find expected <document start>"

/// Its problems, and what it was reading, in words for people.
let plainWords: [String: String] = [
    mappingValue: "a `:` stands where no key can be; quote the text that holds it",
    documentStart: "expected the end of the file here",
    "mapping keys are not allowed in this context": "a `?` stands where no key can be; quote the text that holds it",
    "block sequence entries are not allowed in this context":
        "a `- ` item cannot begin here; it needs a line of its own",
    expectedKey: "expected the end of the value before this",
    "found character that cannot start any token": "nothing can begin with this character unquoted; quote the text",
    "did not find expected ',' or ']'": "expected `,` or `]` in this list",
    "did not find expected ',' or '}'": "expected `,` or `}` in this map",
    listItem: "expected a `- ` item at the indentation of the items above",
    "did not find expected node content": "expected a value",
    "found unexpected ':'": "a space is missing after this `:`",
    "did not find expected comment or line break": "expected the end of the line",
    "did not find expected alphabetic or numeric character": "expected a name after `&` or `*`",
    unknownEscape: "this is not an escape that YAML knows",
    "found invalid Unicode character escape code": "this escape is not a Unicode character",
    "did not find expected hexdecimal number": "expected hexadecimal digits in this escape",
    "found undefined tag handle": "this tag begins with a handle that is not declared; quote the text if it is no tag",
    "found an indentation indicator equal to 0": "the digit behind `|` or `>` counts spaces, from 1",
    "found a tab character that violates indentation": "a tab stands where YAML wants spaces",
    "found a tab character where an indentation space is expected": "a tab stands where YAML wants spaces",
    "found incompatible YAML document": "this version of YAML is not known; leave the line out",
    "found duplicate %YAML directive": "this directive stands here twice",
    "found duplicate %TAG directive": "this directive stands here twice",
    "while parsing a block mapping": "the map",
    "while parsing a flow mapping": "the map",
    "while parsing a block collection": "the list",
    "while parsing a flow sequence": "the list",
    "while scanning a simple key": "the key",
    "while scanning a block scalar": "the text",
    "while parsing a quoted scalar": "the text",
]
