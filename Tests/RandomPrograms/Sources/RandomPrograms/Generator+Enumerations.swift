/// Enumerations and sets of options.
extension Generator {
    var enumerations: [Enumeration] { program.enumerations }

    mutating func declareTypes() {
        if kinds.contains(.enumerations) { declareEnumerations() }
        if kinds.contains(.structures) { declareStructures() }
    }

    private mutating func declareEnumerations() {
        let names = ["None", "Small", "Medium", "Large"]
        let states = ["Idle", "Running", "Paused", "Done"]
        switch number(0...3) {
        case 0, 1: program.enumerations.append(closed("Kind", names))
        case 2: program.enumerations.append(closed("State", states))
        default: program.enumerations.append(plain("Level", ["Low", "Middle", "High"]))
        }
        if random.chance(50) { program.enumerations.append(options()) }
    }

    private func prefix(_ name: String) -> String { "RND\(program.id)\(name)" }

    private mutating func closed(_ name: String, _ all: [String]) -> Enumeration {
        let names = all.prefix(number(2...4))
        let values = pick([[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [-1, 0, 1, 2], [0, 10, 20, 30]])
        let constants = names.enumerated().map { index, name in
            let follows = index == 0 ? values[0] == 0 : values[index] == values[index - 1] + 1
            return Constant(name: name, value: values[index], text: follows ? nil : "\(values[index])")
        }
        return enumeration(name, .closed, pick([.long, .long, .long, .unsigned, .int]), constants)
    }

    private mutating func plain(_ name: String, _ names: [String]) -> Enumeration {
        let constants = names.prefix(number(2...3)).enumerated().map { Constant(name: $1, value: $0) }
        return enumeration(name, .plain, .word, constants)
    }

    private mutating func options() -> Enumeration {
        let count = number(2...3)
        let names = ["Bold", "Italic", "Wide"].prefix(count)
        var constants = names.enumerated().map { Constant(name: $1, value: 1 << $0, text: "1 << \($0)") }
        let name = "Options"
        if random.chance(60) { constants.insert(Constant(name: "None", value: 0, text: "0"), at: 0) }
        if random.chance(30) {
            let all = names.map { prefix(name + $0) }.joined(separator: " | ")
            constants.append(Constant(name: "All", value: (1 << count) - 1, text: all))
        }
        return enumeration(name, .options, .unsigned, constants)
    }

    private func enumeration(
        _ name: String, _ form: Enumeration.Form, _ type: Type, _ constants: [Constant]
    ) -> Enumeration {
        let isNegative = constants.contains { $0.value < 0 }
        let constants = constants.map { Constant(name: prefix(name + $0.name), value: $0.value, text: $0.text) }
        let underlying: Type = isNegative && type == .unsigned ? .long : type
        return Enumeration(name: prefix(name), form: form, underlying: underlying, constants: constants)
    }

    mutating func enumerationType() -> Type? { enumerations.isEmpty ? nil : .enumeration(pick(enumerations)) }

    // MARK: Values

    /// A constant: what C gives those of plain enumerations is an `int`.
    private mutating func constant(of enumeration: Enumeration) -> Expression {
        Expression(
            enumeration.form == .plain ? .int : .enumeration(enumeration), .constant(pick(enumeration.constants)))
    }

    mutating func constant(of enumeration: Enumeration, _ size: Int) -> Expression {
        let type = Type.enumeration(enumeration)
        guard size > 0 else {
            return random.chance(50) ? stored(type) ?? constant(of: enumeration) : constant(of: enumeration)
        }
        return choose([
            (4, { $0.constant(of: enumeration) }), (5, { $0.stored(type) }), (3, { $0.call(returning: type, size) }),
            (1, { $0.ternary(size) { $0.constant(of: enumeration, size - 1) } }),
            (1, { Expression(type, .cast($0.converted(to: enumeration, size))) }),
            (enumeration.isOptions ? 4 : 0, { $0.combined(enumeration, size) }),
            (enumeration.isOptions ? 1 : 0, { _ in Expression(.int, .integer(0)) }),
        ])
    }

    /// A number that may be one of an enumeration's constants.
    private mutating func converted(to enumeration: Enumeration, _ size: Int) -> Expression {
        let value = arithmetic(.long, size - 1)
        guard random.chance(60) else { return value }
        let count = Expression(.int, .integer(enumeration.constants.count))
        return Expression(Type.common(value.type, .int), .binary("%", value, count))
    }

    /// Options together, or without others.
    private mutating func combined(_ enumeration: Enumeration, _ size: Int) -> Expression {
        let sign = pick(["|", "|", "&", "^"])
        let left = constant(of: enumeration, size - 1)
        var right = constant(of: enumeration, size - 1)
        if sign == "&", random.chance(70) { right = Expression(right.type.promoted, .unary("~", right)) }
        return Expression(Type.common(left.type, right.type), .binary(sign, left, right))
    }

    /// A comparison with a constant, or the question for an option.
    mutating func test(_ size: Int) -> Expression? {
        let enumeration = pick(enumerations)
        let type = Type.enumeration(enumeration)
        guard let value = random.chance(80) ? stored(type) : call(returning: type, size) else { return nil }
        let other = constant(of: enumeration)
        if enumeration.isOptions, random.chance(80) {
            let common = Expression(Type.common(type, other.type), .binary("&", value, other))
            let end = random.chance(50) ? Expression(.int, .integer(0)) : other
            return Expression(.int, .binary(pick(["==", "!="]), common, end))
        }
        return Expression(.int, .binary(pick(["==", "==", "!=", "<", ">="]), value, other))
    }

    // MARK: Statements

    mutating func assigned(_ place: Expression, _ enumeration: Enumeration, _ size: Int) -> Expression {
        guard enumeration.isOptions, random.chance(60) else {
            let value = value(for: place) { $0.constant(of: enumeration, size - 1) }
            return Expression(place.type, .assignment(place, nil, value))
        }
        let sign = pick(["|", "|", "&", "^"])
        let option = constant(of: enumeration, size - 1)
        let value = sign == "&" ? Expression(option.type.promoted, .unary("~", option)) : option
        return Expression(place.type, .assignment(place, sign, value))
    }

    /// A `switch` over some or all constants, with or without a default.
    mutating func enumeratedChoice(_ size: Int) -> Statement? {
        guard let enumeration = enumerations.filter({ !$0.isOptions }).randomElement(using: &random) else { return nil }
        let value = constant(of: enumeration, size - 1)
        if case .constant = value.kind { return nil }
        let isFull = random.chance(50)
        let constants = isFull ? enumeration.constants : enumeration.constants.filter { _ in number(0...2) > 0 }
        guard !constants.isEmpty else { return nil }
        let outer = isInLoop
        defer { isInLoop = outer }
        isInLoop = false
        let cases = constants.enumerated().map { index, constant in
            // Several constants have one body.
            let isShared = index + 1 < constants.count && random.chance(15)
            let body = isShared ? [] : body(count: number(1...2), size: size - 1)
            let isLeft = if case .end? = body.last { true } else { false }
            let fallsThrough = isShared || !isLeft && random.chance(10)
            return Statement.Case(
                value: constant.value, body: body, fallsThrough: fallsThrough, name: constant.name)
        }
        let hasDefault = !isFull || random.chance(40)
        return .choice(value, cases, hasDefault ? body(count: 1, size: size - 1) : [])
    }
}
