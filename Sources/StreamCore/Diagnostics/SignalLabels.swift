import Synchronization

/// The labels of signals, stored outside the signals: most signals have no label, and need no room for one.
package enum SignalLabels {
    private struct Entry {
        let label: StreamLabel
        /// The address of the gate that orders the events of the signal.
        let gate: UInt
    }

    private static let hasBeenUsed = Atomic<Bool>(false)
    private static let entries = Guarded<[ObjectIdentifier: Entry]>([:])

    /// Whether any stream has ever been given a name: before that, no code looks for a name.
    package static var areUsed: Bool {
        @inline(__always) get { hasBeenUsed.load(ordering: .relaxed) }
    }

    /// Records that a stream has been given a name.
    static func use() {
        if !areUsed { hasBeenUsed.store(true, ordering: .relaxed) }
    }

    static func set(_ label: StreamLabel, of core: AnyObject, gate: UInt) {
        use()
        entries.withLock { $0.updateValue(Entry(label: label, gate: gate), forKey: ObjectIdentifier(core)) }
    }

    static func label(of core: AnyObject) -> StreamLabel? {
        entries.withLock { $0[ObjectIdentifier(core)]?.label }
    }

    /// Forgets a signal that is being released.
    static func remove(_ core: AnyObject) {
        entries.withLock { $0.removeValue(forKey: ObjectIdentifier(core)) }
    }

    /// The labels of all signals that are alive.
    package static var all: [StreamLabel] { entries.withLock { $0.values.map(\.label) } }

    /// The labels of the signals whose events a gate orders, sorted by the places where the names were given.
    static func labels(behindGate gate: UInt) -> [StreamLabel] {
        let labels = entries.withLock { entries in
            smallSet(entries.values.filter { $0.gate == gate }.map(\.label))
        }
        return labels.sorted { ($0.fileID, $0.line, $0.name) < ($1.fileID, $1.line, $1.name) }
    }
}

extension Gate {
    /// The address of the gate, which does not change: a gate has atomic parts, and never moves.
    borrowing func address() -> UInt {
        withUnsafePointer(to: self) { UInt(bitPattern: $0) }
    }
}
