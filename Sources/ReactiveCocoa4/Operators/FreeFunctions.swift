public import StreamCore

/// Sends the latest values of two producers whenever one of them sends.
public func combineLatest<First, Second, Failure>(
    _ first: SignalProducer<First, Failure>, _ second: SignalProducer<Second, Failure>
) -> SignalProducer<(First, Second), Failure> {
    SignalProducer<First, Failure>.combineLatest(first, second)
}

/// Sends the latest values of three or more producers whenever one of them sends.
public func combineLatest<First, Second, Third, each Other, Failure>(
    _ first: SignalProducer<First, Failure>, _ second: SignalProducer<Second, Failure>,
    _ third: SignalProducer<Third, Failure>, _ others: repeat SignalProducer<each Other, Failure>
) -> SignalProducer<(First, Second, Third, repeat each Other), Failure> {
    SignalProducer<First, Failure>.combineLatest(first, second, third, repeat each others)
}

/// Sends the latest values of all producers of a sequence whenever one of them sends.
public func combineLatest<Producers: Sequence, Value, Failure>(
    _ producers: Producers
) -> SignalProducer<[Value], Failure> where Producers.Element == SignalProducer<Value, Failure> {
    SignalProducer<Value, Failure>.combineLatest(producers)
}

/// Sends the latest values of two signals whenever one of them sends.
public func combineLatest<First, Second, Failure>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> {
    Signal<First, Failure>.combineLatest(first, second)
}

/// Sends the latest values of three or more signals whenever one of them sends.
public func combineLatest<First, Second, Third, each Other, Failure>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>, _ third: Signal<Third, Failure>,
    _ others: repeat Signal<each Other, Failure>
) -> Signal<(First, Second, Third, repeat each Other), Failure> {
    Signal<First, Failure>.combineLatest(first, second, third, repeat each others)
}

/// Sends the latest values of all signals of a sequence whenever one of them sends.
public func combineLatest<Signals: Sequence, Value, Failure>(
    _ signals: Signals
) -> Signal<[Value], Failure> where Signals.Element == Signal<Value, Failure> {
    Signal<Value, Failure>.combineLatest(signals)
}

/// Pairs the values of two producers.
public func zip<First, Second, Failure>(
    _ first: SignalProducer<First, Failure>, _ second: SignalProducer<Second, Failure>
) -> SignalProducer<(First, Second), Failure> {
    SignalProducer<First, Failure>.zip(first, second)
}

/// Groups the values of three or more producers.
public func zip<First, Second, Third, each Other, Failure>(
    _ first: SignalProducer<First, Failure>, _ second: SignalProducer<Second, Failure>,
    _ third: SignalProducer<Third, Failure>, _ others: repeat SignalProducer<each Other, Failure>
) -> SignalProducer<(First, Second, Third, repeat each Other), Failure> {
    SignalProducer<First, Failure>.zip(first, second, third, repeat each others)
}

/// Groups the values of all producers of a sequence.
public func zip<Producers: Sequence, Value, Failure>(
    _ producers: Producers
) -> SignalProducer<[Value], Failure> where Producers.Element == SignalProducer<Value, Failure> {
    SignalProducer<Value, Failure>.zip(producers)
}

/// Pairs the values of two signals.
public func zip<First, Second, Failure>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> {
    Signal<First, Failure>.zip(first, second)
}

/// Groups the values of three or more signals.
public func zip<First, Second, Third, each Other, Failure>(
    _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>, _ third: Signal<Third, Failure>,
    _ others: repeat Signal<each Other, Failure>
) -> Signal<(First, Second, Third, repeat each Other), Failure> {
    Signal<First, Failure>.zip(first, second, third, repeat each others)
}

/// Groups the values of all signals of a sequence.
public func zip<Signals: Sequence, Value, Failure>(
    _ signals: Signals
) -> Signal<[Value], Failure> where Signals.Element == Signal<Value, Failure> {
    Signal<Value, Failure>.zip(signals)
}
