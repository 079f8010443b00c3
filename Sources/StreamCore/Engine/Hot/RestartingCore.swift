/// The core of a signal that is over from the beginning, and yet has something to tell: every observer gets all of it.
///
/// Signals that are derived from such a one are such signals themselves; see `Signal.init(_:)` of a source.
package final class RestartingCore<Value, Failure: Error>: SignalCore<Value, Failure>,
    @unchecked Sendable  // immutable
{
    private let source: Source<Value, Failure>

    init(_ source: Source<Value, Failure>) {
        self.source = source
        super.init()
    }

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
