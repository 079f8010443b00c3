/// The macros of a program that are expanded where they are used, as the preprocessor does.
///
/// A macro whose value is a single operand becomes a constant. A value with an operator outside of parentheses takes part
/// in the precedence around its use, and a macro with parameters takes expressions as they stand: their texts are put in the
/// places of their uses before the file is read.
struct MacroTable: Sendable {
    private struct Macro: Sendable {
        /// Nil for a macro without parentheses.
        let parameters: [String]?
        let body: String

        /// Whether it makes texts or words of its arguments: `#x`, `a ## b`.
        var joinsWords: Bool {
            let source = SourceText(body)
            return parameters != nil && source.tokens.contains { ["#", "##"].contains(source.text(of: $0)) }
        }
    }

    private var macros: [String: Macro] = [:]
    /// The values of macros that become constants.
    private var constants: [String: String] = [:]
    /// The names of macros that have a definition that does nothing, as logs have without `DEBUG`, and of those that have another.
    private var (empty, filled): (Set<String>, Set<String>) = ([], [])
    /// The names of the program for types of numbers, `typedef uint8_t Byte;`, whose bits and sign its numbers have.
    private var numbers: Set<String> = []
    /// What conditions find that ask for the names of macros.
    private(set) var flags = MacroFlags()

    /// - Parameter isOfProgram: Whether the texts are those of other files, whose implementations define macros for
    ///   themselves alone.
    init(_ texts: [String] = [], isOfProgram: Bool = false) {
        for text in texts where text.contains("#define") || text.contains("# define") || text.contains("typedef") {
            let source = SourceText(text)
            if !isOfProgram || !text.contains("@implementation") {
                flags.add(source.tokens.filter { $0.kind == .directive }.map { source.text(of: $0) })
            }
            for (index, token) in source.tokens.enumerated() {
                if token.kind == .directive { note(source.text(of: token)) }
                if token.kind == .word, source.text(of: token) == "typedef" { noteNumber(at: index + 1, in: source) }
            }
        }
    }

    /// Notes a name for a type of numbers, such as `NSUInteger` or `unsigned char`.
    private mutating func noteNumber(at start: Int, in source: SourceText) {
        let words = source.tokens[start...].prefix(5).map { source.text(of: $0) }
        // A variable may have the name of a type that begins with a small letter: `byte`.
        guard let end = words.firstIndex(of: ";"), end > 1, macros[words[end - 1]] == nil,
            words[end - 1].first?.isUppercase == true
        else { return }
        let type = words[..<(end - 1)].map { macros[$0].flatMap { $0.parameters == nil ? $0.body : nil } ?? $0 }
        guard CType(name: type.joined(separator: " ")) != nil else { return }
        numbers.insert(words[end - 1])
        macros[words[end - 1]] = Macro(parameters: nil, body: type.joined(separator: " "))
    }

    mutating func add(_ other: MacroTable) {
        for name in empty where other.filled.contains(name) { macros[name] = nil }
        macros.merge(other.macros.filter { !other.empty.contains($0.key) || !filled.contains($0.key) }) { own, _ in own
        }
        constants.merge(other.constants) { own, _ in own }
        filled.formUnion(other.filled)
        empty = empty.union(other.empty).subtracting(filled)
        numbers.formUnion(other.numbers)
        flags.add(other.flags)
    }

    func contains(_ name: String) -> Bool { macros[name] != nil && !numbers.contains(name) }

    private mutating func note(_ directive: String) {
        guard directive.isDefinition else { return }
        let text = directive.replacing("\\\n", with: " ")
        guard let match = text.wholeMatch(of: /#\s*define\s+(\w+)(\(([^)]*)\))?\s*(.*)/.dotMatchesNewlines()) else {
            return
        }
        // Another definition says more than one that does nothing.
        let name = String(match.1)
        if Self.doesNothing(match.4) {
            if filled.contains(name) { return }
            empty.insert(name)
        } else {
            filled.insert(name)
            if empty.remove(name) != nil { macros[name] = nil }
        }
        // At the beginning of a line, `#` would begin a directive.
        let body = match.4.hasPrefix("#") ? "(\(match.4))" : String(match.4)
        let isText = isWhole(body, isStatement: match.2 == nil)
        guard !body.isEmpty, isExpression(body) || isText else { return }
        guard !Self.isOfLibrary(match.1), !body.contains("metamacro_") else { return }
        let parameters = match.3.map { list in
            list.split(separator: ",").map { parameter in
                let name = parameter.filter { !$0.isWhitespace }
                return name == "..." ? "__VA_ARGS__..." : name
            }
        }
        if let parameters {
            guard parameters.dropLast().allSatisfy({ !$0.hasSuffix("...") }) else { return }
        } else if !hasOpenOperator(body), !mentionsPlace(body), !isQualifier(body), !isText {
            constants[name] = body
            return
        }
        macros[name] = Macro(parameters: parameters, body: isQualifier(body) ? withoutAttributes(body) : body)
    }

