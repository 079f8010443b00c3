import RACCompat

extension DynamicFace {
    static func addMulticasting(to table: inout OperatorTable<DynamicFace>) {
        table.unary("replay") { $0.replay() }
        table.unary("replayLast") { $0.replayLast() }
        table.unary("replayLazily") { $0.replayLazily() }
        table.unary("autoconnect") { $0.publish().autoconnect() }
        table.scoped("publish", { (try $0.optionalCount(), try $0.optionalCount()) }) { source, ticks, scope in
            connect(source.publish(), at: ticks.0, disposingAt: ticks.1, scope)
        }
        table.scoped("multicastReplay", { (try $0.optionalCount(), try $0.optionalCount()) }) {
            source, argument, scope in
            let (capacity, tick) = argument
            let subject = capacity.map { RACReplaySubject.replaySubjectWithCapacity($0) } ?? RACReplaySubject.subject()
            return connect(source.multicast(subject), at: tick, disposingAt: nil, scope)
        }
    }

    /// Schedules a scenario's actions on a connection, and returns the connection's signal.
    private static func connect(
        _ connection: RACMulticastConnection, at connectionTick: Int?, disposingAt disposalTick: Int?,
        _ scope: Scope<DynamicFace>
    ) -> RACSignal {
        var disposable: RACDisposable?
        if let connectionTick {
            scope.run.schedule(at: connectionTick) { disposable = connection.connect() }
        }
        if let disposalTick {
            scope.run.schedule(at: disposalTick) { disposable?.dispose() }
        }
        return connection.signal
    }
}
