import Foundation
public import RACCompat
public import StreamCore

/// A source that sends the events of a diagram, to either layer.
///
/// `hot(_:)` and `cold(_:)` of a `VirtualWorld` make test streams. The subscriptions to the producer and to the dynamic
/// signal are recorded.
public final class TestStream<Value>: @unchecked Sendable {  // immutable; the senders guard themselves
    /// The name of the stream in failures.
    public let name: String
    let marbles: Marbles
    let log: SubscriptionLog
    private let world: VirtualWorld
    private let isHot: Bool
    private let valuesByMark: [Character: Value]
    private let failures: [Character: any Error]
    private let output: Signal<Value, any Error>
    private let input: Signal<Value, any Error>.Observer
    private let subject = RACSubject()

    init(
        _ marbles: Marbles, name: String, world: VirtualWorld, isHot: Bool, failures: [Character: any Error],
        values: [Character: Value]
    ) {
        self.marbles = marbles
        self.name = name
        self.world = world
        self.isHot = isHot
        self.failures = failures
        valuesByMark = values
        log = SubscriptionLog(name: name, isHot: isHot, world: world)
        (output, input) = Signal.pipe()
        if isHot { begin() }
    }

    /// Sends the events of a hot stream at their times, counted from the beginning of the world.
    private func begin() {
        for (time, burst) in marbles.bursts {
            world.queues.add(on: .main, at: world.startDate.addingTimeInterval(time)) { [self] in
                for symbol in burst { sendToAll(symbol) }
            }
        }
    }

    // MARK: Faces

    /// The stream as a producer of the typed core; every start is a subscription.
    public var producer: SignalProducer<Value, any Error> {
        SignalProducer { [self] observer, lifetime in
            let end = log.begin(holding: isHot ? nil : observer)
            lifetime.observeEnded(end)
            if isHot {
                lifetime += output.observe(observer)
            } else {
                lifetime += play { self.send($0, to: observer) }
            }
        }
    }

    /// The stream as a producer whose failures are of one type.
    ///
    /// A failure of another type stops the program; the `failures` of `hot(_:)` and `cold(_:)` give the failures their
    /// type.
    public func producer<Failure>(failing type: Failure.Type) -> SignalProducer<Value, Failure> {
        producer.mapError { [name] error in
            guard let failure = error as? Failure else {
                fatalError(
                    "\(name): the failure \(errorText(error)) is not a \(Failure.self); pass failures: [\"X\": …].")
            }
            return failure
        }
    }

    /// The stream as a signal of the typed core.
    ///
    /// A hot stream sends to the signal whether it is observed or not; a cold stream begins when this property is
    /// accessed.
    public var signal: Signal<Value, any Error> {
        if isHot { return output }
        return Signal { [self] observer, lifetime in lifetime += producer.start(observer) }
    }

    /// The stream as a signal of the dynamic layer.
    public var racSignal: RACSignal {
        RACSignal.createSignal { [self] subscriber in
            let end = log.begin(holding: isHot ? nil : subscriber)
            let subscription =
                isHot ? subject.subscribe(subscriber) : RACDisposable(play { self.send($0, to: subscriber) })
            return RACDisposable {
                subscription?.dispose()
                end()
            }
        }
        .setNameWithFormat("\(name)")
    }

    /// Plays the events of a cold stream: events at the beginning at once, later events when they are due.
    private func play(_ send: @escaping (Marbles.Symbol) -> Void) -> any Disposable {
        let send = UncheckedSendable(send)
        let pending = CompositeDisposable()
        for (time, burst) in marbles.bursts {
            if time > 0 {
                pending += world.queues.add(on: .main, after: time) {
                    for symbol in burst where !pending.isDisposed { send.value(symbol) }
                }
            } else {
                for symbol in burst { send.value(symbol) }
            }
        }
        return pending
    }

    private func send(_ symbol: Marbles.Symbol, to observer: Signal<Value, any Error>.Observer) {
        switch symbol {
        case .value(let mark): observer.send(value: value(mark))
        case .failure(let mark): observer.send(error: failure(mark))
        case .completion: observer.sendCompleted()
        case .interruption: observer.sendInterrupted()
        case .subscription: break
        }
    }

    private func send(_ symbol: Marbles.Symbol, to subscriber: any RACSubscriber) {
        switch symbol {
        case .value(let mark): subscriber.sendNext(value(mark))
        case .failure(let mark): subscriber.sendError(failure(mark))
        case .completion: subscriber.sendCompleted()
        // The dynamic layer has no interruption, so the stream sends nothing more.
        case .interruption, .subscription: break
        }
    }

    private func sendToAll(_ symbol: Marbles.Symbol) {
        send(symbol, to: input)
        send(symbol, to: subject)
    }

    /// Returns the value of a marble; every marble has a value.
    private func value(_ mark: Character) -> Value {
        guard let value = valuesByMark[mark] else { fatalError("\(name): \"\(mark)\" has no value.") }
        return value
    }

    private func failure(_ mark: Character) -> any Error { failures[mark] ?? MarbleFailure(mark) }

    // MARK: Checks

    /// The number of subscriptions so far.
    public var subscriptionCount: Int {
        log.take().count
    }

    /// Whether a subscription has begun and has not ended.
    public var isSubscribed: Bool {
        log.take().contains { $0.end == nil }
    }

    /// Allows subscriptions that are still open when the world ends.
    @discardableResult
    public func allowsOpenSubscriptions() -> TestStream {
        log.allowOpen()
        return self
    }
}

extension TestStream where Value: Sendable {
    /// The stream as a producer that cannot fail; a failure in the diagram stops the program.
    public var values: SignalProducer<Value, Never> { producer(failing: Never.self) }
}

/// A test stream is recorded through its producer.
extension TestStream: RecordableStream {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { producer.startRecording(recorder) }
}

extension TestStream: ResendingSource {
    /// Sends the first value of a hot stream again, unless the stream has ended.
    func sendAgain() {
        guard isHot, let first = marbles.events.first, case .value = first.symbol else { return }
        if case .value? = marbles.events.last?.symbol {
            sendToAll(first.symbol)
        } else if world.elapsed < marbles.lastTime - 1e-6 {
            sendToAll(first.symbol)
        }
    }
}
