/// One execution of a command: its work, subscribed to on the main queue, and the subject that replays it.
///
/// The execution is announced before it is connected, so that `executing` and `enabled` change first.
struct CommandExecution {
    private let connection: RACMulticastConnection
    private let subject = RACReplaySubject()

    /// The signal that the command and the callers of `execute` subscribe to.
    var signal: RACSignal { subject }

    init(_ work: RACSignal) {
        connection = work.subscribeOn(.mainThreadScheduler()).multicast(subject)
    }

    /// Begins the work, in a later turn of the main queue.
    func connect() {
        InPlace.run { _ = connection.connect() }
    }

    /// Ends the work, and the execution with it, unless it has ended.
    func cancel() {
        connection.connect().dispose()
        InPlace.run { subject.completeUnlessEnded() }
    }
}
