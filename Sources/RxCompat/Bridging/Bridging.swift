public import StreamCore

extension ObservableConvertibleType {
    /// A producer of the typed core: every start subscribes to the observable, and disposal ends the subscription.
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
    /// An observable of the producer: every subscription starts the producer, and interruption completes the
    /// observable.
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
