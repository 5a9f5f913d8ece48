import ScreenSpecDiagnostics

// The usual parameters, read in one loop each. Most of what a spec says goes this way, and a debug build, which is what
// people run, pays for every call. Each function gives where it stopped, or -1 when there is anything unusual, which
// may be fine all the same; the parsers then read it again from the beginning.

/// Reads `name`, `label name` or `_ name` at `start`, in plain ASCII with one space between, up to a colon or the end.
/// Gives where it stopped, or -1 when there is anything else, which may be fine all the same.
func readPlainNames(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ places: inout ParameterPlaces
) -> Int {
    var place = start
    var wordStart = start
    var firstEnd = -1
    while place < end {
        let byte = base[place]
        if byte | 0x20 &- 0x61 < 26 || byte == 0x5F || byte &- 0x30 < 10 && place > wordStart {
            place &+= 1
        } else if byte == 0x20, firstEnd < 0, place > wordStart {
            firstEnd = place
            place &+= 1
            wordStart = place
        } else if byte == 0x3A {
            break
        } else {
            return -1
        }
    }
    let length = place &- wordStart
    if length == 0 || length == 1 && base[wordStart] == 0x5F { return -1 }
    if length == 4 || length == 8, ByteText(base + wordStart, length).isReservedEverywhere { return -1 }
    places.nameStart = Int32(truncatingIfNeeded: wordStart)
    places.nameEnd = Int32(truncatingIfNeeded: place)
    places.labelStart = Int32(truncatingIfNeeded: start)
    places.labelEnd = firstEnd < 0 ? places.nameEnd : Int32(truncatingIfNeeded: firstEnd)
    if firstEnd >= 0 {
        let labelLength = firstEnd &- start
        if labelLength == 4 || labelLength == 8, ByteText(base + start, labelLength).isReservedEverywhere { return -1 }
        places.hasLabel = labelLength != 1 || base[start] != 0x5F
    }
    return place
}

/// Reads `Book`, `Book.ID?`, `[UUID]` at `start`, up to a comma, a space or the end.
func readPlainType(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ facts: inout TypeFacts) -> Int {
    var place = start
    let isArray = start < end && base[start] == 0x5B
    if isArray { place &+= 1 }
    let name = place
    if name >= end || base[name] &- 0x41 >= 26 { return -1 }
    while place < end {
        let byte = base[place]
        if byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F {
            place &+= 1
        } else if byte == 0x2E {
            if place &- name == 4, ByteText(base + name, 4).isReservedEverywhere { return -1 }
            place &+= 1
            // `.Type` and `.Protocol` make metatypes; `Void` is a tuple; `Any`, `Error`, `Self` and words with a small letter may be keywords.
            if place == end || base[place] &- 0x41 >= 26 || base[place] == 0x54 || base[place] == 0x50 { return -1 }
            let next = place &+ 1 < end ? base[place &+ 1] : 0
            if base[place] == 0x41 && next == 0x6E || base[place] == 0x53 && next == 0x65 { return -1 }
            if base[place] == 0x56 && next == 0x6F || base[place] == 0x45 && next == 0x72 { return -1 }
        } else {
            break
        }
    }
    // `Any…`, `Void`, `Type`, `Protocol` and, to be sure, all that begins like them.
    let first = base[name]
    let length = place &- name
    if first == 0x41, length == 3 || length >= 7 && length <= 11, base[name &+ 1] == 0x6E { return -1 }
    if first == 0x56, length == 4, base[name &+ 1] == 0x6F { return -1 }
    if length >= 5 {
        let type = ByteText(base + name, length)
        if type.isNeverEncoded || type.isNeverCompared { return -1 }
    }
    if length == 4 || length == 8, ByteText(base + name, length).isReservedEverywhere { return -1 }
    if isArray {
        if place == end || base[place] != 0x5D { return -1 }
        place &+= 1
        facts = .plainArray
    }
    if place < end, base[place] == 0x3F {
        place &+= 1
        facts = .plainOptional
    }
    return place == end || base[place] == 0x2C || base[place] == 0x20 ? place : -1
}

/// Reads a plain type and, if there is one, a plain default (` = nil`, `[]`, `true`, `20`, `.wide`), up to a comma.
func readPlainTypeAndDefault(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ places: inout ParameterPlaces
) -> Int {
    let typeEnd = readPlainType(base, start, end, &places.facts)
    if typeEnd < 0 { return -1 }
    places.typeStart = Int32(truncatingIfNeeded: start)
    places.typeEnd = Int32(truncatingIfNeeded: typeEnd)
    if typeEnd == end || base[typeEnd] == 0x2C { return typeEnd }
    let value = typeEnd &+ 3
    if value >= end || base[typeEnd &+ 1] != 0x3D || base[typeEnd &+ 2] != 0x20 { return -1 }
    var place = value
    let first = base[value]
    if first == 0x5B {
        if value &+ 1 == end || base[value &+ 1] != 0x5D { return -1 }
        place = value &+ 2
    } else {
        let nameStart = first == 0x2E ? value &+ 1 : value
        place = nameStart
        while place < end,
            base[place] | 0x20 &- 0x61 < 26 || base[place] &- 0x30 < 10 && (place > nameStart || first != 0x2E)
        {
            place &+= 1
        }
        if place == nameStart || !isPlainValue(base, value, place) { return -1 }
    }
    if place < end, base[place] != 0x2C { return -1 }
    places.defaultStart = Int32(truncatingIfNeeded: value)
    places.defaultEnd = Int32(truncatingIfNeeded: place)
    return place
}

/// Whether letters and digits, perhaps behind a dot, surely are a value: no keyword, no malformed number.
private func isPlainValue(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = base[start]
    if first == 0x2E || first &- 0x41 < 26 { return true }
    if first &- 0x30 < 10 {
        var place = start
        while place < end, base[place] &- 0x30 < 10 { place &+= 1 }
        return place == end
    }
    let word = ByteText(base + start, end &- start)
    return word.equals("nil") || word.equals("true") || word.equals("false")
}
