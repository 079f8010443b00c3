// The names of ReactiveCocoa 4, without its dialect: the compiler says what they are here, and which module has them.

import StreamCore

final class Profile {
    // error: 'AnyProperty' has been renamed to 'Property': or import ReactiveCocoa4
    let name = AnyProperty(MutableProperty(""))
    // error: 'ConstantProperty' is unavailable: write Property(value:), or import ReactiveCocoa4
    let age = ConstantProperty(1)
    // error: 'DynamicProperty' is unavailable: import ReactiveCocoa4, which observes objects by key paths
    let title = DynamicProperty(object: nil, keyPath: "title")
    // error: 'SimpleDisposable' has been renamed to 'AnyDisposable': or import ReactiveCocoa4
    let nothing = SimpleDisposable()
    // error: 'ActionDisposable' has been renamed to 'AnyDisposable': or import ReactiveCocoa4
    let stop = ActionDisposable { print("stopped") }
    // error: 'NoError' has been renamed to 'Never': or import ReactiveCocoa4
    let failures: Signal<Int, NoError>? = nil
    // error: 'SchedulerType' has been renamed to 'Scheduler': or import ReactiveCocoa4 or RxCompat
    let scheduler: any SchedulerType = ImmediateScheduler()
    // error: 'DateSchedulerType' has been renamed to 'DateScheduler': or import ReactiveCocoa4
    let clock: any DateSchedulerType = TestScheduler()
}

// error: 'PropertyType' has been renamed to 'PropertyProtocol': or import ReactiveCocoa4
func watch<Text: PropertyType>(_ text: Text) {}
// error: 'MutablePropertyType' has been renamed to 'MutablePropertyProtocol': or import ReactiveCocoa4
func write<Text: MutablePropertyType>(_ text: Text) {}
// error: 'SignalType' has been renamed to 'SignalProtocol': or import ReactiveCocoa4
func follow<Stream: SignalType>(_ stream: Stream) {}
// error: 'SignalProducerType' has been renamed to 'SignalProducerProtocol': or import ReactiveCocoa4
func begin<Stream: SignalProducerType>(_ stream: Stream) {}

struct Offline: Error {}

func cold(_ numbers: SignalProducer<Int, Never>, _ texts: SignalProducer<String?, Never>, _ stop: SignalProducer<(), Never>) {
    // error: 'startWithNext' has been renamed to 'startWithValues(_:)': or import ReactiveCocoa4
    numbers.startWithNext { print($0) }
    // error: 'startOn' has been renamed to 'start(on:)': or import ReactiveCocoa4
    _ = numbers.startOn(QueueScheduler.main)
    // error: 'observeOn' has been renamed to 'observe(on:)': or import ReactiveCocoa4
    _ = numbers.observeOn(UIScheduler())
    // error: 'times' has been renamed to 'repeat(_:)': or import ReactiveCocoa4
    _ = numbers.times(3)
    // error: 'ignoreNil()' has been renamed to 'skipNil()': or import ReactiveCocoa4
    _ = texts.ignoreNil()
    // error: 'takeLast' has been renamed to 'take(last:)': or import ReactiveCocoa4
    _ = numbers.takeLast(1)
    // error: 'takeWhile' has been renamed to 'take(while:)': or import ReactiveCocoa4
    _ = numbers.takeWhile { $0 < 3 }
    // error: 'takeUntil' has been renamed to 'take(until:)': or import ReactiveCocoa4
    _ = numbers.takeUntil(stop)
    // error: 'skipWhile' has been renamed to 'skip(while:)': or import ReactiveCocoa4
    _ = numbers.skipWhile { $0 < 3 }
    // error: 'combineLatestWith' has been renamed to 'combineLatest(with:)': or import ReactiveCocoa4
    _ = numbers.combineLatestWith(texts)
    // error: 'zipWith' has been renamed to 'zip(with:)': or import ReactiveCocoa4
    _ = numbers.zipWith(texts)
    // error: 'sampleOn' has been renamed to 'sample(on:)': or import ReactiveCocoa4
    _ = numbers.sampleOn(stop)
    // error: 'promoteErrors' has been renamed to 'promoteError(_:)': or import ReactiveCocoa4
    _ = numbers.promoteErrors(Offline.self)
    // error: 'Latest' has been renamed to 'latest': or import ReactiveCocoa4
    _ = numbers.flatMap(.Latest) { SignalProducer<Int, Never>(value: $0) }
    // error: 'Merge' has been renamed to 'merge': or import ReactiveCocoa4
    _ = numbers.flatMap(.Merge) { SignalProducer<Int, Never>(value: $0) }
    // error: 'Concat' has been renamed to 'concat': or import ReactiveCocoa4
    _ = numbers.flatMap(.Concat) { SignalProducer<Int, Never>(value: $0) }
    // error: 'take' has been renamed to 'take(first:)': or import ReactiveCocoa4
    _ = numbers.take(1)
    // error: 'skip' has been renamed to 'skip(first:)': or import ReactiveCocoa4
    _ = numbers.skip(1)
    // error: 'on(next:)' has been renamed to 'on(value:)': or import ReactiveCocoa4
    _ = numbers.on(next: { print($0) })
    // A label that differs is explained without us.
    // error: incorrect argument label in call (have '_:onScheduler:', expected '_:on:')
    _ = numbers.delay(1, onScheduler: QueueScheduler.main)
    // error: missing argument label 'upTo:' in call
    _ = numbers.retry(2)
}

