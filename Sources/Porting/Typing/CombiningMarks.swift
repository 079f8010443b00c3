/// Texts whose letters are written with marks apart from them.
///
/// `isEqualToString:` compares the units of texts. In Swift, a letter with a mark equals the composed letter.
extension Rewriter.File {
    /// Whether the file sorts objects by their `compare:`.
    var comparesObjects: Bool {
        let text = String(decoding: source.bytes, as: UTF8.self)
        return ["@selector(compare:)", "sortDescriptorWithKey:", "initWithKey:"].contains { text.contains($0) }
    }

    /// The words before parentheses.
    var called: Set<String> {
        let tokens = source.tokens
        var words: Set<String> = []
        for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .word && next.kind == .symbol {
            if source.text(of: next) == "(" { words.insert(source.text(of: token)) }
        }
        return words
    }

    /// Whether the file has a literal with a combining mark, or takes letters and marks apart.
    var hasCombiningMarks: Bool {
        let marks: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"
        return source.tokens.contains { token in
            switch token.kind {
            case .string:
                let text = source.text(of: token)
                return text.contains("\\u03") || text.unicodeScalars.contains { marks.contains($0) }
            case .word: return source.text(of: token).hasPrefix("decomposedStringWith")
            default: return false
            }
        }
    }
}
