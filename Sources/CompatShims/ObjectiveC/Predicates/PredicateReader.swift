import Foundation

/// Reads the format of a predicate.
struct PredicateReader {
    private enum Token: Equatable {
        case word(String)
        case number(String)
        case text(String)
        case sign(String)
        /// `%@` and its kin, by the position of its value.
        case value(Int)
        /// `%K`, by the position of its value.
        case path(Int)
        case variable(String)
    }

    private static let signs = [
        "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
        ".", ":", "+", "-", "*", "/",
    ]
    private static let relations: [String: PredicateComparison.Relation] = [
        "=": .equal, "==": .equal, "!=": .different, "<>": .different, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
        "IN": .isIn, "BETWEEN": .between,
        "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
    ]
    private static let functions: Set<String> = ["count", "sum", "min", "max", "average", "uppercase", "lowercase"]

    private var tokens: [Token]?
    private let values: [Any?]
    private var index = 0

    init(_ format: String, _ values: [Any?]) {
        self.values = values
        tokens = Self.tokens(of: format, valueCount: values.count)
    }

    /// The test that the format describes; nil for a format that cannot be read.
    mutating func read() -> PredicateTest? {
        guard let test = alternatives(), index == tokens?.count else { return nil }
        return test
    }

    // MARK: Tokens

