// Support for bridges to other kinds of action.

extension Action {
    /// Makes a producer that executes the action when it is started; `watcher` receives each event last.
    ///
    /// - Parameter origin: The object that executes, for watchers of executions.
    package func apply(
        _ input: Input, by origin: AnyObject, telling watcher: Signal<Output, Failure>.Observer
    ) -> SignalProducer<Output, ActionError<Failure>> {
        SignalProducer(Source { observer, segment in self.execute(input, observer, segment, origin, watcher) })
    }

    /// Calls a closure at the beginning of every execution; the observer that it returns receives each event last.
    package func watchExecutions(
        _ watcher: @escaping (_ origin: AnyObject?) -> Signal<Output, Failure>.Observer?
    ) -> any Disposable {
        watchers.add(watcher)
    }

    /// Sends an event of an execution that was begun by the object that the action stands for.
    package func tell(_ event: Signal<Output, Failure>.Event) {
        switch event {
        case .value(let value): streams.send(value)
        case .failed(let failure): streams.fail(failure)
        case .completed: streams.complete()
        case .interrupted: streams.interrupt()
        }
    }
}
