/// The core of a signal that has ended from the beginning, and sends all events of a source anew to every observer.
///
/// Signals that are derived from such a signal restart as well; see `Signal.init(_:)` of a source.
package final class RestartingCore<Value, Failure: Error>: SignalCore<Value, Failure>,
    @unchecked Sendable  // immutable
{
    private let source: Source<Value, Failure>

    init(_ source: Source<Value, Failure>) {
        self.source = source
        super.init()
    }

    @usableFromInline
    override var restarts: Bool { true }

    package override func observe(_ observer: Observer<Value, Failure>) -> (any Disposable)? {
        let segment = Segment(policy: .typed)
        source.attach(observer, segment)
        return segment.isDisposed ? nil : segment
    }

    override func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
        observe(Signal<Value, Failure>.Observer(value: action))
    }
}

extension Signal {
    /// Makes a signal that starts a producer for every observer.
    convenience init(replaying producer: SignalProducer<Value, Failure>) {
        self.init(core: RestartingCore(producer.source))
    }
}
