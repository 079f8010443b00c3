extension Generator {
    /// Some statements, which see each other's variables.
    mutating func body(count: Int, size: Int) -> [Statement] {
        let outer = scope
        defer { scope = outer }
        var body: [Statement] = []
        for _ in 0..<count {
            add(to: &body, size)
            switch body.last {
            case .end, .leave, .next: return body
            default: break
            }
        }
        return body
    }

    /// Adds a statement, and what follows it.
    mutating func add(to body: inout [Statement], _ size: Int) {
        body.append(remembered(statement(size)))
        body += pending
        pending = []
    }

    mutating func statement(_ size: Int) -> Statement {
        choose([
            (6, { $0.declaration(size) }), (kinds.contains(.functions) ? 2 : 0, { $0.persistent(size) }),
            (4, { $0.assignment(size) }),
            (3, { $0.change(size) }),
            (size > 1 ? 4 : 0, { $0.branch(size) }),
            (size > 1 ? 2 : 0, { $0.count(size) }),
            (size > 1 ? 1 : 0, { $0.choice(size) }),
            (size > 0 && !program.classes.isEmpty ? 8 : 0, { $0.instanceStatement(size) }),
            (current != nil && program.delegate != nil ? 4 : 0, { $0.toldDelegate(size) }),
            (size > 1 ? 1 : 0, { $0.looped(size) }), (size > 1 && usesFoundation ? 1 : 0, { $0.keys(size) }),
            (size > 1 && usesFoundation ? 1 : 0, { $0.nulls(size) }), (size > 0 ? 5 : 0, { $0.attempt(size) }),
            (size > 0 ? 4 : 0, { $0.setKey(size) }), (size > 0 ? 5 : 0, { $0.heldBlock(size) }), (2, { $0.weak() }),
            (size > 0 ? 5 : 0, { $0.reactive(size) }), (2, { $0.each(size) }),
            (size > 1 ? 1 : 0, { $0.enumeration(size) }),
            (2, { $0.call(size) }), (1, { $0.invocation(size) }),
            (isReactive && size > 1 ? 6 : 0, { $0.subscription(size) }), (isReactive ? 6 : 0, { $0.sending(size) }),
            (isReactive && size > 0 ? 2 : 0, { $0.binding(size) }), (isReactive ? 1 : 0, { $0.disposal() }),
            (1, { $0.exit(size) }),
        ])
    }

    private mutating func declaration(_ size: Int) -> Statement {
        let type = random.chance(12) ? blockType() : type()
        let value = expression(type, size)
        return .declaration(Variable(name: name(for: type), type: type), isShared: random.chance(12), value)
    }

    private mutating func each(_ size: Int) -> Statement? {
        let element = listElement()
        guard size > 0, let list = stored(.array(element)) ?? call(returning: .array(element), 1) else { return nil }
        let variable = Variable(name: name(for: element), type: element)
        return .each(variable, list, inner(Local(variable: variable, isAssignable: false), size))
    }

    private mutating func enumeration(_ size: Int) -> Statement? {
        let element = listElement()
        guard let list = stored(.array(element)) else { return nil }
        let parameters = [element, .unsigned].map { Variable(name: name(for: $0), type: $0) } + [.stop]
        let block = block(parameters, nil, size - 1)
        return .expression(Expression(.object, .message(list, "enumerateObjectsUsingBlock:", [block])))
    }

    /// A block, which sees the variables around it and changes those that are shared; a bare one has no statement but its end.
    mutating func block(
        _ parameters: [Variable], _ result: Type?, isBare: Bool = false, _ size: Int
    ) -> Expression {
        let outer = (scope, isInLoop, self.result)
        defer { (scope, isInLoop, self.result) = outer }
        scope = scope.map { Local(variable: $0.variable, isAssignable: $0.isShared, isShared: $0.isShared) }
        scope += parameters.map { Local(variable: $0, isAssignable: !$0.type.isSubscriber) }
        (isInLoop, self.result) = (false, result)
        var body = isBare ? [] : body(count: number(1...2), size: max(0, size))
        finish(&body, size)
        return Expression(.block(parameters.map(\.type), result), .block(parameters, body))
    }

    private mutating func invocation(_ size: Int) -> Statement? {
        guard let block = scope.map(\.variable).filter({ $0.type.isBlock }).randomElement(using: &random) else {
            return nil
        }
        return invoked(block, size).map { .expression($0) }
    }

    mutating func invoked(_ block: Variable, _ size: Int) -> Expression? {
        guard case .block(let parameters, let result) = block.type else { return nil }
        let arguments = parameters.map { argument($0, size - 1) }
        return Expression(result ?? .object, .invocation(Expression(block.type, .variable(block.name)), arguments))
    }

    /// A place of a type that can be assigned to.
    mutating func place(_ matches: (Type) -> Bool) -> Expression? {
        let locals = scope.filter { $0.isAssignable && matches($0.variable.type) }
            .map { Expression($0.variable.type, .variable($0.variable.name)) }
        let properties = self.properties.filter { matches($0.type) }.map { Expression($0.type, .property($0.name)) }
        // A field of what is copied cannot be assigned to.
        let parts = scope.filter(\.isAssignable).flatMap { fields(of: $0.variable) }.filter { matches($0.type) }
        let places = locals + properties + parts
        return places.isEmpty ? nil : pick(places)
    }

    private mutating func assignment(_ size: Int) -> Statement? {
        guard let place = random.chance(25) ? element(size) : place({ _ in true }) else { return nil }
        return .expression(assigned(place, size))
    }

    /// An element of a collection that changes.
    private mutating func element(_ size: Int) -> Expression? {
        let element = element()
        if random.chance(50), let list = stored(.mutableArray(element)) {
            return Expression(element, .subscripted(list, Expression(.int, .integer(number(0...2)))))
        }
        return stored(.mutableDictionary(element)).map { Expression(element, .subscripted($0, key())) }
    }

    mutating func assigned(_ place: Expression, _ size: Int) -> Expression {
        if case .enumeration(let enumeration) = place.type { return assigned(place, enumeration, size) }
        let isCompound = place.type.isArithmetic && place.type != .bool && random.chance(50)
        let signs = place.type == .double ? ["+", "-", "*"] : ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"]
        let sign = isCompound ? pick(signs) : nil
        let operand: Type =
            sign == nil ? place.type : sign?.count == 2 ? .int : place.type == .double ? .double : integer()
        var value = value(for: place) { $0.expression(operand, size - 1) }
        if sign?.count == 2 { value = Expression(.int, .integer(number(0...5))) }
        if sign == "/" || sign == "%", value.kind == .integer(0) { value = Expression(.int, .integer(number(1...9))) }
        return Expression(place.type, .assignment(place, sign, value))
    }

    /// A value that is not the place itself, which is hardly ever made several times.
    mutating func value(for place: Expression, _ make: (inout Generator) -> Expression) -> Expression {
        for _ in 0..<5 {
            let value = make(&self)
            if value != place { return value }
        }
        return place
    }

    /// A change of a number by one, or of an object by a message.
    private mutating func change(_ size: Int) -> Statement? {
        if random.chance(50) {
            guard let place = place({ $0.isInteger && $0 != .bool && $0.enumeration == nil }) else { return nil }
            return .expression(step(place))
        }
        guard let value = change(of: nil, size) else { return nil }
        return .expression(value)
    }

    mutating func step(_ place: Expression) -> Expression {
        Expression(place.type, .step(place, by: random.chance(65) ? 1 : -1, isPrefix: random.chance(30)))
    }

    private mutating func branch(_ size: Int) -> Statement {
        let condition = condition(size - 1)
        let body = body(count: number(1...2), size: size - 1)
        let other = random.chance(45) ? self.body(count: number(1...2), size: size - 1) : []
        return .branch(condition, body, other)
    }

    private mutating func count(_ size: Int) -> Statement {
        let variable = Variable(name: name(for: .long), type: pick([.long, .int, .unsigned, .unsigned]))
        let limit: Expression =
            random.chance(60) ? Expression(.int, .integer(number(1...5))) : expression(.unsigned, 1)
        return .count(variable, limit, inner(Local(variable: variable, isAssignable: false), size))
    }

    /// The body of a loop, with its variable.
    mutating func inner(_ local: Local, _ size: Int) -> [Statement] {
        let outer = (scope, isInLoop)
        defer { (scope, isInLoop) = outer }
        scope.append(local)
        isInLoop = true
        return body(count: number(1...3), size: size - 1)
    }

    private mutating func choice(_ size: Int) -> Statement {
        if random.chance(70), let choice = enumeratedChoice(size) { return choice }
        let value = expression(integer(), size - 1)
        let values = Array(Set((0..<number(1...3)).map { _ in number(-1...4) })).sorted()
        let outer = isInLoop
        defer { isInLoop = outer }
        isInLoop = false
        let cases = values.map { value in
            let body = body(count: 1, size: size - 1)
            let isLeft = if case .end? = body.last { true } else { false }
            return Statement.Case(value: value, body: body, fallsThrough: !isLeft && random.chance(15))
        }
        return .choice(value, cases, body(count: 1, size: size - 1))
    }

    private mutating func call(_ size: Int) -> Statement? {
        if random.chance(40), let call = functionCall(returning: nil, size) { return .expression(call) }
        if random.chance(30), let call = instanceCall({ _ in true }, size) { return .expression(call) }
        guard !callable.isEmpty, !isInFunction else { return nil }
        return .expression(call(pick(callable), size - 1))
    }

    private mutating func exit(_ size: Int) -> Statement? {
        guard isInLoop else { return nil }
        // What is not the last statement would be followed by what is never reached.
        let exit: [Statement] = [random.chance(50) ? .leave : .next]
        return .branch(condition(size - 1), exit, [])
    }
}
