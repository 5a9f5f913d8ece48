import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What is worked out of the sheets.
extension CodegenContext {
    /// The identities that sheets share, in the order in which they first stand in the spec.
    var sheetIdentities: [SourceText] {
        var seen: Set<String> = []
        return (document.sheets?.items ?? []).compactMap(\.identity).filter { seen.insert($0.string).inserted }
    }

    /// The names that views say, so that their sheet asks before it is closed: `when: isDirty`.
    var confirmationFlags: [String] {
        var seen: Set<String> = []
        return (document.sheets?.items ?? []).indices.compactMap { index in
            guard let when = document.sheets?.items[index].confirmDismissal?.when, confirmationValue(index) == nil,
                seen.insert(when.string).inserted
            else { return nil }
            return when.string
        }
    }

    /// The expression that says whether closing a sheet loses something; nil where the sheet's view says it.
    func confirmationValue(_ index: Int) -> SourceText? {
        guard let when = document.sheets?.items[index].confirmDismissal?.when else { return nil }
        let isName = when.bytes.trimmed.isIdentifier
        return isName && confirmationMask(index) == 0 ? nil : when
    }

    func appendConfirmationPattern(_ index: Int, to buffer: inout ByteBuffer) {
        appendPattern(index, binding: confirmationMask(index), to: &buffer)
    }

    /// What of the payload the confirmation looks at.
    private func confirmationMask(_ index: Int) -> UInt64 {
        guard let when = document.sheets?.items[index].confirmDismissal?.when else { return 0 }
        let names = payload(index).indices.map { parameters[$0].nameText }
        return usedNames(in: when, of: names).mask
    }
}

extension ByteText {
    /// Whether it looks like one Swift name.
    fileprivate var isIdentifier: Bool {
        var index = 0
        while index < count, self[index].isIdentifierByte { index += 1 }
        return count > 0 && index == count && !self[0].isDigit
    }
}
