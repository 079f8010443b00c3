import RACCompat

/// Has a property to bind.
private final class Target {
    var value = 0
}

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addSignals() {
        has("RACSignal +createSignal:") { RACSignal.createSignal { _ in nil } }
        has("RACSignal +error:") { RACSignal.error(nil) }
        has("RACSignal +never") { RACSignal.never() }
        has("RACSignal +startEagerlyWithScheduler:block:") {
            RACSignal.startEagerlyWithScheduler(.immediateScheduler(), block: { _ in })
        }
        has("RACSignal +startLazilyWithScheduler:block:") {
            RACSignal.startLazilyWithScheduler(.immediateScheduler(), block: { _ in })
        }
        has("RACSignal -subscribe:") { $0.subscribe(RACSubject()) }
        has("RACSignal -subscribeNext:") { signal in signal.subscribeNext { _ in } }
        has("RACSignal -subscribeNext:completed:") { signal in signal.subscribeNext({ _ in }, completed: {}) }
        has("RACSignal -subscribeNext:error:completed:") { signal in
            signal.subscribeNext({ _ in }, error: { _ in }, completed: {})
        }
        has("RACSignal -subscribeError:") { signal in signal.subscribeError { _ in } }
        has("RACSignal -subscribeCompleted:") { signal in signal.subscribeCompleted {} }
        has("RACSignal -subscribeNext:error:") { signal in signal.subscribeNext({ _ in }, error: { _ in }) }
        has("RACSignal -subscribeError:completed:") { signal in signal.subscribeError({ _ in }, completed: {}) }
        has("RACSignal -logAll") { signal in signal.logAll() }
        has("RACSignal -logNext") { signal in signal.logNext() }
        has("RACSignal -logError") { signal in signal.logError() }
        has("RACSignal -logCompleted") { signal in signal.logCompleted() }
        has("RACSignal -asynchronousFirstOrDefault:success:error:timeout:") { signal in
            signal.asynchronousFirstOrDefault(1, success: nil, error: nil, timeout: 1)
        }
        has("RACSignal -asynchronousFirstOrDefault:success:error:") { signal in
            signal.asynchronousFirstOrDefault(1, success: nil, error: nil)
        }
        has("RACSignal -asynchronouslyWaitUntilCompleted:timeout:") { signal in
            signal.asynchronouslyWaitUntilCompleted(nil, timeout: 1)
        }
        has("RACSignal -asynchronouslyWaitUntilCompleted:") { signal in signal.asynchronouslyWaitUntilCompleted(nil) }
        has("RACSignal -doNext:") { signal in signal.doNext { _ in } }
        has("RACSignal -doError:") { signal in signal.doError { _ in } }
        has("RACSignal -doCompleted:") { signal in signal.doCompleted {} }
        has("RACSignal -throttle:") { $0.throttle(1) }
        has("RACSignal -throttle:valuesPassingTest:") { signal in signal.throttle(1, valuesPassingTest: { _ in true }) }
        has("RACSignal -delay:") { $0.delay(1) }
        has("RACSignal -repeat") { $0.repeat() }
        has("RACSignal -initially:") { signal in signal.initially {} }
        has("RACSignal -finally:") { signal in signal.finally {} }
        has("RACSignal -bufferWithTime:onScheduler:") { $0.bufferWithTime(1, onScheduler: .immediateScheduler()) }
        has("RACSignal -collect") { $0.collect() }
        has("RACSignal -takeLast:") { $0.takeLast(1) }
        has("RACSignal -combineLatestWith:") { $0.combineLatestWith(.empty()) }
        has("RACSignal +combineLatest:") { RACSignal.combineLatest([]) }
        has("RACSignal +combineLatest:reduce:") {
            RACSignal.combineLatest([], reduce: { (first: Int, second: Int) in first + second })
        }
        has("RACSignal -merge:") { $0.merge(.empty()) }
        has("RACSignal +merge:") { RACSignal.merge([]) }
        has("RACSignal -flatten:") { $0.flatten(1) }
        has("RACSignal -then:") { signal in signal.then { .empty() } }
        has("RACSignal -concat") { $0.concat() }
        has("RACSignal -aggregateWithStart:reduce:") { signal in
            signal.aggregateWithStart(0, reduce: { total, _ in total })
        }
        has("RACSignal -aggregateWithStart:reduceWithIndex:") { signal in
            signal.aggregateWithStart(0, reduceWithIndex: { total, _, _ in total })
        }
        has("RACSignal -aggregateWithStartFactory:reduce:") { signal in
            signal.aggregateWithStartFactory({ 0 }, reduce: { total, _ in total })
        }
        has("RACSignal -setKeyPath:onObject:") { signal in signal.setKeyPath(\Target.value, onObject: Target()) }
        has("RACSignal -setKeyPath:onObject:nilValue:") { signal in
            signal.setKeyPath(\Target.value, onObject: Target(), nilValue: 0)
        }
        has("RACSignal +interval:onScheduler:") { RACSignal.interval(1, onScheduler: .immediateScheduler()) }
        has("RACSignal +interval:onScheduler:withLeeway:") {
            RACSignal.interval(1, onScheduler: .immediateScheduler(), withLeeway: 0)
        }
        has("RACSignal -takeUntil:") { $0.takeUntil(.empty()) }
        has("RACSignal -takeUntilReplacement:") { $0.takeUntilReplacement(.empty()) }
        has("RACSignal -catch:") { signal in signal.catch { _ in .empty() } }
        has("RACSignal -catchTo:") { $0.catchTo(.empty()) }
        has("RACSignal +try:") { RACSignal.try { 1 } }
        has("RACSignal -try:") { signal in signal.try { _ in true } }
        has("RACSignal -tryMap:") { signal in signal.tryMap { $0 } }
        has("RACSignal -first") { signal in signal.first() }
        has("RACSignal -firstOrDefault:") { signal in signal.firstOrDefault(1) }
        has("RACSignal -firstOrDefault:success:error:") { signal in signal.firstOrDefault(1, success: nil, error: nil) }
        has("RACSignal -waitUntilCompleted:") { signal in signal.waitUntilCompleted(nil) }
        has("RACSignal +defer:") { RACSignal.defer { .empty() } }
        has("RACSignal -switchToLatest") { $0.switchToLatest() }
        has("RACSignal +switch:cases:default:") { RACSignal.switch(.empty(), cases: [1: .empty()], default: nil) }
        has("RACSignal +if:then:else:") { RACSignal.if(.empty(), then: .empty(), else: .empty()) }
        has("RACSignal -toArray") { signal in signal.toArray() }
        has("RACSignal sequence") { (signal: RACSignal) in signal.sequence }
        has("RACSignal -publish") { $0.publish() }
        has("RACSignal -multicast:") { $0.multicast(RACSubject()) }
        has("RACSignal -replay") { $0.replay() }
        has("RACSignal -replayLast") { $0.replayLast() }
        has("RACSignal -replayLazily") { $0.replayLazily() }
        has("RACSignal -timeout:onScheduler:") { $0.timeout(1, onScheduler: .immediateScheduler()) }
        has("RACSignal -deliverOn:") { $0.deliverOn(.immediateScheduler()) }
        has("RACSignal -subscribeOn:") { $0.subscribeOn(.immediateScheduler()) }
        has("RACSignal -deliverOnMainThread") { $0.deliverOnMainThread() }
        has("RACSignal -groupBy:transform:") { signal in signal.groupBy({ $0 }, transform: { $0 }) }
        has("RACSignal -groupBy:") { signal in signal.groupBy { $0 } }
        has("RACSignal -any") { $0.any() }
        has("RACSignal -any:") { signal in signal.any { _ in true } }
        has("RACSignal -all:") { signal in signal.all { _ in true } }
        has("RACSignal -retry:") { $0.retry(1) }
        has("RACSignal -retry") { $0.retry() }
        has("RACSignal -sample:") { $0.sample(.empty()) }
        has("RACSignal -ignoreValues") { $0.ignoreValues() }
        has("RACSignal -materialize") { $0.materialize() }
        has("RACSignal -dematerialize") { $0.dematerialize() }
        has("RACSignal -not") { $0.not() }
        has("RACSignal -and") { $0.and() }
        has("RACSignal -or") { $0.or() }
        has("RACSignal -reduceApply") { $0.reduceApply() }
        has("RACSignal RACSignalErrorDomain") { RACSignalErrorDomain }
        has("RACSignal RACSignalError") { RACSignalError(.timedOut) }
        has("RACSignal RACSignalErrorTimedOut") { RACSignalErrorTimedOut }
        has("RACSignal RACSignalErrorNoMatchingCase") { RACSignalErrorNoMatchingCase }
        has("RACSignal RACSignalBindBlock") { RACSignalBindBlock.self }
        has("RACSignal +empty") { RACSignal.empty() }
        has("RACSignal +return:") { RACSignal.return(1) }
        has("RACSignal -bind:") { signal in signal.bind { { _, _ in nil } } }
        has("RACSignal -concat:") { $0.concat(.empty()) }
        has("RACSignal -zipWith:") { $0.zipWith(.empty()) }
        has("RACSignal -flattenMap:") { signal in signal.flattenMap { _ in nil } }
        has("RACSignal -flatten") { $0.flatten() }
        has("RACSignal -map:") { signal in signal.map { $0 } }
        has("RACSignal -mapReplace:") { $0.mapReplace(1) }
        has("RACSignal -filter:") { signal in signal.filter { _ in true } }
        has("RACSignal -ignore:") { $0.ignore(1) }
        has("RACSignal -reduceEach:") { signal in signal.reduceEach { (first: Int, second: Int) in first + second } }
        has("RACSignal -startWith:") { $0.startWith(1) }
        has("RACSignal -skip:") { $0.skip(1) }
        has("RACSignal -take:") { $0.take(1) }
        has("RACSignal +zip:") { RACSignal.zip([]) }
        has("RACSignal +zip:reduce:") { RACSignal.zip([], reduce: { (first: Int, second: Int) in first + second }) }
        has("RACSignal +concat:") { RACSignal.concat([]) }
        has("RACSignal -scanWithStart:reduce:") { signal in signal.scanWithStart(0, reduce: { total, _ in total }) }
        has("RACSignal -scanWithStart:reduceWithIndex:") { signal in
            signal.scanWithStart(0, reduceWithIndex: { total, _, _ in total })
        }
        has("RACSignal -combinePreviousWithStart:reduce:") { signal in
            signal.combinePreviousWithStart(0, reduce: { _, current in current })
        }
        has("RACSignal -takeUntilBlock:") { signal in signal.takeUntilBlock { _ in true } }
        has("RACSignal -takeWhileBlock:") { signal in signal.takeWhileBlock { _ in true } }
        has("RACSignal -skipUntilBlock:") { signal in signal.skipUntilBlock { _ in true } }
        has("RACSignal -skipWhileBlock:") { signal in signal.skipWhileBlock { _ in true } }
        has("RACSignal -distinctUntilChanged") { $0.distinctUntilChanged() }
        has("RACSignal RACSignal") { RACSignal.self }
    }
}
