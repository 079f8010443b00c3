/// Texts in formats, as interpolations.
extension Rewriter {
    /// `stringWithFormat:` as an interpolation.
    mutating func format(_ message: Message) -> SwiftExpression {
        guard let first = message.arguments.first else { return SwiftExpression("\"\"", .string) }
        return interpolation(first, message.variadic)
    }

    /// A format and its arguments as a literal, where the format is a literal.
    mutating func interpolation(_ format: Expression, _ arguments: [Expression]) -> SwiftExpression {
        guard case .string(let literals, _) = format.kind else {
            let base = expression(format)
            if arguments.isEmpty { return base }
            return SwiftExpression("String").call(
                [.init(label: "format", value: base)]
                    + arguments.map { .init(label: nil, value: formatted(expression($0))) }, .string)
        }
        var values = arguments.map { expression($0) }[...]
        var result = ""
        var characters = Array(literals.map(swiftLiteral).joined())[...]
        while let character = characters.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            var specifier = ""
            while let next = characters.popFirst() {
                specifier.append(next)
                if next.isLetter, !"hlqLtzj".contains(next) || next == "@" { break }
                if next == "@" || next == "%" { break }
            }
            if specifier == "%" {
                result.append("%")
                continue
            }
            guard let value = values.popFirst() else { continue }
            let plain = specifier.drop { "hlqLtzj".contains($0) }
            switch plain {
            case "p": result += "\\(Unmanaged.passUnretained(\(SwiftPrinter().text(value))).toOpaque())"
            case "@", "d", "i", "u", "s": result += "\\(\(inline(value)))"
            default: result += "\\(String(format: \"%\(specifier)\", \(SwiftPrinter().text(value))))"
            }
        }
        return SwiftExpression("\"\(result)\"", .string)
    }

    /// A value that Foundation's formats take: a number, or text as an object.
    private func formatted(_ value: SwiftExpression) -> SwiftExpression {
        if value.type.isNumber, !value.type.isOptional { return value }
        let text = value.type == .string ? value : SwiftExpression("\"\\(\(inline(value)))\"", .string)
        return SwiftExpression(.cast(text, "as", "NSString"))
    }

    /// A value inside a literal; nil prints as it did.
    func inline(_ value: SwiftExpression) -> String {
        let text = SwiftPrinter().text(value)
        guard value.type.isOptional || { if case .implicit = value.type { true } else { false } }() else { return text }
        if case .binary = value.kind { return text }
        // An operator behind it would belong to its last part.
        if case .conditional = value.kind { return "(\(text)) ?? \"(null)\"" }
        if value.type.wrapped == .any || value.type.wrapped == .string { return "\(text) ?? \"(null)\"" }
        // Behind a question mark, `map` would be that of the value.
        return "\(hasChain(value) ? "(\(text))" : text).map { \"\\($0)\" } ?? \"(null)\""
    }
}
