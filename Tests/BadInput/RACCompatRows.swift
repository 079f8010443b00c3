import Foundation
import RACCompat
import StreamCore
import StreamTesting

/// The events of a signal within ten seconds, of which the input is 1 and 2, without an end; then the same on real queues.
func timed(_ make: (RACSignal, RACScheduler) -> RACSignal) -> String {
    let scheduler = RACTestScheduler()
    let recorder = Recorder(clock: scheduler)
    let source = RACSignal.return(1).concat(.return(2)).concat(.never())
    scheduler.performAsCurrentScheduler { make(source, scheduler).subscribe(recorder.subscriber()) }
    scheduler.advance(to: Date(timeInterval: 10, since: scheduler.now))
    let history = recorder.history
    make(source, .scheduler()).subscribeNext { _ in }.dispose()
    return history
}

/// The events of a signal, which come at once or never.
private func events(of signal: RACSignal) -> String {
    let recorder = Recorder()
    signal.subscribe(recorder.subscriber())
    return recorder.history
}

/// When a block is run within ten seconds of a test scheduler; then the same on a real queue.
private func runs(_ schedule: (RACScheduler, @escaping @Sendable () -> Void) -> Void) -> String {
    let scheduler = RACTestScheduler()
    let recorder = Recorder(clock: scheduler)
    schedule(scheduler) { recorder.note("run") }
    scheduler.advance(to: Date(timeInterval: 3, since: scheduler.now))
    schedule(.scheduler()) {}
    return recorder.history
}

private func signals(_ amount: Amount) -> [RACSignal] { (0..<amount.count).map { RACSignal.return($0) } }
private func sequences(_ amount: Amount) -> [RACSequence] { (0..<amount.count).map { RACSequence.return($0) } }
private func values(_ amount: Amount) -> [Any?] { (0..<amount.count).map { $0 } }

private func counts(_ signal: RACSignal) -> String {
    events(of: signal.collect().map { "\(($0 as? [Any])?.count ?? -1)" })
}

private func counts(_ sequence: RACSequence) -> String { "\(sequence.array.count)" }

private func row(_ names: String..., call: @escaping (Amount) -> String) -> [Row] { names.map { Row($0, call) } }

