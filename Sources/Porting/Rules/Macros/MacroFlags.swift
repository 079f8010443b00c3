/// What a program says of the names that its own conditions ask for: `#define SHOP_LOGS 1`, and then `#if SHOP_LOGS`.
///
/// Swift has no such definitions: a condition asks for the flags of its compiler, and would be false.
struct MacroFlags: Sendable {
    enum Flag: Sendable, Equatable {
        case number(Int)
        /// A definition that is empty, or no number.
        case defined
        /// Whether the name is defined, or as what, depends on other conditions.
        case uncertain
    }

    private var flags: [String: Flag] = [:]

    /// Reads the definitions of a text, one after the other.
    mutating func add(_ directives: [String]) {
        var conditions: [Bool] = []
        for (index, directive) in directives.enumerated() {
            let (word, rest) = Self.parts(of: directive)
            switch word {
            case "if", "ifdef", "ifndef":
                conditions.append(isGuard(directives, index) || SwiftCondition.of(rest) == "true" && word != "ifndef")
            case "else", "elif": if !conditions.isEmpty { conditions[conditions.count - 1] = false }
            case "endif": _ = conditions.popLast()
            case "define":
                guard let match = rest.wholeMatch(of: /(\w+)(\([^)]*\))?(?:\s+(.*))?/.dotMatchesNewlines()) else {
                    continue
                }
                let name = String(match.1)
                if index > 0, isGuard(directives, index - 1) { continue }
                let number = match.2 == nil ? match.3.flatMap { Self.number($0) } : nil
                let flag = conditions.allSatisfy { $0 } ? number.map(Flag.number) ?? .defined : .uncertain
                flags[name] = flags[name].map { $0 == flag ? flag : .uncertain } ?? flag
            case "undef": flags[rest] = .uncertain
            default: break
            }
        }
    }

    /// Adds what other files say of names that this one does not define.
    mutating func add(_ other: MacroFlags) { flags.merge(other.flags) { own, _ in own } }

    /// Whether a directive begins the condition around a whole header, which is read once: `#ifndef SHOP_H`.
    private func isGuard(_ directives: [String], _ index: Int) -> Bool {
        guard directives.indices.contains(index + 1) else { return false }
        let (first, next) = (Self.parts(of: directives[index]), Self.parts(of: directives[index + 1]))
        return first.word == "ifndef" && next.word == "define" && first.rest == next.rest
    }

    /// The word of a directive, and what follows it.
    static func parts(of directive: String) -> (word: String, rest: String) {
        let plain = directive.replacing(/\/\/.*|\/\*.*?\*\//.dotMatchesNewlines(), with: "")
        let text = plain.dropFirst().drop { $0 == " " || $0 == "\t" }
        let word = text.prefix { $0.isLetter }
        return (String(word), String(text[word.endIndex...]).trimming(\.isWhitespace))
    }

    /// The number that a definition stands for.
    private static func number(_ body: Substring) -> Int? {
        let text = body.filter { !"() \t".contains($0) }
        if ["YES", "true"].contains(text) { return 1 }
        if ["NO", "false"].contains(text) { return 0 }
        if SwiftCondition.of(text) == "true" { return 1 }
        return text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    }

    // MARK: Conditions

    /// A condition in which the names that the program defines are true or false.
    func resolved(_ condition: String, _ word: String) -> String {
        if word == "ifdef" || word == "ifndef" { return isKnown(condition) ? "true" : condition }
        let file = Rewriter.File(
            name: "", text: "id x = (\(condition.replacing(/defined\s+(\w+)/) { "defined(\($0.1))" }));")
        if case .variables(let variables)? = file.tree.items.first?.kind, let value = variables.first?.initial,
            let number = number(value)
        {
            return number == 0 ? "false" : "true"
        }
        var text = condition
        for (name, flag) in flags where flag != .uncertain && text.contains(name) {
            guard let question = try? Regex("\\bdefined\\s*\\(?\\s*\(name)\\b\\s*\\)?"),
                let use = try? Regex("\\b\(name)\\b")
            else { continue }
            text.replace(question, with: "true")
            if case .number(let number) = flag { text.replace(use, with: number == 0 ? "false" : "true") }
        }
        return text
    }

    /// The names of a resolved condition that the program defines, and not always, or as no number.
    func uncertain(in condition: String) -> [String] {
        let words = Set(condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        return words.filter { flags[$0] != nil }.sorted()
    }

    private func isKnown(_ name: String) -> Bool { flags[name].map { $0 != .uncertain } ?? false }

    /// The value of a condition all of whose names are numbers of the program; nil for others.
    private func number(_ value: Expression) -> Int? {
        switch value.kind {
        case .parenthesized(let inner): return number(inner)
        case .number(let text): return Self.number(text[...])
        case .name(let name):
            if case .number(let number)? = flags[name] { return number }
            return nil
        case .call(let callee, let arguments):
            guard case .name("defined") = callee.kind, arguments.count == 1, let name = arguments[0].localName else {
                return nil
            }
            return isKnown(name) ? 1 : nil
        case .prefix("!", let inner): return number(inner).map { $0 == 0 ? 1 : 0 }
        case .prefix("-", let inner): return number(inner).map { -$0 }
        case .binary(let left, let sign, let right):
            guard let one = number(left), let other = number(right) else { return nil }
            return Self.computed(one, sign, other)
        default: return nil
        }
    }

    private static func computed(_ one: Int, _ sign: String, _ other: Int) -> Int? {
        func number(_ isTrue: Bool) -> Int { isTrue ? 1 : 0 }
        return switch sign {
        case "&&": number(one != 0 && other != 0)
        case "||": number(one != 0 || other != 0)
        case "==": number(one == other)
        case "!=": number(one != other)
        case "<": number(one < other)
        case ">": number(one > other)
        case "<=": number(one <= other)
        case ">=": number(one >= other)
        case "&": one & other
        case "|": one | other
        case "+": one &+ other
        case "-": one &- other
        default: nil
        }
    }
}