    /// Whether a macro is one of the library for macros that ReactiveObjC brings, whose uses have forms of their own.
    static func isOfLibrary(_ name: Substring) -> Bool {
        name.hasPrefix("metamacro_") || name.hasPrefix("RAC") || libraryNames.contains(String(name))
    }

    private static let libraryNames: Set<String> = [
        "weakify", "unsafeify", "strongify", "onExit", "keypath", "keypath1", "keypath2", "collectionKeypath",
        "collectionKeypath3", "collectionKeypath4", "cStringKeypath", "ext_keywordify", "ext_weakify_",
        "ext_strongify_", "NS_CLOSED_ENUM", "NS_ENUM", "NS_ERROR_ENUM", "NS_OPTIONS", "mtl_keywordify", "mtl_weakify_",
        "mtl_strongify_",
    ]

    /// Whether a body logs with a literal as the whole format: `NSLog(@"Error: %@", error)`.
    static func logsOwnFormat(_ body: String) -> Bool {
        let source = SourceText(body)
        guard let log = source.tokens.firstIndex(where: { source.text(of: $0) == "NSLog" }) else { return false }
        let next = source.tokens[(log + 1)...].prefix(3)
        // `NSLog((@"[%d] " format), getpid(), ##__VA_ARGS__)`: the format of the use follows one with values of its own.
        let literals = source.tokens.filter { $0.kind == .string }.map { source.text(of: $0) }.joined()
        let places = ["__PRETTY_FUNCTION__", "__FUNCTION__", "__func__", "__LINE__", "__FILE__"]
        let values = source.tokens.count { places.contains(source.text(of: $0)) }
        if literals.replacing("%%", with: "").count(where: { $0 == "%" }) > values { return true }
        return next.map(\.kind) == [.symbol, .string, .symbol] && [",", ")"].contains(source.text(of: next[log + 3]))
    }

    /// Whether a body is an expression, and neither statements nor a declaration.
    private func isExpression(_ body: String) -> Bool {
        let source = SourceText(body)
        var depth = 0
        for token in source.tokens where token.kind != .end {
            switch source.text(of: token) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{", "}", ";", "do", "return", "for", "while", "if", "typeof", "__typeof__", "^": return false
            case "NSLog": if !Self.logsOwnFormat(body) { return false }
            case "@selector", "@protocol", "@encode", "@YES", "@NO": continue
            default: if token.kind == .directive || token.kind == .atWord { return false }
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Whether a body is `{}`, `do {} while (0)` or `((void)0)`.
    private static func doesNothing(_ body: Substring) -> Bool {
        let words = body.split { " \t\n\\;(){}".contains($0) }
        return !body.isEmpty && words.allSatisfy { ["do", "while", "0", "void"].contains($0) }
            && body.contains { "{(".contains($0) }
    }

    /// Whether a body holds whole brackets: statements, declarations and blocks mean what they mean where they are used.
    ///
    /// - Parameter isStatement: Whether it must have an end of a statement in it.
    private func isWhole(_ body: String, isStatement: Bool) -> Bool {
        let source = SourceText(body)
        var depth = 0
        if isStatement, !source.tokens.contains(where: { $0.kind == .symbol && source.text(of: $0) == ";" }) {
            return false
        }
        for token in source.tokens where token.kind != .end {
            switch source.text(of: token) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "NSLog": if !Self.logsOwnFormat(body) { return false }
            default: break
            }
            if depth < 0 || token.kind == .directive { return false }
        }
        return depth == 0
    }

    /// Whether an operator stands outside of parentheses, which takes part in the precedence around a use.
    private func hasOpenOperator(_ body: String) -> Bool {
        let source = SourceText(body)
        // `#define AND &&` has no operand of its own.
        if source.tokens.allSatisfy({ $0.kind == .symbol || $0.kind == .end }) { return true }
        var depth = 0
        for (index, token) in source.tokens.enumerated() where token.kind == .symbol {
            switch source.text(of: token) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case ".", ",", "->": continue
            default: if depth == 0, index > 0 { return true }
            }
        }
        return false
    }

