/// Methods that fail with an error, and loops whose condition comes last.
extension Generator {
    private static let parameter = Variable(name: "error", type: .failurePlace)

    /// A method of the program's own class that fails, and says why.
    mutating func addFailing(_ size: Int) {
        guard kinds.contains(.errors) else { return }
        let type = pick([Type.string, .long, .number])
        let parameter = Variable(name: name(for: type), type: type)
        let result: Type = pick([.bool, .bool, .string, .number])
        let verb = result == .bool ? pick(["validate", "save"]) : "load"
        let head = "\(verb)\(parameter.name.prefix(1).uppercased())\(parameter.name.dropFirst())"
        begin([parameter], result)
        var body: [Statement] = random.chance(40) ? [remembered(statement(1))] + pending : []
        pending = []
        for _ in 0..<number(1...2) { body.append(failing(result)) }
        if random.chance(30) { add(to: &body, 1) }
        if result == .bool {
            body.append(.end(Expression(.bool, .flag(true))))
        } else {
            var value = expression(result, 1)
            if case .null = value.kind {
                value = result == .string ? Expression(.string, .text("ok")) : fresh(result, 0)
            }
            body.append(.end(value))
        }
        var method = Method(
            selector: unique(head) + ":error:", parameters: [parameter, Self.parameter], result: result, body: body)
        method.isPrivate = false
        program.methods.append(method)
    }

    private mutating func failing(_ result: Type) -> Statement {
        let error = Expression(.failure, .pointee("error"))
        let assignment = Statement.expression(Expression(.failure, .assignment(error, nil, failure())))
        let place = Expression(.failurePlace, .variable("error"))
        let isGuarded = Statement.branch(place, [assignment], [])
        let end = result == .bool ? Expression(.bool, .flag(false)) : Expression(result, .null)
        return .branch(condition(1), [isGuarded, .end(end)], [])
    }

    /// A call of a method that may fail.
    mutating func attempt(_ size: Int) -> Statement? {
        let methods = program.methods.filter { $0.parameters.last == Self.parameter }
        guard current == nil, !isInFunction, !isInDelegate, let method = methods.randomElement(using: &random),
            let result = method.result
        else { return nil }
        let argument = argument(method.parameters[0].type, size - 1)
        func call(_ place: Expression) -> Expression {
            Expression(result, .call(Expression(.own, .receiver), method.selector, [argument, place]))
        }
        guard random.chance(70) else {
            let call = call(Expression(.failurePlace, .null))
            guard result == .bool, random.chance(60) else { return .expression(call) }
            return .branch(call, body(count: 1, size: size - 1), [])
        }
        let error = Variable(name: unique("error"), type: .failure)
        let place = Expression(.failure, .variable(error.name))
        let declaration = Statement.declaration(error, isShared: false, Expression(.failure, .null))
        let outer = scope
        defer { scope = outer }
        let value = call(Expression(.failurePlace, .address(error.name)))
        let code = Expression(.long, .message(place, "code", []))
        func handled(_ generator: inout Generator) -> [Statement] {
            guard let target = generator.place({ $0 == .long || $0 == .int }) else {
                return generator.body(count: 1, size: size - 1)
            }
            return [.expression(Expression(target.type, .assignment(target, nil, code)))]
                + generator.body(count: generator.number(0...1), size: size - 1)
        }
        if result == .bool {
            let fails = Expression(.int, .unary("!", value))
            let other = random.chance(30) ? body(count: 1, size: size - 1) : []
            pending.append(.branch(fails, handled(&self), other))
        } else {
            let variable = Variable(name: name(for: result), type: result)
            let loaded = Expression(result, .variable(variable.name))
            pending.append(.declaration(variable, isShared: false, value))
            let isNil =
                random.chance(60)
                ? Expression(.int, .unary("!", loaded))
                : Expression(.int, .binary("==", loaded, Expression(result, .null)))
            pending.append(.branch(isNil, handled(&self), []))
        }
        return declaration
    }

    // MARK: Loops

    /// `while` and `do`, which count.
    mutating func looped(_ size: Int) -> Statement? {
        guard size > 0 else { return nil }
        let variable = Variable(name: name(for: .long), type: pick([.long, .int]))
        let place = Expression(variable.type, .variable(variable.name))
        let start = number(0...3)
        let isUpward = random.chance(60)
        let step = Statement.expression(
            Expression(variable.type, .step(place, by: isUpward ? 1 : -1, isPrefix: random.chance(20))))
        let limit = Expression(.int, .integer(isUpward ? start + number(0...3) : 0))
        var condition = Expression(.int, .binary(isUpward ? "<" : ">", place, limit))
        if random.chance(25) { condition = Expression(.int, .binary("&&", condition, self.condition(1))) }
        let body = [step] + inner(Local(variable: variable, isAssignable: false), size)
        pending.append(random.chance(50) ? .loop(condition, body) : .repeated(body, condition))
        return .declaration(variable, isShared: false, Expression(.int, .integer(start)))
    }
}
