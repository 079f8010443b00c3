/// An expression of Objective-C, and the tokens that it covers.
package struct Expression: Sendable {
    package let kind: Kind
    package let tokens: Range<Int>

    package indirect enum Kind: Sendable {
        case name(String)
        case number(String)
        /// The literal as it stands, with its quotes and without the at sign; adjacent literals are several strings.
        case string([String], isObject: Bool)
        case character(String)
        /// `@(x)`, `@1`, `@YES`.
        case boxed(Expression)
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        /// `@selector(…)`, `@protocol(…)`, `@encode(…)`, `@available(…)`: the word, and the text in the parentheses.
        case atWord(String, String)
        /// `@keypath(…)`, `@weakify(…)`: a macro that takes expressions.
        case atCall(String, [Expression])
        case message(Message)
        case member(Expression, String, isArrow: Bool)
        case element(Expression, Expression)
        case call(Expression, [Expression])
        case prefix(String, Expression)
        case postfix(Expression, String)
        case binary(Expression, String, Expression)
        case assignment(Expression, String, Expression)
        case conditional(Expression, Expression?, Expression)
        case cast(TypeName, Expression)
        case block(Block)
        case parenthesized(Expression)
        /// `sizeof(int)`; a single word may also be a variable.
        case sizeOf(TypeName)
        /// `sizeof list[0]`, which evaluates nothing.
        case sizeOfValue(Expression)
        /// `({ … })`.
        case statements([Statement])
        /// `(CGRect){ … }` with its type, or `{ … }` without.
        case initializerList(TypeName?, [Expression])
        /// `NSString *name` where a macro takes a declaration.
        case declaration(Parameter)
        case comma([Expression])
        /// Tokens that form no known expression.
        case unknown
    }
}

/// A message send.
package struct Message: Sendable {
    package let receiver: Expression
    /// The words of the selector; several if it takes arguments: `map`, or `initWithEnabled` and `signalBlock`.
    package let words: [String]
    /// An argument for each word, if the selector takes arguments.
    package let arguments: [Expression]
    /// The further arguments, which follow the last argument after commas.
    package let variadic: [Expression]
    /// The tokens of the words.
    package let wordTokens: [Int]

    /// The selector: `map:`.
    package var selector: String {
        arguments.isEmpty ? words[0] : words.map { $0 + ":" }.joined()
    }

    /// The message without its last word and argument.
    var withoutLast: Message {
        Message(
            receiver: receiver, words: words.dropLast(), arguments: arguments.dropLast(), variadic: variadic,
            wordTokens: wordTokens.dropLast())
    }
}

/// A block literal.
package struct Block: Sendable {
    package let returns: TypeName?
    package let parameters: [Parameter]
    package let body: [Statement]
    /// The tokens between its braces.
    package let inside: Range<Int>
    /// Whether it is the statements of `({ … })`, which run where they stand, and see the variables around them.
    package var isInPlace = false
}

/// A parameter of a block, function or method; the name may be missing.
package struct Parameter: Sendable {
    package let type: TypeName
    package let name: String?
    package let tokens: Range<Int>
}
