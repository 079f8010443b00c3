#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

private final class Timestamp<Value, Failure: Error>: Stage<Value, (value: Value, date: Date), Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let clock: any DateScheduler

    init(_ downstream: Observer<(value: Value, date: Date), Failure>, _ clock: any DateScheduler) {
        self.clock = clock
        super.init(downstream)
    }

    override func receive(_ value: Value) { forward((value, clock.currentDate)) }
}

extension Source {
    package func timestamp(on scheduler: any DateScheduler) -> Source<(value: Value, date: Date), Failure> {
        through { observer, _ in Timestamp(observer, scheduler) }
    }
}

extension SignalProducer {
    /// Sends each value together with the date at which it arrived.
    ///
    /// All events pass at once, on the threads that send them.
    ///
    /// - Parameter scheduler: The scheduler whose date counts.
    public func timestamp(
        on scheduler: any DateScheduler
    ) -> SignalProducer<(value: Value, date: Date), Failure> {
        SignalProducer<(value: Value, date: Date), Failure>(source.timestamp(on: scheduler))
    }
}

extension Signal {
    /// Sends each value together with the date at which it arrived.
    ///
    /// See ``SignalProducer/timestamp(on:)``.
    public func timestamp(on scheduler: any DateScheduler) -> Signal<(value: Value, date: Date), Failure> {
        Signal<(value: Value, date: Date), Failure>(source.timestamp(on: scheduler))
    }
}
