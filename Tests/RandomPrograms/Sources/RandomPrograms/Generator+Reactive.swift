/// What further programs make of signals: tuples, events, connections, commands, and what joins properties and methods.
extension Generator {
    private func reply(_ type: Type, _ receiver: Expression, _ selector: String, _ arguments: [Expression])
        -> Expression
    {
        Expression(type, .message(receiver, selector, arguments))
    }

    private func library(_ selector: String, _ type: Type, _ arguments: [Expression]) -> Expression {
        reply(type, Expression(.object, .library("RACSignal")), selector, arguments)
    }

    /// A block of one value, which may do more than return it.
    private mutating func block(_ parameters: [Type], _ result: Type?, _ size: Int) -> Expression {
        let variables = parameters.map { Variable(name: name(for: $0), type: $0) }
        var block = block(variables, result, isBare: random.chance(50), size)
        if result == .string || result == .number, random.chance(70) {
            block.type = .block(variables.map(\.type), .object)
        }
        return block
    }

    /// A block with a body that is given.
    private func block(_ parameters: [Variable], _ result: Type, _ body: [Statement]) -> Expression {
        Expression(.block(parameters.map(\.type), result), .block(parameters, body))
    }

    // MARK: Operators

    /// An operator that only a part of the programs uses.
    mutating func furtherOperation(_ type: Type, _ element: Type, _ size: Int) -> Expression? {
        guard kinds.contains(.reactive) else { return nil }
        let size = size - 1
        let other = pick([Type.string, .number])
        func same(_ generator: inout Generator) -> Expression { generator.stream(type, size) }
        func others(_ generator: inout Generator) -> Expression { generator.stream(.signal(other), size) }
        return choose([
            (5, { $0.ofTuples(type, element, size) }),
            (2, { $0.reply(type, same(&$0), $0.pick(["replay", "replayLast", "replayLazily"]), []) }),
            (2, { $0.ofEvents(type, element, size) }),
            (
                2,
                {
                    let signals = $0.reply(
                        .signal(type), others(&$0), "map:", [$0.block([other], type, size)])
                    return $0.reply(type, signals, "switchToLatest", [])
                }
            ),
            (
                1,
                { $0.cases(type, size) }
            ),
            (
                1,
                {
                    let condition = $0.stream(.signal(.number), size)
                    return $0.library("if:then:else:", type, [condition, $0.solid(type, size), $0.solid(type, size)])
                }
            ),
            (
                1,
                {
                    let list = Expression(.array(type), .list([$0.solid(type, size), $0.solid(type, size)]))
                    return $0.library("concat:", type, [list])
                }
            ),
            (1, { $0.reply(type, same(&$0), "merge:", [$0.solid(type, size)]) }),
            (1, { $0.reply(type, same(&$0), "takeLast:", [Expression(.int, .integer($0.number(0...2)))]) }),
            (1, { $0.reply(type, same(&$0), "doError:", [$0.block([.failure], nil, size)]) }),
            (element == .number ? 1 : 0, { $0.reply(type, same(&$0), "not", []) }),
            (2, { $0.tried(type, element, other, size) }),
        ])
    }

    private mutating func cases(_ type: Type, _ size: Int) -> Expression {
        var (cases, signals) = ([String](), [Expression]())
        for text in ["a", "b", "ab", "x,y"] where random.chance(50) {
            cases.append(text)
            signals.append(solid(type, size))
        }
        let table = Expression(.dictionary(type), .table(cases, signals))
        return library(
            "switch:cases:default:", type, [stream(.signal(.string), size), table, solid(type, size)])
    }

    /// A signal that is not nil.
    private mutating func solid(_ type: Type, _ size: Int) -> Expression {
        let signal = stream(type, size)
        if case .null = signal.kind { return library("empty", type, []) }
        return signal
    }

    /// A signal of tuples, and what becomes of them.
    private mutating func ofTuples(_ type: Type, _ element: Type, _ size: Int) -> Expression {
        let (first, second) = (pick([Type.string, .number]), pick([Type.string, .number]))
        let tuple = Type.tuple(first, second)
        let signals = [solid(.signal(first), size), solid(.signal(second), size)]
        let pairs: Expression
        if random.chance(50) {
            let list = Expression(.array(.signal(.object)), .list(signals))
            pairs = library(pick(["combineLatest:", "zip:"]), .signal(tuple), [list])
        } else {
            pairs = reply(.signal(tuple), signals[0], pick(["combineLatestWith:", "zipWith:"]), [signals[1]])
        }
        if random.chance(50) { return reply(type, pairs, "reduceEach:", [block([first, second], element, size)]) }
        return reply(type, pairs, "map:", [unpacking(tuple, first, second, element, size)])
    }

