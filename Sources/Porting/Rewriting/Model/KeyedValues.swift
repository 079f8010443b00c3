/// Values that are read by a key, which is the name of a property that the class of the object declares, and methods that are
/// called by their selector: `[self valueForKey:@"title"]`, `[self performSelector:@selector(rows)]`.
///
/// They are read from the property and the method, of which more is known. A constant that names an observed property is
/// its text.
struct KeyedValues {
    /// A class of the program, as far as its files declare it.
    private struct Known {
        var properties: [String: TypeName] = [:]
        /// The selectors of the methods that return objects.
        var methods: Set<String> = []
        var answersForKeys = false
    }

    private var known: [String: Known] = [:]
    private var superclasses = Superclasses()
    /// The constants of the program that are texts, with their literals.
    private var constants: [String: String] = [:]
    private var file: Rewriter.File
    private var edits: [Rewriter.File.Edit] = []
    /// The classes of the variables of a function; nil for a name of several.
    private var variables: [String: String?] = [:]

    private init(_ files: [Rewriter.File]) {
        file = files[0]
        for file in files {
            for item in file.tree.items {
                declare(item)
                guard case .variables(let list) = item.kind else { continue }
                for constant in list where constant.type.qualifiers.contains("const") {
                    guard let text = constant.initial?.plainText else { continue }
                    constants[constant.name] = text
                }
            }
        }
    }

    /// The files, with these values read from the properties.
    static func read(in files: [Rewriter.File]) -> [Rewriter.File] {
        guard !files.isEmpty else { return files }
        let all = KeyedValues(files)
        return files.map { file in
            var reader = all
            reader.file = file
            for function in file.tree.items.functions { reader.read(function) }
            return file.edited(reader.edits)
        }
    }

    private mutating func declare(_ item: Item) {
        guard case .container(let container) = item.kind, container.kind != .proto else { return }
        var declared = known[container.name] ?? Known()
        superclasses.add(container)
        for member in container.members {
            switch member.kind {
            case .method(let method):
                if method.selector == "valueForKey:" { declared.answersForKeys = true }
                let isObject = method.returns.name == "id" || method.returns.pointers == 1
                if !method.isClass, isObject, container.category == nil { declared.methods.insert(method.selector) }
            case .property(let property)
            where property.accessorName("getter") == nil && !property.attributes.contains("class"):
                // What an extension declares is seen in its own file alone.
                guard container.category == nil else { break }
                for variable in property.variables { declared.properties[variable.name] = variable.type }
            default: break
            }
        }
        known[container.name] = declared
    }

    private mutating func read(_ function: WrittenFunction) {
        variables = [:]
        for parameter in function.parameters { if let name = parameter.name { note(name, parameter.type) } }
        for statement in function.body {
            walkStatements(inBlocks: true, statement) { inner in
                switch inner.kind {
                case .declaration(let list): for variable in list { note(variable.name, variable.type) }
                case .loop(.forEach(let variable, _, _)): note(variable.name, variable.type)
                default: break
                }
            }
            walk(statement) { part in
                guard case .block(let block) = part.kind else { return }
                for parameter in block.parameters { if let name = parameter.name { note(name, parameter.type) } }
            }
        }
        if let owner = function.owner { variables["self"] = owner }
        for statement in function.body {
            walk(statement) { read($0) }
            walk(statement, inBlocks: false) { unarrow($0) }
        }
    }

    /// Writes `[self performSelector:@selector(rows)]` as `[self rows]`.
    private mutating func name(_ message: Message) {
        guard ["performSelector:", "performSelector:withObject:"].contains(message.selector),
            let receiver = message.receiver.localName, case .atWord(_, let text)? = message.arguments.first?.kind,
            let owner = variables[receiver] ?? nil
        else { return }
        let selector = text.filter { !$0.isWhitespace }
        guard selector.filter({ $0 == ":" }).count == message.arguments.count - 1 else { return }
        guard classes(of: owner).contains(where: { $0.methods.contains(selector) }) else { return }
        let start = file.source.tokens[message.wordTokens[0]].start
        let isLast = message.arguments.count == 1
        let end =
            isLast
            ? file.bytes(message.arguments[0].tokens).upperBound : file.bytes(message.arguments[1].tokens).lowerBound
        edits.append(Rewriter.File.Edit(place: start..<end, pieces: [.text(selector)]))
    }

    /// Writes `self->_title` as `_title`.
    private mutating func unarrow(_ expression: Expression) {
        guard case .member(let base, let name, isArrow: true) = expression.kind, base.isSelfName,
            variables["self"] != nil, variables[name] == nil
        else { return }
        let place = file.bytes(base.tokens).lowerBound..<file.source.tokens[expression.tokens.upperBound - 1].start
        edits.append(Rewriter.File.Edit(place: place, pieces: []))
    }

    private mutating func note(_ name: String, _ type: TypeName) {
        let own = type.pointers == 1 ? type.name : nil
        variables[name] = variables[name].map { $0 == own ? own : nil } ?? own
    }

    private mutating func read(_ expression: Expression) {
        guard case .message(let message) = expression.kind else { return }
        name(message)
        let constant = message.arguments.first?.localName.flatMap { constants[$0] }
        if let constant, Self.announcing.contains(message.selector) {
            let place = file.bytes(message.arguments[0].tokens)
            return edits.append(Rewriter.File.Edit(place: place, pieces: [.text("@\"\(constant)\"")]))
        }
        guard message.selector == "valueForKey:", let key = message.readKey ?? constant,
            let receiver = message.receiver.localName, let owner = variables[receiver] ?? nil,
            case let classes = classes(of: owner), !classes.contains(where: \.answersForKeys),
            let type = classes.lazy.compactMap({ $0.properties[key] }).first, type.function == nil
        else { return }
        let value = "\(receiver).\(key)"
        let text: String
        if type.name == "id" || type.pointers == 1 {
            text = value
        } else if Self.numbers.contains(type.name), type.pointers == 0, receiver == "self" {
            // Nothing has no number.
            text = "@(\(value))"
        } else {
            return
        }
        edits.append(Rewriter.File.Edit(place: file.bytes(expression.tokens), pieces: [.text(text)]))
    }

    /// A class and those of the program that it inherits from.
    private func classes(of name: String) -> [Known] { superclasses.ancestry(of: name).compactMap { known[$0] } }

    /// The messages whose argument names an observed property, which the translation has to know.
    private static let announcing: Set = ["willChangeValueForKey:", "didChangeValueForKey:"]

    private static let numbers: Set = [
        "BOOL", "bool", "NSInteger", "NSUInteger", "int", "unsigned int", "double", "float", "CGFloat",
        "NSTimeInterval",
    ]
}

extension Message {
    /// The key of `[object valueForKey:@"name"]`; nil for other messages.
    var readKey: String? { selector == "valueForKey:" ? arguments[0].plainText : nil }

    /// The key of `[object setValue:value forKey:@"name"]`; nil for other messages.
    var setKey: String? { selector == "setValue:forKey:" ? arguments[1].plainText : nil }
}

extension Expression {
    /// The text of a literal in one piece; nil for other expressions.
    fileprivate var plainText: String? {
        guard case .string(let pieces, isObject: true) = kind, pieces.count == 1, !pieces[0].contains("\\") else {
            return nil
        }
        return String(pieces[0].dropFirst().dropLast())
    }
}
