import StreamTesting

/// Functions of the library, by what they make.
private enum Functions {
    static let predicates = ["isEven", "isOdd", "gt2", "lt5", "isZero", "isNil", "notNil", "always", "never"]
    static let numeric = ["inc", "double", "neg", "half", "mod3", "num", "isEven", "gt2", "isNil"]
    static let all =
        numeric + ["id", "toString", "toNil", "nilIfEven", "nilIfOdd", "unit", "wrap", "pair", "first", "second"]
    static let keys = ["mod3", "isEven", "toString", "num", "gt2"]
    static let numericReductions = ["sum2", "sub2", "max2"]
    static let reductions = numericReductions + ["first2", "second2", "pair2", "cat2", "nilIfOdd2"]
    static let indexed = ["sumIndex", "index", "triple"]
    static let lists = ["sumN", "listN", "catN", "lastN"]
}

extension TreeGenerator {
    private mutating func name(_ names: [String]) -> JSONValue { .string(pick(names)) }
    private mutating func predicate() -> JSONValue { name(Functions.predicates) }

    // MARK: Sources

    /// Returns an expression without a source of its own.
    mutating func source(_ kind: Kind) -> JSONValue {
        switch numbers.next(below: 28) {
        case 0: return ["return", literal(kind)]
        case 1: return numbers.next(below: 2) == 0 ? ["return", literal(kind)] : ["cold", [[0, "error", code()]]]
        case 2: return pick([["empty"], ["never"], ["error", code()]])
        case 3...6: return ["cold", .array(events(kind, isHot: false))]
        case 7: return ["tryValue", literal(kind), code()]
        case 8: return [name(["startLazily", "startEagerly"]), label(), .array(events(kind, isHot: false))]
        case 9: return ["defer", lazy(kind, binding: bound ?? .number, depth: 1)]
        case 10 where kind == .any: return ["interval", number(1..<5)]
        case 11 where kind == .any || kind == .number:
            return ["seqSignal", .array((0..<numbers.next(below: 4)).map { _ in literal(kind) })]
        case 12...14 where bound != nil:
            return ["case", predicate(), expression(kind, depth: 0), expression(kind, depth: 0)]
        case 15...17 where bound == .signal(kind): return ["it"]
        case 10...14 where kind == .any: return definition() ?? ["hot", subject(kind)]
        default:
            if case .signal(let inner) = kind { return signals(of: inner, depth: 1) }
            return ["hot", subject(kind)]
        }
    }

    private mutating func signals(of kind: Kind, depth: Int) -> JSONValue {
        var tick = 0
        let pairs = (0..<1 + numbers.next(below: 4)).map { _ -> JSONValue in
            tick += numbers.next(below: 3)
            return [.int(tick), numbers.next(below: 8) == 0 ? .null : argument(kind, depth: depth)]
        }
        let completion: JSONValue = numbers.next(below: 3) == 0 ? .null : .int(tick + numbers.next(below: 3))
        return ["signals", .array(pairs), completion]
    }

    // MARK: Operators

    /// Returns an operator that sends what its source sends, or some of it.
    mutating func passing(_ kind: Kind, depth: Int) -> JSONValue {
        if kind == .any || kind == .number, bound == nil, numbers.next(below: 10) == 0 {
            let fed: Kind = pick([.any, .number])
            let function = name(fed == .any ? Functions.all : Functions.numeric)
            return ["feed", subject(fed), function, number(1..<4), expression(kind, depth: depth)]
        }
        if kind.hasSignals, bound == nil, vocabulary.signalsAreEqual, numbers.next(below: 10) == 0 {
            return ["feed", subject(kind), "id", number(1..<4), expression(kind, depth: depth)]
        }
        var call = passingCall(kind) + [expression(kind, depth: depth)]
        // A source that ends at once would be subscribed to for ever at one tick, which stops the run.
        let ends: [JSONValue: JSONValue] = ["repeat": [[1, "completed"]], "retryForever": [[1, "error", code()]]]
        if let end = ends[call[0]], numbers.next(below: 8) > 0 {
            call[1] = ["concatWith", ["cold", end], ["catchTo", ["empty"], call[1]]]
        }
        return .array(call)
    }

