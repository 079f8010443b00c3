import Foundation
import Recordings
import StreamTesting

/// The operators that look at each value.
extension ModelFace {
    static func addBinding(to table: inout OperatorTable<ModelFace>) {
        table.scoped("flattenMap", { try $0.optionalExpression() }) { source, expression, scope in
            source.flattenMap { scope.build(expression, binding: $0) }
        }
        table.scoped("bind", { (try $0.predicate(), try $0.predicate(), try $0.expression()) }) {
            source, argument, scope in
            let (stops, returnsNil, expression) = argument
            return source.bind {
                { value, stop in
                    stop = stops(value)
                    return returnsNil(value) ? nil : scope.build(expression, binding: value)
                }
            }
        }
        table.unary("flatten") { $0.flatten() }
        table.unary("filter", { try $0.predicate() }) { $0.filter($1) }
        table.literal("ignore") { source, ignored in source.filter { !areEqual($0, ignored) } }
        table.unary("ignoreValues") { $0.ignoreValues() }
        table.unary("distinctUntilChanged") { $0.distinctUntilChanged() }
        table.unary("skip", { try $0.count() }) { $0.skip($1) }
        table.unary("take", { try $0.count() }) { $0.take($1) }
        table.unary("takeUntilBlock", { try $0.predicate() }) { $0.takeUntil($1) }
        table.unary("takeWhileBlock", { try $0.predicate() }) { source, goesOn in source.takeUntil { !goesOn($0) } }
        table.unary("skipUntilBlock", { try $0.predicate() }) { $0.skipUntil($1) }
        table.unary("skipWhileBlock", { try $0.predicate() }) { source, skips in source.skipUntil { !skips($0) } }
        table.unary("any") { $0.any { _ in true } }
        table.unary("anyPass", { try $0.predicate() }) { $0.any($1) }
        table.unary("all", { try $0.predicate() }) { $0.all($1) }
        table.unary("try", { (try $0.predicate(), try $0.optionalInteger()) }) { source, argument in
            source.tryMap(RecordedErrors.error(argument.1)) { argument.0($0) ? ($0, ()) : nil }
        }
        table.unary("tryMap", { (try $0.transform(), try $0.optionalInteger()) }) { source, argument in
            source.tryMap(RecordedErrors.error(argument.1)) { argument.0($0).map { ($0, ()) } }
        }
        addAccumulating(to: &table)
    }

    private static func addAccumulating(to table: inout OperatorTable<ModelFace>) {
        table.literal("scanWithStart", { try $0.reduction() }) { source, start, reduce in
            source.scan(start) { running, value, _ in reduce(running, value) }
        }
        table.literal("scanWithStartIndex", { try $0.indexedReduction() }) { $0.scan($1, $2) }
        table.literal("aggregateWithStart", { try $0.reduction() }) { source, start, reduce in
            source.aggregate(start) { running, value, _ in reduce(running, value) }
        }
        table.literal("aggregateWithStartIndex", { try $0.indexedReduction() }) { $0.aggregate($1, $2) }
        table.scoped("aggregateWithStartFactory", { (try $0.literal(), try $0.label(), try $0.reduction()) }) {
            source, argument, scope in
            let (literal, label, reduce) = argument
            return .deferred {
                scope.run.recorder.log("factory", label)
                return source.aggregate(literal(scope)) { running, value, _ in reduce(running, value) }
            }
        }
        table.literal("combinePreviousWithStart", { try $0.reduction() }) { $0.combinePrevious($1, $2) }
        table.unary("collect") { source in
            .deferred {
                source.aggregate([Any]()) { values, value, _ in (values as? [Any] ?? []) + [value ?? NSNull()] }
            }
        }
    }

    static func addValueOperators(to table: inout OperatorTable<ModelFace>) {
        table.unary("map", { try $0.transform() }) { $0.map($1) }
        table.literal("mapReplace") { source, value in source.map { _ in value } }
        table.unary("not") { $0.map { !isTrue($0) } }
        table.unary("and") { $0.map { (ScenarioValue.values(inTuple: $0) ?? []).allSatisfy(isTrue) } }
        table.unary("or") { $0.map { (ScenarioValue.values(inTuple: $0) ?? []).contains(where: isTrue) } }
        let reduceTuples: (ModelSignal, @escaping FunctionLibrary.ListReduction) -> ModelSignal = { source, reduce in
            source.map { reduce(ScenarioValue.values(inTuple: $0) ?? []) }
        }
        table.unary("reduceEach", { (try $0.listReduction(), try $0.count()) }) { reduceTuples($0, $1.0) }
        // One map puts the function into the tuples, another takes it out again and calls it.
        table.unary("reduceApply", { (try $0.listReduction(), try $0.count()) }) {
            reduceTuples($0.map { $0 }, $1.0)
        }
        table.reducingList("zipReduce") { reduceTuples(.zip($0), $1) }
        table.reducingList("combineLatestReduce") { reduceTuples(.combineLatest($0), $1) }
        table.unary("materialize") { $0.materialize() }
        table.unary("dematerialize") { $0.dematerialize() }
    }

    static func isTrue(_ value: Any?) -> Bool { Numbers.number(value) != 0 }
}
