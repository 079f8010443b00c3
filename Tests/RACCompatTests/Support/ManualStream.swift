import RACCompat
import StreamTesting

extension ManualStream<Any?> {
    /// The signal, with values that it sends as soon as it is subscribed to.
    func signal(sendingFirst values: Any?...) -> RACSignal {
        .createSignal { [self] subscriber in
            let subscription = racSignal.subscribe(subscriber)
            for value in values { subscriber.sendNext(value) }
            return subscription
        }
    }
}