    /// A block that takes a tuple apart.
    private mutating func unpacking(
        _ tuple: Type, _ first: Type, _ second: Type, _ result: Type, _ size: Int
    ) -> Expression {
        let variable = Variable(name: unique("tuple"), type: tuple)
        let place = Expression(tuple, .variable(variable.name))
        let outer = (scope, isInLoop, self.result)
        defer { (scope, isInLoop, self.result) = outer }
        scope = scope.map { Local(variable: $0.variable, isAssignable: $0.isShared, isShared: $0.isShared) }
        (isInLoop, self.result) = (false, result)
        guard random.chance(70) else {
            // An element is an `id`.
            let fits = [("first", first), ("second", second)].filter { $0.1 == result }
            let value = fits.randomElement(using: &random).map { reply(result, place, $0.0, []) }
            return block([variable], .object, [.end(value ?? expression(result, 1))])
        }
        let parts = [first, second].map { Variable(name: name(for: $0), type: $0) }
        scope += parts.map { Local(variable: $0, isAssignable: true) }
        var body: [Statement] = [.unpack(parts, place)]
        if random.chance(30) { add(to: &body, 1) }
        if case .end? = body.last { return block([variable], .object, body) }
        return block([variable], .object, body + [.end(expression(result, 1))])
    }

    private mutating func ofEvents(_ type: Type, _ element: Type, _ size: Int) -> Expression {
        let events = reply(.signal(.event), solid(type, size), "materialize", [])
        if random.chance(30) { return reply(type, events, "dematerialize", []) }
        let variable = Variable(name: unique("event"), type: .event)
        let place = Expression(.event, .variable(variable.name))
        let value = reply(element, place, "value", [])
        let end = reply(.bool, place, "finished", [])
        let body: [Statement] =
            random.chance(50)
            ? [.branch(end, [.end(expression(element, 0))], []), .end(value)]
            : [.end(Expression(element, .ternary(end, expression(element, 0), value)))]
        return reply(type, events, "map:", [block([variable], .object, body)])
    }

    /// `tryMap:`, whose block may fail.
    private mutating func tried(_ type: Type, _ element: Type, _ other: Type, _ size: Int) -> Expression {
        let source = stream(.signal(other), size)
        let parameters = [Variable(name: name(for: other), type: other), Variable(name: "error", type: .failurePlace)]
        let outer = scope
        defer { scope = outer }
        scope = scope.map { Local(variable: $0.variable, isAssignable: false, isShared: $0.isShared) }
        scope.append(Local(variable: parameters[0], isAssignable: false))
        let assignment = Expression(
            .failure, .assignment(Expression(.failure, .pointee("error")), nil, failure()))
        let fails: [Statement] = [
            .branch(Expression(.failurePlace, .variable("error")), [.expression(assignment)], []),
            .end(Expression(.object, .null)),
        ]
        var value = expression(element, 1)
        if case .null = value.kind { value = Expression(.string, .text("b")) }
        let body: [Statement] = [.branch(condition(1), fails, []), .end(value)]
        return reply(type, source, "tryMap:", [block(parameters, .object, body)])
    }

    // MARK: Statements

    mutating func reactive(_ size: Int) -> Statement? {
        guard kinds.contains(.reactive) else { return nil }
        return choose([
            (3, { $0.connection(size) }), (2, { $0.watched(size) }), (2, { $0.channel() }), (2, { $0.command(size) }),
            (1, { $0.sending(size) }), (1, { $0.statement(0) }),
        ])
    }

    private func subscribed(_ signal: Expression, _ blocks: [Expression], _ selector: String) -> Statement {
        .expression(reply(.disposable, signal, selector, blocks))
    }

