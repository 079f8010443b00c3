extension RACSignal {
    /// Merges the receiver with another signal.
    public final func merge(_ signal: RACSignal) -> RACSignal {
        RACSignal.merge([self, signal]).named("[\(name)] -merge: \(signal)")
    }

    /// Sends the values of all signals as they come; completes when all have completed.
    public class func merge(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        return .operation { output in
            for signal in signals { output.sendNext(signal) }
            output.sendCompleted()
            return nil
        }
        .flatten()
        .named("+merge: \(SignalNames.list(signals))")
    }
}
