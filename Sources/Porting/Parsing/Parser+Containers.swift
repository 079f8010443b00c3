/// Classes, categories and protocols, with their members.
extension Parser {
    mutating func atItem() -> Item.Kind {
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
        defer { typeParameters = [] }
        advance()
        if containerKind == .interface, text == "<", let list = angled(), text == ":" || text == "(" {
            generics = list
            typeParameters = Set(list)
        } else if text == "<" {
            protocols = angled() ?? []
        }
        if text == "(" {
            let inside = inBrackets { $0.index = $0.limit }.inside
            category = text(of: inside)
        }
        if skip(":"), kind == .word {
            superclass = text
            advance()
            let start = index
            if text == "<", let list = angled() {
                // Parameters of the superclass, `<Model *>`, or protocols.
                let areParameters =
                    texts[start..<index].contains("*") || text == "<" || !typeParameters.isDisjoint(with: list)
                    || !Self.isProtocol("", of: superclass ?? "")
                protocols = text == "<" ? angled() ?? [] : areParameters ? [] : list
            }
        }
        if text == "<" { protocols = angled() ?? protocols }
        innerStructures = []
        variableOwner = name
        if text == "{" { variables = fields() }
        variableOwner = nil
        let structures = innerStructures
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
                category: category, variables: variables, structures: structures, members: members, head: head))
    }

    /// Reads `<A, __covariant B : id<C>>`, and returns the first word of each part; nil if the angle bracket is not closed.
    private mutating func angled() -> [String]? {
        let start = index
        var words: [String] = []
        var (depth, begins) = (0, false)
        repeat {
            switch text {
            case "<": (depth, begins) = (depth + 1, depth == 0)
            case ">": depth -= 1
            case ",": begins = depth == 1
            case "__covariant", "__contravariant": break
            case "{", ";":
                index = start
                return nil
            default:
                if begins, kind == .word { words.append(text) }
                begins = false
            }
            advance()
        } while depth > 0 && !isAtEnd
        if depth == 0 { return words }
        index = start
        return nil
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
        skipAttributes()
        guard skip(";") else { return nil }
        return .property(Property(attributes: attributes, variables: variables, isOutlet: isOutlet))
    }

    mutating func method() -> Method? {
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
