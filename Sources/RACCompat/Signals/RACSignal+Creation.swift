import StreamCore

extension RACSignal {
    /// Makes a signal that runs a block for every subscription.
    ///
    /// The block sends to its subscriber, now or later, and returns a disposable that cleans up, or nil. The disposable is
    /// disposed of when the subscription ends; at once if the subscription ends before the block returns. The subscriber may
    /// be used on any queue.
    public class func createSignal(
        _ didSubscribe: @escaping (any RACSubscriber & Sendable) -> RACDisposable?
    ) -> RACSignal {
        operation { output in didSubscribe(RACPassthroughSubscriber(output)) }.named("+createSignal:")
    }

    /// Makes a signal that sends one value, then completes.
    public class func `return`(_ value: Any?) -> RACSignal {
        // The common case is told apart here, where it saves a copy of the value.
        mayHideOptional(value) ? RACReturnSignal(flattened(value)) : RACReturnSignal(value)
    }

    /// Makes a signal that completes at once.
    public class func empty() -> RACSignal {
        RACEmptySignal.shared
    }

    /// Makes a signal that fails at once; a nil error is legal.
    public class func error(_ error: (any Error)?) -> RACSignal {
        RACErrorSignal(error)
    }

    /// Makes a signal that never sends anything.
    public class func never() -> RACSignal {
        operation { _ in nil }.named("+never")
    }

    /// Makes a signal that calls a block for every subscription, and subscribes to the signal that the block returns.
    ///
    /// Where the block returns nil, nothing is sent, and the signal does not end.
    public class func `defer`(_ block: @escaping () -> RACSignal?) -> RACSignal {
        operation { output in block()?.passThrough(to: output) }.named("+defer:")
    }

    /// Makes a signal that runs a block for every subscription, and sends its result, or fails with the error that it throws.
    ///
    /// Completion follows the value. Where the block returns nil, the signal fails with a nil error.
    public class func `try`(_ block: @escaping () throws -> Any?) -> RACSignal {
        operation { output in
            let signal: RACSignal
            do {
                let value = flattened(try block())
                signal = value == nil ? .error(nil) : .return(value)
            } catch {
                signal = .error(error)
            }
            return signal.passThrough(to: output)
        }
        .named("+try:")
    }
}

/// A signal of one value: flattening it costs no subscription.
final class RACReturnSignal: RACSignal, @unchecked Sendable {  // immutable
    let value: Any?

    init(_ value: consuming Any?) {
        self.value = value
        super.init()
    }

    /// The name is constant: as in the release builds of the original, it cannot be set.
    override var name: String {
        get { "+return:" }
        set {}
    }

    override func begin(_ output: Output) {
        output.observer.receive(value)
        output.segment.finish(output.observer)
    }
}

/// A signal that completes at once.
final class RACEmptySignal: RACSignal, @unchecked Sendable {  // immutable
    static let shared = RACEmptySignal()

    override var name: String {
        get { "+empty" }
        set {}
    }

    override func begin(_ output: Output) {
        output.segment.finish(output.observer)
    }
}

/// A signal that fails at once.
final class RACErrorSignal: RACSignal, @unchecked Sendable {  // immutable
    private let failure: RACFailure

    init(_ error: (any Error)?) {
        failure = RACFailure(error)
        super.init()
    }

    /// As in the release builds of the original: whether names are switched on or not.
    override var fixedName: String { "+error:" }

    override func begin(_ output: Output) {
        output.segment.finish(output.observer, failure)
    }
}