    /// Whether a body is a part of a declaration: `#define APP_EXTERN extern`, `#define APP_NULLABLE nullable`.
    private func isQualifier(_ body: String) -> Bool {
        let qualifiers: Set = [
            "extern", "static", "inline", "const", "FOUNDATION_EXTERN", "FOUNDATION_EXPORT",
            "UIKIT_EXTERN", "OBJC_EXTERN", "NS_INLINE",
        ]
        let words = withoutAttributes(body).split(separator: " ")
        return !words.isEmpty
            && words.allSatisfy {
                qualifiers.contains(String($0)) || TypeWords.nullability[String($0)] != nil || $0 == "null_resettable"
            }
    }

    /// A part of a declaration without what only tells the compiler of C how to build it.
    private func withoutAttributes(_ body: String) -> String {
        body.replacing(/__attribute__\s*\(\(.*\)\)/, with: "").replacing(/\b__inline(__)?\b/, with: "inline")
    }

    /// Whether a body means another thing at each use: `NSLog(@"%@", [self class])`.
    private func mentionsPlace(_ body: String) -> Bool {
        let places: Set = [
            "self", "super", "_cmd", "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__", "__LINE__", "__FILE__",
        ]
        let source = SourceText(body)
        return source.tokens.contains { token in
            let word = source.text(of: token)
            return places.contains(word) || word.hasPrefix("_") && word.dropFirst().first?.isLowercase == true
        }
    }

    // MARK: Expanding

    /// The text with the macros' bodies in the places of their uses; lines keep their numbers.
    func expanded(_ text: String) -> String {
        guard !macros.isEmpty || !constants.isEmpty, isUsed(in: text) else { return text }
        return expanded(text, without: [])
    }

    /// Whether a name for numbers is declared at a place, `typedef uint8_t Byte;`, or stands for something else.
    private func isDeclared(at index: Int, in source: SourceText) -> Bool {
        let next = source.text(of: source.tokens[min(index + 1, source.tokens.count - 1)])
        let before = index > 0 ? source.text(of: source.tokens[index - 1]) : ""
        return next == ";" || next == ":" || before == "." || before == "->" || before == "@"
    }

    /// Whether a word of a text is the name of a macro: most texts have none.
    private func isUsed(in text: String) -> Bool {
        text.utf8.split { !(Lexer.isWord($0) || Lexer.isDigit($0)) }.contains { word in
            let word = String(Substring(word))
            return macros[word] != nil || constants[word]?.first.map { $0 == "@" || $0 == "\"" } == true
        }
    }

    /// The text of a constant that stands beside a literal, with which C makes one text of it: `HOST @"/login"`.
    private func joinedText(
        _ word: String, at index: Int, in source: SourceText, without names: Set<String>
    ) -> String? {
        guard !names.contains(word), source.isText(index - 1) || source.isText(index + 1),
            let body = constants[word].map({ expanded($0, without: names.union([word])) })
        else { return nil }
        let parts = SourceText(body).tokens.dropLast()
        return !parts.isEmpty && parts.allSatisfy { $0.kind == .string } ? body : nil
    }

