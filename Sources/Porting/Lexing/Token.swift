/// A word, literal, operator or directive of a source file, with the spaces and comments before it.
package struct Token: Equatable, Sendable {
    /// The kind of a token.
    package enum Kind: Equatable, Sendable {
        /// A name or a keyword of C.
        case word
        /// `@interface`, `@property`, `@weakify`: a word after an at sign.
        case atWord
        case number
        /// `"text"` and `@"text"`.
        case string
        case character
        /// An operator or bracket; `@` alone before a literal that is boxed.
        case symbol
        /// `#import`, `#if` and other directives, with the lines that they continue on.
        case directive
        /// Bytes that belong to nothing else.
        case unknown
        case end
    }

    package let kind: Kind
    /// The offset, in bytes, of the spaces and comments before the token.
    package let outset: Int
    /// The offset of the first byte of the token.
    package let start: Int
    /// The offset after the last byte of the token.
    package let end: Int
}

/// A piece of the text between two tokens.
package enum Trivia: Equatable, Sendable {
    /// Spaces and tabs.
    case space
    case newline
    /// A comment, with its marks: `// …` or `/* … */`.
    case comment(String)
}