func hot(_ numbers: Signal<Int, Never>, _ texts: Signal<String?, Never>, _ stop: Signal<(), Never>) {
    // error: 'observeNext' has been renamed to 'observeValues(_:)': or import ReactiveCocoa4
    numbers.observeNext { print($0) }
    // error: 'observeOn' has been renamed to 'observe(on:)': or import ReactiveCocoa4
    _ = numbers.observeOn(UIScheduler())
    // error: 'ignoreNil()' has been renamed to 'skipNil()': or import ReactiveCocoa4
    _ = texts.ignoreNil()
    // error: 'take' has been renamed to 'take(first:)': or import ReactiveCocoa4
    _ = numbers.take(1)
    // error: 'skip' has been renamed to 'skip(first:)': or import ReactiveCocoa4
    _ = numbers.skip(1)
    // error: 'on(next:)' has been renamed to 'on(value:)': or import ReactiveCocoa4
    _ = numbers.on(next: { print($0) })
    // error: 'takeLast' has been renamed to 'take(last:)': or import ReactiveCocoa4
    _ = numbers.takeLast(1)
    // error: 'takeWhile' has been renamed to 'take(while:)': or import ReactiveCocoa4
    _ = numbers.takeWhile { $0 < 3 }
    // error: 'takeUntil' has been renamed to 'take(until:)': or import ReactiveCocoa4
    _ = numbers.takeUntil(stop)
    // error: 'skipWhile' has been renamed to 'skip(while:)': or import ReactiveCocoa4
    _ = numbers.skipWhile { $0 < 3 }
    // error: 'combineLatestWith' has been renamed to 'combineLatest(with:)': or import ReactiveCocoa4
    _ = numbers.combineLatestWith(texts)
    // error: 'zipWith' has been renamed to 'zip(with:)': or import ReactiveCocoa4
    _ = numbers.zipWith(texts)
    // error: 'sampleOn' has been renamed to 'sample(on:)': or import ReactiveCocoa4
    _ = numbers.sampleOn(stop)
    // error: 'promoteErrors' has been renamed to 'promoteError(_:)': or import ReactiveCocoa4
    _ = numbers.promoteErrors(Offline.self)
}

func send(_ observer: Signal<Int, Offline>.Observer) {
    // error: 'sendNext' has been renamed to 'send(value:)': or import ReactiveCocoa4
    observer.sendNext(1)
    // error: 'sendFailed' has been renamed to 'send(error:)': or import ReactiveCocoa4
    observer.sendFailed(Offline())
}