    private func expanded(_ text: String, without names: Set<String>) -> String {
        let source = SourceText(text)
        let tokens = source.tokens
        var result = ""
        var end = 0
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            let word = token.kind == .word ? source.text(of: token) : ""
            if let joined = joinedText(word, at: index, in: source, without: names) {
                result += source.text(end..<token.start) + joined
                end = token.end
            }
            guard let macro = macros[word], !names.contains(word),
                !numbers.contains(word) || !isDeclared(at: index, in: source),
                let use = use(of: macro, at: index, in: source, without: names)
            else {
                index += 1
                continue
            }
            result += source.text(end..<token.start)
            result += expanded(use.body, without: names.union([word]))
            end = tokens[use.last].end
            index = use.last + 1
        }
        return result + source.text(end..<(tokens.last?.start ?? 0))
    }

    /// The body of a macro with its arguments, and the last token of the use.
    private func use(
        of macro: Macro, at index: Int, in source: SourceText, without used: Set<String>
    ) -> (body: String, last: Int)? {
        guard let parameters = macro.parameters else { return (macro.body, index) }
        let tokens = source.tokens
        guard index + 1 < tokens.count, source.text(of: tokens[index + 1]) == "(" else { return nil }
        var arguments: [String] = []
        var depth = 0
        var start = tokens[index + 1].end
        var last = index + 1
        while last < tokens.count, tokens[last].kind != .end {
            switch source.text(of: tokens[last]) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 1:
                arguments.append(source.text(start..<tokens[last].start))
                start = tokens[last].end
            default: break
            }
            if depth == 0 { break }
            last += 1
        }
        guard depth == 0 else { return nil }
        arguments.append(source.text(start..<tokens[last].start))
        if parameters.isEmpty, arguments.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { arguments = [] }
        if let last = parameters.last, last.hasSuffix("...") {
            // The last parameter takes the other arguments, or none.
            let rest = arguments.dropFirst(parameters.count - 1).joined(separator: ",")
            arguments = arguments.prefix(parameters.count - 1) + [rest]
        }
        guard arguments.count == parameters.count else { return nil }
        let names = parameters.map { $0.hasSuffix("...") ? String($0.dropLast(3)) : $0 }
        let values = Dictionary(
            zip(names, arguments.map { $0.trimming(\.isWhitespace) }), uniquingKeysWith: { first, _ in first })
        // An argument is expanded before it is put in its place, which shows where another macro makes a text or word of it.
        let body = SourceText(macro.body)
        let isHanded = body.tokens.contains { macros[body.text(of: $0)]?.joinsWords == true }
        return (filled(macro.body, isHanded ? values.mapValues { constants[$0] ?? $0 } : values, used), last)
    }

    /// A body with arguments in the places of its parameters: `#x` is a text, and `a ## b` one word.
    ///
    /// An argument in another place is expanded by itself, in which the macro may be used again.
    private func filled(_ text: String, _ values: [String: String], _ used: Set<String>) -> String {
        let body = SourceText(text)
        var result = ""
        var end = 0
        var isPasted = false
        for (index, token) in body.tokens.enumerated() where [.word, .symbol, .number].contains(token.kind) {
            let word = body.text(of: token)
            let next = index + 1 < body.tokens.count ? body.text(of: body.tokens[index + 1]) : ""
            if word == "##" {
                result += body.text(end..<token.start)
                while result.last == " " { result.removeLast() }
                if values[next] == "", result.last == "," { result.removeLast() }
                (end, isPasted) = (token.end, true)
            } else if word == "#", let value = values[next] {
                let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                result += body.text(end..<token.start) + "\"\(escaped)\""
                end = body.tokens[index + 1].end
            } else if token.start >= end {
                var value = token.kind == .word ? values[word] : nil
                guard value != nil || isPasted else { continue }
                if !isPasted, next != "##" { value = value.map { expanded($0, without: used) } }
                let before = body.text(end..<token.start)
                result += isPasted ? String(before.drop { $0 == " " }) : before
                result += value ?? word
                (end, isPasted) = (token.end, false)
            }
        }
        return result + body.text(end..<(body.tokens.last?.start ?? 0))
    }
}

extension SourceText {
    fileprivate func isText(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .string }
}

extension String {
    /// Whether a directive is a `#define`; asked first, since it costs less than to match it.
    var isDefinition: Bool { utf8.dropFirst().drop { $0 == 32 || $0 == 9 }.starts(with: "define".utf8) }

    func trimming(_ isLeftOut: (Character) -> Bool) -> String {
        let start = drop(while: isLeftOut)
        return String(start[..<(start.lastIndex { !isLeftOut($0) }.map { start.index(after: $0) } ?? start.startIndex)])
    }
}
