/// The signals of a command, and how they follow from its executions.
struct CommandSignals: @unchecked Sendable {  // subjects and signals are thread-safe
    /// Sends each execution, a signal, when it is announced.
    let executions = RACSubject()
    /// Sends whether concurrent executions are allowed, whenever that is set.
    let concurrencyChanges = RACSubject()
    /// Completes with the command: `enabled` depends on signals that may go on.
    let end = RACReplaySubject()

    let executionSignals: RACSignal
    let errors: RACSignal
    let executing: RACSignal
    let enabled: RACSignal
    /// What `executing` will send as soon as the main queue has had its turn.
    let immediatelyExecuting: RACSignal
    /// What `enabled` will send as soon as the main queue has had its turn.
    let immediatelyEnabled: RACSignal

    /// Subscribes to everything.
    init(enabled enabledSignal: RACSignal?) {
        executionSignals = executions.withoutFailures().deliverOn(.mainThreadScheduler())
        // The order of what follows is the order in which the end of an execution is told.
        let errorsConnection = executions.failures().deliverOn(.mainThreadScheduler()).publish()
        errors = errorsConnection.signal
        errorsConnection.connect()
        let hasExecutions = executions.hasUnfinished()
        immediatelyExecuting = hasExecutions.replayLast()
        executing = immediatelyExecuting.deliveredAfterFirst()
        let mayExecuteMore = RACSignal.if(
            concurrencyChanges.startWith(false), then: .return(true), else: hasExecutions.not())
        let isEnabled = enabledSignal?.keptInPlace().startWith(true) ?? .return(true)
        immediatelyEnabled = RACSignal.combineLatest([isEnabled, mayExecuteMore])
            .map(areAllTrue)
            .takeUntil(end)
            .replayLast()
        enabled = immediatelyEnabled.deliveredAfterFirst()
    }

    /// Completes what ends with the command.
    func complete() {
        InPlace.run {
            end.sendCompleted()
            executions.sendCompleted()
            concurrencyChanges.sendCompleted()
        }
    }
}

extension RACSignal {
    /// Sends what changes, and replays the newest: the first value at once, the others on the main queue.
    fileprivate func deliveredAfterFirst() -> RACSignal {
        take(1).concat(skip(1).deliverOn(.mainThreadScheduler())).distinctUntilChanged().replayLast()
    }
}

private func areAllTrue(_ tuple: Any?) -> Bool {
    guard let tuple = tuple as? RACTuple else { return false }
    guard let isEnabled = booleanOrNil(tuple.first) else {
        fatalError("-initWithEnabled:signalBlock: needs booleans, and got \(typeAndValue(tuple.first)).")
    }
    return isEnabled && booleanOrNil(tuple.second) == true
}

/// The receiver sends executions when they are announced.
extension RACSignal {
    /// Sends every execution, its failure replaced by completion.
    fileprivate func withoutFailures() -> RACSignal {
        map { ($0 as? RACSignal)?.catchTo(.empty()) }
    }

    /// Sends the failure of every execution as a value.
    fileprivate func failures() -> RACSignal {
        flattenMap { ($0 as? RACSignal)?.keptInPlace().ignoreValues().catch { .return($0) } }
    }

    /// Sends false, then whether an execution is unfinished, whenever one is announced or ends.
    ///
    /// Every subscription counts from 0: an execution that was announced before does not count.
    fileprivate func hasUnfinished() -> RACSignal {
        flattenMap { ($0 as? RACSignal)?.keptInPlace().catchTo(.empty()).then { .return(-1) }.startWith(1) }
            .scanWithStart(0) { count, change in number(count) + number(change) }
            .map { number($0) > 0 }
            .startWith(false)
    }
}

private func number(_ value: Any?) -> Int {
    value as? Int ?? 0
}
