import ScreenSpecDiagnostics

/// Spells out the compact list of symbols that is part of the tool.
///
/// Its header is that of a list as `screenspec symbols export` writes it, and then a line of `words`. Below `symbols`, names
/// stand one behind the other in the order of their bytes; line breaks mean nothing there. Each is:
///
/// 1. its release: `A` is the first of the header, `B` the second, `-` none;
/// 2. how many bytes it has in common with the name before it, one of `0…9A…Za…z`;
/// 3. the rest of it, in which each of the `marks` stands for the word of that number;
/// 4. where it has a newer name, how far below (`>12`) or above (`<12`) that one stands;
/// 5. where it is restricted, the number of the restriction: `#3`.
struct CompactSymbolReader: ~Copyable {
    /// One for each word.
    static let marks = ByteText("!$%&'()*+,/:;=?@[]^_{|}~")

    private let text: ByteText
    private var place = 0
    private var releases: [ByteText] = []
    private var words: [ByteText] = []
    private var names = ByteBuffer(capacity: 1 << 18)
    private var symbols: [Symbol] = []

    private struct Symbol {
        var name: Range<Int>
        let release: UInt8
        var newName: Int?
        var restriction: Int?
    }

    /// - Parameter text: whole, as the tool's own is; of another one nothing is promised.
    init(_ text: ByteText) { self.text = text }

    /// The list as `SymbolList` reads it.
    mutating func spelledOut() -> ByteBuffer {
        var list = ByteBuffer(capacity: 1 << 19)
        readHeader(into: &list)
        while let release = next() { readSymbol(release) }
        for symbol in symbols { write(symbol, to: &list) }
        return list
    }

    private mutating func readHeader(into list: inout ByteBuffer) {
        while let end = text.firstIndex(of: 0x0A, from: place) {
            let line = text.slice(place, end + 1)
            let fields = line.words
            place = end + 1
            if fields[0].equals("words") {
                words = Array(fields.dropFirst())
                continue
            }
            if fields[0].equals("release") { releases.append(fields[1]) }
            list.append(line)
            if fields[0].equals("symbols") { return }
        }
    }

    private mutating func readSymbol(_ release: UInt8) {
        let start = names.count
        let common = next().map(commonLength) ?? 0
        let last = symbols.last?.name.lowerBound ?? 0
        for index in last..<last + common { names.append(names.base[index]) }
        while let byte = peek(), !endsName(byte) {
            place += 1
            if let word = Self.marks.firstIndex(of: byte) { names.append(words[word]) } else { names.append(byte) }
        }
        var symbol = Symbol(name: start..<names.count, release: release)
        if peek() == 0x3E { symbol.newName = symbols.count + readNumber() }
        if peek() == 0x3C { symbol.newName = symbols.count - readNumber() }
        if peek() == 0x23 { symbol.restriction = readNumber() }
        symbols.append(symbol)
    }

    private func write(_ symbol: Symbol, to list: inout ByteBuffer) {
        list.append(name(symbol))
        list.append(" ")
        list.append(symbol.release == 0x2D ? ByteText("-") : releases[Int(symbol.release) - 0x41])
        if symbol.newName != nil || symbol.restriction != nil { list.append(" ") }
        if let newName = symbol.newName {
            list.append(name(symbols[newName]))
        } else if symbol.restriction != nil {
            list.append("-")
        }
        if let restriction = symbol.restriction {
            list.append(" ")
            list.append(decimal: restriction)
        }
        list.append("\n")
    }

    private func name(_ symbol: Symbol) -> ByteText { names.text.slice(symbol.name.lowerBound, symbol.name.upperBound) }

    /// The byte at the place, line breaks passed over.
    private mutating func peek() -> UInt8? {
        while place < text.count, text[place] == 0x0A { place += 1 }
        return place < text.count ? text[place] : nil
    }

    private mutating func next() -> UInt8? {
        guard let byte = peek() else { return nil }
        place += 1
        return byte
    }

    /// The number behind the sign at the place.
    private mutating func readNumber() -> Int {
        place += 1
        var number = 0
        while let byte = peek(), byte.isDigit {
            number = number * 10 + Int(byte - 0x30)
            place += 1
        }
        return number
    }
}

/// What one of `0…9A…Za…z` stands for.
private func commonLength(_ digit: UInt8) -> Int { Int(digit) - (digit < 0x41 ? 0x30 : digit < 0x61 ? 0x37 : 0x3D) }

/// Whether `byte` is the release of the next name, or says more of this one.
private func endsName(_ byte: UInt8) -> Bool {
    byte &- 0x41 < 26 || byte == 0x2D || byte == 0x3E || byte == 0x3C || byte == 0x23
}
