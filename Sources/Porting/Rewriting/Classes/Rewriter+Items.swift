extension Rewriter {
    /// Writes the parts of a file at its top level.
    mutating func items(_ items: [Item], of program: Program) -> [SwiftStatement] {
        var result: [SwiftStatement] = []
        var passed = 0
        let choices = choicesOfImports(items)
        for (index, item) in items.enumerated() {
            // The item is part of a spec that was written.
            if index < passed { continue }
            let around = comments(before: item.tokens.lowerBound)
            if let trailing = around.trailing {
                if result.isEmpty {
                    result.append(SwiftStatement(leading: [trailing], kind: .empty))
                } else {
                    result[result.count - 1].trailing = trailing
                }
            }
            if case .container(let container) = item.kind, container.kind == .interface,
                program.implements(container.name, container.category)
            {
                // The comments stand before the class, where its implementation is.
                classComments[container.name, default: []] += around.leading
                result += container.structures.map { structure($0) }
                continue
            }
            var written: [SwiftStatement]
            if let (statements, count) = spec(items[index...]) {
                written = statements
                passed = index + count
            } else {
                written = choices.contains(index) ? chosen(item) : self.item(item, of: program)
            }
            let leading = around.leading
            if written.isEmpty {
                if !leading.isEmpty { result.append(SwiftStatement(leading: leading, kind: .empty)) }
                continue
            }
            written[0].leading = leading + written[0].leading
            result += written
        }
        return result
    }

    /// Writes a declaration that stands between the members of a class, outside of it.
    mutating func outside(_ member: Item) -> [SwiftStatement] {
        let owner = currentClass
        currentClass = nil
        defer { currentClass = owner }
        return topLevel(member)
    }

    private mutating func item(_ item: Item, of program: Program) -> [SwiftStatement] {
        func one(_ kind: SwiftStatement.Kind) -> [SwiftStatement] { [SwiftStatement(kind: kind)] }
        func lines(_ lines: [String]) -> [SwiftStatement] { lines.isEmpty ? [] : one(.lines(lines)) }
        switch item.kind {
        case .directive(let text): return directiveItem(text, item.tokens)
        case .macro, .forward: return []
        case .container(let container):
            return self.container(container, item, of: program) + container.structures.map { structure($0) }
        case .property, .method: return lines(byHand("RAC-3030", "This member stands in no class.", item.tokens))
        case .atWord(let word, let rest):
            if word == "@import" { directive("#import \(rest)", item.tokens).forEach { _ in } }
            return []
        case .variables(let variables): return variables.flatMap { fileVariable($0, item.tokens, of: program) }
        case .function(let function): return self.function(function, item.tokens, of: program)
        case .alias(let type, let name):
            if !type.sizes.isEmpty {
                return lines(byHand("RAC-3017", "Name the type of the elements where \(name) is used.", item.tokens))
            }
            let plain = model.aliases[name] ?? plainType(type)
            // typedef struct Size Size;
            if plain.text == name { return [] }
            return lines(["typealias \(name) = \(plain.text ?? "Any")"])
        case .enumeration(let enumeration):
            let made = self.enumeration(enumeration)
            guard let obstacle else { return made }
            self.obstacle = nil
            return [SwiftStatement(kind: .lines(byHand(obstacle.id, obstacle.reason, item.tokens)))]
        case .structure(let name, let fields): return [structure(Structure(name: name, fields: fields))]
        case .statement(let statement):
            if let name = declaringMacro(statement) {
                let message = "What the macro \(name) declares is not known: write it."
                return lines(byHand("RAC-3030", message, item.tokens))
            }
            return self.statement(statement)
        case .unknown: return lines(byHand("RAC-3000", "This could not be read.", item.tokens))
        }
    }

    /// The macro that stands between the declarations of a file, where C has no calls.
    private func declaringMacro(_ statement: Statement) -> String? {
        guard file.hasBodies, case .expression(let expression) = statement.kind,
            case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
            name.first?.isUppercase == true, registry.function(name) == nil, model.globals[name] == nil,
            !SpecWords.beginnings.contains(name), !model.macros.contains(name)
        else { return nil }
        return name
    }

    private mutating func structure(_ structure: Structure) -> SwiftStatement {
        let body = structure.fields.map { field in
            let type = fieldType(field.type)
            let zero = field.type.sizes.isEmpty ? zero(type).map { SwiftExpression($0) } : emptyArray(field.type)
            return SwiftStatement(
                kind: .variable("\(bitField(field.type))var", name: field.name, type: type.text ?? "Any", zero))
        }
        return SwiftStatement(kind: .body(head: "struct \(structure.name)", body))
    }

    /// The wrapper of a variable that keeps some bits of its type; empty for other types.
    mutating func bitField(_ type: TypeName) -> String {
        guard let bits = type.bits else { return "" }
        use(module: "CompatShims")
        return "@BitField(bits: \(bits)) "
    }

    // MARK: Constants and functions

    /// Whether a structure has functions in its fields, or a list has such structures.
    private func holdsFunctions(_ type: SwiftType) -> Bool {
        if case .array(let element) = type { return holdsFunctions(element) }
        return model.fields[type.name ?? ""]?.contains { $0.type.wrapped.isFunction } == true
    }

    mutating func global(_ variable: Variable, _ tokens: Range<Int>, of program: Program) -> [SwiftStatement] {
        if !variable.type.qualifiers.isDisjoint(with: TypeWords.external)
            || variable.initial == nil && program.defines(variable.name)
        {
            return []
        }
        let access = isOfFile(variable.type) ? "private " : ""
        if model.associationKeys.contains(variable.name) { return [associationKey(access + "let", variable.name)] }
        let plain = unitsType(variable) ?? plainType(variable.type)
        let isConstant = variable.type.qualifiers.contains("const")
        guard let initial = variable.initial, !initial.isNil else {
            if let list = emptyArray(variable.type) {
                return [
                    SwiftStatement(
                        kind: .variable(
                            "\(access)nonisolated(unsafe) var", name: globalName(variable.name), type: nil, list))
                ]
            }
            var type = isObject(variable.type) ? plain.asOptional : plain
            let weak = weakWord(variable.type, &type)
            let value = isObject(variable.type) ? nil : zero(plain)
            return [
                SwiftStatement(
                    kind: .variable(
                        "\(access)nonisolated(unsafe) \(weak)var", name: globalName(variable.name), type: type.text,
                        value.map { SwiftExpression($0) }))
            ]
        }
        if let value = listed(initial, as: variable.type) {
            let isArray = !variable.type.sizes.isEmpty
            model.globals[variable.name] = value.type
            let word = holdsFunctions(value.type) ? "nonisolated(unsafe) let" : "let"
            return [
                SwiftStatement(
                    kind: .variable(
                        access + (isConstant ? word : "nonisolated(unsafe) var"), name: globalName(variable.name),
                        type: isArray ? value.type.text : nil, value))
            ]
        }
        if let key = observingContext(variable, access) { return [key] }
        // The address of a constant is a key of a context.
        if plain.text?.hasPrefix("UnsafeMutable") == true {
            return [
                SwiftStatement(
                    kind: .lines(byHand("RAC-3031", "A context of key-value observing has no meaning here.", tokens)))
            ]
        }
        var value = globalValue(variable)
        if plain == Self.calendarUnits { value = units(value) }
        if let obstacle {
            self.obstacle = nil
            return [SwiftStatement(kind: .lines(byHand(obstacle.id, obstacle.reason, tokens)))]
        }
        let known = model.globals[variable.name] ?? plain
        let needsType =
            known.isOptional && !value.type.isOptional
            || value.isLiteral && plain != .int && plain != .bool && plain != .double && plain != .string
            || value.type == .unknown && plain.isNumber
            || value.plain?.hasPrefix(".") == true || plain == Self.calendarUnits || plain.wrapped.isFunction
        let isShared = SharedKind(value.type) != nil || plain.wrapped.isFunction
        let word =
            isConstant || isObject(variable.type) && !plain.isValue
            ? isShared ? "nonisolated(unsafe) let" : "let" : "nonisolated(unsafe) var"
        return [
            SwiftStatement(
                kind: .variable(
                    access + word, name: globalName(variable.name),
                    type: needsType ? (known.isOptional ? plain.asOptional : plain).text : nil, value))
        ]
    }

    /// The first value of a variable outside of functions; a block in it has variables of its own.
    mutating func globalValue(_ variable: Variable) -> SwiftExpression {
        guard let initial = variable.initial else { return SwiftExpression("nil") }
        let plain = unitsType(variable) ?? plainType(variable.type)
        var value = SwiftExpression("nil")
        _ = withFacts(of: [Statement(kind: .expression(initial), tokens: initial.tokens)]) {
            value = $0.expression(initial, as: plain == .any ? .unknown : plain)
            return []
        }
        return value
    }

    private mutating func function(_ function: Function, _ tokens: Range<Int>, of program: Program) -> [SwiftStatement]
    {
        guard let body = function.body else { return [] }
        if function.isVariadic, !Self.readsFurtherArguments(body.list) {
            return [
                SwiftStatement(
                    kind: .lines(
                        byHand(
                            "RAC-3032", "A function with a variable number of arguments takes an array in Swift.",
                            tokens)))
            ]
        }
        for parameter in function.parameters where !parameter.type.sizes.isEmpty {
            guard constantList(parameter, body.list) == nil, pointer(parameter, body.list) == nil else { continue }
            let reason = "The function changes an array of its caller: take it as inout."
            return [SwiftStatement(kind: .lines(byHand("RAC-3017", reason, tokens)))]
        }
        let types: [SwiftType]
        var returns = SwiftType.void
        if case .function(let parameters, let result)? = model.globals[function.name] {
            (types, returns) = (parameters, result)
        } else {
            types = []
        }
        let list =
            function.parameters.enumerated().map { index, parameter in
                "_ \((parameter.name ?? "_").local): \(index < types.count ? escaping(types[index]) : "Any?")"
            } + (function.isVariadic ? [Self.furtherParameter] : [])
        let access = isOfFile(function.returns) ? "private " : ""
        let isMain = function.name == "main"
        let head =
            "\(access)func \(isMain && !isMainFile ? "run" : globalName(function.name))(\(list.joined(separator: ", ")))"
            + (returns == .void ? "" : " -> \(returns.text ?? "Any?")")
        let saved = (currentClass, scope)
        currentClass = nil
        currentFunction = function.name
        defer { currentFunction = nil }
        scope = Scope()
        let written = functionBody(
            function.parameters, types, returns, body, number: CType(function.returns), key: function.name)
        (currentClass, scope) = saved
        let statics = hoisted
        hoisted = []
        return [SwiftStatement(kind: .body(head: head, written))] + statics
            + (isMain ? [start(list.count, returns)] : [])
    }

    /// What starts the program by its function `main`: statements outside of functions where the file is called so, or else a
    /// type, whose own `main` hides the function.
    private mutating func start(_ count: Int, _ returns: SwiftType) -> SwiftStatement {
        modules.insert("Foundation")
        let arguments = ["CommandLine.arguments.count", "CommandLine.arguments"].prefix(count).joined(separator: ", ")
        func call(_ name: String) -> String {
            returns == .void ? "\(name)(\(arguments))" : "exit(Int32(truncatingIfNeeded: \(name)(\(arguments))))"
        }
        if isMainFile { return SwiftStatement(leading: [""], kind: .lines([call("main")])) }
        let lines = ["@main", "enum Program {", "    static func main() {", "        \(call("run"))", "    }", "}"]
        return SwiftStatement(leading: [""], kind: .lines(lines))
    }

    private var isMainFile: Bool { ["main", "main.m", "main.mm"].contains(file.name.split(separator: "/").last ?? "") }

    /// The statements of a function or method; parameters that it assigns to become variables.
    mutating func functionBody(
        _ parameters: [Parameter], _ types: [SwiftType], _ returns: SwiftType, _ body: Statements,
        changed: Set<Int> = [], number: CType?, key: String
    ) -> [SwiftStatement] {
        scope.push()
        defer { scope.pop() }
        let saved = (result, resultNumber)
        (result, resultNumber) = (returns, number)
        let written = withFacts(of: body.list, parameters, key: key) {
            $0.parametersAndBody(parameters, types, body, changed)
        }
        (result, resultNumber) = saved
        return written
    }

    /// Writes statements with what they show about their variables.
    mutating func withFacts(
        of list: [Statement], _ parameters: [Parameter] = [], key: String = "",
        _ write: (inout Rewriter) -> [SwiftStatement]
    ) -> [SwiftStatement] {
        let outer = (mutableLocals, fixedParameters, origins, loopVariables, facts)
        defer { (mutableLocals, fixedParameters, origins, loopVariables, facts) = outer }
        facts = FunctionFacts(parameters, list, constants: model.counted, wrapping: model.wrapping, key: key)
        captures = Captures(list, parameters: parameters.compactMap(\.name))
        captured = []
        mutations = Mutations(list)
        mutations.aliases = model.references.aliases(in: list, parameters)
        return settlingLocals(write)
    }

    private mutating func parametersAndBody(
        _ parameters: [Parameter], _ types: [SwiftType], _ body: Statements, _ changed: Set<Int>
    ) -> [SwiftStatement] {
        let copies = changedParameters(parameters, types, Usage(body.list), changed)
        var written = self.body(body.list, inside: body.inside)
        // Nothing follows the `return`.
        if let last = written.last, last.leading.isEmpty, last.trailing == nil, case .returns(nil) = last.kind {
            written.removeLast()
        }
        return copies + written
    }
}

extension Rewriter {
    /// Whether no other file knows a function or variable: it is static, and no header declares it.
    private func isOfFile(_ type: TypeName) -> Bool {
        type.isStatic && !file.isHeader
    }
}
