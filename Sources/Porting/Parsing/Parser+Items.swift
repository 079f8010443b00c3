extension SyntaxTree {
    /// Reads a file of Objective-C; every token belongs to exactly one item.
    package init(_ source: SourceText) {
        var parser = Parser(source)
        var items: [Item] = []
        while !parser.isAtEnd {
            let start = parser.index
            let item = parser.item()
            items += parser.leadingStructures.map {
                Item(kind: .structure(name: $0.name, $0.fields), tokens: start..<start)
            }
            parser.leadingStructures = []
            items.append(item)
            if parser.index == start { parser.advance() }
        }
        self.init(source: source, items: items)
    }

    package init(_ text: String) {
        self.init(SourceText(text))
    }
}

extension Parser {
    /// Reads a part of a file at its top level, or a member of a class.
    mutating func item() -> Item {
        let start = index
        let kind = itemKind()
        return Item(kind: kind, tokens: tokens(from: start))
    }

    private mutating func itemKind() -> Item.Kind {
        let start = index
        switch kind {
        case .directive:
            let text = text
            advance()
            return .directive(text)
        case .atWord:
            return atItem()
        case .symbol where text == "-" || text == "+":
            if let method = method() { return .method(method) }
            return unknownItem(from: start)
        case .symbol where text == ";":
            advance()
            return .statement(Statement(kind: .empty, tokens: tokens(from: start)))
        case .word:
            return wordItem()
        default:
            return statementItem()
        }
    }

    /// Passes the tokens up to the beginning of a known item.
    mutating func unknownItem(from start: Int) -> Item.Kind {
        index = max(start, index)
        repeat {
            if !isAtEnd, "([{".contains(text), text.count == 1 { index = closing }
            if isAtEnd { break }
            let isEnd = text == ";" || text == "}"
            advance()
            if isEnd { break }
        } while !isAtEnd && kind != .directive && !(kind == .atWord && startsLine(index))
            && !((text == "-" || text == "+") && startsLine(index))
        return .unknown
    }

    mutating func statementItem() -> Item.Kind {
        let start = index
        let statement = statement()
        guard case .unknown = statement.kind else { return .statement(statement) }
        index = max(index, start + 1)
        return .unknown
    }

    // MARK: Words

    private mutating func wordItem() -> Item.Kind {
        let start = index
        // A word alone in its line, before the beginning of another item.
        if isAlone() {
            let word = text
            advance()
            return .macro(word)
        }
        if text(after: 1) == "(", SpecWords.beginnings.contains(text) || standsBeforeMethod() {
            let start = index
            let name = Expression(kind: .name(text), tokens: start..<start + 1)
            advance()
            let arguments = inBrackets { parser in parser.list { $0.expression() } }.result
            let call = Expression(kind: .call(name, arguments), tokens: tokens(from: start))
            return .statement(Statement(kind: .expression(call), tokens: call.tokens))
        }
        switch text {
        case "typedef":
            return typedef()
                ?? {
                    index = start; return unknownItem(from: start)
                }()
        case "NS_ENUM", "NS_OPTIONS":
            break
        case "enum":
            if let enumeration = enumeration() {
                if skip(";") { return .enumeration(enumeration) }
            }
            index = start
        case "struct" where text(after: 2) == "{":
            if let structure = structure(), skip(";") { return structure }
            index = start
        default:
            break
        }
        if let kind = structureVariables() { return kind }
        if let kind = declarationItem() { return kind }
        index = start
        return statementItem()
    }

    /// Whether a macro with arguments stands in the line before a method: its minus is no operator.
    private mutating func standsBeforeMethod() -> Bool {
        let start = index
        defer { index = start }
        guard startsLine(index) else { return false }
        advance()
        index = closing
        advance()
        return !isAtEnd && startsLine(index) && (text == "-" || text == "+") && text(after: 1) == "("
    }

    private func isAlone() -> Bool {
        guard kind == .word, startsLine(index), !text(after: 1).isEmpty || kind(after: 1) == .end else { return false }
        guard
            text.isInCapitals || SpecWords.endings.contains(text)
        else {
            return false
        }
        return index + 1 >= limit || startsLine(index + 1)
    }

    private mutating func declarationItem() -> Item.Kind? {
        let start = index
        // A macro may stand before a declaration: MY_EXPORT NSString *const x.
        let isFunction = isDeclaration() || isFunctionHead()
        guard isFunction, let base = typeName() else {
            index = start
            return nil
        }
        if kind == .word, text(after: 1) == "(" {
            let name = text
            advance()
            let (parameters, isVariadic) = parameters()
            while kind == .word, text != "{" {  // NS_FORMAT_FUNCTION(1, 2)
                advance()
                if text == "(" { _ = inBrackets { $0.index = $0.limit } }
            }
            let head = tokens(from: start)
            if text == "{" {
                let body = braces()
                return .function(
                    Function(
                        returns: base, name: name, parameters: parameters, isVariadic: isVariadic, body: body,
                        head: head))
            }
            guard skip(";") else { return nil }
            return .function(
                Function(
                    returns: base, name: name, parameters: parameters, isVariadic: isVariadic, body: nil, head: head))
        }
        if let function = functionReturningBlock(base, start) { return function }
        index = start
        guard let variables = variables(), skip(";") else { return nil }
        return .variables(variables)
    }

    /// `NSString *(^name(int x))(id y)`: a function that returns a block.
    private mutating func functionReturningBlock(_ base: TypeName, _ start: Int) -> Item.Kind? {
        guard text == "(", text(after: 1) == "^" else { return nil }
        let (type, declared) = declarator(of: base)
        guard let name = declared, let function = type.function, !function.isBlock, function.returns.isBlock else {
            return nil
        }
        let head = tokens(from: start)
        let body = text == "{" ? braces() : nil
        guard body != nil || skip(";") else { return nil }
        return .function(
            Function(
                returns: function.returns, name: name, parameters: function.parameters, isVariadic: false, body: body,
                head: head))
    }

    /// `int main(` and `NSString *name(`: two words, or stars between, and then a parenthesis.
    private mutating func isFunctionHead() -> Bool {
        let start = index
        defer { index = start }
        guard typeName() != nil, kind == .word, text(after: 1) == "(" else { return false }
        advance()
        index = closing
        advance()
        return text == "{" || text == ";" || kind == .word
    }
}
