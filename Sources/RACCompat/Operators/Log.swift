extension RACSignal {
    /// Writes all events to ``logSink``, before they are sent on.
    ///
    ///     <RACDynamicSignal: 0x7f60a8000b20> name: +createSignal: next: 1
    ///
    /// The signal in each line is the receiver of that stage, as in the original. The name stays the receiver's.
    public final func logAll() -> RACSignal {
        logNext().logError().logCompleted()
    }

    /// Writes every value to ``logSink``, before the value is sent on.
    public final func logNext() -> RACSignal {
        doNext { value in RACSignal.logSink("\(self) next: \(SignalNames.object(value))") }.named(name)
    }

    /// Writes the failure to ``logSink``, before the failure is sent on.
    public final func logError() -> RACSignal {
        doError { error in RACSignal.logSink("\(self) error: \(SignalNames.object(error))") }.named(name)
    }

    /// Writes completion to ``logSink``, before completion is sent on.
    public final func logCompleted() -> RACSignal {
        doCompleted { RACSignal.logSink("\(self) completed") }.named(name)
    }
}
