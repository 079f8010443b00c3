/// Objects of the program's classes, as its own class uses them.
extension Generator {
    /// The type of elements of a list: those of the program's classes, too.
    mutating func listElement() -> Type {
        guard random.chance(35), let type = instanceType() else { return element() }
        return type
    }

    mutating func instance(_ type: Type, _ size: Int) -> Expression {
        guard case .instance(let path) = type else { return Expression(type, .null) }
        return choose([
            (4, { $0.created(path, size) }), (6, { $0.stored(type) }), (1, { _ in Expression(type, .null) }),
            (1, { $0.call(returning: type, size) }), (1, { $0.element(type, size) }),
            (1, { $0.receiver(path) }),
        ])
    }

    private func receiver(_ path: [String]) -> Expression? {
        guard let current, !isInFunction, current.path.hasSuffix(path) else { return nil }
        return Expression(current.type, .receiver)
    }

    /// A new object of a class or of one that inherits from it.
    private mutating func created(_ path: [String], _ size: Int) -> Expression? {
        // An initializer or a class method of the class itself would recur.
        guard current == nil || isInFunction else { return nil }
        let candidates = program.classes.filter { $0.path.hasSuffix(path) }
        guard let item = candidates.randomElement(using: &random) else { return nil }
        let methods = program.chain(item.name).flatMap(\.methods).filter { $0.role != .instance }
        guard let method = methods.randomElement(using: &random), random.chance(85) else {
            return Expression(item.type, .create(item.name, "init", []))
        }
        let arguments = method.parameters.map { argument($0.type, max(0, size - 1)) }
        return method.role == .type
            ? Expression(item.type, .classCall(item.name, method.selector, arguments))
            : Expression(item.type, .create(item.name, method.selector, arguments))
    }

    /// An object that a variable holds, and all that its class has.
    private mutating func holder() -> (value: Expression, chain: [Class])? {
        guard let type = instanceType(), let value = stored(type), case .instance(let path) = value.type else {
            return nil
        }
        return (value, program.chain(path[0]))
    }

    /// A property of an object that a variable holds.
    mutating func member(_ matches: (Property) -> Bool) -> Expression? {
        guard !program.classes.isEmpty, let (value, chain) = holder() else { return nil }
        let properties = chain.flatMap(\.properties).filter(matches)
        return properties.randomElement(using: &random)
            .map { Expression($0.variable.type, .member(value, $0.variable.name)) }
    }

    /// A message to an object that a variable holds.
    mutating func instanceCall(_ matches: (Type?) -> Bool, _ size: Int) -> Expression? {
        guard current == nil, !isInDelegate, let (value, chain) = holder() else { return nil }
        let methods = chain.flatMap(\.methods).filter { $0.role == .instance && !$0.isPrivate && matches($0.result) }
        guard let method = methods.randomElement(using: &random) else { return nil }
        let arguments = method.parameters.map { argument($0.type, max(0, size - 1)) }
        return Expression(method.result ?? .object, .call(value, method.selector, arguments))
    }

    /// What is asked of an object: its class, its equality or its identity.
    mutating func instanceTest(_ size: Int) -> Expression? {
        guard let (value, _) = holder() else { return nil }
        if random.chance(50) { return Expression(.bool, .isKind(value, pick(program.classes).name)) }
        let methods = program.classes.flatMap(\.methods).filter { $0.role == .instance && !$0.isPrivate }
        if random.chance(30), let method = methods.randomElement(using: &random) {
            return Expression(.bool, .responds(value, method.selector))
        }
        guard let other = stored(value.type), other != value else { return nil }
        return random.chance(60)
            ? Expression(.bool, .message(value, "isEqual:", [other]))
            : Expression(.int, .binary(pick(["==", "!="]), value, other))
    }

