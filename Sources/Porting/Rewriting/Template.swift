/// The Swift form of a call as the registry writes it, read once: `$self.replay($1)`.
struct Template: Sendable {
    let expression: SwiftExpression
    /// The least number of arguments that the form takes.
    let count: Int

    /// Whether the form is a chain, with the receiver at its beginning and nowhere else.
    var isChain: Bool {
        var next = expression
        while true {
            switch next.kind {
            case .call(let base, let list), .element(let base, let list):
                // A chain that changes an optional receiver cannot read it in its arguments.
                if list.contains(where: { Template.mentionsReceiver($0.value) }) { return false }
                next = base
            case .member(let base, _), .chained(let base), .forced(let base):
                next = base
            case .binary(let left, "=", _): next = left
            default: return next.plain == "$self"
            }
        }
    }

    private static func mentionsReceiver(_ part: SwiftExpression) -> Bool {
        switch part.kind {
        case .text(let text): text == "$self"
        case .member(let base, _), .chained(let base), .forced(let base), .prefix(_, let base), .cast(let base, _, _),
            .attempt(let base):
            mentionsReceiver(base)
        case .call(let base, let list), .element(let base, let list):
            mentionsReceiver(base) || list.contains { mentionsReceiver($0.value) }
        case .binary(let left, _, let right): mentionsReceiver(left) || mentionsReceiver(right)
        case .conditional(let a, let b, let c): [a, b, c].contains(where: mentionsReceiver)
        case .array(let list), .tuple(let list): list.contains(where: mentionsReceiver)
        case .closure, .dictionary, .commented: false
        }
    }

    /// The form for a receiver that may be nil, where this form bridges it first: `($self as NSString?)?.length`.
    var ofOptional: Template? {
        func bridged(_ part: SwiftExpression) -> SwiftExpression? {
            switch part.kind {
            case .member(let base, let name):
                return bridged(base).map { SwiftExpression(.member($0, name), part.type) }
            case .call(let base, let list):
                if list.contains(where: { Template.mentionsReceiver($0.value) }) { return nil }
                return bridged(base).map { SwiftExpression(.call($0, list), part.type) }
            case .cast(let value, "as", let type):
                guard value.plain == "$self", !type.hasSuffix("?") else { return nil }
                return SwiftExpression(.chained(SwiftExpression(.cast(value, "as", type + "?"))))
            default: return nil
            }
        }
        return bridged(expression).map { Template($0, count) }
    }

    private init(_ expression: SwiftExpression, _ count: Int) {
        (self.expression, self.count) = (expression, count)
    }

    /// Reads a form; nil if the text is no expression of the small language of templates.
    init?(_ text: String) {
        var reader = Reader(text)
        guard let expression = reader.expression(), reader.isAtEnd else { return nil }
        self.expression = expression
        count = text.split(separator: "$").dropFirst().compactMap { Int($0.prefix(while: \.isNumber)) }.max() ?? 0
    }

    /// Whether a number of arguments fills all places of the form: none stands inside a word, type or closure.
    func isFilled(by count: Int) -> Bool { Self.isFilled(expression, count) }

    private static func isFilled(_ part: SwiftExpression, _ count: Int) -> Bool {
        func all(_ list: [SwiftExpression]) -> Bool { list.allSatisfy { isFilled($0, count) } }
        switch part.kind {
        case .text("$self"), .text("$..."): return true
        case .text(let text):
            if text.hasPrefix("$"), let number = Int(text.dropFirst()) { return number <= count }
            return !hasPlace(text)
        case .member(let base, let name): return !hasPlace(name) && all([base])
        case .cast(let base, _, let type): return !hasPlace(type) && all([base])
        case .chained(let base), .forced(let base), .prefix(_, let base), .attempt(let base), .commented(_, let base):
            return all([base])
        case .call(let base, let list), .element(let base, let list): return all([base] + list.map(\.value))
        case .binary(let left, _, let right): return all([left, right])
        case .conditional(let a, let b, let c): return all([a, b, c])
        case .array(let list), .tuple(let list): return all(list)
        case .dictionary(let pairs): return pairs.isEmpty
        case .closure: return false
        }
    }

    /// Whether a text has a place for an operand; `$0` is a parameter of a closure.
    private static func hasPlace(_ text: String) -> Bool {
        zip(text.utf8, text.utf8.dropFirst()).contains { $0 == UInt8(ascii: "$") && $1 != UInt8(ascii: "0") }
    }

    /// Puts operands in the places of `$self`, `$1` and so on.
    func filled(receiver: SwiftExpression?, arguments: [SwiftExpression], further: [SwiftExpression] = [])
        -> SwiftExpression
    {
        fill(expression, receiver, arguments, further)
    }

