/// Accessors, equality, and what the delegate is told.
extension Generator {
    /// A setter or getter that is written, and does more than set or get.
    mutating func addAccessors(_ index: Int) {
        let all = program.classes[index].properties.filter { !$0.isComputed }.map(\.variable)
        for variable in all where random.chance(25) {
            let stored = Expression(variable.type, .stored(variable.name))
            switch variable.type {
            case .mutableArray(let element): addLazyGetter(index, variable, stored, .list([]), element)
            case .array: addLazyGetter(index, variable, stored, .list([Expression(.string, .text("none"))]), nil)
            case .long, .int, .double, .unsigned, .string: addSetter(index, variable, stored)
            default: continue
            }
        }
    }

    private mutating func addLazyGetter(
        _ index: Int, _ variable: Variable, _ stored: Expression, _ value: Expression.Kind, _ element: Type?
    ) {
        var value = Expression(element.map { .array($0) } ?? variable.type, value)
        if element != nil { value = Expression(variable.type, .message(value, "mutableCopy", [])) }
        let isNil =
            random.chance(50)
            ? Expression(.int, .unary("!", stored))
            : Expression(.int, .binary("==", stored, Expression(variable.type, .null)))
        let assignment = Statement.expression(Expression(variable.type, .assignment(stored, nil, value)))
        add(index, variable.name, [], variable.type, [.branch(isNil, [assignment], []), .end(stored)])
    }

    private mutating func addSetter(_ index: Int, _ variable: Variable, _ stored: Expression) {
        let argument = Expression(variable.type, .variable(variable.name))
        var value = argument
        if variable.type == .string {
            value = Expression(.string, .message(argument, pick(["copy", "copy", "uppercaseString"]), []))
        } else if variable.type != .double, random.chance(60) {
            let limit = Expression(.int, .integer(number(2...9)))
            let isMore = Expression(.int, .binary(">", argument, limit))
            value = Expression(Type.common(variable.type, .int), .ternary(isMore, limit, argument))
        }
        var body = [Statement.expression(Expression(variable.type, .assignment(stored, nil, value)))]
        // Another variable of the object changes with it.
        let others = program.classes[index].properties.map(\.variable).filter { $0.type.isInteger && $0 != variable }
        if let other = others.first(where: { $0.type.enumeration == nil && $0.type != .bool }), random.chance(50) {
            body.append(.expression(step(Expression(other.type, .stored(other.name)))))
        }
        if random.chance(25) {
            let isSame: Expression =
                variable.type == .string
                ? Expression(.bool, .message(stored, "isEqualToString:", [argument]))
                : Expression(.int, .binary("==", stored, argument))
            body.insert(.branch(isSame, [.end(nil)], []), at: 0)
        }
        add(index, Program.setter(variable.name), [variable], nil, body)
    }

    private mutating func add(
        _ index: Int, _ selector: String, _ parameters: [Variable], _ result: Type?, _ body: [Statement]
    ) {
        var method = Method(selector: selector, parameters: parameters, result: result, body: body)
        method.isPrivate = true
        program.classes[index].methods.append(method)
        current = program.classes[index]
    }

    /// `isEqual:` and `hash` of the values that are compared.
    mutating func addEquality(_ index: Int) {
        let item = program.classes[index]
        let compared = item.properties.filter { !$0.isComputed }.map(\.variable).filter {
            $0.type == .string || $0.type.isInteger
        }.prefix(2)
        guard !compared.isEmpty else { return }
        let object = Variable(name: "object", type: .object)
        let other = Variable(name: unique("other"), type: item.type)
        let place = Expression(.object, .variable("object"))
        let tests = compared.map { variable -> Expression in
            let left = Expression(variable.type, .property(variable.name))
            let right = Expression(
                variable.type, .member(Expression(item.type, .variable(other.name)), variable.name))
            return variable.type == .string
                ? Expression(.bool, .message(left, "isEqualToString:", [right]))
                : Expression(.int, .binary("==", left, right))
        }
        let isOther = Expression(.int, .unary("!", Expression(.bool, .isKind(place, item.name))))
        let isSame = Expression(.int, .binary("==", Expression(item.type, .receiver), place))
        let all = tests.dropFirst().reduce(tests[0]) { Expression(.int, .binary("&&", $0, $1)) }
        var body: [Statement] = [
            .branch(isOther, [.end(Expression(.bool, .flag(false)))], []),
            .declaration(other, isShared: false, Expression(item.type, .cast(place))), .end(all),
        ]
        if random.chance(60) { body.insert(.branch(isSame, [.end(Expression(.bool, .flag(true)))], []), at: 0) }
        add(index, "isEqual:", [object], .bool, body)
        let first = compared[0]
        let value = Expression(first.type, .property(first.name))
        let hash = first.type == .string ? Expression(.unsigned, .message(value, "hash", [])) : value
        add(index, "hash", [], .unsigned, [.end(hash)])
    }

    mutating func addDescription(_ index: Int) {
        let variables = (program.chain(program.classes[index].name)).flatMap(\.properties).map(\.variable).filter {
            $0.type == .string || $0.type.isArithmetic || $0.type == .number
        }
        guard let variable = variables.randomElement(using: &random) else { return }
        let value = format([Expression(variable.type, .property(variable.name))])
        add(index, "description", [], .string, [.end(value)])
        program.classes[index].methods[program.classes[index].methods.count - 1].isPrivate = true
    }

    // MARK: Delegates

    /// What the program's own class answers.
    mutating func addDelegateMethods() {
        guard let delegate = program.delegate else { return }
        isInDelegate = true
        defer { isInDelegate = false }
        for method in delegate.required + delegate.optional.filter({ _ in random.chance(60) }) {
            var method = method
            begin(method.parameters, method.result)
            method.body = body(count: number(0...1), size: 1)
            finish(&method.body, 1)
            method.isPrivate = true
            program.methods.append(method)
        }
    }

    /// A message to the delegate, which may not answer an optional one.
    mutating func toldDelegate(_ size: Int) -> Statement? {
        guard let delegate = program.delegate, let current, !isInFunction else { return nil }
        let base = program.classes[0].path
        guard current.path.last == base[0] else { return nil }
        let place = Expression(.delegate(delegate.name), .property("delegate"))
        let isOptional = delegate.required.isEmpty || random.chance(50)
        let method = isOptional ? pick(delegate.optional) : pick(delegate.required)
        let arguments = method.parameters.map { parameter in
            parameter.type == .instance(base)
                ? Expression(.instance(current.path), .receiver) : expression(parameter.type, size - 1)
        }
        let call = Expression(method.result ?? .object, .call(place, method.selector, arguments))
        var told = Statement.expression(call)
        if let result = method.result {
            if let target = self.place({ $0 == result }), random.chance(60) {
                told = .expression(Expression(result, .assignment(target, nil, call)))
            } else {
                told = .declaration(Variable(name: name(for: result), type: result), isShared: false, call)
            }
        }
        guard isOptional else { return told }
        return .branch(Expression(.bool, .responds(place, method.selector)), [told], [])
    }
}
