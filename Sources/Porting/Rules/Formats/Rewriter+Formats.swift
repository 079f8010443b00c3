/// Texts in formats: interpolations where these print the same, otherwise calls of `formattedText`.
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
            return formattedText(coerce(base, to: .string), arguments)
        }
        let literal = literals.map(swiftLiteral).joined()
        let pieces = FormatPiece.pieces(of: literal)
        let conversions = pieces.compactMap { if case .conversion(let conversion) = $0 { conversion } else { nil } }
        // A closure has lines of its own, which a literal does not.
        guard conversions.count <= arguments.count, !conversions.contains(where: \.isReordering),
            !arguments.contains(where: \.hasBlock), !isChangedBeforePrinting(arguments)
        else {
            return formattedText(SwiftExpression("\"\(literal)\"", .string), arguments)
        }
        var values = arguments[...]
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .conversion(let conversion):
                guard let argument = values.popFirst() else { continue }
                result += printed(argument, conversion)
            }
        }
        return SwiftExpression("\"\(result)\"", .string)
    }

    /// Whether a later argument changes an object that an earlier one prints: all arguments are evaluated before the text is made.
    private func isChangedBeforePrinting(_ arguments: [Expression]) -> Bool {
        for (index, argument) in arguments.enumerated() {
            guard let name = argument.localName, let type = scope[name]?.type ?? (name == "self" ? selfType : nil)
            else { continue }
            for later in arguments[(index + 1)...] {
                var changes = false
                walk(later) { part in
                    guard case .message(let message) = part.kind, message.receiver.localName == name else { return }
                    let isChanging = model.nearest(to: type.wrapped.name) { known in
                        known.implemented.contains(message.selector) ? known.changing.contains(message.selector) : nil
                    }
                    changes = changes || isChanging == true
                }
                if changes { return true }
            }
        }
        return false
    }

    /// The arguments of `NSLog`, whose first argument is a format: a text that may have a percent sign is not one.
    mutating func logged(_ format: Expression, _ arguments: [Expression], prefix: String = "") -> SwiftExpression {
        let text = interpolation(format, arguments)
        var literal = SwiftPrinter().inQuotes(text)
        if !prefix.isEmpty {
            literal = literal.hasPrefix("\"") ? "\"\(prefix)\(literal.dropFirst())" : "\"\(prefix)\\(\(literal))\""
        }
        let log = SwiftExpression("NSLog")
        // Numbers have no percent sign.
        let isOfNumbers = arguments.allSatisfy { expression($0).type.wrapped.isNumber }
        if literal.hasPrefix("\""), !literal.contains("\\(") || isOfNumbers && !literal.contains("%") {
            let escaped = literal.replacing("%", with: "%%")
            return log.call([.init(label: nil, value: SwiftExpression(escaped, .string))], .void)
        }
        // A text alone needs no literal around it.
        let only = arguments.count == 1 ? expression(arguments[0]) : nil
        if let only, only.type == .string, literal == "\"\\(\(SwiftPrinter().inQuotes(only)))\"" {
            literal = SwiftPrinter().inQuotes(only)
        }
        use(module: "CompatShims")
        return log.call(
            [
                .init(label: nil, value: SwiftExpression("\"%@\"", .string)),
                .init(label: nil, value: SwiftExpression(literal, .string)),
            ], .void)
    }

    /// The faithful form: Foundation's rules at run time.
    private mutating func formattedText(_ format: SwiftExpression, _ arguments: [Expression]) -> SwiftExpression {
        use(module: "CompatShims")
        let list = [format] + arguments.map { expression($0) }
        return SwiftExpression("formattedText").call(list.map { .init(label: nil, value: $0) }, .string)
    }

    /// A conversion of an argument, inside a literal.
    private mutating func printed(_ argument: Expression, _ conversion: FormatConversion) -> String {
        let isOfCharacters = conversion.kind == "s" && argument.withoutCharacters.tokens != argument.tokens
        var value = expression(isOfCharacters ? argument.withoutCharacters : argument)
        // A method that returned YES returns nothing.
        if value.type.wrapped == .void { value = coerce(value, to: .bool) }
        if conversion.isObject {
            if value.isNil { return "(null)" }
            return conversion.options.isEmpty ? "\\(\(object(value)))" : printedAtRunTime(value, conversion)
        }
        if conversion.kind == "p" {
            guard value.type.isClass, !value.type.isOptional else {
                giveUp("RAC-3060", "A value of Swift has no address: print what it holds.")
                return ""
            }
            return "\\(Unmanaged.passUnretained(\(SwiftPrinter().inQuotes(value))).toOpaque())"
        }
        if conversion.kind == "s", value.type == .string || isOfCharacters, conversion.options.isEmpty {
            return "\\(\(inline(value)))"
        }
        let type = value.type.wrapped
        let isCharacter = "cC".contains(conversion.kind)
        let isNumber = type.isNumber || type.isBool || type.name.map(isEnumeration) == true
        guard isNumber, !isCharacter, !(conversion.isFraction && !type.isFraction) else {
            return printedAtRunTime(value, conversion)
        }
        let number = plainNumber(value)
        let isPlain = conversion.options.isEmpty && !number.type.isFraction
        // C reads the bits of an unsigned number as one with a sign.
        let isWrapped =
            conversion.size.isEmpty && number.cType == .unsignedInt && !facts.isCounted(argument)
            && !(number.plain.flatMap(Int.init).map { $0 <= Int(Int32.max) } ?? false)
        if conversion.isSigned, isPlain, isWrapped { return printedAtRunTime(number, conversion) }
        if conversion.isSigned, isPlain, fits(number.type, conversion.size) {
            return "\\(\(inline(number)))"
        }
        if conversion.isUnsigned, isPlain, !facts.mayBeNegative(argument), isUnsigned(argument) {
            return "\\(\(inline(number)))"
        }
        if conversion.isUnsigned, isPlain, number.type == .int, "lzqtj".contains(conversion.size.first ?? " ") {
            return "\\(UInt(bitPattern: \(SwiftPrinter().inQuotes(number))))"
        }
        if conversion.isFraction || conversion.isSigned {
            // Foundation's own formats, where the argument has the size that the conversion takes.
            let isSized = conversion.isFraction || fits(number.type, conversion.size)
            if isSized, conversion.size != "hh", conversion.size != "h" {
                return "\\(String(format: \"\(conversion.text)\", \(SwiftPrinter().inQuotes(number))))"
            }
        }
        return printedAtRunTime(number, conversion)
    }

    /// Whether a number is unsigned, or counts, before it is cast for its format.
    private func isUnsigned(_ argument: Expression) -> Bool {
        if facts.isCounted(argument) { return true }
        if case .cast(_, let inner) = argument.kind { return isUnsigned(inner) }
        if case .parenthesized(let inner) = argument.kind { return isUnsigned(inner) }
        var probe = self
        let value = probe.expression(argument)
        if let name = value.type.wrapped.name, name != "ComparisonResult", isEnumeration(name) { return true }
        return value.cType?.isSigned == false
    }

    /// A conversion by the rules of Foundation at run time.
    private mutating func printedAtRunTime(_ value: SwiftExpression, _ conversion: FormatConversion) -> String {
        use(module: "CompatShims")
        return "\\(formattedText(\"\(conversion.text)\", \(SwiftPrinter().inQuotes(value))))"
    }

    /// The text that `%@` prints for a value, inside the parentheses of an interpolation.
    private mutating func object(_ value: SwiftExpression) -> String {
        let type = value.type.wrapped
        if type == .named("Notification.Name") { return object(link(value, .string) { $0.member("rawValue") }) }
        let isKnownToPrintTheSame: Bool
        switch type {
        case _ where value.isOfUnknown || type.isAnyObject: isKnownToPrintTheSame = false
        case .any, .array, .dictionary, .set: isKnownToPrintTheSame = false
        case .named(let name):
            isKnownToPrintTheSame = !type.isFraction && !type.isBool && name != "AnyHashable" && name != "NSNumber"
        default: isKnownToPrintTheSame = true
        }
        if type.isBool, !value.type.isOptional {
            return SwiftPrinter().inQuotes(plainNumber(value))
        }
        if isKnownToPrintTheSame { return inline(value) }
        // Swift prints a whole number as `1.0`.
        if value.isLiteral, type.isFraction, let number = value.plain.flatMap(Double.init),
            number != number.rounded() || abs(number) >= 1e16
        {
            return inline(value)
        }
        use(module: "CompatShims")
        return "objectText(\(SwiftPrinter().inQuotes(value)))"
    }

    /// Whether an integer of the type is printed whole by a conversion of the size.
    private func fits(_ type: SwiftType, _ size: String) -> Bool {
        switch size {
        case "hh": ["Int8", "CChar", "UInt8"].contains(type.text ?? "") && type.text != "UInt8"
        case "h": type.text == "Int16"
        default: true
        }
    }

    func isEnumeration(_ name: String) -> Bool {
        model.enumerations.contains(name) || model.optionSets.contains(name)
            || ["ComparisonResult", "URLSessionTask.State"].contains(name) || Self.unsignedEnumerations.contains(name)
    }

    /// A value inside a literal; nil prints as `(null)`.
    func inline(_ value: SwiftExpression) -> String {
        let text = SwiftPrinter().inQuotes(value)
        guard value.type.isOptional || { if case .implicit = value.type { true } else { false } }() else { return text }
        if case .binary(_, let sign, _) = value.kind, sign != "??" { return text }
        // An operator behind it would belong to its last part.
        switch value.kind {
        case .conditional: return "(\(text)) ?? \"(null)\""
        case .prefix("try? ", let call):
            return inline(SwiftExpression(.tuple([SwiftExpression(.prefix("try? ", call), value.type)]), value.type))
        default: break
        }
        if value.type.wrapped == .any || value.type.wrapped == .string { return "\(text) ?? \"(null)\"" }
        // Behind a question mark, `map` would be that of the value.
        let isJoined = { if case .binary = value.kind { true } else { hasChain(value) } }()
        return "\(isJoined ? "(\(text))" : text).map { \"\\($0)\" } ?? \"(null)\""
    }
}

extension SwiftExpression {
    /// Whether a class that no file declares has the value, or the object that is asked for it: it may be nil, or a number.
    fileprivate var isOfUnknown: Bool {
        switch kind {
        case .chained(let base): base.isOfUnknown
        case .member(let base, _): type == .unknown || base.isOfUnknown
        case .call(let callee, _):
            if case .member(let base, _) = callee.kind {
                type == .unknown || base.isOfUnknown
            } else {
                type == .unknown
            }
        default: type == .unknown
        }
    }
}