    private func fill(
        _ part: SwiftExpression, _ receiver: SwiftExpression?, _ arguments: [SwiftExpression],
        _ further: [SwiftExpression]
    ) -> SwiftExpression {
        func fill(_ part: SwiftExpression) -> SwiftExpression { self.fill(part, receiver, arguments, further) }
        func fill(_ list: [SwiftExpression.Argument]) -> [SwiftExpression.Argument] {
            list.flatMap { argument -> [SwiftExpression.Argument] in
                if argument.value.plain == "$..." { return further.map { .init(label: nil, value: $0) } }
                return [.init(label: argument.label, value: fill(argument.value))]
            }
        }
        switch part.kind {
        case .text("$self"):
            return receiver ?? part
        case .text(let text):
            if text.hasPrefix("$"), let number = Int(text.dropFirst()), arguments.indices.contains(number - 1) {
                return arguments[number - 1]
            }
            return part
        case .member(let base, let name): return chained(fill(base)).member(name, part.type)
        case .chained(let base):
            let filled = fill(base)
            return filled.type.isOptional || filled.type == .unknown ? SwiftExpression(.chained(filled)) : filled
        case .forced(let base): return SwiftExpression(.forced(fill(base)), part.type)
        case .call(let callee, let list): return SwiftExpression(.call(fill(callee), fill(list)), part.type)
        case .element(let base, let list): return chained(fill(base)).element(fill(list), part.type)
        case .prefix(let sign, let operand): return SwiftExpression(.prefix(sign, fill(operand)), part.type)
        case .binary(let left, let sign, let right):
            return SwiftExpression(.binary(fill(left), sign, fill(right)), part.type)
        case .conditional(let a, let b, let c):
            return SwiftExpression(.conditional(fill(a), fill(b), fill(c)), part.type)
        case .cast(let value, let word, let type): return SwiftExpression(.cast(fill(value), word, type), part.type)
        case .array(let list):
            let values = list.flatMap { $0.plain == "$..." ? further : [fill($0)] }
            return SwiftExpression(.array(values), part.type)
        case .tuple(let list): return SwiftExpression(.tuple(list.map(fill)), part.type)
        case .attempt(let value): return fill(value)
        case .closure, .dictionary, .commented: return part
        }
    }

    private func chained(_ base: SwiftExpression) -> SwiftExpression {
        if case .chained = base.kind { return base }
        return (base.own ?? base.type).isOptional ? SwiftExpression(.chained(base), base.type.wrapped) : base
    }
}

/// Reads the small language of templates.
private struct Reader {
    private let source: SourceText
    private let texts: [String]
    private var index = 0

    init(_ text: String) {
        // `$...` is one word here.
        source = SourceText(text.replacing("$...", with: "$rest"))
        texts = source.tokens.map(source.text(of:))
    }

    var isAtEnd: Bool { source.tokens[index].kind == .end }
    private var text: String { texts[index] }

    private mutating func skip(_ expected: String) -> Bool {
        guard text == expected, !isAtEnd else { return false }
        index += 1
        return true
    }

    mutating func expression() -> SwiftExpression? {
        guard let condition = binary(0) else { return nil }
        guard text == "?", skip("?") else { return condition }
        guard let positive = expression(), skip(":"), let negative = expression() else { return nil }
        return SwiftExpression(.conditional(condition, positive, negative))
    }

    private static let precedences: [String: Int] = [
        "=": 1, "+=": 1, "<~": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "===": 4,
        "!==": 4, "??": 5, "+": 6, "-": 6,
        "|": 6, "*": 7, "/": 7, "&": 7, "%": 7, "<~>": 1, "..<": 6, "...": 6,
    ]

    /// The operator at the position, which may be several tokens without a space between.
    private func sign() -> (text: String, count: Int)? {
        guard source.tokens[index].kind == .symbol else { return nil }
        var (joined, best, count) = ("", nil as (String, Int)?, 0)
        var position = index
        while source.tokens[position].kind == .symbol, count < 3,
            count == 0 || source.tokens[position - 1].end == source.tokens[position].start
        {
            joined += texts[position]
            count += 1
            position += 1
            if Self.precedences[joined] != nil { best = (joined, count) }
        }
        // `x ?? y` and not `x?.y`.
        return best
    }

    private mutating func binary(_ lowest: Int) -> SwiftExpression? {
        guard var left = prefix() else { return nil }
        while true {
            if text == "as" || text == "is" {
                var word = text
                index += 1
                if skip("?") { word += "?" } else if skip("!") { word += "!" }
                guard let type = typeText() else { return nil }
                left = SwiftExpression(.cast(left, word, type))
                continue
            }
            guard let (sign, count) = sign(), let precedence = Self.precedences[sign], precedence > lowest else {
                return left
            }
            index += count
            guard let right = binary(precedence) else { return nil }
            left = SwiftExpression(.binary(left, sign, right))
        }
    }

