import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addSubjects() {
        has("RACSubscriber RACSubscriber") { (any RACSubscriber).self }
        has("RACSubscriber -sendNext:") { (RACSubject() as any RACSubscriber).sendNext(1) }
        has("RACSubscriber -sendError:") { (RACSubject() as any RACSubscriber).sendError(nil) }
        has("RACSubscriber -sendCompleted") { (RACSubject() as any RACSubscriber).sendCompleted() }
        has("RACSubscriber -didSubscribeWithDisposable:") {
            (RACSubject() as any RACSubscriber).didSubscribeWithDisposable(.compoundDisposable())
        }
        has("RACSubscriber (class) +subscriberWithNext:error:completed:") {
            RACBlockSubscriber.subscriberWithNext(nil, error: nil, completed: nil)
        }
        has("RACPassthroughSubscriber -initWithSubscriber:signal:disposable:") { signal in
            RACPassthroughSubscriber(subscriber: RACSubject(), signal: signal, disposable: .compoundDisposable())
        }
        has("RACSubject +subject") { RACSubject.subject() }
        has("RACSubject -sendNext:") { RACSubject().sendNext(1) }
        has("RACSubject -subscribe: (override, not redeclared)") { RACSubject().subscribe(RACSubject()) }
        has("RACSubject RACSubject") { RACSubject.self }
        has("RACReplaySubject +replaySubjectWithCapacity:") { RACReplaySubject.replaySubjectWithCapacity(1) }
        has("RACReplaySubject RACReplaySubjectUnlimitedCapacity") { RACReplaySubjectUnlimitedCapacity }
        has("RACReplaySubject RACReplaySubject") { RACReplaySubject.self }
        has("RACBehaviorSubject +behaviorSubjectWithDefaultValue:") {
            RACBehaviorSubject.behaviorSubjectWithDefaultValue(1)
        }
        has("RACBehaviorSubject RACBehaviorSubject") { RACBehaviorSubject.self }
        has("RACGroupedSignal key") { RACGroupedSignal.signalWithKey(1).key }
        has("RACGroupedSignal +signalWithKey:") { RACGroupedSignal.signalWithKey(1) }
        has("RACGroupedSignal RACGroupedSignal") { RACGroupedSignal.self }
        has("RACMulticastConnection signal") { RACSignal.empty().publish().signal }
        has("RACMulticastConnection -connect") { RACSignal.empty().publish().connect() }
        has("RACMulticastConnection -autoconnect") { RACSignal.empty().publish().autoconnect() }
        has("RACMulticastConnection -initWithSourceSignal:subject:") {
            RACMulticastConnection(sourceSignal: .empty(), subject: RACSubject())
        }
        has("RACMulticastConnection RACMulticastConnection") { RACMulticastConnection.self }
    }
}
