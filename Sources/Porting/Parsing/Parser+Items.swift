extension SyntaxTree {
    /// Reads a file of Objective-C; every token belongs to exactly one item.
    package init(_ source: SourceText) {
        var parser = Parser(source)
        var items: [Item] = []
        while !parser.isAtEnd {
            let start = parser.index
            items.append(parser.item())
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
    private mutating func unknownItem(from start: Int) -> Item.Kind {
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

    private mutating func statementItem() -> Item.Kind {
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
        if let kind = declarationItem() { return kind }
        index = start
        return statementItem()
    }

    private func isAlone() -> Bool {
        guard kind == .word, startsLine(index), !text(after: 1).isEmpty || kind(after: 1) == .end else { return false }
        guard
            text.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) || text == "SpecEnd"
                || text == "QuickSpecEnd"
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
        index = start
        guard let variables = variables(), skip(";") else { return nil }
        return .variables(variables)
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

    // MARK: Types

    private mutating func typedef() -> Item.Kind? {
        advance()
        if text == "NS_ENUM" || text == "NS_OPTIONS" || text == "NS_CLOSED_ENUM" || text == "NS_ERROR_ENUM"
            || text == "enum"
        {
            guard let enumeration = enumeration() else { return nil }
            var name = enumeration.name
            if kind == .word {
                name = text
                advance()
            }
            guard skip(";") else { return nil }
            return .enumeration(
                Enumeration(
                    name: name, type: enumeration.type, isOptions: enumeration.isOptions, cases: enumeration.cases))
        }
        if text == "struct", text(after: 1) == "{" || text(after: 2) == "{",
            case .structure(let tag, let fields)? = structure()
        {
            var name = tag
            if kind == .word {
                name = text
                advance()
            }
            return skip(";") ? .structure(name: name, fields) : nil
        }
        guard let base = typeName() else { return nil }
        let (type, name) = declarator(of: base)
        guard let name else { return nil }
        if text == "(" {  // typedef int name(int): a function
            return nil
        }
        while kind == .word { advance() }
        return skip(";") ? .alias(type, name) : nil
    }

    /// Reads an enumeration up to its closing brace; the position is at `enum` or `NS_ENUM`.
    private mutating func enumeration() -> Enumeration? {
        let isOptions = text == "NS_OPTIONS"
        var name: String?
        var type: TypeName?
        if skip("enum") {
            if kind == .word {
                name = text
                advance()
            }
            if skip(":") { type = typeName() }
        } else {
            advance()
            guard text == "(" else { return nil }
            inBrackets { parser in
                type = parser.typeName()
                _ = parser.skip(",")
                name = parser.text
                parser.index = parser.limit
            }.result
        }
        guard text == "{" else { return nil }
        let cases = inBrackets { parser in
            parser.list { parser -> Enumeration.Case? in
                let start = parser.index
                guard parser.kind == .word else { return nil }
                let name = parser.text
                parser.advance()
                while parser.kind == .word {  // NS_SWIFT_NAME(x)
                    parser.advance()
                    if parser.text == "(" { _ = parser.inBrackets { $0.index = $0.limit } }
                }
                let value = parser.skip("=") ? parser.expression() : nil
                return Enumeration.Case(name: name, value: value, tokens: parser.tokens(from: start))
            }
        }.result.compactMap { $0 }
        return Enumeration(name: name, type: type, isOptions: isOptions, cases: cases)
    }

    private mutating func structure() -> Item.Kind? {
        advance()
        var name = ""
        if kind == .word {
            name = text
            advance()
        }
        guard text == "{" else { return nil }
        return .structure(name: name, fields())
    }

    /// Reads the variables between the braces at the position.
    private mutating func fields() -> [Variable] {
        inBrackets { parser in
            var fields: [Variable] = []
            while !parser.isAtEnd {
                let start = parser.index
                if parser.kind == .atWord || parser.kind == .directive {  // @private
                    parser.advance()
                } else if let variables = parser.variables() {
                    fields += variables
                    _ = parser.skip(";")
                }
                if parser.index == start { parser.advance() }
            }
            return fields
        }.result
    }

    // MARK: Classes

    private mutating func atItem() -> Item.Kind {
        let start = index
        let word = text
        switch word {
        case "@interface", "@implementation":
            return container(word == "@interface" ? .interface : .implementation)
        case "@protocol" where text(after: 2) != ";" && text(after: 2) != ",":
            return container(.proto)
        case "@class", "@protocol":
            advance()
            var names: [String] = []
            while !isAtEnd, text != ";" {
                if kind == .word { names.append(text) }
                advance()
            }
            _ = skip(";")
            return .forward(names)
        case "@property":
            return property()
                ?? {
                    index = start; return unknownItem(from: start)
                }()
        case "@optional", "@required", "@public", "@private", "@protected", "@package", "@end":
            advance()
            return .atWord(word, "")
        case "@synthesize", "@dynamic", "@import", "@compatibility_alias":
            advance()
            let first = index
            while !isAtEnd, text != ";" { advance() }
            let rest = text(of: first..<index)
            _ = skip(";")
            return .atWord(word, rest)
        default:
            return statementItem()
        }
    }

    private mutating func container(_ containerKind: Container.Kind) -> Item.Kind {
        let start = index
        advance()
        guard kind == .word else { return unknownItem(from: start) }
        let name = text
        var superclass: String?
        var generics: [String] = []
        var protocols: [String] = []
        var category: String?
        var variables: [Variable] = []
        advance()
        if containerKind == .interface, text == "<", let list = angled(), text == ":" || text == "(" {
            generics = list
        } else if text == "<" {
            protocols = angled() ?? []
        }
        if text == "(" {
            let inside = inBrackets { $0.index = $0.limit }.inside
            category = text(of: inside)
        }
        if skip(":") {
            superclass = text
            advance()
            if text == "<", let list = angled() {
                // Parameters of the superclass, or protocols.
                if text == "<" { protocols = angled() ?? [] } else { protocols = list }
            }
        }
        if text == "<" { protocols = angled() ?? protocols }
        if text == "{" { variables = fields() }
        let head = tokens(from: start)
        var members: [Item] = []
        while !isAtEnd, text != "@end", text != "@implementation", text != "@interface" {
            let start = index
            members.append(item())
            if index == start { advance() }
        }
        _ = skip("@end")
        return .container(
            Container(
                kind: containerKind, name: name, superclass: superclass, generics: generics, protocols: protocols,
                category: category, variables: variables, members: members, head: head))
    }

    /// Reads `<A, B>`, and returns its words; nil if the angle bracket is not closed.
    private mutating func angled() -> [String]? {
        let start = index
        advance()
        var words: [String] = []
        while !isAtEnd, text != ">", text != "{", text != ";" {
            if kind == .word, !["__covariant", "__contravariant"].contains(text) { words.append(text) }
            advance()
        }
        guard skip(">") else {
            index = start
            return nil
        }
        return words
    }

    private mutating func property() -> Item.Kind? {
        advance()
        var attributes: [String] = []
        if text == "(" {
            attributes =
                inBrackets { parser in
                    parser.list { parser -> String in
                        let start = parser.index
                        while !parser.isAtEnd, parser.text != "," { parser.advance() }
                        return parser.text(of: parser.tokens(from: start)).filter { !$0.isWhitespace }
                    }
                }.result
        }
        var isOutlet = false
        while text == "IBOutlet" || text == "IBInspectable" || text == "IBOutletCollection" {
            isOutlet = true
            advance()
            if text == "(" { _ = inBrackets { $0.index = $0.limit } }
        }
        guard let variables = variables() else { return nil }
        while kind == .word {  // NS_AVAILABLE_IOS(7_0), UI_APPEARANCE_SELECTOR
            advance()
            if text == "(" { _ = inBrackets { $0.index = $0.limit } }
        }
        guard skip(";") else { return nil }
        return .property(Property(attributes: attributes, variables: variables, isOutlet: isOutlet))
    }

    private mutating func method() -> Method? {
        let start = index
        let isClass = text == "+"
        advance()
        var returns = TypeName.id
        if text == "(" { returns = parenthesizedType() }
        var words: [String] = []
        var parameters: [Parameter] = []
        var isVariadic = false
        var attributes: [String] = []
        guard kind == .word || text == ":" else { return nil }
        if kind == .word, text(after: 1) != ":" {
            words.append(text)
            advance()
        } else {
            while text == ":" || kind == .word && text(after: 1) == ":" {
                var word = ""
                if kind == .word {
                    word = text
                    advance()
                }
                advance()
                let first = index
                let type = text == "(" ? parenthesizedType() : .id
                while kind == .word, TypeWords.isQualifier(text) || text == "__attribute__" {
                    advance()
                    if text == "(" { _ = inBrackets { $0.index = $0.limit } }
                }
                guard kind == .word else { return nil }
                words.append(word)
                parameters.append(Parameter(type: type, name: text, tokens: first..<(index + 1)))
                advance()
                while skip(",") {
                    if skip("...") { isVariadic = true } else { return nil }
                }
            }
        }
        while kind == .word {
            attributes.append(text)
            advance()
            if text == "(" { _ = inBrackets { $0.index = $0.limit } }
        }
        _ = skip(";")
        let head = tokens(from: start)
        let body = text == "{" ? braces() : nil
        return Method(
            isClass: isClass, returns: returns, words: words, parameters: parameters, isVariadic: isVariadic,
            attributes: attributes, body: body, head: head)
    }

    private mutating func parenthesizedType() -> TypeName {
        inBrackets { parser -> TypeName in
            defer { parser.index = parser.limit }
            guard let type = parser.typeName() else { return .id }
            return parser.isAtEnd ? type : parser.declarator(of: type).type
        }.result
    }
}
