import Recordings
import StreamTesting
import Testing

/// An operator of the model that does something wrong.
struct WrongOperator: Sendable, CustomTestStringConvertible {
    let name: String
    let fault: String
    /// Puts the wrong operator into a table.
    let install: @Sendable (inout OperatorTable<ModelFace>) -> Void

    init(_ name: String, _ fault: String, install: @escaping @Sendable (inout OperatorTable<ModelFace>) -> Void) {
        self.name = name
        self.fault = fault
        self.install = install
    }

    var testDescription: String { "\(name) \(fault)" }

    static let all = values + joining + ends + timing

    private static let values = [
        WrongOperator("take", "takes one more") { $0.unary("take", { try $0.count() }) { $0.take($1 + 1) } },
        WrongOperator("skip", "skips one less") { $0.unary("skip", { try $0.count() }) { $0.skip(max($1 - 1, 0)) } },
        WrongOperator("takeLast", "sends the last value first") { table in
            table.unary("takeLast", { try $0.count() }) { source, count in
                CreatedSignal { subscriber in
                    var values: [Any?] = []
                    return source.forward(
                        to: subscriber, next: { values = ([$0] + values).prefix(count).map { $0 } },
                        completed: {
                            for value in values { subscriber.sendNext(value) }
                            subscriber.sendCompleted()
                        })
                }
            }
        },
        WrongOperator("distinctUntilChanged", "compares with the first value") { table in
            table.unary("distinctUntilChanged") { source in
                source.bind {
                    var first: (value: Any?, Void)?
                    return { value, _ in
                        if let first, areEqual(first.value, value) { return .empty() }
                        if first == nil { first = (value, ()) }
                        return .value(value)
                    }
                }
            }
        },
        WrongOperator("startWith", "sends the value last") { table in
            table.literal("startWith") { $0.concat(.value($1)) }
        },
        WrongOperator("scanWithStartIndex", "counts from one") { table in
            table.literal("scanWithStartIndex", { try $0.indexedReduction() }) { source, start, reduce in
                source.scan(start) { reduce($0, $1, $2 + 1) }
            }
        },
        WrongOperator("doNext", "acts after the value has gone on") { table in
            table.scoped("doNext", { try $0.label() }) { source, label, scope in
                CreatedSignal { subscriber in
                    source.forward(
                        to: subscriber,
                        next: { value in
                            subscriber.sendNext(value)
                            scope.run.recorder.log("doNext", label, ValueEncoding.encode(value))
                        })
                }
            }
        },
    ]

    private static let joining = [
        WrongOperator("merge", "completes with the first") { table in
            table.list("merge") { signals in
                CreatedSignal { subscriber in
                    let all = ModelCompoundDisposable()
                    for signal in signals { all.add(signal.forward(to: subscriber)) }
                    if signals.isEmpty { subscriber.sendCompleted() }
                    return all
                }
            }
        },
        WrongOperator("concatWith", "does not wait") { $0.binary("concatWith") { .merge([$0, $1]) } },
        WrongOperator("zipWith", "puts the other value first") { $0.binary("zipWith") { $1.zip($0) } },
        WrongOperator("combineLatestWith", "sends only where both are new") { table in
            table.binary("combineLatestWith") { $0.zip($1) }
        },
        WrongOperator("switchToLatest", "goes on with earlier signals") { table in
            table.unary("switchToLatest") { $0.flatten() }
        },
        WrongOperator("flattenMax", "takes one more at a time") { table in
            table.unary("flattenMax", { try $0.count() }) { $0.flatten($1 == 0 ? 0 : $1 + 1) }
        },
        WrongOperator("takeUntil", "does not end with the trigger's completion") { table in
            table.binary("takeUntil") { $0.takeUntil($1.concat(.never())) }
        },
        WrongOperator("sample", "sends no value twice") { table in
            table.binary("sample") { $0.sample($1).distinctUntilChanged() }
        },
        WrongOperator("groupBy", "takes all values for one group") { table in
            table.unary("groupBy", { try $0.transform() }) { source, _ in source.groupBy({ _ in 0 }, { $0 }) }
        },
    ]

    private static let ends = [
        WrongOperator("retry", "tries once more") { table in
            table.scoped("retry", { try $0.integer() }) { $0.retry($1 == 0 ? 0 : $1 + 1, on: $2.run.scheduler) }
        },
        WrongOperator("catchTo", "catches the failure of the replacement") { table in
            table.binary("catchTo") { source, other in source.catching { _ in other }.catching { _ in .empty() } }
        },
        WrongOperator("materialize", "does not send the end") { table in
            table.unary("materialize") { $0.materialize().filter { !(ScenarioValue.event($0)?.isTerminal ?? false) } }
        },
        WrongOperator("anyPass", "is true at the end") { table in
            table.unary("anyPass", { try $0.predicate() }) { source, predicate in
                source.concat(.value(nil)).any { $0 == nil || predicate($0) }
            }
        },
        WrongOperator("finally", "does not act after a failure") { table in
            table.scoped("finally", { try $0.label() }) { source, label, scope in
                source.doCompleted { scope.run.recorder.log("finally", label) }
            }
        },
        WrongOperator("autoconnect", "connects for good") { table in
            table.unary("autoconnect") { $0.replayLazily() }
        },
        WrongOperator("replayLast", "keeps two values") { $0.unary("replayLast") { $0.replay(2) } },
    ]

    private static let timing = [
        WrongOperator("throttle", "drops the last value") { table in
            table.scoped("throttle", { try $0.delay() }) { source, interval, scope in
                source.concat(.never()).throttle(interval, on: scope.run.scheduler) { _ in true }
                    .takeUntil(source.ignoreValues())
            }
        },
        WrongOperator("delay", "does not delay the completion") { table in
            table.scoped("delay", { try $0.delay() }) { source, interval, scope in
                source.flattenMap { .value($0) }.delay(interval, on: scope.run.scheduler)
                    .takeUntil(source.ignoreValues())
            }
        },
        WrongOperator("timeout", "waits from value to value") { table in
            table.scoped("timeout", { try $0.delay() }) { source, interval, scope in
                .merge([
                    source,
                    source.map { _ in ModelSignal.never().timeout(interval, on: scope.run.scheduler) }
                        .switchToLatest(),
                ])
            }
        },
        WrongOperator("bufferWithTime", "sends at the end alone") { table in
            table.scoped("bufferWithTime", { try $0.delay() }) { source, _, scope in
                source.buffer(1_000, on: scope.run.scheduler)
            }
        },
        WrongOperator("deliverOn", "delivers at once") { table in
            table.scoped("deliverOn", { _ in }) { source, _, _ in source }
        },
    ]
}
