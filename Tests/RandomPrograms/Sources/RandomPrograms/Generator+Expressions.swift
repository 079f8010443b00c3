extension Generator {
    mutating func integer() -> Type { pick([.int, .int, .long, .long, .unsigned, .byte, .short, .word]) }

    /// An expression that converts to a type.
    mutating func expression(_ type: Type, _ size: Int) -> Expression {
        switch type {
        case .bool: flag(size)
        case .byte, .character, .short, .word, .int, .long, .unsigned, .double: arithmetic(type, size)
        case .string, .mutableString: text(type, size)
        case .enumeration(let enumeration): constant(of: enumeration, size)
        case .structure(let structure): structured(structure, size)
        case .instance: instance(type, size)
        case .set, .mutableSet: set(type, size)
        default: object(type, size)
        }
    }

    // MARK: Leaves

    /// A variable or property of a type, or of one that it can be used as.
    mutating func stored(_ type: Type) -> Expression? {
        let locals = scope.map(\.variable).filter { $0.type.isUsable(as: type) }
            .map { Expression($0.type, .variable($0.name)) }
        let properties = self.properties.filter { $0.type.isUsable(as: type) }
            .map { Expression($0.type, .property($0.name)) }
        let all = locals + properties
        return all.isEmpty ? nil : pick(all)
    }

    private mutating func literal(_ type: Type) -> Expression {
        switch type {
        case .bool: return Expression(.bool, .flag(random.chance(50)))
        case .double: return Expression(.double, .real(Double(number(-8...40)) / pick([1, 2, 4])))
        case .byte: return Expression(.int, .integer(random.chance(80) ? number(0...9) : number(100...255)))
        case .unsigned: return Expression(.int, .integer(random.chance(90) ? number(0...9) : number(10...1_000)))
        default: return Expression(.int, .integer(random.chance(85) ? number(-3...9) : number(-1_000...100_000)))
        }
    }

    static let texts = ["", "a", "b", "ab", "abc", "Hello", "12", "7 days", "-3", "0", "yes", "x,y", "a b c", "Été"]

    // MARK: Numbers

    mutating func arithmetic(_ type: Type, _ size: Int) -> Expression {
        guard size > 0 else { return random.chance(60) ? stored(type) ?? literal(type) : literal(type) }
        return choose([
            (3, { $0.literal(type) }),
            (6, { $0.stored(type) }),
            (6, { $0.operation(type, size) }),
            (1, { $0.unary(type, size) }),
            (2, { $0.ternary(size) { $0.arithmetic(type, size - 1) } }),
            (1, { Expression(type, .cast($0.arithmetic($0.integer(), size - 1))) }),
            (3, { $0.message(type, size) }),
            (3, { $0.call(returning: type, size) }),
            (isReactive ? 2 : 0, { $0.outcome(type, size) }),
            (type == .int ? 1 : 0, { $0.flag(size - 1) }),
            (2, { $0.element(type, size) }), (2, { $0.ownMember(type) }),
            (kinds.contains(.functions) ? 3 : 0, { $0.macro(type) }),
            (
                program.classes.isEmpty ? 0 : 4,
                { generator in generator.member { $0.variable.type.isUsable(as: type) } }
            ),
            (structures.isEmpty ? 0 : 3, { generator in generator.field { $0.isUsable(as: type) } }),
            (1, { generator in generator.place { $0 == type && $0 != .double }.map { generator.step($0) } }),
        ])
    }

    private mutating func operation(_ type: Type, _ size: Int) -> Expression {
        let signs: [String] =
            type == .double
            ? ["+", "-", "*", "/"] : ["+", "+", "-", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"]
        let sign = pick(signs)
        let left = arithmetic(type, size - 1)
        let isShift = sign.count == 2
        let right =
            isShift
            ? Expression(.int, .integer(number(0...5)))
            : sign == "/" || sign == "%"
                ? divisor(type) : arithmetic(random.chance(60) ? type : integer(), size - 1)
        let common = isShift ? left.type.promoted : Type.common(left.type, right.type)
        if common == .double, !["+", "-", "*", "/"].contains(sign) { return left }
        return Expression(common, .binary(sign, left, right))
    }

    /// A literal other than 0.
    private mutating func divisor(_ type: Type) -> Expression {
        let divisor = literal(type)
        if case .integer(0) = divisor.kind { return Expression(.int, .integer(number(1...9))) }
        return divisor
    }

    private mutating func unary(_ type: Type, _ size: Int) -> Expression {
        let value = arithmetic(type, size - 1)
        let sign = value.type == .double || random.chance(70) ? "-" : "~"
        return Expression(value.type == .double ? .double : value.type.promoted, .unary(sign, value))
    }

    /// `condition ? first : second`, in the type that C converts both to.
    mutating func ternary(_ size: Int, _ value: (inout Generator) -> Expression) -> Expression {
        let (condition, first, second) = (condition(size - 1), value(&self), value(&self))
        let isFlag = first.type == .bool && second.type == .bool
        let type = isFlag ? .int : first.type.isArithmetic ? Type.common(first.type, second.type) : first.type
        if random.chance(20), first.type.isArithmetic || first.type == .string {
            return Expression(type, .otherwise(first, second))
        }
        return Expression(type, .ternary(condition, first, second))
    }

    // MARK: Conditions

    /// A value that is 0 or 1.
    private mutating func flag(_ size: Int) -> Expression {
        guard size > 0 else { return random.chance(50) ? stored(.bool) ?? literal(.bool) : literal(.bool) }
        return choose([
            (2, { $0.literal(.bool) }), (4, { $0.stored(.bool) }), (4, { $0.comparison(size) }),
            (2, { $0.logical(size) }), (usesFoundation ? 2 : 0, { $0.search(size) }),
            (program.classes.isEmpty ? 0 : 3, { $0.instanceTest(size) }),
            (enumerations.isEmpty ? 0 : 4, { $0.test(size) }),
            (3, { $0.message(.bool, size) }), (2, { $0.call(returning: .bool, size) }),
            (isReactive ? 3 : 0, { $0.outcome(.bool, size) }),
            (1, { Expression(.int, .unary("!", $0.condition(size - 1))) }),
        ])
    }

    /// A value that is asked for being true.
    mutating func condition(_ size: Int) -> Expression {
        choose([
            (5, { $0.flag(size) }),
            (2, { generator in generator.stored(generator.type()).flatMap { $0.type.structure == nil ? $0 : nil } }),
            (2, { $0.stored($0.integer()) }),
            (2, { $0.comparisonWithNil() }),
            (size > 0 ? 2 : 0, { $0.comparison(size) }),
            (size > 1 ? 2 : 0, { $0.logical(size) }),
        ])
    }

    private mutating func comparison(_ size: Int) -> Expression {
        let type: Type = random.chance(15) ? .double : integer()
        let left = arithmetic(type, size - 1)
        let right = arithmetic(random.chance(60) ? type : integer(), size - 1)
        return Expression(.int, .binary(pick(["<", ">", "<=", ">=", "==", "!="]), left, right))
    }

    private mutating func logical(_ size: Int) -> Expression {
        Expression(.int, .binary(pick(["&&", "||"]), condition(size - 1), condition(size - 1)))
    }

    private mutating func comparisonWithNil() -> Expression? {
        guard let value = stored(type()), !value.type.isArithmetic, value.type.structure == nil else { return nil }
        let sign = pick(["==", "!="])
        return Expression(.int, .binary(sign, value, Expression(value.type, .null)))
    }

    // MARK: Texts

    mutating func text(_ type: Type, _ size: Int) -> Expression {
        let isMutable = type == .mutableString
        let literal: (inout Generator) -> Expression = {
            let text = Expression(.string, .text($0.pick(Self.texts)))
            return isMutable ? Expression(type, .message(text, "mutableCopy", [])) : text
        }
        guard size > 0 else { return random.chance(50) ? stored(type) ?? literal(&self) : literal(&self) }
        return choose([
            (3, literal), (4, { $0.stored(type) }), (1, { _ in Expression(type, .null) }),
            (program.classes.isEmpty ? 0 : 4, { generator in generator.member { $0.variable.type == type } }),
            (isMutable ? 0 : 2, { $0.keyed(type) }), (isMutable ? 0 : 1, { $0.keyPath(type) }),
            (2, { $0.ownMember(type) }),
            (isMutable ? 0 : 3, { $0.element(type, size) }), (isMutable ? 0 : 2, { $0.macro(type) }),
            (isMutable ? 0 : 5, { $0.message(type, size) }), (3, { $0.call(returning: type, size) }),
            (isMutable ? 0 : 2, { $0.ternary(size) { $0.text(type, size - 1) } }),
            (isMutable ? 0 : 2, { $0.formatted(size) }), (isMutable || !isReactive ? 0 : 4, { $0.outcome(type, size) }),
        ])
    }

    private mutating func formatted(_ size: Int) -> Expression {
        let values = (0..<number(1...3)).map { _ in shown(size - 1) }
        return format(values)
    }

    /// A value that a format can show.
    mutating func shown(_ size: Int) -> Expression {
        let type = type()
        switch type {
        case _ where type.isArithmetic: return expression(type, size)
        case .string, .mutableString, .number, .object: return expression(type, size)
        case .instance:
            return fields(of: instance(type, size)).first { _ in random.chance(60) } ?? expression(.string, size)
        default: return expression(.string, size)
        }
    }

    mutating func format(_ values: [Expression]) -> Expression {
        let formats = values.map { value -> String in
            switch value.type {
            case .bool, .byte, .character, .short: "%d"
            case .enumeration(let enumeration):
                enumeration.underlying == .long ? "%ld" : enumeration.underlying == .unsigned ? "%lu" : "%d"
            case .word: "%u"
            case .int: random.chance(85) ? "%d" : pick(["%x", "%3d", "%03d", "%-3d", "%u"])
            case .long: "%ld"
            case .unsigned: "%lu"
            case .double: pick(["%.2f", "%.1f", "%.0f"])
            default: "%@"
            }
        }
        let parts =
            [pick(["", "", "=", "100% "])] + values.dropLast().map { _ in pick([" ", ",", ";", ""]) } + [
                pick(["", "!"])
            ]
        return Expression(.string, .format(parts, formats, values))
    }

    // MARK: Calls

    mutating func call(_ method: Method, _ size: Int) -> Expression {
        let arguments = method.parameters.map { argument($0.type, size - 1) }
        let type = current?.type ?? .own
        let other = random.chance(15) ? stored(type) : nil
        let receiver = other ?? Expression(type, .receiver)
        return Expression(method.result ?? .object, .call(receiver, method.selector, arguments))
    }

    mutating func argument(_ type: Type, _ size: Int) -> Expression {
        !type.isArithmetic && type.structure == nil && random.chance(15)
            ? Expression(type, .null) : expression(type, size)
    }

    mutating func call(returning type: Type, _ size: Int) -> Expression? {
        let blocks = scope.map(\.variable).filter {
            if case .block(_, let result?) = $0.type { result.isUsable(as: type) } else { false }
        }
        if !blocks.isEmpty, random.chance(50) { return invoked(pick(blocks), size) }
        if random.chance(40), let call = functionCall(returning: type, size) { return call }
        if random.chance(50), let call = instanceCall({ $0?.isUsable(as: type) ?? false }, size) { return call }
        guard !isInFunction else { return nil }
        let methods = callable.filter { $0.result?.isUsable(as: type) ?? false }
        return methods.isEmpty ? nil : call(pick(methods), size - 1)
    }
}

extension Type {
    /// Whether a value of this type can stand where another is asked for, without a cast.
    func isUsable(as other: Type) -> Bool {
        switch (self, other) {
        case (_, _) where self == other: true
        case (.mutableString, .string), (.bool, .int), (.byte, .int), (.short, .int), (.int, .long): true
        case (.mutableArray(let element), .array(let same)), (.mutableDictionary(let element), .dictionary(let same)),
            (.mutableSet(let element), .set(let same)):
            element == same
        case (.subject(let element), .signal(let same)): element == same
        case (.instance(let path), .instance(let other)): path.hasSuffix(other)
        case (.own, .delegate): true
        case (.enumeration(let enumeration), _): enumeration.underlying == other
        // A program knows what it put into an `id`.
        case (.string, .object), (.mutableString, .object), (.number, .object): true
        default: false
        }
    }

    var isSubscriber: Bool { if case .subscriber = self { true } else { false } }

    var isBlock: Bool { if case .block = self { true } else { false } }
}
