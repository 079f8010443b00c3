// The names of both dialects, and of the typed API, on signals of the dynamic one.

import CompatShims
import Foundation
import RACCompat
import StreamCore

func follow(_ signal: RACSignal, _ label: AnyObject) {
    // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: write subscribeNext { … } error: { … } completed: { … }
    signal.subscribe(onNext: { print($0 as Any) })
    // error: 'asObservable()' is unavailable: import RxCompat, and write signal.observable
    _ = signal.asObservable()
    // error: 'just' has been renamed to 'return(_:)'
    _ = RACSignal.just(1)
    // error: 'flatMap' has been renamed to 'flattenMap(_:)'
    _ = signal.flatMap { _ in .empty() }
    // error: 'flatMapLatest' is unavailable: write map { … }.switchToLatest()
    _ = signal.flatMapLatest { _ in .empty() }
    // error: 'switchLatest()' has been renamed to 'switchToLatest()'
    _ = signal.switchLatest()
    // error: 'debounce' is unavailable: write throttle(interval)
    _ = signal.debounce(0.3)
    // error: 'catchAndReturn' is unavailable: write catchTo(.return(value))
    _ = signal.catchAndReturn(1)
    // error: 'do(onNext:)' is unavailable: write doNext { … }, doError { … } or doCompleted { … }
    _ = signal.do(onNext: { print($0 as Any) })
    // error: 'share()' is unavailable: write publish().autoconnect(), or replayLast()
    _ = signal.share()
    // error: 'bind(to:)' is unavailable: write RAC(object, \.property) <~ signal, with CompatShims
    signal.bind(to: label)
    // error: 'observeNext' has been renamed to 'subscribeNext(_:)'
    signal.observeNext { print($0 as Any) }
    // error: 'startWithNext' has been renamed to 'subscribeNext(_:)'
    signal.startWithNext { print($0 as Any) }
    // error: 'observeValues' has been renamed to 'subscribeNext(_:)'
    signal.observeValues { print($0 as Any) }
    // error: 'startWithValues' has been renamed to 'subscribeNext(_:)'
    signal.startWithValues { print($0 as Any) }
    // error: 'observeOn' has been renamed to 'deliverOn(_:)'
    _ = signal.observeOn(.mainThreadScheduler())
    // error: 'ignoreNil()' is unavailable: write ignore(nil)
    _ = signal.ignoreNil()
    // error: 'skipRepeats()' has been renamed to 'distinctUntilChanged()'
    _ = signal.skipRepeats()
    // error: 'takeWhile' has been renamed to 'takeWhileBlock(_:)'
    _ = signal.takeWhile { $0 != nil }
    // error: 'skipWhile' has been renamed to 'skipWhileBlock(_:)'
    _ = signal.skipWhile { $0 == nil }
    // error: 'toSignalProducer()' has been renamed to 'producer': or import ReactiveCocoa4
    _ = signal.toSignalProducer()
}

func send(_ subject: RACSubject, _ error: NSError) {
    // error: 'onNext' has been renamed to 'sendNext(_:)'
    subject.onNext(1)
    // error: 'onError' has been renamed to 'sendError(_:)'
    subject.onError(error)
    // error: 'onCompleted()' has been renamed to 'sendCompleted()'
    subject.onCompleted()
    // error: 'sendFailed' has been renamed to 'sendError(_:)'
    subject.sendFailed(error)
}

func cross(_ numbers: SignalProducer<Int, Never>, _ taps: Signal<Int, Never>) {
    // error: 'toRACSignal()' has been renamed to 'bridged': or import ReactiveCocoa4
    _ = numbers.toRACSignal()
    // error: 'toRACSignal()' has been renamed to 'bridged': or import ReactiveCocoa4
    _ = taps.toRACSignal()
}

func bridge(_ command: RACCommand, _ action: Action<Int, Int, Never>, _ signal: RACSignal) {
    // error: 'init(_:)' is unavailable: write scheduler.bridged
    _ = RACScheduler(QueueScheduler.main)
    // error: 'toRACScheduler()' has been renamed to 'bridged': or import ReactiveCocoa4
    _ = QueueScheduler.main.toRACScheduler()
    // error: 'toRACCommand()' has been renamed to 'bridged'
    _ = action.toRACCommand()
    // error: 'toAction()' has been renamed to 'action': or import ReactiveCocoa4
    _ = command.toAction()
    // error: 'bridgedAction(from:)' is unavailable: write command.action
    _ = bridgedAction(from: command)
    // error: 'bridgedSignalProducer(from:)' is unavailable: write signal.producer
    _ = bridgedSignalProducer(from: signal)
}

func lift(_ screen: any RACSelectorSignalling, _ signals: [RACSignal]) {
    // error: 'rac_liftSelector(_:withSignalsFrom:)' is unavailable: write rac_lift(object, Class.method, withSignalsFromArray: signals)
    screen.rac_liftSelector("show(_:)", withSignalsFrom: signals)
}
