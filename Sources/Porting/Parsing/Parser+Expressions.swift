extension Parser {
    /// Reads an expression with its commas.
    mutating func fullExpression() -> Expression {
        let start = index
        let first = expression()
        guard text == "," else { return first }
        var all = [first]
        while skip(",") { all.append(expression()) }
        return Expression(kind: .comma(all), tokens: tokens(from: start))
    }

    /// Reads an expression without commas.
    mutating func expression() -> Expression {
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return unknown(from: start) }
        let target = conditional()
        guard Self.assignments.contains(text), kind == .symbol else { return target }
        let sign = text
        advance()
        let value = text == "{" ? initializerList(type: nil) : expression()
        return Expression(kind: .assignment(target.target, sign, value), tokens: tokens(from: start))
    }

    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

    /// Reads a conditional expression; its first operand may have been read, as far as a bracket closed it.
    private mutating func conditional(after operand: Expression? = nil) -> Expression {
        let start = operand?.tokens.lowerBound ?? index
        let condition = binary(above: 0, after: operand)
        guard skip("?") else { return condition }
        if skip(":") {
            return Expression(kind: .conditional(condition, nil, expression()), tokens: tokens(from: start))
        }
        let positive = expression()
        guard skip(":") else { return unknown(from: start) }
        let negative = expression()
        return Expression(kind: .conditional(condition, positive, negative), tokens: tokens(from: start))
    }

    private static let precedences: [String: Int] = [
        "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8,
        "+": 9,
        "-": 9, "*": 10, "/": 10, "%": 10,
    ]

    /// The operator at the position; `>>` is two tokens.
    private var binaryOperator: String? {
        guard kind == .symbol else { return nil }
        if text == ">", text(after: 1) == ">", index + 1 < limit,
            source.tokens[index].end == source.tokens[index + 1].start
        {
            return ">>"
        }
        return text
    }

    private mutating func binary(above lowest: Int, after operand: Expression? = nil) -> Expression {
        let start = operand?.tokens.lowerBound ?? index
        var left = operand.map { postfix($0, from: start) } ?? prefix()
        var count = 0
        while let sign = binaryOperator, let precedence = Self.precedences[sign], precedence > lowest {
            count += 1
            guard count < Self.longest else { return unknown(from: start) }
            advance()
            if sign == ">>" { advance() }
            let right = binary(above: precedence)
            left = Expression(kind: .binary(left, sign, right), tokens: tokens(from: start))
        }
        return left
    }

    mutating func prefix() -> Expression {
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return unknown(from: start) }
        if kind == .symbol, ["!", "-", "+", "~", "*", "&", "++", "--"].contains(text) {
            let sign = text
            advance()
            let operand = sign == "++" || sign == "--" ? prefix().target : prefix()
            return Expression(kind: .prefix(sign, operand), tokens: tokens(from: start))
        }
        if text == "(", let cast = cast() { return cast }
        return postfix(primary(), from: start)
    }

    mutating func postfix(_ operand: Expression, from start: Int) -> Expression {
        var result = operand
        var count = 0
        while true {
            count += 1
            guard count < Self.longest else { return unknown(from: start) }
            switch text {
            case "." where isWord(1), "->" where isWord(1):
                let isArrow = text == "->"
                advance()
                let name = text
                advance()
                // `list.mutableCopy` is the message.
                let isMessage = !isArrow && ["copy", "mutableCopy"].contains(name)
                let message = Message(
                    receiver: result, words: [name], arguments: [], variadic: [], wordTokens: [index - 1])
                result = Expression(
                    kind: isMessage ? .message(message) : .member(result, name, isArrow: isArrow),
                    tokens: tokens(from: start))
            case "[" where startsLine(index):
                // The next statement, after a macro without a semicolon.
                return result
            case "[":
                let (element, _) = inBrackets { parser in parser.whole { $0.fullExpression() } }
                result = Expression(kind: .element(result, element), tokens: tokens(from: start))
            case "(":
                let arguments = callArguments(of: result)
                result = Expression(kind: .call(result, arguments), tokens: tokens(from: start))
            case "++" where kind == .symbol, "--" where kind == .symbol:
                result = Expression(kind: .postfix(result.target, text), tokens: index..<(index + 1))
                advance()
                result = Expression(kind: result.kind, tokens: tokens(from: start))
            default:
                return result
            }
        }
    }

    private mutating func callArguments(of callee: Expression) -> [Expression] {
        var takesDeclarations = false
        if case .name(let name) = callee.kind { takesDeclarations = name.hasPrefix("RACTupleUnpack") }
        return inBrackets { parser in
            parser.list { parser in
                let start = parser.index
                if takesDeclarations, parser.isDeclaration(), let parameter = parser.parameter() {
                    return Expression(kind: .declaration(parameter), tokens: parser.tokens(from: start))
                }
                // A type stands where a macro or va_arg takes one.
                return parser.element { $0.expression() }
            }
        }.result
    }

    /// Reads an element of a list; tokens that `read` leaves before a comma make the element unknown.
    private mutating func element(_ read: (inout Parser) -> Expression) -> Expression {
        let start = index
        let result = read(&self)
        guard !isAtEnd, text != "," else { return result }
        while !isAtEnd, text != "," { if "([{".contains(text), text.count == 1 { index = closing }; advance() }
        return Expression(kind: .unknown, tokens: tokens(from: start))
    }

    /// Reads all tokens up to the end of the bounds; tokens that `read` leaves make the expression unknown.
    mutating func whole(_ read: (inout Parser) -> Expression) -> Expression {
        let start = index
        guard !isAtEnd else { return Expression(kind: .unknown, tokens: start..<start) }
        let result = read(&self)
        return isAtEnd ? result : unknown(from: start)
    }

    /// Passes the rest of the bounds.
    mutating func unknown(from start: Int) -> Expression {
        index = limit
        return Expression(kind: .unknown, tokens: start..<max(start, limit))
    }

    // MARK: Operands

    private mutating func primary() -> Expression {
        let start = index
        func done(_ kind: Expression.Kind, _ parser: Parser) -> Expression {
            Expression(kind: kind, tokens: parser.tokens(from: start))
        }
        switch kind {
        case .number:
            let number = text
            advance()
            return done(.number(number), self)
        case .character:
            let character = text
            advance()
            return done(.character(character), self)
        case .string:
            return string()
        case .word:
            return word()
        case .atWord:
            return atWord()
        case .symbol:
            break
        default:
            return unknown(from: start)
        }
        switch text {
        case "(":
            if text(after: 1) == "{" {
                let statements = inBrackets { parser -> [Statement] in
                    let statements = parser.inBrackets { $0.statements() }.result
                    parser.index = parser.limit
                    return statements
                }.result
                return done(.statements(statements), self)
            }
            let inside = inBrackets { parser in parser.whole { $0.fullExpression() } }.result
            return done(.parenthesized(inside), self)
        case "[":
            return message()
        case "^":
            return block()
        case "{":
            return initializerList(type: nil)
        case "@":
            return boxed()
        default:
            return unknown(from: start)
        }
    }

    private mutating func string() -> Expression {
        let start = index
        let isObject = text.hasPrefix("@")
        var literals: [String] = []
        while kind == .string {
            literals.append(text.hasPrefix("@") ? String(text.dropFirst()) : text)
            advance()
        }
        return Expression(kind: .string(literals, isObject: isObject), tokens: tokens(from: start))
    }

    private mutating func word() -> Expression {
        let start = index
        let name = text
        advance()
        if name == "sizeof" {
            let kind: Expression.Kind = text == "(" ? inBrackets { $0.sized() }.result : .sizeOfValue(prefix())
            return Expression(kind: kind, tokens: tokens(from: start))
        }
        return Expression(kind: .name(name), tokens: tokens(from: start))
    }

    /// The type or the value between the parentheses of `sizeof`.
    private mutating func sized() -> Expression.Kind {
        let start = index
        if let type = typeName(), isAtEnd { return .sizeOf(type) }
        index = start
        return .sizeOfValue(whole { $0.expression() })
    }

    private mutating func atWord() -> Expression {
        let start = index
        let name = text
        advance()
        switch name {
        case "@YES", "@NO", "@true", "@false":
            let value = Expression(kind: .name(String(name.dropFirst())), tokens: tokens(from: start))
            return Expression(kind: .boxed(value), tokens: tokens(from: start))
        case "@selector", "@protocol", "@encode", "@available":
            guard text == "(" else { return unknown(from: start) }
            let inside = inBrackets { $0.index = $0.limit }.inside
            return Expression(kind: .atWord(name, text(of: inside)), tokens: tokens(from: start))
        case "@onExit" where text == "{":
            let (body, inside) = inBrackets { $0.statements() }
            let block = Block(returns: nil, parameters: [], body: body, inside: inside)
            let argument = Expression(kind: .block(block), tokens: tokens(from: start + 1))
            return Expression(kind: .atCall(name, [argument]), tokens: tokens(from: start))
        default:
            guard text == "(" else { return Expression(kind: .atWord(name, ""), tokens: tokens(from: start)) }
            let arguments = inBrackets { parser in parser.list { parser in parser.element { $0.expression() } } }.result
            return Expression(kind: .atCall(name, arguments), tokens: tokens(from: start))
        }
    }

    private mutating func boxed() -> Expression {
        let start = index
        advance()
        switch text {
        case "[":
            let elements = inBrackets { parser in parser.list { parser in parser.element { $0.expression() } } }.result
            return Expression(kind: .array(elements), tokens: tokens(from: start))
        case "{":
            let pairs = inBrackets { parser in
                parser.list { parser -> (key: Expression, value: Expression) in
                    let key = parser.conditional()
                    guard parser.skip(":") else { return (key, parser.unknown(from: parser.index)) }
                    return (key, parser.element { $0.expression() })
                }
            }.result
            return Expression(kind: .dictionary(pairs), tokens: tokens(from: start))
        case "(":
            let value = inBrackets { parser in parser.whole { $0.fullExpression() } }.result
            return Expression(kind: .boxed(value), tokens: tokens(from: start))
        case "-", "+":
            let value = prefix()
            return Expression(kind: .boxed(value), tokens: tokens(from: start))
        default:
            guard kind == .number || kind == .character || kind == .word else { return unknown(from: start) }
            let value = primary()
            return Expression(kind: .boxed(value), tokens: tokens(from: start))
        }
    }

    /// Reads a message, and the messages that are its receiver, the innermost first.
    private mutating func message() -> Expression {
        let start = index
        var open: [(start: Int, limit: Int)] = []
        while text == "[" {
            open.append((index, limit))
            limit = closing
            advance()
        }
        let isTooLong = open.count > Self.longest
        var result: Expression?
        while let (start, outer) = open.popLast() {
            let kind = isTooLong ? nil : message(to: result)
            index = limit
            limit = outer
            // A forgotten bracket ends where an enclosing part ends.
            _ = skip("]")
            result = Expression(kind: kind.map { .message($0) } ?? .unknown, tokens: tokens(from: start))
        }
        return result ?? unknown(from: start)
    }

    /// Reads the content of a message's brackets; the receiver may begin with a message that was read.
    private mutating func message(to first: Expression?) -> Message? {
        guard first != nil || !isAtEnd else { return nil }
        let receiver = conditional(after: first)
        var words: [String] = []
        var positions: [Int] = []
        var arguments: [Expression] = []
        var variadic: [Expression] = []
        if kind == .word, text(after: 1) != ":" {
            words = [text]
            positions = [index]
            advance()
        }
        while words.count == arguments.count, !isAtEnd {
            positions.append(index)
            var word = ""
            if kind == .word {
                word = text
                advance()
            }
            guard skip(":") else { return nil }
            words.append(word)
            arguments.append(expression())
            while skip(",") { variadic.append(expression()) }
        }
        guard isAtEnd, !words.isEmpty else { return nil }
        return Message(
            receiver: receiver, words: words, arguments: arguments, variadic: variadic, wordTokens: positions)
    }

    mutating func initializerList(type: TypeName?, from start: Int? = nil) -> Expression {
        let start = start ?? index
        let elements = inBrackets { parser in
            parser.list { parser -> Expression in
                // .x = 1
                if parser.text == ".", parser.isWord(1) { parser.advance() }
                if let placed = parser.placedElement() { return placed }
                return parser.element { $0.expression() }
            }
        }.result
        return Expression(kind: .initializerList(type, elements), tokens: tokens(from: start))
    }

    /// `[2] = x`: an element of a list with its place, as an assignment to the place in parentheses.
    private mutating func placedElement() -> Expression? {
        let start = index
        guard text == "[", case let place = inBrackets({ $0.expression() }).result, skip("=") else {
            index = start
            return nil
        }
        let target = Expression(kind: .parenthesized(place), tokens: place.tokens)
        let value = text == "{" ? initializerList(type: nil) : expression()
        return Expression(kind: .assignment(target, "=", value), tokens: tokens(from: start))
    }
}