    /// A statement on an object: a change, a message, or a question for its class.
    mutating func instanceStatement(_ size: Int) -> Statement? {
        guard !program.classes.isEmpty else { return nil }
        return choose([
            (4, { generator in generator.instanceDeclaration(size) }),
            (
                4,
                { generator in
                    let place = generator.member {
                        if case .delegate = $0.variable.type { false } else { !$0.isComputed }
                    }
                    return place.map { .expression(generator.assigned($0, size)) }
                }
            ),
            (3, { $0.instanceCall({ _ in true }, size).map { .expression($0) } }),
            (2, { $0.downcast(size) }), (1, { $0.statement(0) }),
        ])
    }

    /// A new object, which may tell the program's own class.
    private mutating func instanceDeclaration(_ size: Int) -> Statement? {
        guard current == nil, let type = instanceType() else { return nil }
        let variable = Variable(name: name(for: type), type: type)
        if !isInFunction, let delegate = program.delegate, random.chance(60) {
            let type = Type.delegate(delegate.name)
            let place = Expression(type, .member(Expression(variable.type, .variable(variable.name)), "delegate"))
            pending.append(.expression(Expression(type, .assignment(place, nil, Expression(.own, .receiver)))))
        }
        return .declaration(variable, isShared: false, instance(type, size))
    }

    /// Makes an object of each class, sends it messages, and calls what else there is.
    mutating func tour(_ body: inout [Statement], _ size: Int) {
        func declare(_ generator: inout Generator, _ variable: Variable, _ value: Expression) {
            body.append(generator.remembered(.declaration(variable, isShared: false, value)))
        }
        for item in program.classes.shuffled(using: &random).prefix(2) where random.chance(70) {
            guard let value = created(item.path, 1) else { continue }
            let variable = Variable(
                name: name(for: item.type), type: random.chance(50) ? item.type : .instance(item.path.suffix(1)))
            declare(&self, variable, value)
            let place = Expression(variable.type, .variable(variable.name))
            if let delegate = program.delegate, random.chance(70) {
                let type = Type.delegate(delegate.name)
                let target = Expression(type, .member(place, "delegate"))
                body.append(.expression(Expression(type, .assignment(target, nil, Expression(.own, .receiver)))))
            }
            guard case .instance(let path) = variable.type else { continue }
            let methods = program.chain(path[0]).flatMap(\.methods).filter { $0.role == .instance && !$0.isPrivate }
            for method in methods.shuffled(using: &random).prefix(3) {
                let arguments = method.parameters.map { argument($0.type, 1) }
                let call = Expression(method.result ?? .object, .call(place, method.selector, arguments))
                guard let result = method.result else {
                    body.append(.expression(call))
                    continue
                }
                declare(&self, Variable(name: name(for: result), type: result), call)
            }
        }
        for function in program.functions where random.chance(60) {
            let arguments = function.parameters.map { argument($0.type, 1) }
            let call = Expression(function.result ?? .object, .function(function.selector, arguments))
            guard let result = function.result else {
                body.append(.expression(call))
                continue
            }
            declare(&self, Variable(name: name(for: result), type: result), call)
        }
        guard kinds.contains(.errors), let attempt = attempt(size) else { return }
        body.append(remembered(attempt))
        for statement in pending { body.append(remembered(statement)) }
        pending = []
    }

    private mutating func downcast(_ size: Int) -> Statement? {
        guard let item = program.classes.filter({ $0.path.count > 1 }).randomElement(using: &random),
            let value = stored(.instance([item.path[1]])), value.type == .instance([item.path[1]])
        else { return nil }
        let variable = Variable(name: name(for: item.type), type: item.type)
        let declaration = Statement.declaration(variable, isShared: false, Expression(item.type, .cast(value)))
        let outer = scope
        defer { scope = outer }
        _ = remembered(declaration)
        return .branch(
            Expression(.bool, .isKind(value, item.name)), [declaration] + body(count: number(1...2), size: size - 1), []
        )
    }
}

extension Array where Element == String {
    func hasSuffix(_ other: [String]) -> Bool { Array(suffix(other.count)) == other }
}
