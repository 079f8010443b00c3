/// The rule by which a stream of streams becomes a single stream.
///
/// With every strategy, failure of any stream fails the result at once, and interruption of the outer stream interrupts
/// the result. An interrupted inner stream counts as completed, except with `race` and `throttle`, where it interrupts
/// the result. The result completes when the outer stream and all admitted inner streams have completed.
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

    /// Starts every inner stream when it arrives; the values of the inner streams interleave.
    public static let merge = FlattenStrategy(kind: .concurrent(limit: .max))

    /// Starts an inner stream when all earlier inner streams have completed; the others wait, in order.
    public static let concat = FlattenStrategy(kind: .concurrent(limit: 1))

    /// Starts inner streams as long as fewer than `limit` are running; the others wait, in order.
    ///
    /// - Parameter limit: How many inner streams may run at once; 1 or more.
    public static func concurrent(limit: UInt) -> FlattenStrategy {
        require(limit > 0, "concurrent(limit:) needs a limit of 1 or more.")
        return FlattenStrategy(kind: .concurrent(limit: limit))
    }

    /// Starts every inner stream when it arrives, and disposes of the previous inner stream.
    public static let latest = FlattenStrategy(kind: .latest)

    /// Starts every inner stream until one of them sends an event of any kind, then continues with that stream alone.
    ///
    /// The other streams are disposed of, and streams that arrive later are not started.
    public static let race = FlattenStrategy(kind: .race)

    /// Starts an inner stream when none is running; streams that arrive meanwhile are dropped.
    public static let throttle = FlattenStrategy(kind: .throttle)
}
