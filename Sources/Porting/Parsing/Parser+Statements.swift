extension Parser {
    /// Reads statements up to the end of the bounds.
    mutating func statements() -> [Statement] {
        var statements: [Statement] = []
        while !isAtEnd {
            let start = index
            statements += madeBefore(statement())
            if index == start { advance() }
        }
        return statements
    }

    /// `NSMutableArray *x = a[key] ?: (a[key] = y);` as two statements: `if (!a[key]) a[key] = y;` comes before.
    private func madeBefore(_ statement: Statement) -> [Statement] {
        guard case .declaration(let variables) = statement.kind, variables.count == 1, let variable = variables.first,
            Rewriter.isMutableValue(variable.type) || SharedKind(rawValue: variable.type.name) != nil,
            case .conditional(let place, nil, let other)? = variable.initial?.kind,
            case .parenthesized(let inner) = other.kind, case .assignment(let target, "=", _) = inner.kind,
            isPlace(place),
            words(place.tokens) == words(target.tokens)
        else { return [statement] }
        let isMissing = Expression(kind: .prefix("!", place), tokens: place.tokens)
        let making = Statement(kind: .expression(inner), tokens: inner.tokens)
        let found = Variable(type: variable.type, name: variable.name, initial: place, tokens: variable.tokens)
        return [
            Statement(kind: .conditional(isMissing, making, nil), tokens: statement.tokens),
            Statement(kind: .declaration([found]), tokens: statement.tokens),
        ]
    }

    private func words(_ tokens: Range<Int>) -> [String] { tokens.map { source.text(of: source.tokens[$0]) } }

    /// Whether the evaluation of an expression reads variables and elements, and does nothing else.
    private func isPlace(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name, .number, .string: true
        case .member(let inner, _, _), .boxed(let inner), .parenthesized(let inner), .cast(_, let inner): isPlace(inner)
        case .element(let base, let key): isPlace(base) && isPlace(key)
        default: false
        }
    }

    /// Reads the statements in the braces at the position.
    mutating func braces() -> Statements {
        let (list, inside) = inBrackets { $0.statements() }
        return Statements(list: list, inside: inside)
    }

    mutating func statement() -> Statement {
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return unknownStatement(from: start) }
        let kind = statementKind()
        let result = Statement(kind: kind, tokens: tokens(from: start))
        // With a directive in the middle of a statement, either half may be the compiled one; a pragma compiles both.
        if case .unknown = kind { return result }
        if head(of: kind, result.tokens).contains(where: { embedded[$0] && texts[$0].directiveWord != "pragma" }) {
            return Statement(kind: .unknown, tokens: result.tokens)
        }
        return result
    }

    /// Reads `enum { kFirst = 1, kSecond } state;` inside of a function, as the constants and variables that it declares.
    private mutating func localConstants() -> [Variable]? {
        let start = index
        guard text == "enum", let enumeration = enumeration(), enumeration.name == nil else {
            index = start
            return nil
        }
        let place = tokens(from: start)
        let following = isWord() ? variables(of: TypeName("int")) : []
        guard let following, skip(";") else {
            index = start
            return nil
        }
        var type = TypeName("int")
        type.qualifiers = ["const"]
        let constants = enumeration.cases.indices.map { index in
            let item = enumeration.cases[index]
            var value = item.value ?? Expression(kind: .number("0"), tokens: place)
            if item.value == nil, index > 0 {
                let last = Expression(kind: .name(enumeration.cases[index - 1].name), tokens: place)
                value = Expression(
                    kind: .binary(last, "+", Expression(kind: .number("1"), tokens: place)), tokens: place)
            }
            return Variable(type: type, name: item.name, initial: value, tokens: item.tokens)
        }
        return constants + following
    }

    /// The tokens of a statement that are read as one: of an `if` or a loop, what stands before its body.
    private func head(of kind: Statement.Kind, _ tokens: Range<Int>) -> Range<Int> {
        switch kind {
        case .expression, .declaration, .returns, .label, .throwing: tokens
        case .conditional(let condition, _, _), .loop(.whileTrue(let condition, _)), .loop(.doWhile(_, let condition)),
            .select(let condition, _):
            condition.tokens
        case .loop(.counting(_, _, _, let body)), .loop(.forEach(_, _, let body)):
            tokens.lowerBound..<body.tokens.lowerBound
        default: tokens.lowerBound..<tokens.lowerBound
        }
    }

    private mutating func statementKind() -> Statement.Kind {
        let start = index
        switch kind {
        case .directive:
            let text = text
            advance()
            return .directive(text)
        case .symbol where text == ";":
            advance()
            return .empty
        case .symbol where text == "{":
            return .block(braces())
        case .word:
            if let kind = keyword() { return kind }
        case .atWord:
            if let kind = atKeyword() { return kind }
        default:
            break
        }
        if let constants = localConstants() { return .declaration(constants) }
        if case .variables(let variables)? = structureVariables() { return .declaration(variables) }
        if isDeclaration(), let variables = variables() {
            guard skip(";") || isAtEnd else { return unknownStatement(from: start).kind }
            // `__strong typeof(weakSelf) self = weakSelf;` is what `@strongify(self)` stands for.
            if variables.count == 1, variables[0].name == "self", case .name? = variables[0].initial?.kind {
                let place = tokens(from: start)
                let own = Expression(kind: .name("self"), tokens: place)
                return .expression(Expression(kind: .atCall("@strongify", [own]), tokens: place))
            }
            return .declaration(variables)
        }
        index = start
        let expression = fullExpression()
        if case .unknown = expression.kind, index == limit {
            index = start
            return unknownStatement(from: start).kind
        }
        // A macro that is used as a statement may go without a semicolon.
        if skip(";") || isAtEnd || isMacro(expression) { return .expression(expression) }
        index = start
        return unknownStatement(from: start).kind
    }

    private func isMacro(_ expression: Expression) -> Bool {
        guard kind == .word || kind == .atWord || kind == .symbol && (text == "[" || text == "{") else { return false }
        switch expression.kind {
        case .call(let callee, _):
            guard case .name = callee.kind else { return false }
        // `@strongify(self) return self.name;`
        case .atCall: return true
        default: return false
        }
        return startsLine(index)
    }

    /// Whether a token is the first one of its line.
    func startsLine(_ token: Int) -> Bool {
        token == 0
            || source.bytes[source.tokens[token].outset..<source.tokens[token].start].contains(UInt8(ascii: "\n"))
    }

    /// Passes up to the next semicolon or closing brace of this level.
    mutating func unknownStatement(from start: Int) -> Statement {
        let endings = text == "typedef" ? [] : ["{"]
        while !isAtEnd, text != ";" {
            let isBrace = endings.contains(text)
            if ["(", "[", "{"].contains(text) { index = closing }
            if isAtEnd { break }
            advance()
            if isBrace, !["while", "else", ";", ",", ")", "]", "."].contains(text) { break }
        }
        _ = skip(";")
        if index == start, !isAtEnd { advance() }
        return Statement(kind: .unknown, tokens: tokens(from: start))
    }

    /// Reads `int a = 1, *b`.
    mutating func variables() -> [Variable]? { typeName().flatMap { variables(of: $0) } }

    /// Reads the names of variables of a type, with their first values.
    mutating func variables(of type: TypeName) -> [Variable]? {
        var base = type
        var variables: [Variable] = []
        let stars = base.pointers
        repeat {
            let start = index
            if !variables.isEmpty {
                base.pointers = 0
                while text == "*" || kind == .word && TypeWords.isQualifier(text) {
                    if text == "*" { base.pointers += 1 }
                    advance()
                }
            } else {
                base.pointers = stars
            }
            let (type, name) = declarator(of: base)
            guard let name else { return nil }
            var full = type
            full.qualifiers.formUnion(attributes())
            skipAttributeMacros()
            var initial: Expression?
            if skip("=") { initial = text == "{" ? initializerList(type: nil) : expression() }
            if full.isInferred { full.infer(from: initial) }
            // The width of a bit field: one bit is a truth.
            if skip(":") {
                let width = text(of: expression().tokens)
                if width == "1", CType(full)?.isSigned == false { full.name = "BOOL" } else { full.bits = width }
            }
            variables.append(Variable(type: full, name: name, initial: initial, tokens: tokens(from: start)))
        } while skip(",")
        return variables
    }

    /// Skips the macros for attributes behind a name: `DEPRECATED_MSG_ATTRIBUTE("…")`, `NS_DEPRECATED_IOS(2_0, 7_0)`.
    private mutating func skipAttributeMacros() {
        while kind == .word, text.isMacroForAttributes,
            ["(", ";", ",", "=", ""].contains(text(after: 1)) || kind(after: 1) == .word
        {
            advance()
            if text == "(" { _ = inBrackets { $0.index = $0.limit } }
        }
    }

    /// Reads qualifiers and attributes; returns their words.
    mutating func attributes() -> Set<String> {
        var words: Set<String> = []
        while text == "__attribute__" || TypeWords.isQualifier(text) {
            words.insert(text)
            advance()
            guard text == "(" else { continue }
            let inside = inBrackets { $0.index = $0.limit }.inside
            for token in inside where source.tokens[token].kind == .word { words.insert(texts[token]) }
        }
        return words
    }

    private mutating func condition() -> Expression {
        guard text == "(" else { return unknown(from: index) }
        return inBrackets { parser in parser.whole { $0.fullExpression() } }.result
    }

    private mutating func keyword() -> Statement.Kind? {
        switch text {
        case "if" where text(after: 1) == "(":
            advance()
            let condition = condition()
            let positive = statement()
            guard text == "else" else { return .conditional(condition, positive, nil) }
            advance()
            return .conditional(condition, positive, statement())
        case "while" where text(after: 1) == "(":
            advance()
            let condition = condition()
            return .loop(.whileTrue(condition, statement()))
        case "do":
            advance()
            let body = statement()
            guard skip("while") else { return .unknown }
            let condition = condition()
            _ = skip(";")
            return .loop(.doWhile(body, condition))
        case "for" where text(after: 1) == "(":
            advance()
            return forLoop()
        case "switch" where text(after: 1) == "(":
            advance()
            let value = condition()
            guard text == "{" else { return .unknown }
            return .select(value, braces())
        case "case":
            advance()
            let value = expression()
            let end = skip("...") ? expression() : nil
            return skip(":") ? .label(value, end: end) : .unknown
        case "default" where text(after: 1) == ":":
            advance()
            advance()
            return .label(nil, end: nil)
        case "return":
            advance()
            if skip(";") || isAtEnd { return .returns(nil) }
            let start = index
            let value = fullExpression()
            if skip(";") || isAtEnd { return .returns(value.withoutParentheses) }
            return unknownStatement(from: start).kind
        case "break":
            advance()
            _ = skip(";")
            return .breaks
        case "continue":
            advance()
            _ = skip(";")
            return .continues
        case "goto", "asm", "__asm__", "typedef":
            return unknownStatement(from: index).kind
        default:
            return nil
        }
    }

    private mutating func forLoop() -> Statement.Kind {
        enum Head {
            case each(Variable, Expression)
            case counting(Statement?, Expression?, Expression?)
            case none
        }
        let head = inBrackets { parser -> Head in
            let start = parser.index
            // A variable that is declared before the loop; which type it has is found out later.
            if parser.kind == .word, parser.text(after: 1) == "in" {
                let variable = Variable(type: TypeName(""), name: parser.text, initial: nil, tokens: start..<start + 1)
                parser.index += 2
                return .each(variable, parser.whole { $0.fullExpression() })
            }
            if parser.isDeclaration(), let parameter = parser.parameter(), let name = parameter.name, parser.skip("in")
            {
                let list = parser.whole { $0.fullExpression() }
                return .each(Variable(type: parameter.type, name: name, initial: nil, tokens: parameter.tokens), list)
            }
            parser.index = start
            let first: Statement? = parser.skip(";") ? nil : parser.statement()
            let condition = parser.text == ";" ? nil : parser.fullExpression()
            guard parser.skip(";") else { return .none }
            let step = parser.isAtEnd ? nil : parser.whole { $0.fullExpression() }
            return .counting(first, condition, step)
        }.result
        let body = statement()
        return switch head {
        case .each(let variable, let list): .loop(.forEach(variable, in: list, body))
        case .counting(let first, let condition, let step):
            .loop(.counting(first, condition: condition, step: step, body))
        case .none: .unknown
        }
    }

    private mutating func atKeyword() -> Statement.Kind? {
        switch text {
        case "@autoreleasepool" where text(after: 1) == "{":
            advance()
            return .autoreleasePool(braces())
        case "@synchronized" where text(after: 1) == "(":
            advance()
            let object = condition()
            guard text == "{" else { return .unknown }
            return .synchronized(object, braces())
        case "@throw":
            advance()
            let value = text == ";" ? nil : fullExpression()
            _ = skip(";")
            return .throwing(value)
        case "@try", "@onExit":
            guard text == "@try", text(after: 1) == "{" else { return nil }
            advance()
            let body = braces()
            var catches: [Statement.Catch] = []
            while text == "@catch" {
                advance()
                var parameter: Parameter?
                if text == "(" {
                    parameter =
                        inBrackets { parser -> Parameter? in
                            defer { parser.index = parser.limit }
                            return parser.skip("...") ? nil : parser.parameter()
                        }.result
                }
                guard text == "{" else { return .unknown }
                catches.append(Statement.Catch(parameter: parameter, body: braces()))
            }
            var finally: Statements?
            if skip("@finally"), text == "{" { finally = braces() }
            return .attempt(body, catches: catches, finally: finally)
        default:
            return nil
        }
    }

    /// A block, from its `^` to the end of its statements.
    mutating func block() -> Expression {
        let start = index
        advance()
        var returns: TypeName?
        var parameters: [Parameter] = []
        if text != "{", text != "(", var type = typeName() {
            if text == "(", text(after: 1) == "^" { type = declarator(of: type).type }
            returns = type
        }
        if text == "(" { parameters = self.parameters().list }
        guard text == "{" else { return unknown(from: start) }
        let (body, inside) = inBrackets { $0.statements() }
        return Expression(
            kind: .block(Block(returns: returns, parameters: parameters, body: body, inside: inside)),
            tokens: tokens(from: start))
    }
}
