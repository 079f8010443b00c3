import RACCompat
import Testing

/// What eight threads send through at once, some of which have a current scheduler and some have none.
struct MixedThreadCase: Sendable, CustomTestStringConvertible {
    /// What is sent to, and what comes out.
    struct Line {
        let entry: any RACSubscriber
        let exit: RACSignal
    }

    /// When the line ends.
    enum End {
        /// At the completion of what is sent.
        case withSource
        /// Likewise, but values take their time: completion is sent when all have arrived.
        case withSourceAfterAllValues
        /// Not at all.
        case never
    }

    let testDescription: String
    let end: End
    /// How much of `count` distinct values, sent in whatever order, may arrive, as `weight` counts.
    let arriving: @Sendable (_ count: Int) -> ClosedRange<Int>
    let weight: @Sendable (Any?) -> Int
    let build: @Sendable () -> Line

    /// A line of any kind.
    init(
        line name: String, end: End = .withSource,
        arriving: @escaping @Sendable (Int) -> ClosedRange<Int> = { $0...$0 },
        weight: @escaping @Sendable (Any?) -> Int = { _ in 1 }, _ build: @escaping @Sendable () -> Line
    ) {
        testDescription = name
        self.end = end
        self.arriving = arriving
        self.weight = weight
        self.build = build
    }

    /// An operator, applied to a subject; the name begins with that of the function.
    init(
        _ name: String, end: End = .withSource, arriving: @escaping @Sendable (Int) -> ClosedRange<Int> = { $0...$0 },
        weight: @escaping @Sendable (Any?) -> Int = { _ in 1 },
        _ operation: @escaping @Sendable (RACSignal) -> RACSignal
    ) {
        self.init(line: name, end: end, arriving: arriving, weight: weight) {
            let subject = RACSubject()
            return Line(entry: subject, exit: operation(subject))
        }
    }

    /// The name of the function.
    var function: Substring { testDescription.prefix { $0.isLetter || $0.isNumber } }
}

/// The value as a number, which then counts for so much.
@Sendable func itself(_ value: Any?) -> Int { int(value) }

/// A signal of one value that is subscribed to as any other.
func subscribable(_ value: Any?) -> RACSignal {
    .createSignal { subscriber in
        subscriber.sendNext(value)
        subscriber.sendCompleted()
        return nil
    }
}
