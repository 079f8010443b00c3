/// How a stream of streams becomes one stream.
///
/// With every strategy, a failure of any stream fails the result at once, and interruption of the outer one interrupts
/// it; an inner stream that is interrupted counts as completed, except with `race` and `throttle`, where it interrupts
/// the result. The result completes when the outer stream and all inner streams that were let in have completed.
public struct FlattenStrategy: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case concurrent(limit: UInt)
        case latest
        case race
        case throttle
    }

    let kind: Kind

    /// Whether interruption of an inner stream counts as its completion.
    var hidesInterruption: Bool {
        switch kind {
        case .concurrent, .latest: true
        case .race, .throttle: false
        }
    }

    /// Starts every inner stream as it comes; their values interleave.
    public static let merge = FlattenStrategy(kind: .concurrent(limit: .max))

    /// Starts an inner stream when those before it have completed; the others wait, in order.
    public static let concat = FlattenStrategy(kind: .concurrent(limit: 1))

    /// Starts inner streams as long as fewer than `limit` are running; the others wait, in order.
    ///
    /// - Parameter limit: How many may run at once; 1 or more.
    public static func concurrent(limit: UInt) -> FlattenStrategy {
        require(limit > 0, "concurrent(limit:) needs a limit of 1 or more.")
        return FlattenStrategy(kind: .concurrent(limit: limit))
    }

    /// Starts an inner stream as it comes and disposes of the one before it.
    public static let latest = FlattenStrategy(kind: .latest)

    /// Starts every inner stream until one sends an event, of whatever kind; then goes on with that one alone.
    ///
    /// The others are disposed of, and streams that come later are not started.
    public static let race = FlattenStrategy(kind: .race)

    /// Starts an inner stream when none is running; those that come meanwhile are dropped.
    public static let throttle = FlattenStrategy(kind: .throttle)
}
