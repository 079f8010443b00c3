/// Splits the bytes of Objective-C into tokens; unknown bytes become tokens as well, and no byte is lost.
struct Lexer {
    let bytes: [UInt8]
    private var position: Int
    /// Whether nothing but spaces and comments stands before the position in its line: a directive begins there.
    private var isAtLineStart = true

    init(bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 5)
        repeat {
            let outset = position
            skipTrivia(until: bytes.count)
            let start = position
            let kind = scan()
            isAtLineStart = false
            tokens.append(Token(kind: kind, outset: outset, start: start, end: position))
        } while tokens.last?.kind != .end
        return tokens
    }

    /// Reads trivia up to an offset.
    mutating func trivia(until end: Int) -> [Trivia] {
        var pieces: [Trivia] = []
        while position < end {
            let start = position
            guard let piece = nextTrivia(until: end) else { break }
            switch piece {
            case .space: if pieces.last != .space { pieces.append(.space) }
            case .newline: pieces.append(.newline)
            case .comment: pieces.append(.comment(String(decoding: bytes[start..<position], as: UTF8.self)))
            }
        }
        return pieces
    }

    // MARK: Between tokens

    private enum TriviaKind { case space, newline, comment }

    private mutating func skipTrivia(until end: Int) {
        while let kind = nextTrivia(until: end) {
            if kind == .newline { isAtLineStart = true }
        }
    }

    private mutating func nextTrivia(until end: Int) -> TriviaKind? {
        guard position < end else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "\n"):
            position += 1
            return .newline
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C:
            position += 1
            return .space
        case UInt8(ascii: "\\") where peek(1) == UInt8(ascii: "\n"):
            position += 2
            return .space
        case UInt8(ascii: "\\") where peek(1) == UInt8(ascii: "\r") && peek(2) == UInt8(ascii: "\n"):
            position += 3
            return .space
        case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF && position == 0:  // the mark of UTF-8
            position += 3
            return .space
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            if position > 0, bytes[position - 1] == UInt8(ascii: "\r") { position -= 1 }
            return .comment
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
            position += 2
            while position < end, !(bytes[position] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
                position += 1
            }
            position = min(position + 2, end)
            return .comment
        case UInt8(ascii: "_") where bytes[position..<end].starts(with: Self.pragma):
            // The operator for `#pragma` says nothing of meaning; its text may have brackets.
            position += Self.pragma.count
            while position < end, bytes[position] != UInt8(ascii: ")"), bytes[position] != UInt8(ascii: "\n") {
                if bytes[position] == UInt8(ascii: "\"") { skipQuoted(by: bytes[position]) } else { position += 1 }
            }
            position = min(position + 1, end)
            return .space
        default:
            return nil
        }
    }

    private static let pragma = Array("_Pragma(".utf8)

    // MARK: Tokens

    private func peek(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    private mutating func scan() -> Token.Kind {
        guard position < bytes.count else { return .end }
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "#") where isAtLineStart:
            skipDirective()
            return .directive
        case UInt8(ascii: "@"):
            return scanAt()
        case UInt8(ascii: "\""):
            skipQuoted(by: byte)
            return .string
        case UInt8(ascii: "'"):
            skipQuoted(by: byte)
            return .character
        case UInt8(ascii: "."):
            if Self.isDigit(peek(1)) { return scanNumber() }
            return scanSymbol()
        case _ where Self.isDigit(byte):
            return scanNumber()
        case _ where Self.isWord(byte):
            while Self.isWord(peek()) || Self.isDigit(peek()) { position += 1 }
            return .word
        default:
            return scanSymbol()
        }
    }

    private mutating func scanAt() -> Token.Kind {
        position += 1
        if peek() == UInt8(ascii: "\"") {
            skipQuoted(by: UInt8(ascii: "\""))
            return .string
        }
        guard Self.isWord(peek()) else { return .symbol }
        // @YES is a number that is boxed; @weakify is a word.
        while Self.isWord(peek()) || Self.isDigit(peek()) { position += 1 }
        return .atWord
    }

    private mutating func scanNumber() -> Token.Kind {
        while Self.isWord(peek()) || Self.isDigit(peek()) || peek() == UInt8(ascii: ".")
            || (peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-"))
                && (bytes[position - 1] | 0x20 == UInt8(ascii: "e") || bytes[position - 1] | 0x20 == UInt8(ascii: "p"))
        {
            position += 1
        }
        return .number
    }

    private mutating func scanSymbol() -> Token.Kind {
        for symbol in Self.longSymbols
        where position + symbol.count <= bytes.count
            && bytes[position..<(position + symbol.count)].elementsEqual(symbol)
        {
            position += symbol.count
            return .symbol
        }
        let byte = bytes[position]
        position += 1
        return byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "`")
            ? .symbol : .unknown
    }

    /// Passes a literal; a literal without its closing quote ends with its line.
    private mutating func skipQuoted(by quote: UInt8) {
        position += 1
        while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\n") {
            position += bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
        }
        if peek() == quote { position += 1 }
    }

    /// Passes a directive and the lines that it continues on, up to a comment at its end.
    private mutating func skipDirective() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            if bytes[position] == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "\n") { position += 1 }
            if bytes[position] == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "\r"), peek(2) == UInt8(ascii: "\n") {
                position += 2
            }
            if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") {
                break
            }
            if bytes[position] == UInt8(ascii: "\"") { skipQuoted(by: UInt8(ascii: "\"")) } else { position += 1 }
        }
        while position > 0, [0x20, 0x09, 0x0D].contains(bytes[position - 1]) { position -= 1 }
    }

    private static let longSymbols: [[UInt8]] = [
        "...", "<<=", ">>=", "->", "++", "--", "<<", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
        "&=", "|=", "^=", "::", "##",
    ].map { Array($0.utf8) }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
