/// The bytes of a file, and its tokens.
///
/// Every byte belongs to exactly one token, or to the spaces and comments before it.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    package let tokens: [Token]
    /// Words that are read in the places of others, by the offsets of their tokens.
    var replaced: [Int: String] = [:]
    /// The tokens with a comment or an empty line before them, in their order.
    let spaced: [Int]
    /// The words that are not UTF-8, or hold its replacement character, in their order.
    let unreadable: [Int]

    /// Splits text into tokens.
    package init(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    package init(bytes: [UInt8]) {
        self.bytes = bytes
        var lexer = Lexer(bytes: bytes)
        let tokens = lexer.tokens()
        self.tokens = tokens
        spaced = tokens.indices.filter { index in
            let space = bytes[tokens[index].outset..<tokens[index].start]
            var newlines = 0
            for byte in space {
                if byte == UInt8(ascii: "/") { return true }
                if byte == UInt8(ascii: "\n") { newlines += 1 }
            }
            return newlines > 1
        }
        unreadable = tokens.indices.filter { index in
            let token = tokens[index]
            guard token.kind == .word, bytes[token.start..<token.end].contains(where: { $0 >= 0x80 }) else {
                return false
            }
            return String(decoding: bytes[token.start..<token.end], as: UTF8.self).contains("\u{FFFD}")
        }
    }

    /// The text between two offsets.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text of a token, without the spaces and comments before it.
    package func text(of token: Token) -> String {
        if !replaced.isEmpty, let word = replaced[token.start] { return word }
        return text(token.start..<token.end)
    }

    /// Whether the quote that begins a literal is closed.
    func isClosed(_ token: Token) -> Bool {
        let text = bytes[token.start..<token.end].drop { $0 == UInt8(ascii: "@") }
        guard text.count > 1, let quote = text.first, text.last == quote else { return false }
        // Backslashes before the last quote, in pairs, are texts themselves.
        return text.dropFirst().dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
    }

    /// The line of an offset; the first line is 1.
    ///
    /// The method counts from the start of the file: for many lines, ``LineTable`` is faster.
    package func line(of offset: Int) -> Int {
        bytes[..<min(offset, bytes.count)].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }

    /// The comments, newlines and spaces before a token.
    package func trivia(before token: Token) -> [Trivia] {
        trivia(token.outset..<token.start)
    }

    /// The comments, newlines and spaces of a range that holds nothing else.
    package func trivia(_ range: Range<Int>) -> [Trivia] {
        var lexer = Lexer(bytes: bytes, from: range.lowerBound)
        return lexer.trivia(until: range.upperBound)
    }
}

/// Finds the line of an offset.
package struct LineTable: Sendable {
    private let starts: [Int]
    /// The numbers of the lines that begin at the starts, if they are not those of the order.
    private let numbers: [Int]?

    /// Makes a table of the parts of a text, each in a line of another text.
    init(_ parts: [(start: Int, line: Int)]) {
        starts = parts.map(\.start)
        numbers = parts.map(\.line)
    }

    package init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
        numbers = nil
    }

    /// The line of an offset; the first line is 1.
    package func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return numbers?[low] ?? low + 1
    }
}

extension [Int] {
    /// The numbers of a range, of numbers that stand in their order.
    func within(_ range: Range<Int>) -> ArraySlice<Int> {
        func place(of number: Int) -> Int {
            var (low, high) = (startIndex, endIndex)
            while low < high {
                let middle = (low + high) / 2
                if self[middle] < number { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return self[place(of: range.lowerBound)..<place(of: range.upperBound)]
    }
}
