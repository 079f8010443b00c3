public import StreamCore

extension SignalProducer {
    /// A dynamic signal that starts the producer for every subscription.
    ///
    /// Values are sent as they are, a nil inside an optional as nil, `()` as `RACUnit`. A failure keeps its error; interruption, which the
    /// dynamic face does not know, becomes completion, so that nobody waits for ever. Disposing a subscription disposes
    /// its start.
    public var bridged: RACSignal {
        RACSignal.operation { output in self.start(.forwarding(to: output)) }.named("\(self)")
    }
}

extension Signal {
    /// A dynamic signal of what the signal sends from the moment of each subscription.
    ///
    /// Interruption becomes completion; so a subscription to a signal that has ended completes at once.
    public var bridged: RACSignal {
        RACSignal.operation { output in self.observe(.forwarding(to: output)) }.named("\(self)")
    }
}

extension Signal.Observer {
    /// Makes an observer that sends on to a dynamic subscriber.
    static func forwarding(to output: Output) -> Signal.Observer {
        Signal.Observer(
            value: { output.sendNext(dynamicValue($0)) },
            failed: { output.sendError(dynamicError($0)) },
            completed: { output.sendCompleted() },
            interrupted: { output.sendCompleted() })
    }
}
