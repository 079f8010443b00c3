/// Type definitions, enumerations and structures.
extension Parser {
    mutating func typedef() -> Item.Kind? {
        advance()
        if let name = forwardEnumeration() { return .forward([name]) }
        if text == "NS_ENUM" || text == "NS_OPTIONS" || text == "NS_CLOSED_ENUM" || text == "NS_ERROR_ENUM"
            || text == "enum"
        {
            let isMacro = text != "enum"
            guard let enumeration = enumeration() else { return nil }
            let name = isMacro ? enumeration.name : nameBehindBraces() ?? enumeration.name
            skipAttributes()
            guard skip(";") else { return nil }
            return .enumeration(
                Enumeration(
                    name: name, type: enumeration.type, isOptions: enumeration.isOptions, cases: enumeration.cases))
        }
        if text == "struct", text(after: 1) == "{" || text(after: 2) == "{",
            case .structure(let tag, let fields)? = structure()
        {
            let name = nameBehindBraces() ?? tag
            return skip(";") ? .structure(name: name, fields) : nil
        }
        guard let base = typeName() else { return nil }
        let (type, name) = declarator(of: base)
        guard let name else { return nil }
        if text == "(" {  // typedef int name(int): a function
            return nil
        }
        skipAttributes()
        return skip(";") ? .alias(type, name) : nil
    }

    /// Reads the name behind the braces of a type, and the macros for attributes around it.
    private mutating func nameBehindBraces() -> String? {
        _ = attributes()
        let name = kind == .word ? text : nil
        skipAttributes()
        return name
    }

    /// Reads `typedef enum State : NSInteger State;`, which an enumeration follows; the position is behind `typedef`.
    private mutating func forwardEnumeration() -> String? {
        guard text == "enum", isWord(1), case let (start, name) = (index, text(after: 1)) else { return nil }
        advance()
        advance()
        if !skip(":") || typeName() != nil, skip(name), skip(";") { return name }
        index = start
        return nil
    }

    /// Reads an enumeration up to its closing brace; the position is at `enum` or `NS_ENUM`.
    mutating func enumeration() -> Enumeration? {
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
                parser.skipAttributes()  // NS_SWIFT_NAME(x)
                let value = parser.skip("=") ? parser.expression() : nil
                return Enumeration.Case(name: name, value: value, tokens: parser.tokens(from: start))
            }
        }.result.compactMap { $0 }
        // Flags are options, also where the declaration does not say so.
        let flags = cases.count {
            if case .binary(_, "<<", _)? = $0.value?.withoutParentheses.kind { true } else { false }
        }
        return Enumeration(
            name: name, type: type,
            isOptions: isOptions || flags > 1 && cases.allSatisfy { $0.value?.isOfFlags ?? false }, cases: cases)
    }

    mutating func structure() -> Item.Kind? {
        advance()
        var name = ""
        if kind == .word {
            name = text
            advance()
        }
        guard text == "{" else { return nil }
        // `typedef struct { … } Name;`
        let owner = name.isEmpty && closing + 1 < limit ? texts[closing + 1] : name
        return .structure(name: name, fields(of: owner))
    }

    /// Reads the fields of a structure; those without a name of their own inside of it stand in front of the item.
    private mutating func fields(of owner: String) -> [Variable] {
        let (outer, structures) = (variableOwner, innerStructures)
        (variableOwner, innerStructures) = (owner, [])
        let fields = fields()
        leadingStructures += innerStructures
        (variableOwner, innerStructures) = (outer, structures)
        return fields
    }

    /// Reads `static const struct { int code; } table[] = { … };`, in a file or a function: the structure is named by its variable.
    mutating func structureVariables() -> Item.Kind? {
        let start = index
        var qualifiers: Set<String> = []
        while TypeWords.isQualifier(text) || TypeWords.external.contains(text) || text == "static" {
            qualifiers.insert(text)
            advance()
        }
        guard text == "struct", text(after: 1) == "{", case let end = min(closings[index + 1], limit), end + 1 < limit,
            source.tokens[end + 1].kind == .word
        else {
            index = start
            return nil
        }
        let name = texts[end + 1]
        var type = TypeName("\(name.prefix(1).uppercased())\(name.dropFirst())Entry")
        // Two functions may have a variable of the same name.
        let count = structureNames[type.name, default: 0] + 1
        structureNames[type.name] = count
        if count > 1 { type.name += "\(count)" }
        type.qualifiers = qualifiers
        advance()
        let structure = Structure(name: type.name, fields: fields(of: type.name))
        guard let variables = variables(of: type), skip(";") else {
            index = start
            return nil
        }
        leadingStructures.append(structure)
        return .variables(variables)
    }

    /// Reads the variables between the braces at the position.
    mutating func fields() -> [Variable] {
        inBrackets { parser in
            var fields: [Variable] = []
            while !parser.isAtEnd {
                let start = parser.index
                if parser.kind == .atWord || parser.kind == .directive {  // @private
                    parser.advance()
                } else if let variables = parser.innerStructure() {
                    fields += variables
                } else if let variables = parser.variables() {
                    fields += variables
                    _ = parser.skip(";")
                }
                if parser.index == start { parser.advance() }
            }
            return fields
        }.result
    }

    /// Reads `struct { unsigned int didOpen : 1; } _flags;` in a class: the structure has the name of the class and the variable.
    private mutating func innerStructure() -> [Variable]? {
        guard let variableOwner, text == "struct", text(after: 1) == "{" else { return nil }
        let start = index
        advance()
        let fields = fields()
        guard kind == .word, text(after: 1) == ";" else {
            index = start
            return nil
        }
        let plain = text.drop { $0 == "_" }
        let name = variableOwner + plain.prefix(1).uppercased() + plain.dropFirst()
        innerStructures.append(Structure(name: name, fields: fields))
        let variable = Variable(type: TypeName(name), name: text, initial: nil, tokens: index..<index + 1)
        advance()
        _ = skip(";")
        return [variable]
    }
}

extension Expression {
    /// Whether a value is a flag, `1 << 3`, or made of flags.
    fileprivate var isOfFlags: Bool {
        switch kind {
        case .parenthesized(let inner): inner.isOfFlags
        case .binary(let one, "<<", _): if case .number("1") = one.withoutParentheses.kind { true } else { false }
        case .binary(let left, "|", let right): left.isOfFlags && right.isOfFlags
        case .number(let text): text == "0"
        case .name: true
        default: false
        }
    }
}
