/// Functions and variables of the file, and macros.
extension Generator {
    private var isPlain: Bool { kinds.contains(.functions) }

    /// The properties of what the current body is run for.
    var properties: [Variable] {
        if isInFunction { return [] }
        guard let current else { return program.properties }
        return current.path.compactMap(program.findClass).flatMap(\.properties).filter { !$0.isComputed }.map(
            \.variable)
    }

    mutating func declareFunctions() {
        guard isPlain else { return }
        for _ in 0..<number(1...2) { addGlobal() }
        for _ in 0..<number(0...2) { addMacro() }
        for _ in 0..<number(0...2) { addFunction() }
    }

    private mutating func constant(_ type: Type) -> Expression {
        switch type {
        case .string: random.chance(80) ? Expression(.string, .text(pick(Self.texts))) : Expression(.string, .null)
        case .bool: Expression(.bool, .flag(random.chance(50)))
        case .double: Expression(.double, .real(Double(number(0...20)) / pick([1, 2, 4])))
        case _ where type.isInteger: Expression(.int, .integer(pick([0, 0, 1, number(0...9)])))
        default: Expression(type, .null)
        }
    }

    private mutating func addGlobal() {
        let isConstant = random.chance(50)
        let type: Type =
            isConstant
            ? pick([.string, .string, .long, .unsigned, .double, .int])
            : pick([.long, .long, .unsigned, .int, .string, .bool, .number, .mutableArray(.string)])
        var value = constant(type)
        while isConstant, value.kind == .null { value = constant(type) }
        let names: [String] =
            switch (isConstant, type) {
            case (true, .string): ["kDefaultName", "kSeparator"]
            case (true, _): ["kLimit", "kStep"]
            case (_, .string): ["lastName", "lastText"]
            case (_, .bool): ["isReady"]
            case (_, .number): ["lastNumber"]
            case (_, .mutableArray): ["sharedLog"]
            default: ["calls", "total", "counter"]
            }
        let variable = Variable(name: unique(pick(names)), type: type)
        program.globals.append(Global(variable: variable, isConstant: isConstant, value: value))
    }

    private mutating func addMacro() {
        let name = "RND\(program.id)"
        if random.chance(50) {
            let type: Type = pick([.string, .int, .int, .double])
            var value = constant(type)
            if case .null = value.kind { value = Expression(.string, .text("none")) }
            program.macros.append(Macro(name: unique(name + (type == .string ? "Title" : "Limit")), body: value))
            return
        }
        let (x, y) = (Expression(.int, .variable("x")), Expression(.int, .variable("y")))
        let factor = Expression(.int, .integer(number(2...5)))
        func binary(_ sign: String, _ left: Expression, _ right: Expression) -> Expression {
            Expression(.int, .binary(sign, left, right))
        }
        let shapes: [(String, [String], Expression)] = [
            ("Scaled", ["x"], binary("*", x, factor)), ("Squared", ["x"], binary("*", x, x)),
            (
                "IsEven", ["x"],
                binary("==", binary("%", x, Expression(.int, .integer(2))), Expression(.int, .integer(0)))
            ),
            ("Capped", ["x", "y"], Expression(.int, .ternary(binary(">", x, y), y, x))),
            ("Mixed", ["x", "y"], binary("+", binary("*", x, factor), y)),
            ("Between", ["x", "y"], binary("&&", binary(">=", x, Expression(.int, .integer(0))), binary("<", x, y))),
        ]
        let (shape, parameters, body) = pick(shapes)
        program.macros.append(Macro(name: unique(name + shape), parameters: parameters, body: body))
    }

    private mutating func addFunction() {
        isInFunction = true
        defer { isInFunction = false }
        let parameters = (0..<number(0...3)).map { _ in
            let type = type()
            return Variable(name: name(for: type), type: type)
        }
        let result = random.chance(85) ? type() : nil
        let verbs = parameters.isEmpty ? ["nextValue", "bump"] : ["scaled", "combined", "checked"]
        var function = Method(selector: unique(pick(verbs)), parameters: parameters, result: result, body: [])
        begin(parameters, result)
        function.body = body(count: number(1...2), size: 2)
        finish(&function.body, 2)
        program.functions.append(function)
    }

