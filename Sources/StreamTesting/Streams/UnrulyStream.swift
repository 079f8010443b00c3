import Foundation
public import RACCompat
import StreamCore

/// A source that breaks the rules of streams, for tests of one's own operators.
///
///     let source = try world.unruly("-a|-b-X", named: "source")
///     let results = world.recorder(named: "results")
///     _ = MyOperator(source.racSignal).subscribe(results.subscriber())
///     try results.expect("-a|")
///
/// Every subscription receives all events of the diagram: values after the end, a second end, and what comes after
/// disposal. The test of an operator that passes such events on fails: the recorder complains of an event after the
/// end. The typed core lets no source break the rules.
public final class UnrulyStream: Sendable {
    /// The name of the stream in failures.
    public let name: String
    private let marbles: Marbles
    private let world: VirtualWorld

    init(_ marbles: Marbles, name: String, world: VirtualWorld) {
        self.marbles = marbles
        self.name = name
        self.world = world
    }

    /// The stream as a signal of the dynamic layer, whose subscribers receive all events.
    public var racSignal: RACSignal { racSignal { "\($0)" } }

    /// The stream as a signal, which sends what `value` returns for each mark.
    func racSignal(_ value: @escaping (Character) -> Any?) -> RACSignal {
        UnrulySignal { [self] subscriber in
            play { symbol in
                switch symbol {
                case .value(let mark): subscriber.sendNext(value(mark))
                case .failure(let mark): subscriber.sendError(MarbleFailure(mark))
                case .completion: subscriber.sendCompleted()
                case .interruption, .subscription: break
                }
            }
        }
        .setNameWithFormat("\(name)")
    }

    /// The stream as a closure that sends all events to what the test passes, such as an operator that is made of
    /// closures.
    public func send(to receive: @escaping (RecordedEvent.Content) -> Void) {
        play { symbol in
            switch symbol {
            case .value(let mark): receive(.value("\(mark)"))
            case .failure(let mark): receive(.failure(MarbleFailure(mark)))
            case .completion: receive(.completion)
            case .interruption: receive(.interruption)
            case .subscription: break
            }
        }
    }

    private func play(_ send: @escaping (Marbles.Symbol) -> Void) {
        let send = UncheckedSendable(send)
        for (time, burst) in marbles.bursts {
            if time > 0 {
                world.queues.add(on: .main, after: time) { for symbol in burst { send.value(symbol) } }
            } else {
                for symbol in burst { send.value(symbol) }
            }
        }
    }
}

/// A signal that hands its subscriber to a closure as it is, and ignores disposal.
private final class UnrulySignal: RACSignal, @unchecked Sendable {  // immutable
    private let play: (any RACSubscriber) -> Void

    init(_ play: @escaping (any RACSubscriber) -> Void) {
        self.play = play
        super.init()
    }

    override func subscribe(_ subscriber: any RACSubscriber) -> RACDisposable? {
        play(subscriber)
        return RACDisposable {}
    }
}
