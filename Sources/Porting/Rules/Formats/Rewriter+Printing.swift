/// Functions of C that print to the standard output or the standard error, which texts of Swift go to as well.
extension Rewriter {
    /// The call of Swift for a function of C that prints; nil where the function is another, or prints no text of the program.
    mutating func printing(_ name: String, _ arguments: [Expression]) -> SwiftExpression? {
        guard model.globals[name] == nil else { return nil }
        switch name {
        case "printf" where !arguments.isEmpty:
            return printed(interpolation(arguments[0], Array(arguments.dropFirst())))
        case "fprintf" where arguments.count > 1:
            if arguments[0].isStream("stdout") {
                return printed(interpolation(arguments[1], Array(arguments.dropFirst(2))))
            }
            guard arguments[0].isStream("stderr") else {
                giveUp("RAC-4417", "A file of C is a `FileHandle` in Swift: write the data of the text to it.")
                return SwiftExpression(name)
            }
            return reported(interpolation(arguments[1], Array(arguments.dropFirst(2))))
        case "puts" where arguments.count == 1:
            return cText(arguments[0]).map { SwiftExpression("print").call([.init(label: nil, value: $0)], .void) }
        case "fputs" where arguments.count == 2:
            guard let text = cText(arguments[0]) else { return nil }
            return arguments[1].isStream("stdout")
                ? printed(text) : arguments[1].isStream("stderr") ? reported(text) : nil
        default: return nil
        }
    }

    /// A text that C takes the characters of, and stops without.
    private mutating func cText(_ argument: Expression) -> SwiftExpression? {
        let text = expression(argument.withoutCharacters)
        return text.type.wrapped == .string ? coerce(text, to: .string) : nil
    }

    /// Prints a text, which may end its line itself.
    private func printed(_ text: SwiftExpression) -> SwiftExpression {
        let print = SwiftExpression("print")
        let literal = SwiftPrinter().oneLine(text)
        // Of the backslashes before the last letter, those in pairs are text.
        if literal.hasPrefix("\""), literal.hasSuffix("n\""),
            !literal.dropLast(2).reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2)
        {
            let line = literal.dropLast(3) + "\""
            return print.call(
                line == "\"\"" ? [] : [.init(label: nil, value: SwiftExpression(String(line), .string))], .void)
        }
        return print.call(
            [.init(label: nil, value: text), .init(label: "terminator", value: SwiftExpression("\"\"", .string))], .void
        )
    }

    /// Prints a text to the standard error.
    private mutating func reported(_ text: SwiftExpression) -> SwiftExpression {
        use(module: "Foundation")
        let data = SwiftExpression("Data").call([.init(label: nil, value: text.member("utf8"))], .named("Data"))
        return SwiftExpression("FileHandle.standardError").member("write").call([.init(label: nil, value: data)], .void)
    }
}

extension Expression {
    /// The object whose characters the expression gives to C, or the expression.
    var withoutCharacters: Expression {
        switch kind {
        case .message(let message) where message.selector == "UTF8String": message.receiver
        case .member(let base, "UTF8String", _): base
        case .parenthesized(let inner) where inner.withoutCharacters.tokens != inner.tokens: inner.withoutCharacters
        default: self
        }
    }

    fileprivate func isStream(_ name: String) -> Bool { if case .name(name) = kind { true } else { false } }
}
