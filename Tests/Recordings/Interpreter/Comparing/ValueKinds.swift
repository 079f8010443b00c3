package import StreamTesting

/// The kinds of values that a stream of a scenario may send.
///
/// Some operators take values of one kind, and stop the program at others, as the original did: `not` asks for numbers,
/// `reduceEach` for tuples, `flatten` for signals. A scenario that is invented must not send them anything else.
struct ValueKinds: Equatable {
    struct Flags: OptionSet {
        let rawValue: Int

        static let number = Flags(rawValue: 1 << 0)
        static let text = Flags(rawValue: 1 << 1)
        static let none = Flags(rawValue: 1 << 2)
        static let event = Flags(rawValue: 1 << 3)
        static let signal = Flags(rawValue: 1 << 4)
        static let other = Flags(rawValue: 1 << 5)

        /// Tuples of so many values; those of more than nine share a flag.
        static func tuple(_ count: Int) -> Flags { Flags(rawValue: 1 << (6 + min(count, 10))) }

        static let tuples = (0...10).map(tuple).reduce(Flags()) { $0.union($1) }
    }

    var flags: Flags
    /// The kinds of what is inside of tuples, events and signals; empty if the kinds are not known.
    private var contents: [ValueKinds] = []

    init(_ flags: Flags, of contents: ValueKinds? = nil) {
        self.flags = flags
        self.contents = contents.map { [$0] } ?? []
    }

    /// No value at all.
    static let nothing = ValueKinds([])
    static let number = ValueKinds(.number)
    static let none = ValueKinds(.none)
    static let other = ValueKinds(.other)
    /// A value of any kind: no operator that asks for one kind takes it.
    static let any = ValueKinds([.number, .text, .none, .event, .signal, .other, .tuples])

    var inner: ValueKinds { contents.first ?? (flags.isDisjoint(with: [.event, .signal, .tuples]) ? .nothing : .any) }

    func union(_ other: ValueKinds) -> ValueKinds {
        var contents = contents.first
        if let more = other.contents.first { contents = contents.map { $0.union(more) } ?? more }
        // What is not known inside of one is not known of both.
        let isKnown = [self, other].allSatisfy {
            $0.flags.isDisjoint(with: [.event, .signal, .tuples]) || !$0.contents.isEmpty
        }
        return ValueKinds(flags.union(other.flags), of: isKnown ? contents : nil)
    }

    func without(_ removed: Flags) -> ValueKinds {
        var kinds = self
        kinds.flags.subtract(removed)
        return kinds
    }

    func isWithin(_ allowed: Flags) -> Bool { flags.isSubset(of: allowed) }
}

