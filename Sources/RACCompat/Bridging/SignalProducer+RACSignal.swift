public import StreamCore

extension SignalProducer {
    /// A dynamic signal that starts the producer for every subscription.
    ///
    /// Values are sent as they are, but a nil inside an optional becomes nil, and `()` becomes `RACUnit`. A failure
    /// keeps its error. Interruption, which the dynamic layer does not know, becomes completion, so that no subscriber
    /// waits for ever. Disposal of a subscription disposes its start.
    public var bridged: RACSignal {
        RACSignal.operation { output in self.start(.forwarding(to: output)) }.named("\(self)")
    }
}

extension Signal {
    /// A dynamic signal of the events that the signal sends after each subscription.
    ///
    /// Interruption becomes completion; therefore a subscription to a signal that has ended completes at once.
    public var bridged: RACSignal {
        RACSignal.operation { output in self.observe(.forwarding(to: output)) }.named("\(self)")
    }
}

extension Signal.Observer {
    /// Returns an observer that sends events on to a dynamic subscriber.
    static func forwarding(to output: Output) -> Signal.Observer {
        Signal.Observer(
            value: { output.sendNext(dynamicValue($0)) },
            failed: { output.sendError(dynamicError($0)) },
            completed: { output.sendCompleted() },
            interrupted: { output.sendCompleted() })
    }
}