func racCompatRows() -> [Row] {
    var rows: [Row] = []
    rows += [
        Row("RACSignal.take(_:): Int") { count in timed { source, _ in source.take(count) } },
        Row("RACSignal.skip(_:): Int") { count in timed { source, _ in source.skip(count) } },
        Row("RACSignal.takeLast(_:): Int") { count in timed { source, _ in source.take(2).takeLast(count) } },
        Row("RACSignal.retry(_:): Int") { count in
            timed { source, _ in source.take(1).concat(.error(nil)).retry(count).take(4) }
        },
        Row("RACSignal.flatten(_:file:line:): Int") { count in
            timed { source, _ in source.take(2).map { RACSignal.return($0) }.flatten(count) }
        },
        Row("RACSequence.take(_:): Int") { "\(RACSequence.return(1).take($0).array)" },
        Row("RACSequence.skip(_:): Int") { "\(RACSequence.return(1).skip($0).array)" },
        Row("RACStreamOperators.take(_:): Int") { (count: Int) in
            let stream: RACStream = RACSequence.return(1)
            return "\((stream.take(count) as? RACSequence)?.array ?? [])"
        },
        Row("RACStreamOperators.skip(_:): Int") { (count: Int) in
            let stream: RACStream = RACSequence.return(1)
            return "\((stream.skip(count) as? RACSequence)?.array ?? [])"
        },
        Row("RACReplaySubject.init(capacity:): Int") { (count: Int) in replayed(RACReplaySubject(capacity: count)) },
        Row("RACReplaySubject.replaySubjectWithCapacity(_:): Int") { (count: Int) in
            replayed(RACReplaySubject.replaySubjectWithCapacity(count))
        },
        Row("RACTuple.objectAtIndex(_:): Int") { (index: Int) in "\(RACTuplePack(1, 2).objectAtIndex(index) ?? "nil")"
        },
        Row("RACTuple.objectAtIndexedSubscript(_:): Int") {
            (index: Int) in "\(RACTuplePack(1, 2).objectAtIndexedSubscript(index) ?? "nil")"
        },
        Row("RACTuple.subscript(_:): Int") { (index: Int) in "\(RACTuplePack(1, 2)[index] ?? "nil")" },
        Row("RACTestScheduler.step(_:): UInt") { (ticks: UInt) in
            let scheduler = RACTestScheduler()
            let recorder = Recorder()
            for _ in 1...3 { scheduler.schedule { recorder.note("run") } }
            scheduler.step(ticks)
            return recorder.history
        },
        Row("RACSchedulerPriority.init(rawValue:): Int") { (priority: Int) in
            RACScheduler.schedulerWithPriority(RACSchedulerPriority(rawValue: priority)).schedule {}?.dispose()
            return "scheduled"
        },
    ]
    rows += [
        Row("RACSignal.delay(_:): TimeInterval") { (interval: Double) in timed { source, _ in source.delay(interval) }
        },
        Row("RACSignal.throttle(_:): TimeInterval") { (interval: Double) in
            timed { source, _ in source.throttle(interval) }
        },
        Row("RACSignal.throttle(_:valuesPassingTest:): TimeInterval") { (interval: Double) in
            timed { source, _ in source.throttle(interval, valuesPassingTest: { (_: Any?) in true }) }
        },
        Row("RACSignal.throttle(_:valuesPassingTest:file:line:): TimeInterval") { (interval: Double) in
            timed { source, _ in source.throttle(interval, valuesPassingTest: { (_: Int) in true }) }
        },
        Row("RACSignal.timeout(_:onScheduler:): TimeInterval") { (interval: Double) in
            timed { $0.timeout(interval, onScheduler: $1) }
        },
        Row("RACSignal.bufferWithTime(_:onScheduler:): TimeInterval") { (interval: Double) in
            timed { $0.bufferWithTime(interval, onScheduler: $1) }
        },
        Row("RACSignal.interval(_:onScheduler:): TimeInterval") { (interval: Double) in
            timed { _, scheduler in RACSignal.interval(interval, onScheduler: scheduler).mapReplace("date").take(3) }
        },
        Row(
            "RACSignal.interval(_:onScheduler:withLeeway:): TimeInterval, TimeInterval",
            { (interval: Double) in
                timed { _, scheduler in
                    RACSignal.interval(interval, onScheduler: scheduler, withLeeway: 0).mapReplace("date").take(3)
                }
            },
            { (leeway: Double) in
                timed { _, scheduler in
                    RACSignal.interval(1, onScheduler: scheduler, withLeeway: leeway).mapReplace("date").take(3)
                }
            }),
        // Whether the value or the end of the time comes first is open.
        Row("RACSignal.asynchronousFirstOrDefault(_:timeout:): TimeInterval") { (timeout: Double) in
            _ = try? RACSignal.return(1).asynchronousFirstOrDefault(nil, timeout: timeout)
            return "returns"
        },
        Row("RACSignal.asynchronousFirstOrDefault(_:success:error:timeout:): TimeInterval") { (timeout: Double) in
            _ = RACSignal.return(1).asynchronousFirstOrDefault(nil, success: nil, error: nil, timeout: timeout)
            return "returns"
        },
        Row("RACSignal.asynchronouslyWaitUntilCompleted(timeout:): TimeInterval") { (timeout: Double) in
            try? RACSignal.empty().asynchronouslyWaitUntilCompleted(timeout: timeout)
            return "returns"
        },
        Row("RACSignal.asynchronouslyWaitUntilCompleted(_:timeout:): TimeInterval") { (timeout: Double) in
            RACSignal.empty().asynchronouslyWaitUntilCompleted(nil, timeout: timeout)
            return "returns"
        },
        Row("eventually(within:_:): TimeInterval") { (seconds: Double) in
            var turns = 0
            return "\(eventually(within: seconds) { turns += 1; return turns == 2 })"
        },
        Row("RACTestScheduler.advance(to:): Date") { (date: Date) in
            let scheduler = RACTestScheduler()
            scheduler.advance(to: date)
            return "\(scheduler.now.timeIntervalSinceReferenceDate)"
        },
        Row("RACQueueScheduler.wallTimeWithDate(_:): Date") { "\(RACQueueScheduler.wallTimeWithDate($0 as Date))" },
    ]
    let after = Row("RACScheduler.after(_:schedule:): Date") { (date: Date) in
        runs { $0.after(date, schedule: $1) }
    }
    let afterDelay = Row("RACScheduler.afterDelay(_:schedule:): TimeInterval") { (delay: Double) in
        runs { $0.afterDelay(delay, schedule: $1) }
    }
    let repeating = Row(
        "RACScheduler.after(_:repeatingEvery:withLeeway:schedule:): Date, TimeInterval, TimeInterval",
        { (date: Date) in runs { $0.after(date, repeatingEvery: 1, withLeeway: 0, schedule: $1)?.dispose() } },
        { (interval: Double) in
            runs {
                $0.after(
                    $0.now, repeatingEvery: max(interval, interval == 1e-300 ? 1 : interval), withLeeway: 0,
                    schedule: $1)
            }
        },
        { (leeway: Double) in runs { $0.after($0.now, repeatingEvery: 1, withLeeway: leeway, schedule: $1) } })
    let dispatched = Row(
        "RACScheduler.schedule(after:interval:leeway:action:): Date, DispatchTimeInterval, DispatchTimeInterval",
        { (date: Date) in
            runs {
                ($0 as any DateScheduler).schedule(after: date, interval: .seconds(1), leeway: .seconds(0), action: $1)?
                    .dispose()
            }
        },
        { (interval: DispatchTimeInterval) in
            runs {
                ($0 as any DateScheduler).schedule(after: $0.now, interval: interval, leeway: .seconds(0), action: $1)?
                    .dispose()
            }
        },
        { (leeway: DispatchTimeInterval) in
            runs {
                ($0 as any DateScheduler).schedule(after: $0.now, interval: .seconds(1), leeway: leeway, action: $1)?
                    .dispose()
            }
        })
    rows += [
        after,
        Row("RACQueueScheduler.after(_:schedule:): Date", like: after),
        Row("RACTestScheduler.after(_:schedule:): Date", like: after),
        Row("RACScheduler.schedule(after:action:): Date", like: after),
        afterDelay,
        Row("RACQueueScheduler.afterDelay(_:schedule:): TimeInterval", like: afterDelay),
        Row("RACScheduler.schedule(afterDelay:action:): TimeInterval", like: afterDelay),
        repeating,
        Row(
            "RACQueueScheduler.after(_:repeatingEvery:withLeeway:schedule:): Date, TimeInterval, TimeInterval",
            like: repeating),
        Row(
            "RACTestScheduler.after(_:repeatingEvery:withLeeway:schedule:): Date, TimeInterval, TimeInterval",
            like: repeating),
        dispatched,
    ]
    return rows + racCompatCollections()
}

