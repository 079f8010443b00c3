public import Dispatch
public import StreamCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension SignalProducer where Value == Int32, Failure == Never {
    /// A producer that sends the number of a Unix signal each time the process receives it, such as `SIGINT`.
    ///
    /// From the first start on the signal no longer does what it does by default, such as ending the process, also after
    /// disposal. The producer never completes; disposal ends the observation. Several starts all receive the signal.
    /// Signals that arrive close together are sent once.
    ///
    /// - Parameters:
    ///   - number: The number of the signal.
    ///   - queue: Where values are sent.
    public static func unixSignal(_ number: Int32, on queue: DispatchQueue = .main) -> SignalProducer<Int32, Never> {
        SignalProducer { observer, lifetime in
            UnixSignals.ignore(number)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            let observer = UncheckedSendable(observer)
            source.setEventHandler { observer.value.send(value: number) }
            lifetime.observeEnded { source.cancel() }
            source.activate()
        }
    }
}

/// The signals of Unix that no longer do what they do by default.
private enum UnixSignals {
    private static let ignored = Guarded(Set<Int32>())

    /// Has the process ignore a signal, once: on Linux, a source puts a handler of its own in this place.
    static func ignore(_ number: Int32) {
        ignored.withLock { if $0.insert(number).inserted { signal(number, SIG_IGN) } }
    }
}