    // MARK: Uses

    /// A call of a function of the file.
    mutating func functionCall(returning type: Type?, _ size: Int) -> Expression? {
        let functions = program.functions.filter { function in
            type.map { function.result?.isUsable(as: $0) ?? false } ?? true
        }
        guard let function = functions.randomElement(using: &random) else { return nil }
        let arguments = function.parameters.map { argument($0.type, size - 1) }
        return Expression(function.result ?? .object, .function(function.selector, arguments))
    }

    /// A macro, whose arguments change nothing: it may compute them several times.
    mutating func macro(_ type: Type) -> Expression? {
        guard isPlain else { return nil }
        let macros = program.macros.filter { ($0.body.type == .string) == (type == .string) }
        let macro: Macro
        if type.isArithmetic, macros.isEmpty || random.chance(30) {
            macro = pick(Self.known)
        } else if let own = macros.randomElement(using: &random) {
            macro = own
        } else {
            return nil
        }
        let isWhole = type == .double && macro.body.uses("%")
        let arguments = macro.parameters.map { _ in arithmetic(isWhole ? .long : type, 0) }
        let expanded = macro.expanded(arguments)
        if expanded.computes("%", in: .double) { return nil }
        return Expression(expanded.type, .macro(macro, arguments))
    }

    private static let known: [Macro] = {
        let (a, b) = (Expression(.int, .variable("a")), Expression(.int, .variable("b")))
        let isLess = Expression(.int, .binary("<", a, b))
        let isNegative = Expression(.int, .binary("<", a, Expression(.int, .integer(0))))
        let minus = Expression(.int, .unary("-", a))
        return [
            Macro(name: "MAX", parameters: ["a", "b"], body: Expression(.int, .ternary(isLess, b, a)), isKnown: true),
            Macro(name: "MIN", parameters: ["a", "b"], body: Expression(.int, .ternary(isLess, a, b)), isKnown: true),
            Macro(
                name: "ABS", parameters: ["a"], body: Expression(.int, .ternary(isNegative, minus, a)), isKnown: true),
        ]
    }()

    func persistentLocal(_ variable: Variable) -> Local {
        Local(variable: variable, isAssignable: true, isShared: true)
    }

    /// A variable that a method keeps from one call to the next, and its change.
    mutating func persistent(_ size: Int) -> Statement? {
        guard isPlain else { return nil }
        let isOnce = random.chance(30)
        let type: Type = isOnce ? pick([.array(.string), .string, .number]) : pick([.long, .int, .unsigned, .string])
        let variable = Variable(name: name(for: type), type: type)
        let place = Expression(type, .variable(variable.name))
        if isOnce {
            let outer = scope
            scope = scope.filter(\.isShared)
            let value = expression(type, 1)
            scope = outer
            let assignment = Expression(type, .assignment(place, nil, value))
            pending.append(.once(unique("onceToken"), [.expression(assignment)]))
        } else if type.isInteger {
            pending.append(.expression(step(place)))
        } else {
            pending.append(.expression(assigned(place, size)))
        }
        return .persistent(variable, isOnce ? Expression(type, .null) : constant(type))
    }
}

extension Expression {
    fileprivate func uses(_ sign: String) -> Bool { computes(sign, in: nil) }

    /// Whether an operator is in the expression, on operands of a type.
    fileprivate func computes(_ sign: String, in type: Type?) -> Bool {
        if case .binary(sign, let left, let right) = kind,
            type.map({ Type.common(left.type, right.type) == $0 }) ?? true
        {
            return true
        }
        return children.contains { $0.computes(sign, in: type) }
    }
}