private func replayed(_ subject: RACReplaySubject) -> String {
    for value in [1, 2] { subject.sendNext(value) }
    return events(of: subject)
}

private func racCompatCollections() -> [Row] {
    var rows: [Row] = []
    rows += row("RACSignal.merge(_:): some Sequence<RACSignal>", "RACSignal.concat(_:): some Sequence<RACSignal>") {
        counts(RACSignal.merge(signals($0)))
    }
    rows += row("RACSignal.merge(_:): (some Sequence)?") { counts(RACSignal.merge(Optional(signals($0)) as [Any]?)) }
    rows += row("RACSignal.concat(_:): (some Sequence)?") { counts(RACSignal.concat(Optional(signals($0)) as [Any]?)) }
    rows += row("RACSignal.combineLatest(_:): some Sequence<RACSignal>") {
        counts(RACSignal.combineLatest(signals($0)))
    }
    rows += row("RACSignal.combineLatest(_:): (some Sequence)?") {
        counts(RACSignal.combineLatest(Optional(signals($0)) as [Any]?))
    }
    rows += row("RACSignal.zip(_:): some Sequence<RACSignal>") { counts(RACSignal.zip(signals($0))) }
    rows += row("RACSignal.zip(_:): (some Sequence)?") { counts(RACSignal.zip(Optional(signals($0)) as [Any]?)) }
    rows += row("RACSignal.combineLatest(_:reduce:): some Sequence<RACSignal>") {
        counts(RACSignal.combineLatest(signals($0), reduce: { (values: [Any?]) in values.count }))
    }
    rows += row("RACSignal.zip(_:reduce:): some Sequence<RACSignal>") {
        counts(RACSignal.zip(signals($0), reduce: { (values: [Any?]) in values.count }))
    }
    rows += row("RACSignal.combineLatest(_:reduce:): (some Sequence)?") {
        counts(RACSignal.combineLatest(Optional(signals($0)) as [Any]?, reduce: { (values: [Any?]) in values.count }))
    }
    rows += row("RACSignal.zip(_:reduce:): (some Sequence)?") {
        counts(RACSignal.zip(Optional(signals($0)) as [Any]?, reduce: { (values: [Any?]) in values.count }))
    }
    rows += row("RACSignal.combineLatest(_:reduce:file:line:): some Sequence<RACSignal>") {
        counts(RACSignal.combineLatest(signals($0), reduce: { (first: Int, second: Int) in first + second }))
    }
    rows += row("RACSignal.zip(_:reduce:file:line:): some Sequence<RACSignal>") {
        counts(RACSignal.zip(signals($0), reduce: { (first: Int, second: Int) in first + second }))
    }
    rows += row("RACSignal.combineLatest(_:reduce:file:line:): (some Sequence)?") {
        counts(
            RACSignal.combineLatest(
                Optional(signals($0)) as [Any]?, reduce: { (first: Int, second: Int) in first + second }))
    }
    rows += row("RACSignal.zip(_:reduce:file:line:): (some Sequence)?") {
        counts(RACSignal.zip(Optional(signals($0)) as [Any]?, reduce: { (first: Int, second: Int) in first + second }))
    }
    rows += row("RACSignal.switch(_:cases:default:): [AnyHashable : RACSignal]") {
        let cases = Dictionary(uniqueKeysWithValues: (0..<$0.count).map { (AnyHashable($0), RACSignal.return("case")) })
        return events(of: RACSignal.switch(.return(0), cases: cases, default: nil))
    }
    rows += row("RACSequence.concat(_:): some Sequence<RACSequence>") { counts(RACSequence.concat(sequences($0))) }
    rows += row("RACSequence.concat(_:): (some Sequence)?") {
        counts(RACSequence.concat(Optional(sequences($0)) as [Any]?))
    }
    rows += row("RACSequence.zip(_:): some Sequence<RACSequence>") { counts(RACSequence.zip(sequences($0))) }
    rows += row("RACSequence.zip(_:): (some Sequence)?") { counts(RACSequence.zip(Optional(sequences($0)) as [Any]?)) }
    rows += row("RACSequence.zip(_:reduce:): some Sequence<RACSequence>") {
        counts(RACSequence.zip(sequences($0), reduce: { (values: [Any?]) in values.count }))
    }
    rows += row("RACSequence.zip(_:reduce:): (some Sequence)?") {
        counts(RACSequence.zip(Optional(sequences($0)) as [Any]?, reduce: { (values: [Any?]) in values.count }))
    }
    rows += row("RACSequence.zip(_:reduce:file:line:): some Sequence<RACSequence>") {
        counts(RACSequence.zip(sequences($0), reduce: { (first: Int, second: Int) in first + second }))
    }
    rows += row("RACSequence.zip(_:reduce:file:line:): (some Sequence)?") {
        counts(
            RACSequence.zip(Optional(sequences($0)) as [Any]?, reduce: { (first: Int, second: Int) in first + second }))
    }
    rows += row(
        "RACCompoundDisposable.init(disposables:): [RACDisposable]?",
        "RACCompoundDisposable.compoundDisposableWithDisposables(_:): [RACDisposable]?"
    ) {
        let disposable = RACCompoundDisposable(disposables: (0..<$0.count).map { _ in RACDisposable() })
        disposable.dispose()
        return "\(disposable.isDisposed)"
    }
    rows += row("RACTuple.init(objectsFrom:convertNullsToNils:): [Any?]") {
        "\(RACTuple(objectsFrom: values($0), convertNullsToNils: true).count)"
    }
    rows += row("RACTuple.tupleWithObjectsFromArray(_:convertNullsToNils:): [Any?]") {
        "\(RACTwoTuple.tupleWithObjectsFromArray(values($0), convertNullsToNils: true).count)"
    }
    rows += row("RACTuple.tupleWithObjectsFromArray(_:): [Any?]") {
        "\(RACTuple.tupleWithObjectsFromArray(values($0)).count)"
    }
    rows += [
        Row("RACStream.setNameWithFormat(_:_:): String, Any?...") { (format: Format) in
            setenv("RAC_DEBUG_SIGNAL_NAMES", "1", 1)
            return RACSignal.never().setNameWithFormat(format.content, 1, "a").name
        },
        Row("RACKVOChannel.subscript(_:): String") { (terminal: Text) in
            "\(RACKVOChannel(get: { 1 }, set: { _ in }, observe: { _, _ in nil })[terminal.content].name)"
        },
    ]
    return rows
}