    private static func tokens(of format: String, valueCount: Int) -> [Token]? {
        var (tokens, rest, used) = ([Token](), Substring(format), 0)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                rest.removeFirst()
                guard let text = quoted(&rest, by: first) else { return nil }
                tokens.append(.text(text))
            } else if first.isNumber {
                let isHexadecimal = rest.hasPrefix("0x")
                let number = rest.prefix { $0.isHexDigit && (isHexadecimal || $0.isNumber) || $0 == "." || $0 == "x" }
                rest.removeFirst(number.count)
                tokens.append(.number(String(number)))
            } else if first == "%" {
                rest.removeFirst()
                guard let kind = rest.firstIndex(where: { !"lhqz".contains($0) }), used < valueCount else { return nil }
                guard "@KdDiuUxXoOcCfFeEgGsS".contains(rest[kind]) else { return nil }
                tokens.append(rest[kind] == "K" ? .path(used) : .value(used))
                used += 1
                rest = rest[rest.index(after: kind)...]
            } else if first == "$" {
                rest.removeFirst()
                tokens.append(.variable(word(&rest)))
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                // A number sign marks a key that is also a word of the language.
                if first == "#" { tokens.append(.sign("#")); rest.removeFirst() }
                let prefix = first == "@" ? String(rest.removeFirst()) : ""
                tokens.append(.word(prefix + word(&rest)))
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.sign(sign))
                rest.removeFirst(sign.count)
            } else {
                return nil
            }
        }
        return tokens
    }

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest.removeFirst(word.count)
        return String(word)
    }

    private static func quoted(_ rest: inout Substring, by mark: Character) -> String? {
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return text }
            guard next == "\\" else {
                text.append(next)
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped == "r" ? "\r" : escaped)
        }
        return nil
    }

    private var next: Token? { tokens.flatMap { index < $0.count ? $0[index] : nil } }

    /// Whether the next token is a sign, or a word in any case, which is then read.
    private mutating func takes(_ names: String...) -> Bool {
        switch next {
        case .sign(let sign) where names.contains(sign): break
        case .word(let word) where names.contains(word.uppercased()): break
        default: return false
        }
        index += 1
        return true
    }

    // MARK: Tests

    private mutating func alternatives() -> PredicateTest? {
        joined(by: "OR", "||", PredicateTest.any) { $0.conjunction() }
    }

    private mutating func conjunction() -> PredicateTest? {
        joined(by: "AND", "&&", PredicateTest.all) { $0.negation() }
    }

    /// Tests between which a word or sign stands; one test alone is itself.
    private mutating func joined(
        by word: String, _ sign: String, _ join: ([PredicateTest]) -> PredicateTest,
        _ part: (inout Self) -> PredicateTest?
    ) -> PredicateTest? {
        var tests: [PredicateTest] = []
        repeat {
            guard let test = part(&self) else { return nil }
            tests.append(test)
        } while takes(word, sign)
        return tests.count == 1 ? tests[0] : join(tests)
    }

    private mutating func negation() -> PredicateTest? {
        if takes("NOT", "!") { return negation().map { .not($0) } }
        if takes("TRUEPREDICATE") { return .constant(true) }
        if takes("FALSEPREDICATE") { return .constant(false) }
        // A bracket begins a test, or a value that is compared.
        let start = index
        if takes("("), let test = alternatives(), takes(")"), !isRelation { return test }
        index = start
        return comparison()
    }

    private var isRelation: Bool {
        switch next {
        case .sign(let sign): Self.relations[sign] != nil || "+-*/".contains(sign)
        case .word(let word): Self.relations[word.uppercased()] != nil
        default: false
        }
    }

    private mutating func comparison() -> PredicateTest? {
        let scope: PredicateComparison.Scope =
            takes("ANY", "SOME") ? .any : takes("ALL") ? .all : takes("NONE") ? .none : .direct
        guard let left = sum(), let relation = relation() else { return nil }
        var options: String.CompareOptions = []
        if takes("[") {
            guard case .word(let letters)? = next else { return nil }
            for letter in letters.lowercased() {
                switch letter {
                case "c": options.insert(.caseInsensitive)
                case "d": options.insert(.diacriticInsensitive)
                case "n": options.insert(.literal)
                default: break
                }
            }
            index += 1
            guard takes("]") else { return nil }
        }
        guard let right = sum() else { return nil }
        return .comparison(
            PredicateComparison(scope: scope, left: left, relation: relation, options: options, right: right))
    }

    private mutating func relation() -> PredicateComparison.Relation? {
        let name: String
        switch next {
        case .sign(let sign): name = sign
        case .word(let word): name = word.uppercased()
        default: return nil
        }
        index += 1
        return Self.relations[name]
    }

    // MARK: Values

    private mutating func sum() -> PredicateValue? { computed("+", "-") { $0.product() } }

    private mutating func product() -> PredicateValue? { computed("*", "/") { $0.part() } }

    /// Values between which one of two signs stands, computed from the left.
    private mutating func computed(
        _ one: String, _ other: String, _ part: (inout Self) -> PredicateValue?
    ) -> PredicateValue? {
        guard var value = part(&self) else { return nil }
        while let sign = sign(of: one, other) {
            guard let next = part(&self) else { return nil }
            value = .computed(value, sign, next)
        }
        return value
    }

    private mutating func sign(of signs: String...) -> String? {
        guard case .sign(let sign)? = next, signs.contains(sign) else { return nil }
        index += 1
        return sign
    }

    private mutating func part() -> PredicateValue? {
        guard var value = plainValue() else { return nil }
        while true {
            if takes(".") {
                guard let key = key() else { return nil }
                value = .path(value, operatorPath(key))
            } else if case .sign("[")? = next, let position = position() {
                value = .element(value, position)
            } else {
                return value
            }
        }
    }

    /// `[2]`, `[FIRST]`, `[LAST]`, `[SIZE]` or `["key"]`.
    private mutating func position() -> PredicateValue? {
        let start = index
        index += 1
        if case .word(let word)? = next, ["FIRST", "LAST", "SIZE"].contains(word.uppercased()) {
            index += 1
            if takes("]") { return .place(word.uppercased()) }
        } else if let value = sum(), takes("]") {
            return value
        }
        index = start
        return nil
    }

    /// `@sum.price`: an operator, and the path of its values.
    private mutating func operatorPath(_ first: String) -> String {
        guard first.hasPrefix("@"), first != "@count" else { return first }
        var path = first
        while takes("."), let key = key() { path += "." + key }
        return path
    }

    private mutating func key() -> String? {
        _ = takes("#")
        switch next {
        case .word(let word):
            index += 1
            return word
        case .path(let position):
            index += 1
            return values[position] as? String
        default: return nil
        }
    }

    private mutating func plainValue() -> PredicateValue? {
        guard let token = next else { return nil }
        index += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number):
            if number.hasPrefix("0x") { return Int(number.dropFirst(2), radix: 16).map { .constant($0) } }
            return Int(number).map { .constant($0) } ?? Double(number).map { .constant($0) }
        case .value(let position): return .constant(boxed(values[position]))
        case .path(let position): return (values[position] as? String).map { .path(.object, $0) }
        case .variable(let name): return .variable(name)
        case .sign("-"): return part().map { .computed(.constant(0), "-", $0) }
        case .sign("{"): return list()
        case .sign("#"): return key().map { .path(.object, $0) }
        case .sign("("):
            guard let value = sum(), takes(")") else { return nil }
            return value
        case .sign: return nil
        case .word(let word): return value(of: word)
        }
    }

    private mutating func value(of word: String) -> PredicateValue? {
        switch word.uppercased() {
        case "SELF": return .object
        case "NULL", "NIL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "SUBQUERY": return subquery()
        case let name
        where Self.relations[name] != nil || ["AND", "OR", "NOT", "ANY", "ALL", "NONE", "SOME"].contains(name):
            return nil
        default: break
        }
        if Self.functions.contains(word), takes(":") {
            guard takes("("), let value = sum(), takes(")") else { return nil }
            return .function(word, value)
        }
        return .path(.object, operatorPath(word))
    }

    private mutating func list() -> PredicateValue? {
        var values: [PredicateValue] = []
        while !takes("}") {
            guard values.isEmpty || takes(","), let value = sum() else { return nil }
            values.append(value)
        }
        return .list(values)
    }

    /// `SUBQUERY(items, $item, $item.price > 3)`.
    private mutating func subquery() -> PredicateValue? {
        guard takes("("), let values = sum(), takes(","), case .variable(let name)? = next else { return nil }
        index += 1
        guard takes(","), let test = alternatives(), takes(")") else { return nil }
        return .matching(values, name, test)
    }
}
