/// Reads tokens as Objective-C.
///
/// The parser never fails: tokens that it does not know become an `unknown` of exactly these tokens. Each part is read
/// within the bounds that its brackets set, so that a mistake in a method does not affect the next method.
struct Parser {
    /// The depth to which brackets and operators may nest; the parser keeps deeper parts as text.
    static let deepest = 120
    /// The number of links or operands that a chain may have; the parser keeps longer chains as text.
    static let longest = 20_000

    let source: SourceText
    let texts: [String]
    /// For each opening bracket, the token that closes it.
    let closings: [Int]
    /// For each token, whether it is a directive in the middle of a statement or expression.
    let embedded: [Bool]
    /// The next token.
    var index = 0
    /// The token after the last one of the part that is being read.
    var limit: Int
    var depth = 0
    /// The type parameters of the class that is being read.
    var typeParameters: Set<String> = []

    /// The class whose variables are being read, and the structures without a name among their types.
    var variableOwner: String?
    var innerStructures: [Structure] = []
    /// Structures without names of their own, which stand in front of the item that declares them.
    var leadingStructures: [Structure] = []
    /// How many structures have the name of a variable.
    var structureNames: [String: Int] = [:]

    init(_ source: SourceText) {
        self.source = source
        texts = source.tokens.map(source.text(of:))
        let brackets = Brackets(source.tokens, texts, bytes: source.bytes)
        closings = brackets.closings
        embedded = brackets.embedded
        limit = source.tokens.count - 1
        skipEmbedded()
    }

    // MARK: Reading

    var kind: Token.Kind { index < limit ? source.tokens[index].kind : .end }
    var text: String { index < limit ? texts[index] : "" }
    var isAtEnd: Bool { index >= limit }

    /// The text of a later token.
    func text(after distance: Int) -> String {
        var position = index
        for _ in 0..<distance {
            position += 1
            while position < limit, embedded[position] { position += 1 }
        }
        return position < limit ? texts[position] : ""
    }

    func kind(after distance: Int) -> Token.Kind {
        var position = index
        for _ in 0..<distance {
            position += 1
            while position < limit, embedded[position] { position += 1 }
        }
        return position < limit ? source.tokens[position].kind : .end
    }

    mutating func advance() {
        index += 1
        skipEmbedded()
    }

    mutating func skipEmbedded() {
        while index < limit, embedded[index] { index += 1 }
    }

    mutating func skip(_ expected: String) -> Bool {
        guard text == expected else { return false }
        advance()
        return true
    }

    /// The token that closes the bracket at the position, within the bounds.
    var closing: Int { min(closings[index], limit) }

    /// Reads the tokens in the brackets at the position, and passes the brackets.
    mutating func inBrackets<Result>(_ read: (inout Parser) -> Result) -> (result: Result, inside: Range<Int>) {
        let (outer, close) = (limit, closing)
        let bracket = text == "(" ? ")" : text == "[" ? "]" : "}"
        advance()
        let inside = min(index, close)..<close
        limit = close
        let result = read(&self)
        limit = outer
        index = close
        // A forgotten bracket ends where an enclosing part ends.
        _ = skip(bracket)
        return (result, inside)
    }

    /// The tokens from `start` up to the position, without directives at their end.
    func tokens(from start: Int) -> Range<Int> {
        var end = index
        while end > start, end - 1 < embedded.count, embedded[end - 1] { end -= 1 }
        return start..<max(start, end)
    }

    /// The text of tokens, with the spaces and comments between them.
    func text(of range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return source.text(source.tokens[first].start..<source.tokens[last].end)
    }

    /// Reads elements separated by commas.
    mutating func list<Element>(_ read: (inout Parser) -> Element) -> [Element] {
        var elements: [Element] = []
        while !isAtEnd {
            let start = index
            elements.append(read(&self))
            if !skip(",") {
                // The rest of the bounds belongs to no element: the parser passes it.
                if index == start || !isAtEnd { index = limit }
            }
        }
        return elements
    }

    func isWord(_ distance: Int = 0) -> Bool { kind(after: distance) == .word }
}

/// Matches brackets, and finds the directives in the middle of statements and expressions.
private struct Brackets {
    var closings: [Int]
    var embedded: [Bool]

    init(_ tokens: [Token], _ texts: [String], bytes: [UInt8]) {
        closings = Array(repeating: tokens.count - 1, count: tokens.count)
        embedded = Array(repeating: false, count: tokens.count)
        var open: [Int] = []
        var previous = ""
        // For each token, the first token from it on that is no directive.
        var following = Array(repeating: tokens.count, count: tokens.count + 1)
        for index in tokens.indices.reversed() {
            following[index] = tokens[index].kind == .directive ? following[index + 1] : index
        }
        for index in tokens.indices {
            let text = texts[index]
            switch tokens[index].kind {
            case .directive:
                let next = following[index] < tokens.count ? texts[following[index]] : ""
                embedded[index] =
                    !["", ";", "{", "}", ":", "@end"].contains(previous) && !next.hasPrefix("@") && next != "-"
                    && next != "+"
                    && !next.isEmpty && !open.isEmpty
                    || text.directiveWord == "pragma"
                        && (next == "else"
                            || open.last.map { texts[$0] != "{" || $0 > 0 && texts[$0 - 1] == "@" } == true)
                continue
            case .atWord where Self.ends.contains(text):
                close(&open, at: index)
            case .symbol
            where (text == "-" || text == "+") && index + 1 < texts.count && texts[index + 1] == "("
                && Self.isInFirstColumn(tokens[index], bytes) && !open.isEmpty:
                close(&open, at: index)
            case .symbol:
                switch text {
                case "(", "[", "{": open.append(index)
                case ")", "]", "}":
                    let match = text == ")" ? "(" : text == "]" ? "[" : "{"
                    guard let position = open.suffix(64).lastIndex(where: { texts[$0] == match }) else { break }
                    // A brace closes the brackets that were left open inside it; another bracket closes nothing across
                    // a brace.
                    if match != "{", open[position...].contains(where: { texts[$0] == "{" }) { break }
                    for forgotten in open[position...] { closings[forgotten] = index }
                    open.removeSubrange(position...)
                default: break
                }
            default: break
            }
            previous = text
        }
    }

    /// Closes all open brackets, because a member begins.
    private mutating func close(_ open: inout [Int], at index: Int) {
        for forgotten in open { closings[forgotten] = index }
        open = []
    }

    private static let ends: Set<String> = ["@end", "@implementation", "@interface"]

    private static func isInFirstColumn(_ token: Token, _ bytes: [UInt8]) -> Bool {
        token.start == 0 || bytes[token.start - 1] == UInt8(ascii: "\n")
    }
}
