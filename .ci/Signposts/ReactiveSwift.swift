// The names that ReactiveSwift 7 has no more: the compiler says what they are here.

import StreamCore

struct Offline: Error {}

func removed(_ input: Signal<Int, Offline>.Observer, _ lifetime: Lifetime, _ stop: AnyDisposable) {
    // error: 'init(_:)' is unavailable: write Signal { observer, lifetime in … }, and lifetime += disposable
    _ = Signal<Int, Offline> { (observer: Signal<Int, Offline>.Observer) -> (any Disposable)? in stop }
    // error: 'add' is unavailable: write lifetime += disposable
    lifetime.add(stop)
    // error: 'action' has been renamed to 'send(_:)'
    input.action(.completed)
}

func useless(_ producer: SignalProducer<Int, Offline>, _ signal: Signal<Int, Offline>) {
    // error: 'startWithValues' is unavailable: The stream can fail: use `startWithResult`, or `start` with an observer.
    producer.startWithValues { print($0) }
    // error: 'observeValues' is unavailable: The stream can fail: use `observeResult`, or `observe` with an observer.
    signal.observeValues { print($0) }
}
