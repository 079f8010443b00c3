import RACCompat
import StreamCore
import StreamTesting

extension EqualPair {
    /// Operators of several streams.
    static let joining: [EqualPair] = [
        EqualPair(
            "typed-take-until", ["a", .safe("b")],
            legacy: { try $0.hot("a").racSignal.takeUntil($0.hot("b").racSignal) },
            ported: { try $0.hot("a").producer.take(until: $0.values("b").map { _ in }) }),
        EqualPair(
            "typed-take-until (takeUntilReplacement)", ["a", "b"],
            legacy: { try $0.hot("a").racSignal.takeUntilReplacement($0.hot("b").racSignal) },
            ported: { try $0.hot("a").producer.take(untilReplacement: $0.hot("b").producer) }),
        EqualPair(
            "typed-flat-map",
            legacy: { inputs in
                let reply = try inputs.reply("-x-y|").racSignal
                return try inputs.hot("a").racSignal.flattenMap { value in reply.map { text(value) + text($0) } }
            },
            ported: { inputs in
                let reply = try inputs.reply("-x-y|").producer
                return try inputs.hot("a").producer.flatMap(.merge) { value in reply.map { value + $0 } }
            }),
        EqualPair(
            "typed-flatten (two at once)",
            legacy: { inputs in
                let reply = try inputs.reply("-x-y|").racSignal
                return try inputs.hot("a").racSignal.map { value in reply.map { text(value) + text($0) } }.flatten(2)
            },
            ported: { inputs in
                let reply = try inputs.reply("-x-y|").producer
                return try inputs.hot("a").producer
                    .flatMap(.concurrent(limit: 2)) { value in reply.map { value + $0 } }
            }),
        EqualPair(
            "typed-flatten (concat)",
            legacy: { inputs in
                let reply = try inputs.reply("x-y|").racSignal
                return try inputs.hot("a").racSignal.map { value in reply.map { text(value) + text($0) } }.concat()
            },
            ported: { inputs in
                let reply = try inputs.reply("x-y|").producer
                return try inputs.hot("a").producer.flatMap(.concat) { value in reply.map { value + $0 } }
            }),
        EqualPair(
            "typed-switch-to-latest",
            legacy: { inputs in
                let reply = try inputs.reply("-x-y|").racSignal
                return try inputs.hot("a").racSignal.map { value in reply.map { text(value) + text($0) } }
                    .switchToLatest()
            },
            ported: { inputs in
                let reply = try inputs.reply("-x-y|").producer
                return try inputs.hot("a").producer.flatMap(.latest) { value in reply.map { value + $0 } }
            }),
        EqualPair(
            "typed-switch-to-latest (without an end)",
            legacy: { inputs in
                let reply = try inputs.reply("--r").racSignal
                return try inputs.hot("a").racSignal.map { value in reply.map { text(value) + text($0) } }
                    .switchToLatest()
            },
            ported: { inputs in
                let reply = try inputs.reply("--r").producer
                return try inputs.hot("a").producer.flatMap(.latest) { value in reply.map { value + $0 } }
            }),
        EqualPair(
            "typed-concat", ["a", "b"], ignoring: [.endedSignal],
            legacy: { try $0.hot("a").racSignal.concat($0.hot("b").racSignal) },
            ported: { try $0.hot("a").producer.concat($0.hot("b").producer) }),
        EqualPair(
            "typed-concat (cold)", ["a", "b"],
            legacy: { try $0.cold("a").racSignal.concat($0.cold("b").racSignal) },
            ported: { try $0.cold("a").producer.concat($0.cold("b").producer) }),
        EqualPair(
            "typed-concat (then)", ["a", "b"],
            legacy: { inputs in
                let next = try inputs.cold("b").racSignal
                return try inputs.hot("a").racSignal.then { next }
            },
            ported: { try $0.hot("a").producer.then($0.cold("b").producer) }),
        EqualPair(
            "typed-concat (startWith)", legacy: { try $0.hot("a").racSignal.startWith("x") },
            ported: { try $0.hot("a").producer.prefix(value: "x") }),
        EqualPair(
            "typed-if", [RandomInput("c", values: "tf", canFail: false), "a", "b"],
            legacy: {
                RACSignal.if(
                    try $0.world.input("c", as: Bool.self).racSignal, then: try $0.cold("a").racSignal,
                    else: try $0.cold("b").racSignal)
            },
            ported: { inputs in
                let (yes, no) = (try inputs.cold("a").producer, try inputs.cold("b").producer)
                return try inputs.world.input("c", as: Bool.self).producer.flatMap(.latest) { $0 ? yes : no }
            }),
        EqualPair(
            "typed-switch", [.safe("k"), "a", "b"],
            legacy: {
                RACSignal.switch(
                    try $0.hot("k").racSignal, cases: ["a": try $0.cold("a").racSignal],
                    default: try $0.cold("b").racSignal)
            },
            ported: { inputs in
                let cases = ["a": try inputs.cold("a").producer]
                let other = try inputs.cold("b").producer
                return try inputs.hot("k").producer.flatMap(.latest) { cases[$0] ?? other }
            }),
        EqualPair(
            "typed-combine-latest", ["a", "b"],
            legacy: {
                RACSignal.combineLatest([try $0.hot("a").racSignal, try $0.hot("b").racSignal])
                    .reduceEach { (left: String, right: String) in left + right }
            },
            ported: { try $0.hot("a").producer.combineLatest(with: $0.hot("b").producer).map { $0 + $1 } }),
        EqualPair(
            "typed-combine-latest (zip)", ["a", "b"],
            legacy: {
                RACSignal.zip([try $0.hot("a").racSignal, try $0.hot("b").racSignal])
                    .reduceEach { (left: String, right: String) in left + right }
            },
            ported: { try $0.hot("a").producer.zip(with: $0.hot("b").producer).map { $0 + $1 } }),
        EqualPair(
            "typed-combine-latest (zip of three)", ["a", "b", "c"], ignoring: [.zippedAtOnce],
            legacy: {
                RACSignal.zip([try $0.hot("a").racSignal, try $0.hot("b").racSignal, try $0.hot("c").racSignal])
                    .reduceEach { (a: String, b: String, c: String) in a + b + c }
            },
            ported: {
                SignalProducer.zip(try $0.hot("a").producer, try $0.hot("b").producer, try $0.hot("c").producer)
                    .map { $0 + $1 + $2 }
            }),
        EqualPair(
            "typed-combine-latest (merge)", ["a", "b", "c"],
            legacy: {
                RACSignal.merge([try $0.hot("a").racSignal, try $0.hot("b").racSignal, try $0.hot("c").racSignal])
            },
            ported: {
                SignalProducer.merge(try $0.hot("a").producer, try $0.hot("b").producer, try $0.hot("c").producer)
            }),
        EqualPair(
            "typed-and", [RandomInput("a", of: Bool.self), RandomInput("b", of: Bool.self)],
            legacy: {
                let inputs = [
                    try $0.world.input("a", as: Bool.self).racSignal, try $0.world.input("b", as: Bool.self).racSignal,
                ]
                return RACSignal.combineLatest(inputs).and().not().map { "\($0 ?? "nil")" }
            },
            ported: {
                try $0.world.input("a", as: Bool.self).producer
                    .combineLatest(with: $0.world.input("b", as: Bool.self).producer).map { $0 && $1 }.negate()
                    .map { "\($0)" }
            }),
        EqualPair(
            "typed-sample", ["a", .safe("b")], ignoring: [.laterSampleEnd],
            legacy: { try $0.hot("a").racSignal.sample($0.hot("b").racSignal) },
            ported: { try $0.hot("a").producer.sample(on: $0.values("b").map { _ in }) }),
        EqualPair(
            "typed-catch", ["a", "b"],
            legacy: { inputs in
                let other = try inputs.cold("b").racSignal
                return try inputs.hot("a").racSignal.catch { _ in other }
            },
            ported: { inputs in
                let other = try inputs.cold("b").producer
                return try inputs.hot("a").producer.flatMapError { _ in other }
            }),
        EqualPair(
            "typed-retry", legacy: { try $0.cold("a").racSignal.retry(2) },
            ported: { try $0.cold("a").producer.retry(upTo: 2) }),
        EqualPair(
            "typed-group-by",
            legacy: {
                try $0.hot("a").racSignal.groupBy { text($0) < "c" ? "x" : "y" }.flatten().map { text($0) }
            },
            ported: { try $0.hot("a").producer.groupBy { $0 < "c" ? "x" : "y" }.flatMap(.merge) { $0.producer } }),
    ]
}
