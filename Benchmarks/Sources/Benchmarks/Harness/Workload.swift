/// The workloads; an `a` at the end means that the values are `Any?` and every closure casts.
enum Workload: String, CaseIterable {
    case w0, w1, w1a, w2, w2a, w3, w4, w4a, w5
    case w6, w6a, w7, w7a
    case w8m, w8c, w8l, w8ma, w8ca, w8la
    case w9, w10, w11, w11s, w11d, w11r, w11n, w11b, w11x, w12, w12s, w13, w14, w15d, w15t, w16
    case w17retry, w17rep, w17cat, w17rec
    case w18own, w18shared, w18src, w18prop
    case w19, w19prop, w19deep

    /// How the number of units is chosen.
    enum Size {
        /// Any number of units; the time of a run decides.
        case free
        /// This many, since the number is a depth, or what a queue has to hold; a run repeats the whole.
        case fixed(Int)
        /// Any number; what is asked for is the memory that they take.
        case memory
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
        default: .free
        }
    }

    /// The number of units for counting instructions and allocations; these are counted again with twice as many.
    var countingSize: Int {
        switch self {
        case .w9: 100
        case .w12: 20
        case .w16: 250
        default: 2_000
        }
    }

    /// Whether instructions and allocations are the same each time, since there is one thread only.
    var isRepeatable: Bool {
        switch self {
        case .w13, .w14, .w19, .w19prop: false
        default: true
        }
    }

    /// What the figures are divided by, besides the number of units.
    var operationsPerUnit: Int {
        switch self {
        case .w9: Self.fanOut
        case .w12: Self.replayed
        default: 1
        }
    }

    /// The number of observers in w9.
    static let fanOut = 100

    /// The number of values that w12 replays.
    static let replayed = 1_000

    /// What one operation is.
    var operation: String {
        switch self {
        case .w0, .w1, .w1a, .w2, .w2a, .w3, .w13, .w14: "event"
        case .w6, .w6a, .w7, .w7a: "send"
        case .w10, .w15d, .w15t: "event"
        case .w4, .w4a: "value"
        case .w5, .w18own, .w18shared: "subscription"
        case .w18src: "source"
        case .w8m, .w8c, .w8l, .w8ma, .w8ca, .w8la, .w17cat: "inner"
        case .w9: "event × observer"
        case .w11, .w11s, .w11d, .w11b: "set"
        case .w11r: "read"
        case .w11n, .w18prop: "property"
        case .w11x: "execution"
        case .w12: "replayed value"
        case .w12s: "event"
        case .w16: "operator"
        case .w17retry: "attempt"
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
        if case .memory = size { return sum > 0 }
        return sum == expectedSum(count: count)
    }

    private func expectedSum(count: Int) -> Int {
        let triangle = count * (count - 1) / 2
        return switch self {
        case .w0: 0
        case .w1, .w1a, .w7, .w7a, .w8m, .w8c, .w8l, .w8ma, .w8ca, .w8la, .w13, .w15d, .w15t: triangle
        case .w2, .w2a: 2 * (triangle + count)
        case .w3: triangle + 10 * count
        case .w4, .w4a: triangle + count
        case .w5: 2 * count
        case .w6, .w6a: (count - 1) * (count - 1)
        case .w10: (0..<count).reduce(0) { $0 + $1 * ($1 + 1) / 2 }
        case .w9: Self.fanOut * triangle
        case .w11, .w11s, .w11b: triangle + count
        case .w11d: triangle + 2 * count + 1
        case .w11r: count
        case .w11n, .w11x: triangle
        case .w12: Self.replayed * (Self.replayed - 1) / 2 * count
        case .w12s: triangle
        case .w14, .w16, .w17rep, .w17cat, .w17rec: count
        case .w17retry, .w19deep: count + 1
        case .w18own, .w18shared, .w18src, .w18prop, .w19, .w19prop: 0
        }
    }
}