    private mutating func passingCall(_ kind: Kind) -> [JSONValue] {
        switch numbers.next(below: 44) {
        case 0...4:
            [name(["filter", "takeUntilBlock", "takeWhileBlock", "skipUntilBlock", "skipWhileBlock"]), predicate()]
        case 5 where canCompare(kind): numbers.next(below: 4) == 0 ? ["ignoreValues"] : ["ignore", literal(kind)]
        case 6 where canCompare(kind), 7 where canCompare(kind): ["distinctUntilChanged"]
        case 8: ["skip", number(0..<3)]
        case 9...11: ["take", number(0..<5)]
        case 12: ["takeLast", number(0..<4)]
        case 13: ["try", predicate(), code()]
        case 14, 15: ["retry", number(1..<4)]
        case 16: [name(["retryForever", "repeat", "repeat"])]
        case 17, 18: [name(["doNext", "doError", "doCompleted", "initially", "finally"]), label()]
        case 19...26: ["spy", label()]
        case 27, 28: ["throttle", number(0..<4)]
        case 29, 30: ["throttleIf", number(0..<4), predicate()]
        case 31, 32: ["delay", number(0..<4)]
        case 33: ["timeout", number(0..<9)]
        case 34: [name(["deliverOn", "subscribeOn"])]
        case 35...38: [name(["replay", "replayLast", "replayLazily", "autoconnect"])]
        case 39: ["publish", tick(), tick()]
        case 40: ["multicastReplay", pick([.null, 0, 1, 2]), tick()]
        default: ["startWith", literal(kind)]
        }
    }

    private mutating func tick() -> JSONValue { numbers.next(below: 4) == 0 ? .null : number(0..<9) }

    /// Returns an operator that joins signals of the same kind.
    mutating func joining(_ kind: Kind, depth: Int) -> JSONValue {
        switch numbers.next(below: 20) {
        case 0, 1: return [name(["concat", "merge"]), list(numbers.next(below: 4), kind, depth: depth)]
        case 2...4:
            let operation = name(["concatWith", "mergeWith", "takeUntilReplacement", "catchTo"])
            return [operation, argument(kind, depth: depth), expression(kind, depth: depth)]
        case 5, 6:
            let other = argument(.any, depth: depth)
            return [name(["takeUntil", "sample"]), other, expression(kind, depth: depth)]
        case 7:
            let next = lazy(kind, binding: bound ?? .number, depth: depth)
            return ["then", next, expression(.any, depth: depth)]
        case 8...10:
            let value: Kind = pick([.any, .any, .number, .signal(kind)])
            var inner = numbers.next(below: 12) == 0 ? .null : lazy(kind, binding: value, depth: depth)
            if numbers.next(below: 12) == 0 { inner = ["case", predicate(), inner, .null] }
            return ["flattenMap", inner, expression(value, depth: depth)]
        case 11, 12: return ["catch", lazy(kind, binding: .number, depth: depth), expression(kind, depth: depth)]
        case 13:
            let inner = lazy(kind, binding: .any, depth: depth)
            return ["bind", predicate(), predicate(), inner, expression(.any, depth: depth)]
        case 14:
            let (then, otherwise) = (argument(kind, depth: depth), argument(kind, depth: depth))
            return ["ifThenElse", then, otherwise, expression(.number, depth: depth)]
        case 15:
            let cases = (0..<numbers.next(below: 4)).map { _ -> JSONValue in
                [literal(.key), argument(kind, depth: depth)]
            }
            let fallback = numbers.next(below: 2) == 0 ? .null : argument(kind, depth: depth)
            return ["switch", .array(cases), fallback, expression(.key, depth: depth)]
        case 16: return ["flattenMax", number(0..<4), inner(of: kind, depth: depth)]
        case 17: return ["dematerialize", expression(.event(kind), depth: depth)]
        default: return [name(["flatten", "concatAll", "switchToLatest"]), inner(of: kind, depth: depth)]
        }
    }

    private mutating func inner(of kind: Kind, depth: Int) -> JSONValue {
        expression(.signal(kind), depth: depth)
    }

    private mutating func list(_ count: Int, _ kind: Kind, depth: Int) -> JSONValue {
        .array((0..<count).map { $0 == 0 ? expression(kind, depth: depth) : argument(kind, depth: depth) })
    }