    private mutating func connection(_ size: Int) -> Statement? {
        let element = element()
        let type = Type.connection(element)
        let variable = Variable(name: unique("connection"), type: type)
        let place = Expression(type, .variable(variable.name))
        let source = solid(.signal(element), size)
        for _ in 0..<number(1...2) {
            let signal = reply(.signal(element), place, "signal", [])
            pending.append(subscribed(signal, [block([element], nil, size - 1)], "subscribeNext:"))
        }
        pending.append(.expression(reply(.object, place, "connect", [])))
        return .declaration(variable, isShared: false, reply(type, source, "publish", []))
    }

    /// What hears of the messages to an object.
    private mutating func watched(_ size: Int) -> Statement? {
        let methods = callable.filter { method in
            method.result == nil
                && method.parameters.allSatisfy { $0.type == .string || $0.type == .number || $0.type.isArithmetic }
        }
        guard !isInFunction, current == nil, let method = methods.randomElement(using: &random) else { return nil }
        let signal = reply(
            .signal(.object), Expression(.own, .receiver), "rac_signalForSelector:",
            [Expression(.string, .text(method.selector))])
        pending.append(.expression(call(method, size - 1)))
        guard let first = method.parameters.first?.type, method.parameters.count == 2 else {
            return subscribed(signal, [block([.object], nil, size - 1)], "subscribeNext:")
        }
        let boxed = { (type: Type) -> Type in type.isArithmetic ? .number : type }
        let types = (boxed(first), boxed(method.parameters[1].type))
        let variable = Variable(name: unique("arguments"), type: .tuple(types.0, types.1))
        let parts = [types.0, types.1].map { Variable(name: name(for: $0), type: $0) }
        let outer = (scope, isInLoop, self.result)
        defer { (scope, isInLoop, self.result) = outer }
        (isInLoop, self.result) = (false, nil)
        scope = scope.map { Local(variable: $0.variable, isAssignable: $0.isShared, isShared: $0.isShared) }
        scope += parts.map { Local(variable: $0, isAssignable: true) }
        let kept = pending
        pending = []
        let body =
            [.unpack(parts, Expression(variable.type, .variable(variable.name)))] + body(count: 1, size: size - 1)
        pending = kept
        let block = Expression(.block([variable.type], nil), .block([variable], body))
        return subscribed(signal, [block], "subscribeNext:")
    }

    private mutating func channel() -> Statement? {
        guard current == nil else { return nil }
        let places = properties.filter { $0.type == .string || $0.type == .number || $0.type == .long }
        guard let first = places.randomElement(using: &random),
            let second = places.filter({ $0.type == first.type && $0 != first }).randomElement(using: &random)
        else { return nil }
        let sides = [first, second].map { Expression($0.type, .property($0.name)) }
        return .expression(reply(.object, Expression(.own, .receiver), "RACChannelTo:", sides))
    }

    /// A command: what its block returns begins later, so only the block and a refusal can be seen.
    private mutating func command(_ size: Int) -> Statement? {
        let input = element()
        let variable = Variable(name: unique("command"), type: .command)
        let place = Expression(.command, .variable(variable.name))
        let output = Type.signal(element())
        let parameter = Variable(name: name(for: input), type: input)
        let outer = (scope, isInLoop, self.result)
        scope = scope.map { Local(variable: $0.variable, isAssignable: $0.isShared, isShared: $0.isShared) }
        scope.append(Local(variable: parameter, isAssignable: true))
        (isInLoop, self.result) = (false, output)
        var body = body(count: number(1...2), size: size - 1)
        if case .end? = body.last { body.removeLast() }
        body.append(.end(solid(output, 1)))
        (scope, isInLoop, self.result) = outer
        let block = Expression(.block([input], output), .block([parameter], body))
        pending = [.expression(reply(.signal(.object), place, "execute:", [argument(input, 1)]))]
        if random.chance(70) {
            let executed = reply(.signal(.object), place, "execute:", [argument(input, 1)])
            let failure = self.block([.failure], nil, size - 1)
            pending.append(subscribed(executed, [failure], "subscribeError:"))
        }
        guard random.chance(30) else {
            return .declaration(
                variable, isShared: false,
                reply(.command, Expression(.object, .library("RACCommand")), "command:", [block]))
        }
        let flag = Expression(.number, .boxed(Expression(.bool, .flag(random.chance(40)))))
        let enabled = library("return:", .signal(.number), [flag])
        return .declaration(
            variable, isShared: false,
            reply(.command, Expression(.object, .library("RACCommand")), "commandIfEnabled:block:", [enabled, block]))
    }
}
