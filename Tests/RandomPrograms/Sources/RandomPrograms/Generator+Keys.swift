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
