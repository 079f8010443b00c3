import Foundation
import Testing

/// The public names of ReactiveSwift 7.2, all of them, by the file here whose code uses them.
///
/// Forms that differ in types alone, and in the number of streams from two to ten, are one name here.
private let names = [
    "ActionNames": """
    Action lifetime events values errors disabledErrors completed isExecuting isEnabled
    init(state:enabledIf:execute:) init(state:execute:) init(enabledIf:execute:) init(unwrapping:execute:)
    init(validated:execute:) init(execute:) apply(_:) bindingTarget apply() ActionError disabled producerFailed ==
    """,
    "ContainerNames": """
    Bag Token init() init(_:) insert(_:) remove(using:) startIndex endIndex makeIterator() Iterator next()
    Disposable AnyDisposable isDisposed dispose() CompositeDisposable add(_:) += ScopedDisposable inner
    SerialDisposable Lifetime ended hasEnded observeEnded(_:) make() empty OptionalProtocol Wrapped optional
    init(reconstructing:) ReactiveExtensionsProvider reactive Reactive base
    """,
    "EventNames": """
    Event value failed completed interrupted isCompleted isTerminating map(_:) mapError(_:) error == description
    EventProtocol event LoggingEvent.Signal LoggingEvent.SignalProducer allCases rawValue EventLogger
    defaultEventLog(identifier:event:fileName:functionName:lineNumber:)
    logEvents(identifier:events:fileName:functionName:lineNumber:logger:) Observer init() receive(_:)
    terminate(_:) Termination Action init(_:) init(value:failed:completed:interrupted:) send(_:) send(value:)
    send(error:) sendCompleted() sendInterrupted()
    """,
    "PropertyNames": """
    PropertyProtocol MutablePropertyProtocol ComposableMutablePropertyProtocol
    map(_:) map(value:) filter(initial:_:) combineLatest(with:) zip(with:) combinePrevious(_:)
    skipRepeats(_:) skipRepeats() flatten(_:) flatMap(_:_:) uniqueValues(_:) uniqueValues() combineLatest(_:_:)
    combineLatest(_:) combineLatest(_:emptySentinel:) zip(_:_:) zip(_:) zip(_:emptySentinel:) negate() and(_:)
    or(_:) all(_:) any(_:) Property value wrappedValue projectedValue producer signal init(value:)
    init(capturing:) init(_:) init(initial:then:) MutableProperty lifetime init(wrappedValue:) swap(_:) modify(_:)
    withValue(_:) bindingTarget ValidatingProperty result init(_:_:) init(_:with:_:) Decision Result valid
    coerced(replacement:proposed:error:) invalid isInvalid error
    """,
    "SchedulerNames": """
    Scheduler schedule(_:) DateScheduler currentDate schedule(after:action:) schedule(after:interval:action:)
    schedule(after:interval:leeway:action:) sleep(for:leeway:) sleep(until:leeway:) timer(interval:leeway:)
    ImmediateScheduler UIScheduler QueueScheduler main queue init(qos:name:targeting:) init() TestScheduler
    init(startDate:) advance() advance(by:) advance(to:) run() rewind(by:) BindingSource BindingTargetProvider
    bindingTarget <~ BindingTarget lifetime action init(on:lifetime:action:) init(on:lifetime:object:keyPath:)
    """,
    "SignalNames": """
    Signal init(_:) unserialized(_:) reentrantUnserialized(_:) observe(_:) never empty pipe(disposable:)
    unserializedPipe(disposable:) reentrantUnserializedPipe(disposable:) SignalProtocol signal producer
    observeResult(_:) observeCompleted(_:) observeFailed(_:) observeInterrupted(_:) observeValues(_:) map(_:)
    map(value:) mapError(_:) lazyMap(on:transform:) filter(_:) compactMap(_:) skipNil() take(first:) collect()
    collect(count:) collect(_:) collect(every:on:skipEmpty:discardWhenCompleted:) observe(on:)
    combineLatest(with:) merge(with:) delay(_:on:) skip(first:) materialize() materializeResults() dematerialize()
    dematerializeResults() on(event:failed:completed:interrupted:terminated:disposed:value:) sample(with:)
    sample(on:) withLatest(from:) take(during:) take(until:) skip(until:) combinePrevious(_:) combinePrevious()
    reduce(_:_:) reduce(into:_:) scan(_:_:) scan(into:_:) scanMap(_:_:) scanMap(into:_:) skipRepeats()
    skipRepeats(_:) skip(while:) take(untilReplacement:) take(last:) take(while:) zip(with:) throttle(_:on:)
    throttle(while:on:) debounce(_:on:discardWhenCompleted:) uniqueValues(_:) uniqueValues() combineLatest(_:_:)
    combineLatest(_:) zip(_:_:) zip(_:) timeout(after:raising:on:) promoteError(_:) promoteError()
    promoteValue(_:) promoteValue() negate() and(_:) or(_:) all(_:) any(_:) attempt(_:) attemptMap(_:)
    FlattenStrategy merge concat concurrent(limit:) latest race throttle flatten(_:) flatten() merge(_:)
    flatMap(_:_:) flatMapError(_:)
    """,
    "ProducerNames": """
    SignalProducer ProducedSignal init(_:) unserialized(_:) init(value:) init(error:) init(result:) init(values:_:_:)
    empty never startWithSignal(_:) SignalProducerConvertible SignalProducerProtocol producer start() start(_:)
    startWithResult(_:) startWithCompleted(_:) startWithFailed(_:) startWithInterrupted(_:) startWithValues(_:)
    lift(_:) map(_:) map(value:) mapError(_:) lazyMap(on:transform:) filter(_:) compactMap(_:) take(first:) collect()
    collect(count:) collect(_:) collect(every:on:skipEmpty:discardWhenCompleted:) observe(on:) delay(_:on:)
    skip(first:) materialize() materializeResults() take(during:) take(until:) skip(until:) combinePrevious(_:)
    combinePrevious() reduce(_:_:) reduce(into:_:) scan(_:_:) scan(into:_:) scanMap(_:_:) scanMap(into:_:)
    skipRepeats(_:) skip(while:) take(untilReplacement:) take(last:) take(while:) attempt(_:) attemptMap(_:)
    throttle(_:on:) throttle(while:on:) debounce(_:on:discardWhenCompleted:) timeout(after:raising:on:) skipNil()
    dematerialize() dematerializeResults() promoteError(_:) promoteError() promoteValue(_:) promoteValue()
    skipRepeats() uniqueValues(_:) uniqueValues()
    on(starting:started:event:failed:completed:interrupted:terminated:disposed:value:) start(on:) repeat(_:)
    retry(upTo:) retry(upTo:interval:on:) first() single() last() wait() replayLazily(upTo:) timer(interval:on:)
    timer(interval:on:leeway:) interval(_:interval:on:) interval(_:on:) flatten() flatMapError(_:)
    """,
    "JoinedProducerNames": """
    combineLatest(with:) merge(with:) sample(with:) sample(on:) withLatest(from:) zip(with:) combineLatest(_:_:)
    combineLatest(_:) combineLatest(_:emptySentinel:) zip(_:_:) zip(_:) zip(_:emptySentinel:) then(_:) negate()
    and(_:) or(_:) all(_:) any(_:) concat(_:) concat(value:) concat(error:) prefix(_:) prefix(value:) merge(_:)
    merge(_:_:) flatten(_:) flatMap(_:_:)
    """,
    "DeprecatedNamesTests": """
    filterMap(_:) allEvents init(queue:) init(queue:name:) startWithResult(_:) startWithValues(_:)
    startWithFailed(_:) observeResult(_:) observeValues(_:) observeFailed(_:) flatMap(_:_:) flatMapError(_:)
    """,
]

@Suite struct NameListTests {
    @Test("Every public name of ReactiveSwift is used by code that compiles", arguments: names.keys.sorted())
    func compiles(file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let code = try String(contentsOf: folder.appendingPathComponent("\(file).swift"), encoding: .utf8)
        for name in try #require(names[file]).split(whereSeparator: \.isWhitespace) {
            let words = name.split { "(:)".contains($0) }.filter { $0 != "init" && $0 != "_" }
            let missing = words.filter { !code.contains($0) }
            #expect(missing.isEmpty, "\(file).swift does not use \(name).")
        }
    }
}