    /// Returns an operator that makes values of a kind from others.
    mutating func making(_ kind: Kind, depth: Int) -> JSONValue {
        switch kind {
        case .any: return makingAny(depth: depth)
        case .number: return makingNumbers(depth: depth)
        case .key:
            return numbers.next(below: 2) == 0
                ? ["map", "toString", expression(.any, depth: depth)] : makingNumbers(depth: depth)
        case .tuple(let count, let item): return makingTuples(count, item, depth: depth)
        case .event(let inner): return ["materialize", expression(inner, depth: depth)]
        case .signal(let inner):
            if numbers.next(below: 2) == 0 { return signals(of: inner, depth: depth) }
            return ["groupBy", name(Functions.keys), expression(inner, depth: depth)]
        }
    }

    private mutating func makingAny(depth: Int) -> JSONValue {
        switch numbers.next(below: 21) {
        case 0...2: return ["map", name(Functions.all), expression(.any, depth: depth)]
        case 3: return ["mapReplace", literal(.any), expression(.any, depth: depth)]
        case 4: return ["tryMap", name(Functions.all), code(), expression(.any, depth: depth)]
        case 5, 6:
            let start = literal(.any)
            let operation = name(["scanWithStart", "aggregateWithStart", "combinePreviousWithStart"])
            return [operation, start, name(Functions.reductions), expression(.any, depth: depth)]
        case 7:
            let operation = name(["scanWithStartIndex", "aggregateWithStartIndex"])
            return [operation, literal(.any), name(Functions.indexed), expression(.any, depth: depth)]
        case 8:
            let (start, label) = (literal(.any), label())
            let function = name(Functions.reductions)
            return ["aggregateWithStartFactory", start, label, function, expression(.any, depth: depth)]
        case 9, 10:
            return numbers.next(below: 2) == 0
                ? ["collect", expression(.any, depth: depth)]
                : ["bufferWithTime", number(0..<4), expression(.any, depth: depth)]
        case 11:
            let (key, transform) = (name(Functions.keys), name(Functions.all))
            return ["groupByTransform", key, transform, expression(.any, depth: depth)]
        case 12:
            let count = 1 + numbers.next(below: 3)
            let operation = name(["reduceEach", "reduceApply"])
            return [
                operation, name(Functions.lists), .int(count), expression(.tuple(count, of: .any), depth: depth),
            ]
        case 13:
            let operation = name(["zipReduce", "combineLatestReduce"])
            return [operation, name(Functions.lists), list(1 + numbers.next(below: 3), .any, depth: depth)]
        case 14: return making(.event(.any), depth: depth)
        case 15 where vocabulary.signalsAreEqual: return making(.signal(.any), depth: depth)
        case 16, 17: return making(.tuple(1 + numbers.next(below: 3), of: .any), depth: depth)
        default: return makingNumbers(depth: depth)
        }
    }

    private mutating func makingNumbers(depth: Int) -> JSONValue {
        switch numbers.next(below: 9) {
        case 0: return ["not", expression(.number, depth: depth)]
        case 1:
            let tuples = Kind.tuple(1 + numbers.next(below: 2), of: .number)
            return [name(["and", "or"]), expression(tuples, depth: depth)]
        case 2: return ["any", expression(.any, depth: depth)]
        case 3, 4: return [name(["anyPass", "all"]), predicate(), expression(.any, depth: depth)]
        case 5:
            let operation = name(["scanWithStart", "aggregateWithStart"])
            return [operation, number(0..<3), name(Functions.numericReductions), expression(.any, depth: depth)]
        default: return ["map", name(Functions.numeric), expression(.any, depth: depth)]
        }
    }

    private mutating func makingTuples(_ count: Int, _ item: Kind, depth: Int) -> JSONValue {
        if count == 2 && numbers.next(below: 2) == 0 {
            let operation = name(["zipWith", "combineLatestWith"])
            return [operation, argument(item, depth: depth), expression(item, depth: depth)]
        }
        if count <= 2 && numbers.next(below: 4) == 0 {
            return ["map", count == 1 ? "wrap" : "pair", expression(item, depth: depth)]
        }
        return [name(["zip", "combineLatest"]), list(count, item, depth: depth)]
    }
}
