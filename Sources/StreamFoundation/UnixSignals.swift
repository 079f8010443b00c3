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
    /// From the first start on, the default effect of the signal, such as ending the process, no longer happens, not
    /// even after disposal. The producer never completes; disposal ends the observation. If there are several starts,
    /// all of them receive the signal. Signals that arrive close together are sent once.
    ///
    /// - Parameters:
    ///   - number: The number of the signal.
    ///   - queue: The queue on which values are sent.
    public static func unixSignal(_ number: Int32, on queue: DispatchQueue = .main) -> SignalProducer<Int32, Never> {
        require(UnixSignals.exists(number), "There is no Unix signal \(number).")
        return SignalProducer { observer, lifetime in
            UnixSignals.ignore(number)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            let observer = UncheckedSendable(observer)
            source.setEventHandler { observer.value.send(value: number) }
            lifetime.observeEnded { source.cancel() }
            source.activate()
        }
    }
}

/// The Unix signals whose default effect has been switched off.
private enum UnixSignals {
    private static let ignored = Guarded(Set<Int32>())

    static func exists(_ number: Int32) -> Bool {
        var set = sigset_t()
        return sigaddset(&set, number) == 0
    }

    /// Makes the process ignore a signal, once: on Linux, a source later replaces this setting with its own handler.
    static func ignore(_ number: Int32) {
        ignored.withLock { if $0.insert(number).inserted { signal(number, SIG_IGN) } }
    }
}
