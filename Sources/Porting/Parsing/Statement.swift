/// A statement of Objective-C, and the tokens that it covers.
package struct Statement: Sendable {
    package let kind: Kind
    package let tokens: Range<Int>

    package indirect enum Kind: Sendable {
        case expression(Expression)
        case declaration([Variable])
        case block(Statements)
        case conditional(Expression, Statement, Statement?)
        case loop(Loop)
        case select(Expression, Statements)
        /// `case x:`, or `default:` without an expression; with the end of a range, if it has one.
        case label(Expression?, end: Expression?)
        case returns(Expression?)
        case breaks
        case continues
        case throwing(Expression?)
        case synchronized(Expression, Statements)
        case autoreleasePool(Statements)
        case attempt(Statements, catches: [Catch], finally: Statements?)
        case directive(String)
        case empty
        /// Tokens that form no known statement.
        case unknown
    }

    package indirect enum Loop: Sendable {
        case forEach(Variable, in: Expression, Statement)
        case counting(Statement?, condition: Expression?, step: Expression?, Statement)
        case whileTrue(Expression, Statement)
        case doWhile(Statement, Expression)
    }

    package struct Catch: Sendable {
        package let parameter: Parameter?
        package let body: Statements
    }
}

/// The statements between braces.
package struct Statements: Sendable {
    package let list: [Statement]
    /// The tokens between the braces.
    package let inside: Range<Int>
}

/// A declared variable or constant.
package struct Variable: Sendable {
    package let type: TypeName
    package let name: String
    package let initial: Expression?
    package let tokens: Range<Int>
}
