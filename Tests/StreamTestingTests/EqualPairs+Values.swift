import RACCompat
import StreamCore
import StreamTesting

extension EqualPair {
    /// Operators of one stream that pass on, change or drop values.
    static let ofValues: [EqualPair] = [
        EqualPair(
            "typed-producer", legacy: { try $0.cold("a").racSignal }, ported: { try $0.cold("a").producer }),
        EqualPair("typed-signal", legacy: { try $0.hot("a").racSignal }, ported: { try $0.hot("a").producer }),
        EqualPair("typed-subscribe", legacy: { try $0.hot("a").racSignal }, ported: { try $0.hot("a").producer }),
        EqualPair(
            "typed-return", ["a"],
            legacy: { try $0.hot("a").racSignal.concat(.return("x")) },
            ported: { try $0.hot("a").producer.concat(SignalProducer(value: "x")) }),
        EqualPair(
            "typed-defer",
            legacy: { inputs in
                let source = try inputs.cold("a").racSignal
                return RACSignal.defer { source }
            },
            ported: { inputs in
                let source = try inputs.cold("a").producer
                return SignalProducer { observer, lifetime in lifetime += source.start(observer) }
            }),
        EqualPair(
            "typed-map", legacy: { try $0.hot("a").racSignal.map { text($0) + "!" }.filter { text($0) != "b!" } },
            ported: { try $0.hot("a").producer.map { $0 + "!" }.filter { $0 != "b!" } }),
        EqualPair(
            "typed-map (mapReplace)", legacy: { try $0.hot("a").racSignal.mapReplace("x") },
            ported: { try $0.hot("a").producer.map(value: "x") }),
        EqualPair(
            "typed-ignore-nil", [RandomInput("a", values: "ab~")],
            legacy: { try $0.world.input("a", as: String?.self).racSignal.ignore(nil).distinctUntilChanged() },
            ported: { try $0.world.input("a", as: String?.self).producer.skipNil().skipRepeats() }),
        EqualPair(
            "typed-ignore", legacy: { try $0.hot("a").racSignal.ignore("b") },
            ported: { try $0.hot("a").producer.filter { $0 != "b" } }),
        EqualPair(
            "typed-ignore-values", legacy: { try $0.hot("a").racSignal.ignoreValues() },
            ported: { try $0.hot("a").producer.filter { _ in false } }),
        EqualPair(
            "typed-scan", legacy: { try $0.hot("a").racSignal.scanWithStart("") { text($0) + text($1) } },
            ported: { try $0.hot("a").producer.scan("", +) }),
        EqualPair(
            "typed-scan (aggregateWithStart)",
            legacy: { try $0.hot("a").racSignal.aggregateWithStart("") { text($0) + text($1) } },
            ported: { try $0.hot("a").producer.reduce("", +) }),
        EqualPair(
            "typed-scan (collect)", legacy: { try $0.hot("a").racSignal.collect().map { "\($0 ?? "nil")" } },
            ported: { try $0.hot("a").producer.collect().map { "\($0)" } }),
        EqualPair(
            "typed-combine-previous",
            legacy: { try $0.hot("a").racSignal.combinePreviousWithStart("-") { text($0) + text($1) } },
            ported: { try $0.hot("a").producer.combinePrevious("-").map { $0 + $1 } }),
        EqualPair(
            "typed-take", legacy: { try $0.hot("a").racSignal.skip(1).take(2) },
            ported: { try $0.hot("a").producer.skip(first: 1).take(first: 2) }),
        EqualPair(
            "typed-take (takeLast)", legacy: { try $0.hot("a").racSignal.takeLast(2) },
            ported: { try $0.hot("a").producer.take(last: 2) }),
        EqualPair(
            "typed-take (none)", ignoring: [.emptyInterrupts], legacy: { try $0.hot("a").racSignal.take(0) },
            ported: { try $0.hot("a").producer.take(first: 0) }),
        EqualPair(
            "typed-take-while",
            legacy: { try $0.hot("a").racSignal.skipWhileBlock { text($0) == "a" }.takeWhileBlock { text($0) != "d" } },
            ported: { try $0.hot("a").producer.skip(while: { $0 == "a" }).take(while: { $0 != "d" }) }),
        EqualPair(
            "typed-take-until-block",
            legacy: { try $0.hot("a").racSignal.skipUntilBlock { text($0) == "a" }.takeUntilBlock { text($0) == "d" } },
            ported: { try $0.hot("a").producer.skip(while: { !($0 == "a") }).take(while: { !($0 == "d") }) }),
        EqualPair(
            "typed-side-effects",
            legacy: { try $0.hot("a").racSignal.doNext { _ in }.doError { _ in }.doCompleted {}.initially {} },
            ported: { try $0.hot("a").producer.on(starting: {}, failed: { _ in }, completed: {}, value: { _ in }) }),
        EqualPair(
            "typed-materialize", legacy: { try $0.hot("a").racSignal.materialize().dematerialize() },
            ported: { try $0.hot("a").producer.materialize().dematerialize() }),
        EqualPair(
            "typed-reduce-each", ["a", "b"],
            legacy: { inputs in
                RACSignal.combineLatest([try inputs.hot("a").racSignal, try inputs.hot("b").racSignal])
                    .reduceEach { (left: String, right: String) in left + right }
            },
            ported: { try $0.hot("a").producer.combineLatest(with: $0.hot("b").producer).map { a, b in a + b } }),
        EqualPair(
            "typed-try",
            legacy: {
                try $0.hot("a").racSignal.tryMap { (value: Any?) throws -> Any? in
                    if text(value) == "d" { throw MarbleFailure("d") }
                    return text(value) + "!"
                }
            },
            ported: {
                try $0.hot("a").producer.attemptMap { (value: String) throws -> String in
                    if value == "d" { throw MarbleFailure("d") }
                    return value + "!"
                }
            }),
    ]
}
