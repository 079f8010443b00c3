/// Types in parentheses before what they are for.
extension Parser {
    /// Reads a cast, or a list of values with its type; nil where the parentheses hold no type.
    mutating func cast() -> Expression? {
        let start = index
        let (type, inside) = inBrackets { parser -> TypeName? in
            guard let type = parser.typeName() else { return nil }
            let (full, name) = parser.isAtEnd ? (type, nil) : parser.declarator(of: type)
            // `(a * b)` is a product.
            return parser.isAtEnd && name == nil && full.name.isEmpty == (full.function != nil) ? full : nil
        }
        guard let type, !inside.isEmpty, isCast(type, inside) else {
            index = start
            return nil
        }
        if text == "{" {
            return postfix(initializerList(type: type, from: start), from: start)
        }
        return Expression(kind: .cast(type, prefix()), tokens: tokens(from: start))
    }

    /// Whether the parentheses before the position hold a type, and not an operand.
    private func isCast(_ type: TypeName, _ inside: Range<Int>) -> Bool {
        let isOperand =
            kind == .word || kind == .number || kind == .string || kind == .atWord || kind == .character
            || ["(", "[", "@", "^", "!", "~", "{"].contains(text)
        let isSigned = ["-", "&", "*", "+", "++", "--"].contains(text)
        guard isOperand || isSigned, text != "in", !isLabel else { return false }
        if type.function != nil || type.pointers > 0 || !type.protocols.isEmpty || !type.qualifiers.isEmpty {
            return true
        }
        if TypeWords.known.contains(type.name) || type.name.contains(" ") || TypeWords.integers.contains(type.name) {
            return true
        }
        // A name in parentheses, and then an operand: nothing but a cast reads like that. Variables are not named as types are.
        let isNamedAsType = type.name.first?.isUppercase == true && type.name.contains(where: \.isLowercase)
        switch text {
        case "{": return true
        case "^": return false
        case "(": return isNamedAsType
        case "[": return isNamedAsType && isMessage
        // `(Kind)-1`; a subtraction has spaces around its sign.
        case "-": return isNamedAsType && isBesideNumber
        default: return isOperand && !(type.name.first?.isLowercase ?? true)
        }
    }

    /// Whether a word behind a space is the next part of a selector, and not an operand: `log:(level) format:text`.
    private var isLabel: Bool {
        guard kind == .word, index + 1 < limit, texts[index + 1] == ":" else { return false }
        let (word, colon) = (source.tokens[index], source.tokens[index + 1])
        return word.start > word.outset && word.end == colon.start
    }

    /// Whether a sign stands between the parentheses and a number without a space.
    private var isBesideNumber: Bool {
        guard index > 0, index + 1 < limit else { return false }
        let tokens = source.tokens[index - 1...index + 1]
        return tokens[index - 1].end == tokens[index].start && tokens[index].end == tokens[index + 1].start
            && tokens[index + 1].kind == .number
    }

    /// Whether the brackets at the position hold a message, and not an index: a word follows an operand.
    private var isMessage: Bool {
        var parser = self
        var isAfterOperand = false
        parser.advance()
        while parser.index < closing {
            if isAfterOperand, parser.kind == .word { return true }
            isAfterOperand =
                parser.kind == .word || parser.kind == .string || parser.kind == .number || parser.kind == .atWord
                || parser.text == "["
            if ["(", "[", "{"].contains(parser.text) { parser.index = parser.closing }
            parser.advance()
        }
        return false
    }
}
