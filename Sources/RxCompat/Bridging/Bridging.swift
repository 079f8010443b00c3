public import StreamCore

extension ObservableConvertibleType {
    /// The observable as a producer of the typed core: every start subscribes, and disposal of it ends the subscription.
    public var producer: SignalProducer<Element, any Error> {
        let source = asObservable()
        return SignalProducer { observer, lifetime in
            let subscription = source.subscribe(
                onNext: { observer.send(value: $0) }, onError: { observer.send(error: $0) },
                onCompleted: { observer.sendCompleted() })
            lifetime.observeEnded { subscription.dispose() }
        }
    }
}

extension SignalProducerConvertible {
    /// The producer as an observable: every subscription starts it; interruption completes it.
    public var observable: Observable<Value> {
        let producer = producer
        return Observable.create { observer in
            let start = producer.start(
                StreamCore.Signal<Value, Failure>.Observer(
                    value: { observer.onNext($0) }, failed: { observer.onError($0) },
                    completed: { observer.onCompleted() }, interrupted: { observer.onCompleted() }))
            return Disposables.create { start.dispose() }
        }
    }
}
