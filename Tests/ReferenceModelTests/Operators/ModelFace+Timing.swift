import Recordings
import StreamTesting

/// The operators that use the clock, and those that share a subscription.
extension ModelFace {
    static func addTiming(to table: inout OperatorTable<ModelFace>) {
        table.scoped("throttle", { try $0.delay() }) { source, interval, scope in
            source.throttle(interval, on: scope.run.scheduler) { _ in true }
        }
        table.scoped("throttleIf", { (try $0.delay(), try $0.predicate()) }) { source, argument, scope in
            source.throttle(argument.0, on: scope.run.scheduler, if: argument.1)
        }
        table.scoped("delay", { try $0.delay() }) { $0.delay($1, on: $2.run.scheduler) }
        table.scoped("bufferWithTime", { try $0.delay() }) { $0.buffer($1, on: $2.run.scheduler) }
        table.scoped("timeout", { try $0.delay() }) { $0.timeout($1, on: $2.run.scheduler) }
        table.scoped("deliverOn", { _ in }) { source, _, scope in source.deliverOn(scope.run.scheduler) }
        table.scoped("subscribeOn", { _ in }) { source, _, scope in source.subscribeOn(scope.run.scheduler) }
        table.scoped("repeat", { _ in }) { source, _, scope in source.repeating(on: scope.run.scheduler) }
        table.scoped("retry", { try $0.integer() }) { $0.retry($1, on: $2.run.scheduler) }
        table.scoped("retryForever", { _ in }) { source, _, scope in source.retry(0, on: scope.run.scheduler) }
    }

    static func addMulticasting(to table: inout OperatorTable<ModelFace>) {
        table.unary("replay") { $0.replay() }
        table.unary("replayLast") { $0.replay(1) }
        table.unary("replayLazily") { $0.replayLazily() }
        table.unary("autoconnect") { ModelConnection($0, ModelSubject()).autoconnect() }
        table.scoped("publish", { (try $0.optionalCount(), try $0.optionalCount()) }) { source, ticks, scope in
            connect(ModelConnection(source, ModelSubject()), at: ticks.0, disposingAt: ticks.1, scope)
        }
        table.scoped("multicastReplay", { (try $0.optionalCount(), try $0.optionalCount()) }) {
            source, argument, scope in
            let subject = ModelReplaySubject(capacity: argument.0)
            return connect(ModelConnection(source, subject), at: argument.1, disposingAt: nil, scope)
        }
    }

    private static func connect(
        _ connection: ModelConnection, at connectionTick: Int?, disposingAt disposalTick: Int?,
        _ scope: Scope<ModelFace>
    ) -> ModelSignal {
        var subscription: ModelDisposable?
        if let connectionTick {
            scope.run.schedule(at: connectionTick) { subscription = connection.connect() }
        }
        if let disposalTick {
            scope.run.schedule(at: disposalTick) { subscription?.dispose() }
        }
        return connection.subject
    }
}
