/// Decides about starts of an action while it is executing.
///
///     let save = Action<Document, Receipt, SaveError>(policy: .queue) { store.save($0) }
///     let search = Action<String, [Hit], SearchError>(policy: .latest) { index.search($0) }
///
/// A state that forbids an execution refuses it under every policy. A start that is neither executed nor refused is
/// interrupted: it neither fails nor completes, and the streams of the action send nothing about it.
public struct ExecutionPolicy: Sendable {
    /// The treatment of a start while the limit of executions is reached.
    public enum Excess: Sendable {
        /// The start fails with `ActionError.disabled`.
        case error
        /// The start is interrupted.
        case drop
        /// The start waits behind earlier starts; the buffering limits how many may wait.
        case queue(BufferingPolicy<RefusalReason> = .unbounded)
    }

    /// How many executions may run at once.
    let limit: UInt
    let excess: Excess
    /// Whether a waiting start disposes of the running execution.
    let switchesToLatest: Bool

    private init(limit: UInt = 1, _ excess: Excess, switchesToLatest: Bool = false) {
        self.limit = limit
        self.excess = excess
        self.switchesToLatest = switchesToLatest
    }

    /// One at a time; a start meanwhile fails with `ActionError.disabled` and the reason `isExecuting`.
    ///
    /// The action is enabled while it is not executing. This is the default.
    public static let error = ExecutionPolicy(.error)

    /// One at a time; a start meanwhile is interrupted, and no stream sends an error.
    ///
    /// The action is enabled while it is not executing.
    public static let drop = ExecutionPolicy(.drop)

    /// One at a time, in the order of the starts; starts meanwhile wait.
    ///
    /// The action is enabled while its state allows it.
    public static let queue = ExecutionPolicy.queue(.unbounded)

    /// One at a time, in the order of the starts; a limited number of starts may wait.
    ///
    ///     Action(policy: .queue(.bounded(10, whenFull: .fail(.queueIsFull)))) { … }
    ///
    /// A dropped start, the oldest or the new one, is interrupted and counted. With `fail`, the new start fails with
    /// `ActionError.disabled` and the given reason. The action is enabled while a start would be executed or find room;
    /// with `dropOldest`, a start always finds room.
    public static func queue(_ buffering: BufferingPolicy<RefusalReason>) -> ExecutionPolicy {
        ExecutionPolicy(.queue(buffering))
    }

    /// One at a time, the latest: a start disposes of the running execution, and begins when that has ended.
    ///
    /// The starter of the running execution is interrupted, then its resources are released, then `events` sends its
    /// end, then the new execution begins: two executions never overlap. Of several starts before that end, the last
    /// begins and the others are interrupted. The action is enabled while its state allows it.
    public static let latest = ExecutionPolicy(
        .queue(.bounded(1, whenFull: .dropOldest)), switchesToLatest: true)

    /// As many at once as are started.
    ///
    /// `isExecuting` is true while any runs. The action is enabled while its state allows it.
    public static let concurrent = ExecutionPolicy(limit: .max, .error)

    /// At most `limit` at once; as with `flatten(.concurrent(limit:))`, further starts wait by default.
    ///
    /// `isExecuting` is true while any runs. The action is enabled while a start would be executed or find room.
    ///
    /// - Parameters:
    ///   - limit: The number of executions that may run at once; 1 or more.
    ///   - excess: Decides about starts beyond the limit.
    public static func concurrent(limit: UInt, beyond excess: Excess = .queue()) -> ExecutionPolicy {
        require(limit > 0, "concurrent(limit:) needs a limit of 1 or more.")
        return ExecutionPolicy(limit: limit, excess)
    }

    /// Whether a start can be executed or can wait while the action is executing.
    package var takesWhileExecuting: Bool {
        if case .queue = excess { true } else { limit > 1 }
    }

    /// How many starts beyond the limit may wait.
    var room: Int {
        guard case .queue(let buffering) = excess else { return 0 }
        return buffering.takesAll ? .max : buffering.capacity
    }
}
