/// Keys of objects, blocks in properties, and objects that are not kept.
extension Generator {
    /// `[object valueForKey:]`.
    mutating func keyed(_ type: Type) -> Expression? {
        guard kinds.contains(.keys), type == .string || type == .number else { return nil }
        func fits(_ property: Type) -> Bool { property == type || type == .number && property.isArithmetic }
        if random.chance(50), let member = member({ fits($0.variable.type) }),
            case .member(let object, let name) = member.kind
        {
            return Expression(type, .keyed(object, name))
        }
        guard current == nil, let property = properties.filter({ fits($0.type) }).randomElement(using: &random) else {
            return nil
        }
        return Expression(type, .keyed(Expression(.own, .receiver), property.name))
    }

    /// `[object setValue:forKey:]`.
    mutating func setKey(_ size: Int) -> Statement? {
        guard kinds.contains(.keys) else { return nil }
        func fits(_ type: Type) -> Bool { type == .string || type == .number || type.isArithmetic }
        var target: (Expression, String, Type)?
        if random.chance(60), let member = member({ fits($0.variable.type) && !$0.isComputed }),
            case .member(let object, let name) = member.kind
        {
            target = (object, name, member.type)
        } else if current == nil, let property = properties.filter({ fits($0.type) }).randomElement(using: &random) {
            target = (Expression(.own, .receiver), property.name, property.type)
        }
        guard let (object, name, type) = target else { return nil }
        let value =
            type.isArithmetic
            ? Expression(.number, .boxed(expression(type, size - 1))) : argument(type, size - 1)
        return .expression(
            Expression(.object, .message(object, "setKey:to:", [Expression(.string, .text(name)), value])))
    }

    /// What a list of objects gives for a key of all of them, or the list in the order of a key.
    mutating func keyedList(_ type: Type) -> Expression? {
        guard kinds.contains(.keys), let instance = instanceType(), case .instance(let path) = instance,
            let list = stored(.array(instance))
        else { return nil }
        let properties = program.chain(path[0]).flatMap(\.properties).map(\.variable)
        func key(_ matches: (Type) -> Bool) -> Expression? {
            properties.filter { matches($0.type) }.randomElement(using: &random)
                .map { Expression(.object, .text($0.name)) }
        }
        switch type {
        case .array(.string):
            return key { $0 == .string }.map { Expression(type, .message(list, "valueForKey:", [$0])) }
        case .array(.number):
            return key { $0 == .number || $0.isArithmetic }.map {
                Expression(type, .message(list, "valueForKey:", [$0]))
            }
        case .number:
            guard let key = key({ $0.isInteger && $0 != .bool }), case .text(let name) = key.kind else { return nil }
            let path = pick(["@sum.", "@max.", "@min."]) + name
            return Expression(type, .message(list, "valueForKeyPath:", [Expression(.object, .text(path))]))
        case instance, .array(instance):
            guard let key = key({ $0 == .string || $0.isArithmetic }) else { return nil }
            let isAscending = Expression(.bool, .flag(random.chance(60)))
            return type == instance ? nil : Expression(type, .message(list, "sortedBy:ascending:", [key, isAscending]))
        default: return nil
        }
    }

    /// A path of keys from an object: a property of what a property holds, or the count of a list.
    mutating func keyPath(_ type: Type) -> Expression? {
        guard kinds.contains(.keys) else { return nil }
        func isList(_ type: Type) -> Bool {
            switch type {
            case .array, .mutableArray: true
            default: false
            }
        }
        if type == .number, random.chance(50) {
            let list = member { isList($0.variable.type) }
            if case .member(let object, let name)? = list?.kind { return path(type, object, name + ".@count") }
            guard current == nil, let own = properties.first(where: { isList($0.type) }) else { return nil }
            return path(type, Expression(.own, .receiver), own.name + ".@count")
        }
        let holder = member { if case .instance = $0.variable.type { true } else { false } }
        guard case .member(let object, let name)? = holder?.kind, case .instance(let chain)? = holder?.type else {
            return nil
        }
        let properties = program.chain(chain[0]).flatMap(\.properties).map(\.variable).filter {
            $0.type == type || type == .number && $0.type.isArithmetic
        }
        return properties.randomElement(using: &random).map { path(type, object, "\(name).\($0.name)") }
    }

    private func path(_ type: Type, _ object: Expression, _ path: String) -> Expression {
        Expression(type, .message(object, "valueForKeyPath:", [Expression(.object, .text(path))]))
    }

    // MARK: Blocks

    /// A call of a block that a property holds, or that a method returns.
    mutating func heldBlock(_ size: Int) -> Statement? {
        guard kinds.contains(.blocks) else { return nil }
        if random.chance(25), current == nil, !isInFunction,
            let method = callable.first(where: { $0.result?.isBlock == true })
        {
            return invoked(call(method, size), size).map { .expression($0) }
        }
        guard let property = properties.filter(\.type.isBlock).randomElement(using: &random) else { return nil }
        let place = Expression(property.type, .property(property.name))
        guard let call = invoked(place, size) else { return nil }
        var told = Statement.expression(call)
        if call.type != .object || random.chance(20), let target = self.place({ $0 == call.type }) {
            told = .expression(Expression(target.type, .assignment(target, nil, call)))
        }
        return .branch(place, [told], [])
    }

    private mutating func invoked(_ block: Expression, _ size: Int) -> Expression? {
        guard case .block(let parameters, let result) = block.type else { return nil }
        let arguments = parameters.map { argument($0, size - 1) }
        return Expression(result ?? .object, .invocation(block, arguments))
    }

    /// `__weak` of `self`.
    mutating func weak() -> Statement? {
        let isWeak = scope.contains { $0.variable.name.hasPrefix("weakSelf") }
        guard kinds.contains(.blocks), current == nil, !isInFunction, !isWeak,
            let property = properties.filter(\.type.isBlock).randomElement(using: &random)
        else { return nil }
        let variable = Variable(name: unique("weakSelf"), type: .own)
        let outer = scope
        defer { scope = outer }
        _ = remembered(.weak(variable))
        let place = Expression(property.type, .property(property.name))
        pending.append(.expression(Expression(property.type, .assignment(place, nil, object(property.type, 2)))))
        return .weak(variable)
    }

    /// A property of another object of the program's own class.
    mutating func ownMember(_ type: Type) -> Expression? {
        guard kinds.contains(.blocks), let object = stored(.own), object.kind != .receiver else { return nil }
        guard let property = program.properties.filter({ $0.type == type }).randomElement(using: &random) else {
            return nil
        }
        return Expression(type, .member(object, property.name))
    }
}
