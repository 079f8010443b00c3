/// The workloads; an `a` at the end means that the values are `Any?` and every closure casts, a `p` that it has a typed parameter
/// instead.
enum Workload: String, CaseIterable {
    case w0, w1, w1a, w1p, w1main, w2, w2a, w2p, w3, w4, w4a, w5
    case w6, w6a, w7, w7a
    case w8m, w8c, w8l, w8ma, w8ca, w8la
    case w9, w10, w11, w11s, w11d, w11r, w11n, w11b, w12, w12s, w13, w13b, w13o, w14, w16
    case w11x, w11xd, w11xq, w11xl, w11xc
    case w15d, w15t, w15f, w15i, w15s, w15m, w15p
    case w5empty, w10distinct, w10reset, w12share, w12forever, w12join, w14race
    case w17retry, w17when, w17back, w17rep, w17cat, w17rec
    case w18own, w18shared, w18src, w18prop
    case w19, w19prop, w19deep
    case w20, w20head, w20again, w20signal, w21, w22
    case w23group, w23keys, w23skip, w23up, w23every, w23win, w23winup
    case w24values, w24first, w24work
    case w25, w25back
    case w26, w26steps, w26compare

    /// How the number of units is chosen.
    enum Size {
        /// Any number of units; the time of a run decides.
        case free
        /// This many, since the number is a depth, or what a queue has to hold; a run repeats the whole.
        case fixed(Int)
        /// Any number; what is asked for is the memory that they take.
        case memory
        /// One unit, which is the first thing that its process does.
        case first
        /// There is only the order of events to report.
        case order
    }

    var size: Size {
        switch self {
        case .w13: .fixed(100_000)
        // Depths that OpenCombine survives on 8 MiB.
        case .w16: .fixed(500)
        case .w17rec: .fixed(5_000)
        case .w19deep: .fixed(10_000)
        case .w18own, .w18shared, .w18src, .w18prop: .memory
        case .w19, .w19prop: .order
        case .w22: .first
        default: .free
        }
    }

    /// Whether a run is the first in a process of its own.
    var isFirst: Bool { if case .first = size { true } else { false } }

    /// Whether what is asked for is the memory.
    var isMemory: Bool { if case .memory = size { true } else { false } }

    /// The number of units for counting instructions and allocations; these are counted again with twice as many.
    var countingSize: Int {
        switch self {
        case .w9: 100
        case .w12, .w20again: 20
        case .w21, .w22: 1
        case .w26, .w26steps, .w26compare: 200
        case .w16: 250
        default: 2_000
        }
    }

    /// Whether instructions and allocations are the same each time, since there is one thread only.
    var isRepeatable: Bool {
        switch self {
        case .w13, .w14, .w19, .w19prop, .w24work: false
        default: true
        }
    }

    /// What the figures are divided by, besides the number of units.
    var operationsPerUnit: Int {
        switch self {
        case .w9: Self.fanOut
        case .w12, .w20again: Self.replayed
        case .w21: Scrabble.wordCount
        default: 1
        }
    }

    /// The number of observers in w9.
    static let fanOut = 100

    /// The number of values that w12 replays, and that w20again reads.
    static let replayed = 1_000

    /// The number of values that may wait in w13b and w13o.
    static let capacity = 64

    /// What one operation is.
    var operation: String {
        switch self {
        case .w0, .w1, .w1a, .w1p, .w1main, .w2, .w2a, .w2p, .w3, .w13, .w14: "event"
        case .w6, .w6a, .w7, .w7a: "send"
        case .w10, .w13b, .w13o, .w15d, .w15t, .w15f, .w15i, .w15s, .w15m, .w15p: "event"
        case .w23group, .w23skip, .w23up, .w23every, .w23win, .w23winup, .w25, .w25back: "event"
        case .w23keys: "group"
        case .w21: "word"
        case .w24values: "element"
        case .w24first, .w24work: "await"
        case .w4, .w4a, .w20, .w20head, .w20again, .w20signal: "value"
        case .w5, .w18own, .w18shared: "subscription"
        case .w22: "first subscription"
        case .w26, .w26steps, .w26compare: "event"
        case .w18src: "source"
        case .w8m, .w8c, .w8l, .w8ma, .w8ca, .w8la, .w17cat: "inner"
        case .w9: "event × observer"
        case .w11, .w11s, .w11d, .w11b: "set"
        case .w11r: "read"
        case .w11n, .w18prop: "property"
        case .w11x, .w11xd, .w11xq, .w11xl, .w11xc: "execution"
        case .w12: "replayed value"
        case .w12s, .w12share, .w12forever, .w10distinct, .w10reset, .w14race: "event"
        case .w5empty, .w12join: "subscription"
        case .w16: "operator"
        case .w17retry, .w17when, .w17back: "attempt"
        case .w17rep: "repetition"
        case .w17rec: "level"
        case .w19, .w19prop: "order"
        case .w19deep: "re-entrant send"
        }
    }

    /// Whether `sum` is what the work must have left.
    func isDone(sum: Int, count: Int) -> Bool {
        if self == .w19 || self == .w19prop { return ReentrantOrder(encoded: sum).isComplete }
        // What is left is the memory in use, in bytes.
        if isMemory { return sum > 0 }
        return sum == expectedSum(count: count)
    }

    private func expectedSum(count: Int) -> Int {
        let triangle = count * (count - 1) / 2
        return switch self {
        case .w0: 0
        case .w1, .w1a, .w1p, .w1main, .w7, .w7a, .w8m, .w8c, .w8l, .w8ma, .w8ca, .w8la, .w13, .w15d, .w15t: triangle
        case .w13b, .w15f, .w15i, .w15s, .w15p: triangle
        case .w13o: (max(0, count - Self.capacity)..<count).reduce(0, +)
        case .w15m: 2 * count
        case .w2, .w2a, .w2p, .w22: 2 * (triangle + count)
        case .w3: triangle + 10 * count
        case .w4, .w4a, .w20, .w20head, .w20signal, .w25, .w25back: triangle + count
        case .w20again: Self.replayed * (Self.replayed + 1) / 2 * count
        case .w5: 2 * count
        case .w6, .w6a: (count - 1) * (count - 1)
        case .w10: (0..<count).reduce(0) { $0 + $1 * ($1 + 1) / 2 }
        case .w23group, .w23keys, .w23up, .w23every, .w23win, .w23winup: triangle
        case .w24values, .w24first, .w24work: triangle
        // Every value comes in two arrays, but for the first five.
        case .w23skip: 2 * triangle - (0..<min(5, count)).reduce(0, +)
        case .w9: Self.fanOut * triangle
        case .w11, .w11s, .w11b: triangle + count
        case .w11d: triangle + 2 * count + 1
        case .w11r: count
        case .w11n, .w11x, .w11xq, .w11xl, .w11xc: triangle
        case .w11xd: count - 1
        case .w12: Self.replayed * (Self.replayed - 1) / 2 * count
        case .w12s, .w12share, .w12forever, .w10distinct, .w10reset, .w14race: triangle
        case .w5empty, .w12join: count
        case .w21: Scrabble.points * count
        case .w14, .w16, .w17rep, .w17cat, .w17rec, .w26, .w26steps, .w26compare: count
        case .w17retry, .w17when, .w17back, .w19deep: count + 1
        case .w18own, .w18shared, .w18src, .w18prop, .w19, .w19prop: 0
        }
    }
}