    private mutating func typeText() -> String? {
        if skip("[") {
            var text = "["
            var depth = 1
            while depth > 0, !isAtEnd {
                if self.text == "[" { depth += 1 }
                if self.text == "]" { depth -= 1 }
                text += self.text == ":" ? ": " : self.text
                index += 1
            }
            return text
        }
        guard source.tokens[index].kind == .word else { return nil }
        var name = text
        index += 1
        if name == "any", source.tokens[index].kind == .word {
            name += " " + text
            index += 1
        }
        while text == ".", skip(".") {
            name += "." + text
            index += 1
        }
        return name
    }

    private mutating func prefix() -> SwiftExpression? {
        if text == "try", skip("try") {
            if skip("?") { return prefix().map { SwiftExpression(.prefix("try? ", $0)) } }
            return expression().map { SwiftExpression(.attempt($0)) }
        }
        for sign in ["!", "-", "&", "~"] where text == sign {
            index += 1
            return prefix().map { SwiftExpression(.prefix(sign, $0)) }
        }
        return postfix()
    }

    private mutating func postfix() -> SwiftExpression? {
        guard var result = primary() else { return nil }
        while true {
            if text == ".", source.tokens[index + 1].kind == .word || source.tokens[index + 1].kind == .number {
                index += 1
                result = SwiftExpression(.member(result, text))
                index += 1
            } else if text == "(" {
                guard let list = arguments("(", ")") else { return nil }
                result = SwiftExpression(.call(result, list))
            } else if text == "[", source.tokens[index].outset == source.tokens[index].start {
                guard let list = arguments("[", "]") else { return nil }
                result = SwiftExpression(.element(result, list))
            } else if text == "?", [".", "["].contains(texts[index + 1]),
                source.tokens[index].outset == source.tokens[index].start
            {
                index += 1
                result = SwiftExpression(.chained(result))
            } else if text == "!", source.tokens[index].outset == source.tokens[index].start {
                index += 1
                result = SwiftExpression(.forced(result))
            } else {
                return result
            }
        }
    }

    private mutating func arguments(_ open: String, _ close: String) -> [SwiftExpression.Argument]? {
        guard skip(open) else { return nil }
        var list: [SwiftExpression.Argument] = []
        while !isAtEnd, text != close {
            var label: String?
            if source.tokens[index].kind == .word, texts[index + 1] == ":" {
                label = text
                index += 2
            }
            guard let value = expression() else { return nil }
            list.append(.init(label: label, value: value))
            if !skip(",") { break }
        }
        return skip(close) ? list : nil
    }

    private mutating func primary() -> SwiftExpression? {
        let token = source.tokens[index]
        switch token.kind {
        case .word where texts[index + 1] == "<" && text.first?.isUppercase == true:
            return generic()
        case .word, .number, .string:
            defer { index += 1 }
            return SwiftExpression(text == "$rest" ? "$..." : text)
        case .unknown where text == "\\":
            // A key path: \.name
            index += 1
            var path = "\\"
            while text == "." || source.tokens[index].kind == .word || text == "?" {
                path += text
                index += 1
            }
            return SwiftExpression(path)
        case .symbol where text == ".":
            index += 1
            defer { index += 1 }
            return SwiftExpression(".\(text)")
        case .symbol where text == "[":
            if texts[index + 1] == ":" {
                index += 2
                return skip("]") ? SwiftExpression(.dictionary([])) : nil
            }
            guard let list = arguments("[", "]") else { return nil }
            // The type of a dictionary.
            if let key = list.first?.label { return SwiftExpression("[\(key): \(SwiftPrinter().text(list[0].value))]") }
            return SwiftExpression(.array(list.map(\.value)))
        case .symbol where text == "{":
            return closure()
        case .symbol where text == "(":
            guard let list = arguments("(", ")") else { return nil }
            return list.count == 1 ? list[0].value : SwiftExpression(.tuple(list.map(\.value)))
        default:
            return nil
        }
    }

    /// A type with its arguments: `NSMapTable<AnyObject, AnyObject>`; also a name before the sign of a comparison.
    private mutating func generic() -> SwiftExpression? {
        let start = index
        index += 1
        guard source.tokens[start].end == source.tokens[index].start else { return SwiftExpression(texts[start]) }
        var type = texts[start]
        while !isAtEnd {
            type += text == "," ? ", " : text
            index += 1
            if texts[index - 1] == ">" { return SwiftExpression(type) }
        }
        return nil
    }

    /// A closure, which stays as it is written: `{ _, new in new }`.
    private mutating func closure() -> SwiftExpression? {
        let start = source.tokens[index].start
        var depth = 0
        repeat {
            if text == "{" { depth += 1 }
            if text == "}" { depth -= 1 }
            index += 1
        } while depth > 0 && !isAtEnd
        guard depth == 0 else { return nil }
        return SwiftExpression(source.text(start..<source.tokens[index - 1].end))
    }
}
