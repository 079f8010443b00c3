/// A part of a format of Foundation: text, or a conversion that an argument takes the place of.
enum FormatPiece {
    case text(String)
    case conversion(FormatConversion)

    /// Reads the inside of a literal of Swift.
    static func pieces(of literal: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var text = ""
        var rest = Substring(literal)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text.append("%")
                continue
            }
            guard let conversion = FormatConversion(&rest) else { continue }
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
            pieces.append(.conversion(conversion))
        }
        return text.isEmpty ? pieces : pieces + [.text(text)]
    }
}

/// A conversion of a format, such as `%-5.2f`.
struct FormatConversion {
    /// The characters between the percent sign and the kind.
    let options: String
    /// The letters for the size of an integer: `l`, `hh`.
    let size: String
    let kind: Character

    init?(_ rest: inout Substring) {
        let options = rest.prefix { "-+ #0123456789.*$'".contains($0) }
        rest = rest.dropFirst(options.count)
        let size = rest.prefix { "hlqLtzj".contains($0) }
        rest = rest.dropFirst(size.count)
        guard let kind = rest.popFirst() else { return nil }
        (self.options, self.size, self.kind) = (String(options), String(size), kind)
    }

    /// Whether the conversion takes another argument than the next, or several.
    var isReordering: Bool { options.contains { "*$".contains($0) } }

    var isObject: Bool { kind == "@" }
    var isSigned: Bool { "diD".contains(kind) }
    var isUnsigned: Bool { "uU".contains(kind) }
    var isFraction: Bool { "fFeEgGaA".contains(kind) }
    var text: String { "%\(options)\(size)\(kind)" }
}
