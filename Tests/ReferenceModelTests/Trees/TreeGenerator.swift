import Recordings
import StreamTesting

/// Invents trees of operators, and what the subjects send that they read.
///
/// An expression is invented for a kind of values, so that each operator gets values that it takes.
struct TreeGenerator {
    /// What a stream sends.
    indirect enum Kind: Equatable {
        /// Anything, nil included; signals only where they can be compared.
        case any
        /// Numbers.
        case number
        /// Numbers, texts and nil.
        case key
        /// Tuples of so many values.
        case tuple(Int, of: Kind)
        /// Events of values.
        case event(Kind)
        /// Signals of values.
        case signal(Kind)

        var hasSignals: Bool {
            switch self {
            case .any, .number, .key: false
            case .tuple(_, let inner), .event(let inner): inner.hasSignals
            case .signal: true
            }
        }
    }

    /// The value that the enclosing sub-expression has bound; nil outside of any.
    var bound: Kind?
    var numbers: RandomNumbers
    private(set) var subjects: [String: Kind] = [:]
    private var definitions: [String] = []
    private var labelCount = 0
    let vocabulary: Vocabulary

    private init(seed: UInt64, _ vocabulary: Vocabulary) {
        numbers = RandomNumbers(seed: seed)
        self.vocabulary = vocabulary
    }

    /// Returns the scenario of a seed, whose operators get what they take.
    static func scenario(seed: UInt64, _ vocabulary: Vocabulary) -> [String: JSONValue] {
        var generator = TreeGenerator(seed: seed, vocabulary)
        while true {
            let members = generator.invent(called: "tree-\(seed)")
            if Soundness.isSound(members) { return members }
        }
    }

    private mutating func invent(called id: String) -> [String: JSONValue] {
        subjects = [:]
        definitions = []
        var built: [String: JSONValue] = [:]
        for index in 0..<[0, 0, 1, 2][numbers.next(below: 4)] {
            built["d\(index)"] = expression(.any, depth: numbers.next(below: 5))
            definitions.append("d\(index)")
        }
        var members: [String: JSONValue] = ["id": .string(id), "until": .int([30, 30, 9][numbers.next(below: 3)])]
        members["expr"] = expression(.any, depth: 1 + numbers.next(below: 8))
        members["subscribe_at"] = .int(numbers.next(below: 3))
        members.merge(disposal()) { $1 }
        if !built.isEmpty { members["defs"] = .object(built) }
        let others = (0..<[0, 0, 1, 2][numbers.next(below: 4)]).map { index -> JSONValue in
            // Two subscribers of the same signal meet more often than two of different signals.
            let same = definitions.isEmpty || numbers.next(below: 3) == 0
            var plan: [String: JSONValue] = ["label": .string("s\(index)"), "at": .int(numbers.next(below: 8))]
            plan["expr"] = same ? expression(.any, depth: 3) : ["ref", .string(pick(definitions))]
            return .object(plan.merging(disposal()) { $1 })
        }
        if !others.isEmpty { members["subs"] = .array(others) }
        var kinds: [String: JSONValue] = [:]
        var hot: [String: JSONValue] = [:]
        // What a subject sends is read before the definitions, and may name a new subject.
        definitions = []
        while let (name, kind) = subjects.sorted(by: { $0.key < $1.key }).first(where: { hot[$0.key] == nil }) {
            hot[name] = .array(events(kind, isHot: true))
            if vocabulary.subjectsKeep { kinds[name] = subjectKind(kind) }
        }
        members["hot"] = .object(hot)
        if !kinds.isEmpty { members["kinds"] = .object(kinds) }
        return members
    }

    private mutating func disposal() -> [String: JSONValue] {
        switch numbers.next(below: 6) {
        case 0: ["dispose_at": .int(numbers.next(below: 14))]
        case 1: ["dispose_on_next": .int(1 + numbers.next(below: 3))]
        default: [:]
        }
    }

    private mutating func subjectKind(_ kind: Kind) -> JSONValue? {
        switch numbers.next(below: 7) {
        case 0: "replay"
        case 1: ["replay", .int(numbers.next(below: 3))]
        // The first value is read before the scheduler runs, when a signal cannot be built as it can later.
        case 2 where !kind.hasSignals: ["behavior", literal(kind)]
        default: nil
        }
    }

    // MARK: Parts

