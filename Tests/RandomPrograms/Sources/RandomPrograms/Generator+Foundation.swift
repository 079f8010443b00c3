/// Sets, ranges, sorting and more of Foundation, which a part of the programs uses.
extension Message {
    private static let range = Type.structure(.range)

    static let furtherValues: [Message] =
        [
            Message(.string, "rangeOfString:", [.string], range),
            Message(.string, "substringWithRange:", [range], .string),
            Message(.string, "containsString:", [.string], .bool),
            Message(.string, "trimmed", [], .string),
            Message(.string, "capitalizedString", [], .string),
            Message(
                .string, "stringByPaddingToLength:withString:startingAtIndex:", [.unsigned, .string, .int], .string),
            Message(.array(.string), "valueForKey:", [.object], .array(.number)),
            Message(.array(.number), "valueForKeyPath:", [.object], .number),
            Message(.dictionary(.string), "valueForKey:", [.string], .string),
        ] + [Type.string, .number].flatMap(values)

    private static func values(of element: Type) -> [Message] {
        let (list, set) = (Type.array(element), Type.set(element))
        return [
            Message(list, "subarrayWithRange:", [range], list),
            Message(list, "passing:", [.block([element, .object], .bool)], list),
            Message(list, "indexOfObjectPassingTest:", [.block([element, .unsigned], .bool)], .unsigned),
            Message(list, "sortedArrayUsingComparator:", [comparator(element)], list),
            Message(list, "sortedArrayUsingComparator:", [comparator(element)], list),
            Message(list, "passing:", [.block([element, .object], .bool)], list),
            Message(set, "count", [], .unsigned), Message(set, "containsObject:", [element], .bool),
            Message(set, "isEqualToSet:", [set], .bool), Message(set, "isSubsetOfSet:", [set], .bool),
            Message(set, "intersectsSet:", [set], .bool), Message(set, "setByAddingObject:", [element], set),
            Message(set, "sorted", [], list), Message(set, "copy", [], set),
            Message(set, "mutableCopy", [], .mutableSet(element)),
        ]
    }

    static let furtherChanges: [Message] =
        [
            Message(.mutableString, "deleteCharactersInRange:", [range], nil),
            Message(.mutableString, "replaceCharactersInRange:withString:", [range, .string], nil),
        ]
        + [Type.string, .number].flatMap { element in
            let (list, set) = (Type.mutableArray(element), Type.mutableSet(element))
            return [
                Message(list, "sortUsingComparator:", [comparator(element)], nil), Message(list, "sort", [], nil),
                Message(list, "removeObjectsInArray:", [.array(element)], nil),
                Message(list, "exchangeObjectAtIndex:withObjectAtIndex:", [.unsigned, .unsigned], nil),
                Message(list, "replaceObjectAtIndex:withObject:", [.unsigned, element], nil),
                Message(set, "addObject:", [element], nil), Message(set, "removeObject:", [element], nil),
                Message(set, "unionSet:", [.set(element)], nil), Message(set, "minusSet:", [.set(element)], nil),
                Message(set, "intersectSet:", [.set(element)], nil), Message(set, "removeAllObjects", [], nil),
            ]
        }

    private static func comparator(_ element: Type) -> Type { .block([element, element], .enumeration(.order)) }
}

extension Enumeration {
    /// The result of a comparison.
    static let order = Enumeration(
        name: "NSComparisonResult", form: .closed, underlying: .long,
        constants: [
            Constant(name: "NSOrderedAscending", value: -1), Constant(name: "NSOrderedSame", value: 0),
            Constant(name: "NSOrderedDescending", value: 1),
        ])
}

extension Generator {
    var usesFoundation: Bool { kinds.contains(.foundation) }

    /// An argument of a message that takes only some values of its type.
    mutating func special(_ message: Message, _ place: Int, _ size: Int) -> Expression? {
        switch (message.selector, message.arguments[place]) {
        case ("valueForKey:", .object): return Expression(.object, .text("length"))
        case ("valueForKeyPath:", .object):
            return Expression(.object, .text(pick(["@count", "@sum.self", "@max.self", "@min.self"])))
        case (_, .block(let parameters, .enumeration(.order))): return comparator(parameters[0])
        case (_, .block(let parameters, .bool?)): return predicate(message.selector, parameters, size)
        case (_, .structure(.range)) where random.chance(60):
            let values = [number(0...2), number(0...2)].map { Expression(.int, .integer($0)) }
            return Expression(.structure(.range), .compound(values, isNamed: false))
        default: return nil
        }
    }

