/// What a command tells of its executions; the receiver sends each execution, a signal, when it is announced.
extension RACSignal {
    /// Sends every execution on the main queue, its failure replaced by completion.
    func deliveredExecutions() -> RACSignal {
        map { execution($0).catchTo(.empty()) }.deliverOn(.mainThreadScheduler())
    }

    /// Sends the failure of every execution as a value, on the main queue.
    func executionErrors() -> RACSignal {
        flattenMap { execution($0).ignoreValues().catch { .return($0) } }.deliverOn(.mainThreadScheduler())
    }

    /// Sends false, then whether an execution is unfinished, whenever one is announced or ends.
    ///
    /// Every subscription counts from 0: an execution that was announced before does not count.
    func hasExecutions() -> RACSignal {
        flattenMap { value in
            execution(value).catchTo(.empty()).then { .return(-1) }.startWith(1)
        }
        .scanWithStart(0) { count, change in number(count) + number(change) }
        .map { number($0) > 0 }
        .startWith(false)
    }
}

private func execution(_ value: Any?) -> RACSignal {
    value as? RACSignal ?? .empty()
}

private func number(_ value: Any?) -> Int {
    value as? Int ?? 0
}
