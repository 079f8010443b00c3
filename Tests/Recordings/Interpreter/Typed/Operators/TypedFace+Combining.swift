import RACCompat
import StreamCore

extension TypedFace {
    static func addCombining(to table: inout OperatorTable<TypedFace>) {
        table.list("concat") { signals in
            signals.dropFirst().reduce(signals.first ?? .empty) { $0.concat($1) }
        }
        table.binary("concatWith") { $0.concat($1) }
        table.scoped("then", { try $0.expression() }) { source, next, scope in
            source.then(deferred(next, scope))
        }
        table.list("merge") { Producer.merge($0) }
        table.list("combineLatest") { Producer.combineLatest($0).map { tuple($0) } }
        table.reducingList("combineLatestReduce") { Producer.combineLatest($0).map($1) }
        addZip(to: &table)
        table.binary("mergeWith") { $0.merge(with: $1) }
        table.binary("zipWith") { source, other in source.zip(with: other).map { tuple([$0.0, $0.1]) } }
        table.binary("combineLatestWith") { source, other in
            source.combineLatest(with: other).map { tuple([$0.0, $0.1]) }
        }
        table.binary("takeUntil") { source, other in source.take(until: trigger(other)) }
        table.binary("takeUntilReplacement") { $0.take(untilReplacement: $1) }
    }

    private static func addZip(to table: inout OperatorTable<TypedFace>) {
        table.add("zip") { arguments in
            let signals = try arguments.expressions()
            return { scope in zip(signals, scope).map { tuple($0) } }
        }
        table.add("zipReduce") { arguments in
            let reduce = try arguments.listReduction()
            let signals = try arguments.expressions()
            return { scope in zip(signals, scope).map(reduce) }
        }
    }

    private static func zip(
        _ signals: [Recipe<TypedFace>], _ scope: Scope<TypedFace>
    ) -> SignalProducer<[Any?], ScenarioError> {
        let producers = signals.compactMap { $0(scope) }
        guard producers.count > 2 else { return Producer.zip(producers) }
        return Producer.zip(producers.map { $0.on(failed: { _ in scope.run.recorder.meet(.zippedAtOnce) }) })
    }

    private static func tuple(_ values: [Any?]) -> RACTuple {
        RACTuple.tupleWithObjectsFromArray(values)
    }

    /// Returns a producer of the values and the completion of `source`; triggers cannot fail here.
    private static func trigger(_ source: Producer) -> SignalProducer<Void, Never> {
        SignalProducer<Void, Never> { (observer: StreamCore.Signal<Void, Never>.Observer, lifetime: Lifetime) -> Void in
            let input = HotSignal.Observer(
                value: { _ in observer.send(value: ()) }, completed: observer.sendCompleted)
            lifetime += source.start(input)
            lifetime.observeEnded { withExtendedLifetime(observer) {} }
        }
    }
}
