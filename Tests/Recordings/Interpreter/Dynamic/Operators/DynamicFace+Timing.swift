import RACCompat

extension DynamicFace {
    static func addTiming(to table: inout OperatorTable<DynamicFace>) {
        table.unary("throttle", { try $0.delay() }) { $0.throttle($1) }
        table.unary("throttleIf", { (try $0.delay(), try $0.predicate()) }) { source, argument in
            source.throttle(argument.0, valuesPassingTest: argument.1)
        }
        table.unary("delay", { try $0.delay() }) { $0.delay($1) }
        table.scoped("bufferWithTime", { try $0.delay() }) { source, interval, scope in
            source.bufferWithTime(interval, onScheduler: scope.run.scheduler)
        }
        table.scoped("timeout", { try $0.delay() }) { source, interval, scope in
            source.timeout(interval, onScheduler: scope.run.scheduler)
        }
        table.add("deliverOn") { arguments in
            let source = try arguments.source()
            return { scope in source(scope)?.deliverOn(scope.run.scheduler) }
        }
        table.add("subscribeOn") { arguments in
            let source = try arguments.source()
            return { scope in source(scope)?.subscribeOn(scope.run.scheduler) }
        }
    }
}