    /// Whether the layers agree on which values of a kind are equal.
    func canCompare(_ kind: Kind) -> Bool { vocabulary.signalsAreEqual || !kind.hasSignals }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[numbers.next(below: elements.count)]
    }

    mutating func label() -> JSONValue {
        labelCount += 1
        return .string("L\(labelCount)")
    }

    mutating func number(_ range: Range<Int>) -> JSONValue { .int(Int.random(in: range, using: &numbers)) }

    /// Returns an error code; null now and then.
    mutating func code() -> JSONValue { numbers.next(below: 5) == 0 ? .null : number(1..<4) }

    mutating func subject(_ kind: Kind) -> JSONValue {
        let known = subjects.filter { $0.value == kind }.keys.sorted()
        if !known.isEmpty && (known.count > 2 || numbers.next(below: 3) > 0) { return .string(pick(known)) }
        let name = String("abcdefghijklmnopqrstuvwxyz".dropFirst(subjects.count % 26).prefix(1)) + "\(subjects.count)"
        subjects[name] = kind
        return .string(name)
    }

    mutating func definition() -> JSONValue? {
        definitions.isEmpty ? nil : ["ref", .string(pick(definitions))]
    }

    /// Returns events at growing ticks, some at the same tick, with a terminal event more often than not.
    ///
    /// What follows a terminal event is there to be ignored.
    mutating func events(_ kind: Kind, isHot: Bool) -> [JSONValue] {
        var tick = isHot ? 0 : [0, 0, 1][numbers.next(below: 3)]
        var events: [JSONValue] = []
        for _ in 0..<(isHot ? 1 + numbers.next(below: 9) : numbers.next(below: 5)) {
            tick += [0, 0, 1, 1, 2, 3][numbers.next(below: 6)]
            events.append([.int(tick), "next", literal(kind)])
        }
        tick += numbers.next(below: 3)
        switch numbers.next(below: 8) {
        case 0...2: events.append([.int(tick), "completed"])
        case 3, 4: events.append([.int(tick), "error", code()])
        case 5:
            events.append([.int(tick), "completed"])
            events.append([.int(tick + numbers.next(below: 2)), "next", literal(kind)])
        default: break
        }
        return events
    }

    mutating func literal(_ kind: Kind) -> JSONValue {
        switch kind {
        case .any:
            if bound != nil && numbers.next(below: 3) == 0 {
                return .object(["it": .string(pick(["id", "inc", "toString", "nilIfOdd", "pair", "first"]))])
            }
            switch numbers.next(below: 12) {
            case 0, 1: return .null
            case 2: return .string(pick(["", "x", "xyz"]))
            case 3: return .object(["unit": .bool(true)])
            case 4: return [1, .null]
            case 5: return literal(.tuple(2, of: .any))
            case 6: return literal(.event(.any))
            default: return number(-3..<7)
            }
        case .number: return number(-3..<7)
        case .key: return pick([number(0..<4), number(0..<4), "x", .null])
        case .tuple(let count, let kind): return ["tuple": .array((0..<count).map { _ in literal(kind) })]
        case .event(let kind):
            switch numbers.next(below: 5) {
            case 0: return ["event": ["completed"]]
            case 1: return ["event": ["error", code()]]
            default: return ["event": ["next", literal(kind)]]
            }
        case .signal(let kind):
            // A literal of a subject is evaluated where nothing is bound.
            let outer = bound
            bound = nil
            defer { bound = outer }
            return numbers.next(below: 6) == 0 ? .null : ["sig": expression(kind, depth: numbers.next(below: 2))]
        }
    }

    // MARK: Expressions

    /// Returns an expression that sends values of a kind, with so many operators in a row at most.
    mutating func expression(_ kind: Kind, depth: Int) -> JSONValue {
        for _ in 0..<20 {
            let node =
                switch depth > 0 ? numbers.next(below: 20) : 0 {
                case 0: source(kind)
                case 1...6: passing(kind, depth: depth - 1)
                case 7...12: joining(kind, depth: depth - 1)
                default: making(kind, depth: depth - 1)
                }
            if let name = node.array?.first?.string, vocabulary.operators.contains(name) { return node }
        }
        return ["hot", subject(kind)]
    }

    /// Returns the expression of an argument, which is less deep than the source.
    mutating func argument(_ kind: Kind, depth: Int) -> JSONValue {
        expression(kind, depth: numbers.next(below: max(depth / 2, 1) + 1))
    }

    /// Returns the sub-expression that is built for each value of a kind.
    mutating func lazy(_ kind: Kind, binding value: Kind, depth: Int) -> JSONValue {
        let outer = bound
        bound = value
        defer { bound = outer }
        return argument(kind, depth: depth)
    }
}

/// Finds whether each operator of a scenario gets what it takes.
enum Soundness {
    static func isSound(_ members: [String: JSONValue]) -> Bool {
        let values = (members["hot"]?.object ?? [:]).mapValues { events in
            (events.array ?? []).compactMap { event in
                event.array.flatMap { $0.count > 2 && $0[1] == "next" ? $0[2] : nil }
            }
        }
        return KindChecker.isSound(members, sending: values)
    }
}