/// Finds whether each operator of a scenario gets values of a kind that it takes.
package struct KindChecker {
    /// The kinds of what each subject sends.
    private var subjects: [String: ValueKinds]
    private let definitions: [String: JSONValue]
    private let cold: [String: JSONValue]
    /// Whether each operator so far gets what it takes.
    private var isSound = true

    /// Whether a scenario is sound whose subjects send `values`.
    package static func isSound(_ members: [String: JSONValue], sending values: [String: [JSONValue]]) -> Bool {
        var checker = KindChecker(members, values)
        let expressions =
            [members["expr"] ?? .null] + (members["subs"]?.array ?? []).compactMap { $0.object?["expr"] }
        // What is fed back into a subject is known after the first round.
        for _ in 0..<3 { for expression in expressions { _ = checker.kinds(of: expression, it: .nothing) } }
        return checker.isSound
    }

    private init(_ members: [String: JSONValue], _ values: [String: [JSONValue]]) {
        subjects = [:]
        definitions = members["defs"]?.object ?? [:]
        cold = members["cold"]?.object ?? [:]
        for (name, kind) in members["kinds"]?.object ?? [:] {
            // A behavior subject begins with a value.
            if let first = kind.array?.last, kind.array?.first == "behavior" {
                subjects[name] = literal(first, it: .nothing)
            }
        }
        for (name, values) in values {
            for value in values { subjects[name] = (subjects[name] ?? .nothing).union(literal(value, it: .nothing)) }
        }
    }

    private mutating func demand(_ kinds: ValueKinds, _ allowed: ValueKinds.Flags) {
        if !kinds.isWithin(allowed) { isSound = false }
    }

    private mutating func literal(_ value: JSONValue, it: ValueKinds) -> ValueKinds {
        switch value {
        case .null: return .none
        case .int, .bool, .double: return .number
        case .string: return ValueKinds(.text)
        case .array: return .other
        case .object(let members):
            if let tuple = members["tuple"]?.array {
                return ValueKinds(.tuple(tuple.count), of: tuple.reduce(.nothing) { $0.union(literal($1, it: it)) })
            }
            if let event = members["event"]?.array {
                return ValueKinds(
                    .event, of: event.count > 1 && event[0] == "next" ? literal(event[1], it: it) : .nothing)
            }
            if let signal = members["sig"] { return ValueKinds(.signal, of: kinds(of: signal, it: it)) }
            if let name = members["it"]?.string { return transformed(it, by: name) }
            return .other
        }
    }

    private mutating func events(_ list: [JSONValue], it: ValueKinds) -> ValueKinds {
        list.reduce(.nothing) { kinds, event in
            guard let parts = event.array, parts.count > 2, parts[1] == "next" else { return kinds }
            return kinds.union(literal(parts[2], it: it))
        }
    }

    // MARK: Functions

    private func transformed(_ kinds: ValueKinds, by name: String) -> ValueKinds {
        switch name {
        case "id": return kinds
        case "inc", "double", "neg", "half", "mod3", "num": return .number
        case "toString": return ValueKinds(.text)
        case "toNil": return .none
        case "nilIfEven", "nilIfOdd": return kinds.union(.none)
        case "unit": return .other
        case "wrap": return ValueKinds(.tuple(1), of: kinds)
        case "pair": return ValueKinds(.tuple(2), of: kinds.union(.number))
        case "first", "second":
            let inner = kinds.flags.isDisjoint(with: .tuples) ? ValueKinds.nothing : kinds.inner
            return (name == "first" ? kinds.without(.tuples) : .nothing).union(inner).union(.none)
        default: return FunctionLibrary.predicate(name) == nil ? .any : .number
        }
    }

    private func reduced(_ first: ValueKinds, _ second: ValueKinds, by name: String) -> ValueKinds {
        switch name {
        case "sum2", "sub2", "max2", "sumIndex", "index": .number
        case "first2": first
        case "second2": second
        case "pair2": ValueKinds(.tuple(2), of: first.union(second))
        case "triple": ValueKinds(.tuple(3), of: first.union(second).union(.number))
        case "cat2": ValueKinds(.text)
        case "nilIfOdd2": ValueKinds.number.union(.none)
        default: .any
        }
    }

    private func listed(_ kinds: ValueKinds, _ count: Int, by name: String) -> ValueKinds {
        switch name {
        case "sumN": .number
        case "listN": ValueKinds(.tuple(count), of: kinds)
        case "catN": ValueKinds(.text)
        case "lastN": kinds.union(.none)
        default: .any
        }
    }

    // MARK: Expressions

    private mutating func kinds(of expression: JSONValue?, it: ValueKinds) -> ValueKinds {
        guard let parts = expression?.array, let name = parts.first?.string else { return .nothing }
        func text(_ index: Int) -> String { parts.count > index ? parts[index].string ?? "" : "" }
        switch name {
        case "hot": return subjects[text(1)] ?? .nothing
        case "ref": return kinds(of: definitions[text(1)], it: .nothing)
        case "return", "tryValue": return literal(parts[1], it: it)
        case "empty", "never", "error": return .nothing
        case "cold": return events((parts[1].array ?? cold[text(1)]?.array) ?? [], it: it)
        case "startLazily", "startEagerly": return events(parts[2].array ?? [], it: it)
        case "interval": return .other
        case "defer": return kinds(of: parts[1], it: it)
        case "seqSignal": return (parts[1].array ?? []).reduce(.nothing) { $0.union(literal($1, it: it)) }
        case "signals":
            return (parts[1].array ?? []).reduce(.nothing) { all, pair in
                guard let signal = pair.array?.last, signal != .null else { return all.union(.none) }
                return all.union(ValueKinds(.signal, of: kinds(of: signal, it: it)))
            }
        case "it":
            demand(it, .signal)
            return it.inner
        case "case": return kinds(of: parts[2], it: it).union(kinds(of: parts[3], it: it))
        case "concat", "merge": return union(of: parts[1], it)
        case "combineLatest", "zip": return ValueKinds(.tuple(parts[1].array?.count ?? 0), of: union(of: parts[1], it))
        case "combineLatestReduce", "zipReduce":
            return listed(union(of: parts[2], it), parts[2].array?.count ?? 0, by: text(1))
        default: return operated(name, Array(parts.dropFirst()), it)
        }
    }

    private mutating func union(of list: JSONValue, _ it: ValueKinds) -> ValueKinds {
        (list.array ?? []).reduce(.nothing) { $0.union(kinds(of: $1, it: it)) }
    }

    /// The kinds behind an operator, whose source is the last item.
    private mutating func operated(_ name: String, _ parts: [JSONValue], _ it: ValueKinds) -> ValueKinds {
        let source = kinds(of: parts.last, it: it)
        func text(_ index: Int) -> String { parts.count > index ? parts[index].string ?? "" : "" }
        switch name {
        case "concatWith", "mergeWith", "takeUntilReplacement", "catchTo":
            return source.union(kinds(of: parts[0], it: it))
        case "zipWith", "combineLatestWith": return ValueKinds(.tuple(2), of: source.union(kinds(of: parts[0], it: it)))
        case "takeUntil", "sample":
            _ = kinds(of: parts[0], it: it)
            return source
        case "then": return kinds(of: parts[0], it: it)
        case "ifThenElse":
            demand(source, .number)
            return kinds(of: parts[0], it: it).union(kinds(of: parts[1], it: it))
        case "switch":
            demand(source, [.number, .text, .none])
            return (parts[0].array ?? []).reduce(kinds(of: parts[1], it: it)) { all, pair in
                all.union(kinds(of: pair.array?.last, it: it))
            }
        case "flattenMap": return kinds(of: parts[0], it: source)
        case "catch": return source.union(kinds(of: parts[0], it: .other))
        case "bind": return kinds(of: parts[2], it: source)
        case "flatten", "flattenMax", "concatAll", "switchToLatest":
            demand(source, [.signal, .none])
            return source.inner
        case "reduceEach", "reduceApply":
            let count = parts[1].int ?? 0
            demand(source, .tuple(count))
            return listed(source.inner, count, by: text(0))
        case "and", "or":
            demand(source, .tuples)
            demand(source.inner, .number)
            return .number
        case "not":
            demand(source, .number)
            return .number
        case "dematerialize":
            demand(source, .event)
            return source.inner
        case "materialize": return ValueKinds(.event, of: source)
        case "groupBy": return ValueKinds(.signal, of: source)
        case "groupByTransform": return ValueKinds(.signal, of: transformed(source, by: text(1)))
        case "map", "tryMap": return transformed(source, by: text(0))
        case "mapReplace": return literal(parts[0], it: it)
        case "startWith": return source.union(literal(parts[0], it: it))
        case "scanWithStart", "scanWithStartIndex", "combinePreviousWithStart":
            let first = literal(parts[0], it: it)
            // What an earlier step made goes into the next.
            let once = reduced(first, source, by: text(1))
            return once.union(reduced(first.union(once), source.union(first), by: text(1)))
        case "aggregateWithStart", "aggregateWithStartIndex", "aggregateWithStartFactory":
            let first = literal(parts[0], it: it)
            let function = text(name == "aggregateWithStartFactory" ? 2 : 1)
            let once = reduced(first, source, by: function).union(first)
            return once.union(reduced(once, source, by: function))
        case "any", "anyPass", "all": return .number
        case "collect", "bufferWithTime": return .other
        case "feed":
            let fed = transformed(source, by: text(1))
            subjects[text(0)] = (subjects[text(0)] ?? .nothing).union(fed)
            return source
        default: return Self.passing.contains(name) ? source : .any
        }
    }

    /// Operators that send what they get, or some of it.
    private static let passing: Set<String> = [
        "autoconnect", "delay", "deliverOn", "distinctUntilChanged", "doCompleted", "doError", "doNext", "filter",
        "finally",
        "ignore", "ignoreValues", "initially", "multicastReplay", "publish", "repeat", "replay", "replayLast",
        "replayLazily", "retry", "retryForever", "skip", "skipUntilBlock", "skipWhileBlock", "spy", "subscribeOn",
        "take",
        "takeLast", "takeUntilBlock", "takeWhileBlock", "throttle", "throttleIf", "timeout", "try",
    ]
}
