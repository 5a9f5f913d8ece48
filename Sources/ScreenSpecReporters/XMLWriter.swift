import ScreenSpecDiagnostics

extension ByteBuffer {
    /// ` name="value"`
    mutating func append(attribute name: StaticString, _ value: String) {
        append(0x20)
        append(name)
        append("=\"")
        append(xml: value)
        append(0x22)
    }

    mutating func append(attribute name: StaticString, _ value: Int) { append(attribute: name, String(value)) }

    /// Text in an attribute or an element. What a reader would not see is a character reference; what XML has no way to
    /// say becomes U+FFFD (XML 1.0, section 2.2). Of `##[error]` the bracket is one, too, as in JSON.
    package mutating func append(xml text: String) {
        var commands = LogCommandScanner()
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where commands.isBracket(scalar.value): append("&#91;")
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case _ where !scalar.isInXML: append("\u{FFFD}")
            case _ where scalar.isUnseen: append("&#x\(hexadecimal(scalar.value, digits: 1));" as String)
            case _ where scalar.isASCII: append(UInt8(scalar.value))
            default: append(String(scalar))
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a `Char` of XML 1.0, section 2.2.
    fileprivate var isInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

let xmlDeclaration: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
