/// The declared types of the blocks that a program calls, which tell the numbers of C that these take and return.
extension ProgramModel {
    /// Notes the blocks that properties, variables, methods, functions and names of types stand for.
    mutating func noteBlocks(_ items: [Item]) {
        for item in items {
            switch item.kind {
            case .container(let container):
                note(container.variables)
                noteBlocks(container.members)
            case .property(let property): note(property.variables)
            case .variables(let list): note(list)
            case .method(let method) where method.parameters.isEmpty: note(method.selector, method.returns)
            case .function(let function): note(function.name, function.returns)
            case .alias(let type, let name): note(name, type)
            default: break
            }
        }
    }

    private mutating func note(_ variables: [Variable]) {
        for variable in variables { note(SharedPlaces.plain(variable.name), variable.type) }
    }

    private mutating func note(_ name: String, _ type: TypeName) {
        if let function = type.function ?? blockTypes[type.name] { blockTypes[name] = function }
    }
}

extension Rewriter {
    /// A block that is held as an object of any class, with the result that the blocks of the program have which take the
    /// same: it is cast to their type where it is called.
    func ofKnownType(_ block: Block) -> Block {
        guard block.returns == nil, case let values = returnedValues(block.body), !values.isEmpty else { return block }
        let taken = block.parameters.map { swiftType($0.type, .blockParameter) }
        let results = model.blockTypes.values.filter { type in
            type.isBlock && isObject(type.returns)
                && type.parameters.map { swiftType($0.type, .blockParameter) } == taken
        }.map(\.returns)
        guard let result = results.first, results.allSatisfy({ $0 == result }), !values.contains(where: \.isOfC) else {
            return block
        }
        return Block(
            returns: result, parameters: block.parameters, body: block.body, inside: block.inside,
            isInPlace: block.isInPlace)
    }

    /// The declared type of what is called; nil where no declaration is known.
    func blockType(of callee: Expression) -> FunctionType? {
        switch callee.kind {
        case .parenthesized(let inner): blockType(of: inner)
        case .cast(let type, _): type.function ?? model.blockTypes[type.name]
        case .name(let name):
            facts.type(of: name).map { $0.function ?? model.blockTypes[$0.name] }
                ?? model.blockTypes[SharedPlaces.plain(name)]
        case .member(_, let name, _): model.blockTypes[name]
        case .message(let message): message.arguments.isEmpty ? model.blockTypes[message.selector] : nil
        case .call(let inner, _):
            if case .name(let name) = inner.kind, facts.type(of: name) == nil { model.blockTypes[name] } else { nil }
        case .block(let block):
            block.returns.map { FunctionType(returns: $0, parameters: block.parameters, isBlock: true) }
        default: nil
        }
    }
}

extension Expression {
    /// Whether the value is a number or truth of C, as far as its form tells.
    fileprivate var isOfC: Bool {
        switch withoutParentheses.kind {
        case .number, .character, .binary, .prefix, .postfix: true
        default: false
        }
    }
}

extension SwiftExpression {
    /// The result of a call as the number of C that the declaration of the block names.
    func of(_ callee: Expression, _ rewriter: Rewriter) -> Self {
        of(rewriter.blockType(of: callee).flatMap { CType($0.returns) })
    }
}
