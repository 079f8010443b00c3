extension Generator {
    mutating func key() -> Expression { Expression(.string, .text(pick(["a", "b", "key", "x"]))) }

    /// An object of a class other than a text's.
    mutating func object(_ type: Type, _ size: Int) -> Expression {
        switch type {
        case .block(let parameters, let result):
            let parameters = parameters.map { Variable(name: name(for: $0), type: $0) }
            return random.chance(30) ? stored(type) ?? block(parameters, result, size) : block(parameters, result, size)
        case .own:
            return choose([
                (2, { _ in Expression(.own, .make) }), (1, { _ in Expression(.own, .null) }), (4, { $0.stored(.own) }),
                (isInFunction || current != nil ? 0 : 1, { _ in Expression(.own, .receiver) }),
            ])
        case .object: return expression(pick([.string, .number]), size)
        case .signal, .sequence: return stream(type, size)
        case .subscriber, .disposable: return stored(type) ?? Expression(type, .null)
        case .subject(let element):
            return random.chance(50) ? stored(type) ?? subject(of: element, size) : subject(of: element, size)
        case .failure: return stored(type) ?? failure()
        default: break
        }
        guard size > 0 else { return random.chance(60) ? stored(type) ?? fresh(type, 0) : fresh(type, 0) }
        return choose([
            (4, { $0.fresh(type, size - 1) }), (5, { $0.stored(type) }), (1, { _ in Expression(type, .null) }),
            (type == .number ? 3 : 0, { $0.keyed(type) }), (type == .number ? 2 : 0, { $0.keyPath(type) }),
            (4, { $0.keyedList(type) }),
            (4, { $0.message(type, size) }), (2, { $0.call(returning: type, size) }), (2, { $0.element(type, size) }),
            (isReactive ? 4 : 0, { $0.outcome(type, size) }),
        ])
    }

    /// A new object: a box, a literal, or a copy of a literal that can be changed.
    mutating func fresh(_ type: Type, _ size: Int) -> Expression {
        switch type {
        case .number:
            let value =
                random.chance(20) ? expression(.bool, size) : arithmetic(random.chance(20) ? .double : integer(), size)
            return Expression(.number, .boxed(value))
        case .array(let element):
            let items = (0..<number(0...3)).map { _ in expression(element, size) }
            return Expression(type, .list(items))
        case .dictionary(let element):
            let keys = ["a", "b", "key", "x"].filter { _ in random.chance(40) }
            let values = keys.map { _ in expression(element, size) }
            return Expression(type, .table(keys, values))
        case .mutableArray(let element): return copy(.array(element), as: type, size)
        case .mutableDictionary(let element): return copy(.dictionary(element), as: type, size)
        default: return Expression(type, .null)
        }
    }

    private mutating func copy(_ original: Type, as type: Type, _ size: Int) -> Expression {
        let original = random.chance(25) ? expression(original, size) : fresh(original, size)
        return Expression(type, .message(original, "mutableCopy", []))
    }

    /// An element of a collection, which is an `id`.
    mutating func element(_ type: Type, _ size: Int) -> Expression? {
        if case .instance = type {
            guard let list = stored(.array(type)) else { return nil }
            return Expression(type, .subscripted(list, Expression(.int, .integer(number(0...1)))))
        }
        guard type == .string || type == .number else { return nil }
        if random.chance(50), let table = stored(.dictionary(type)) {
            return Expression(type, .subscripted(table, random.chance(70) ? key() : expression(.string, size - 1)))
        }
        guard let list = stored(.array(type)) else { return nil }
        let index = random.chance(70) ? Expression(.int, .integer(number(0...1))) : arithmetic(.unsigned, size - 1)
        return Expression(type, .subscripted(list, index))
    }
}