    /// A block that orders two elements: when it is called, is not said, so it only compares.
    private mutating func comparator(_ element: Type) -> Expression {
        let variables = ["first", "second"].map { Variable(name: unique($0), type: element) }
        let places = variables.map { Expression(element, .variable($0.name)) }
        let sides = random.chance(50) ? places : places.reversed()
        let order = Type.enumeration(.order)
        func end(_ place: Int) -> Statement { .end(Expression(order, .constant(Enumeration.order.constants[place]))) }
        let key = element == .string ? pick(["length", "integerValue"]) : "integerValue"
        let keys = sides.map { Expression(key == "length" ? .unsigned : .long, .message($0, key, [])) }
        let compared = Statement.end(Expression(order, .message(sides[0], "compare:", [sides[1]])))
        let body: [Statement] =
            switch number(0...2) {
            case 0: [compared]
            case 1:
                [
                    .branch(
                        Expression(.int, .binary("!=", keys[0], keys[1])),
                        [
                            .end(
                                Expression(
                                    order,
                                    .ternary(
                                        Expression(.int, .binary("<", keys[0], keys[1])),
                                        Expression(order, .constant(Enumeration.order.constants[0])),
                                        Expression(order, .constant(Enumeration.order.constants[2])))))
                        ], []), compared,
                ]
            default:
                [
                    .branch(Expression(.int, .binary("<", keys[0], keys[1])), [end(0)], []),
                    .branch(Expression(.int, .binary(">", keys[0], keys[1])), [end(2)], []), end(1),
                ]
            }
        return Expression(.block([element, element], order), .block(variables, body))
    }

    /// A test of an element, which does nothing else.
    private mutating func predicate(_ selector: String, _ parameters: [Type], _ size: Int) -> Expression {
        var variables = parameters.map { Variable(name: name(for: $0), type: $0) }
        if selector == "passing:" {
            variables[1] = Variable(name: unique("bindings"), type: .dictionary(.string))
        } else {
            variables.append(.stop)
        }
        let outer = scope
        defer { scope = outer }
        scope = scope.map { Local(variable: $0.variable, isAssignable: false, isShared: $0.isShared) }
        scope += variables.prefix(selector == "passing:" ? 1 : 2).map { Local(variable: $0, isAssignable: false) }
        let test = expression(.bool, 1)
        let value = test.isQuiet ? test : Expression(.bool, .flag(true))
        return Expression(.block(variables.map(\.type), .bool), .block(variables, [.end(value)]))
    }

    mutating func set(_ type: Type, _ size: Int) -> Expression {
        let element = type.element ?? .string
        let isMutable = type == .mutableSet(element)
        guard size > 0 else { return stored(type) ?? madeSet(element, isMutable, 0) }
        return choose([
            (4, { $0.madeSet(element, isMutable, size - 1) }), (5, { $0.stored(type) }),
            (3, { $0.message(type, size) }),
            (1, { _ in Expression(type, .null) }), (2, { $0.call(returning: type, size) }),
        ])
    }

    private mutating func madeSet(_ element: Type, _ isMutable: Bool, _ size: Int) -> Expression {
        if isMutable, random.chance(30) {
            return Expression(.mutableSet(element), .message(Expression(.object, .library("NSSet")), "mutableCopy", []))
        }
        var items = expression(.array(element), size)
        if case .null = items.kind { items = Expression(.array(element), .list([])) }
        let name = Expression(.object, .library(isMutable ? "NSMutableSet" : "NSSet"))
        return Expression(isMutable ? .mutableSet(element) : .set(element), .message(name, "setWithArray:", [items]))
    }

    /// A question for where a text was found.
    mutating func search(_ size: Int) -> Expression? {
        guard usesFoundation else { return nil }
        let found = Expression(.long, .constant(Constant(name: "NSNotFound", value: Int.max)))
        let place: Expression
        if random.chance(50), let range = stored(.structure(.range)) {
            place = Expression(.unsigned, .field(range, "location"))
        } else {
            guard let text = stored(.string) else { return nil }
            let part = Expression(.string, .text(pick(["a", "b", ",", " ", "1"])))
            let range = Expression(.structure(.range), .message(text, "rangeOfString:", [part]))
            place = Expression(.unsigned, .field(range, "location"))
        }
        return Expression(.int, .binary(pick(["==", "!=", "!="]), place, found))
    }

    /// A loop over the keys of a dictionary in order.
    mutating func keys(_ size: Int) -> Statement? {
        guard usesFoundation, size > 0, let table = stored(.dictionary(element())) else { return nil }
        let variable = Variable(name: unique("key"), type: .string)
        let keys = Expression(.array(.string), .message(table, "sortedKeys", []))
        return .each(variable, keys, inner(Local(variable: variable, isAssignable: false), size))
    }

    /// A loop over elements of which some are null.
    mutating func nulls(_ size: Int) -> Statement? {
        guard usesFoundation, size > 0 else { return nil }
        let null = Expression(.object, .message(Expression(.object, .library("NSNull")), "null", []))
        let items = (0..<number(2...3)).map { _ in random.chance(40) ? null : expression(.object, 0) }
        let variable = Variable(name: name(for: .object), type: .object)
        let item = Expression(.object, .variable(variable.name))
        let test =
            random.chance(60)
            ? Expression(.int, .binary("==", item, null))
            : Expression(.bool, .unary("!", Expression(.bool, .message(item, "isString", []))))
        let body = inner(Local(variable: variable, isAssignable: false), size)
        return .each(variable, Expression(.array(.object), .list(items)), [.branch(test, [.next], [])] + body)
    }
}

extension Expression {
    /// Whether computing it changes nothing.
    var isQuiet: Bool {
        switch kind {
        case .assignment, .step, .call, .function, .invocation, .block, .superCall, .classCall, .create: false
        default: children.allSatisfy(\.isQuiet)
        }
    }
}
