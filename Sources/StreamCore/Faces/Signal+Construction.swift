extension Signal {
    /// Makes a signal and the observer that sends into it.
    ///
    /// - Parameter disposable: Disposed when the signal ends.
    @inlinable  // generic code that names the types of the core costs 1,000 instructions for each pipe
    public static func pipe(disposable: (any Disposable)? = nil) -> (output: Signal, input: Observer) {
        let core = SignalCore<Value, Failure>()
        if let disposable { core.disposeAtEnd(disposable) }
        return (Signal(core: core), Input(core))
    }

    /// A signal that sends nothing and never ends.
    public static var never: Signal {
        Signal { observer, lifetime in
            // Keeps the input, which would interrupt the signal when released.
            lifetime.observeEnded { withExtendedLifetime(observer) {} }
        }
    }

    /// A signal that has completed: every new observer is interrupted.
    public static var empty: Signal {
        Signal { observer, _ in observer.sendCompleted() }
    }

    /// Makes a signal; the same as ``init(_:)``, for code that chose it to save a lock.
    ///
    /// Here every signal takes turns without a lock, so there is nothing to opt out of.
    public static func unserialized(_ generator: (Observer, Lifetime) -> Void) -> Signal {
        Signal(generator)
    }

    /// Makes a signal; the same as ``init(_:)``, which allows sends from inside a delivery.
    public static func reentrantUnserialized(_ generator: (Observer, Lifetime) -> Void) -> Signal {
        Signal(generator)
    }

    /// Makes a pipe; the same as ``pipe(disposable:)``.
    public static func unserializedPipe(disposable: (any Disposable)? = nil) -> (output: Signal, input: Observer) {
        pipe(disposable: disposable)
    }

    /// Makes a pipe; the same as ``pipe(disposable:)``, which allows sends from inside a delivery.
    public static func reentrantUnserializedPipe(
        disposable: (any Disposable)? = nil
    ) -> (output: Signal, input: Observer) {
        pipe(disposable: disposable)
    }
}
