import Synchronization

/// The labels of signals, kept apart: a signal without one, as most are, has no room for it.
package enum SignalLabels {
    private struct Entry {
        let label: StreamLabel
        /// Where the gate is that orders the events of the signal.
        let gate: UInt
    }

    private static let hasBeenUsed = Atomic<Bool>(false)
    private static let lock = Lock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]  // under the lock

    /// Whether any stream has ever been given a name: before that, nothing looks for one.
    package static var areUsed: Bool {
        @inline(__always) get { hasBeenUsed.load(ordering: .relaxed) }
    }

    /// Says that there are names to be found.
    static func use() {
        if !areUsed { hasBeenUsed.store(true, ordering: .relaxed) }
    }

    static func set(_ label: StreamLabel, of core: AnyObject, gate: UInt) {
        use()
        lock.withLock { entries[ObjectIdentifier(core)] = Entry(label: label, gate: gate) }
    }

    static func label(of core: AnyObject) -> StreamLabel? {
        lock.withLock { entries[ObjectIdentifier(core)]?.label }
    }

    /// Forgets a signal that is being released.
    static func remove(_ core: AnyObject) {
        lock.withLock { _ = entries.removeValue(forKey: ObjectIdentifier(core)) }
    }

    /// The labels of all signals that are alive.
    package static var all: [StreamLabel] { lock.withLock { entries.values.map(\.label) } }

    /// The labels of the signals whose events a gate orders, in the order of the places where they were given.
    static func labels(behindGate gate: UInt) -> [StreamLabel] {
        let labels = lock.withLock { Set(entries.values.lazy.filter { $0.gate == gate }.map(\.label)) }
        return labels.sorted { ($0.fileID, $0.line, $0.name) < ($1.fileID, $1.line, $1.name) }
    }
}

extension Gate {
    /// Where the gate is in memory: a gate has atomic parts, and stays where it is.
    borrowing func address() -> UInt {
        withUnsafePointer(to: self) { UInt(bitPattern: $0) }
    }
}
