import RACCompat
import StreamCore

extension TypedFace {
    static func addFiltering(to table: inout OperatorTable<TypedFace>) {
        table.unary("filter", { try $0.predicate() }) { $0.filter($1) }
        table.literal("ignore") { source, ignored in source.filter { !isEqual($0, ignored) } }
        table.unary("ignoreValues") { source in source.filter { _ in false } }
        table.unary("distinctUntilChanged") { source in source.skipRepeats { isEqual($0, $1) } }
        table.unary("skip", { try $0.count() }) { $0.skip(first: $1) }
        table.scoped("take", { try $0.count() }) { source, count, scope in
            if count == 0 { scope.run.recorder.meet(.emptyTake) }
            return source.take(first: count)
        }
        table.unary("takeLast", { try $0.count() }) { $0.take(last: $1) }
        table.unary("takeUntilBlock", { try $0.predicate() }) { source, stops in source.take(while: { !stops($0) }) }
        table.unary("takeWhileBlock", { try $0.predicate() }) { $0.take(while: $1) }
        table.unary("skipUntilBlock", { try $0.predicate() }) { source, opens in source.skip(while: { !opens($0) }) }
        table.unary("skipWhileBlock", { try $0.predicate() }) { $0.skip(while: $1) }
    }
}
