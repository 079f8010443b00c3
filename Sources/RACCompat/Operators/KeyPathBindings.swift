import StreamCore

/// Knows in debug builds which properties of which objects have a signal, to report a second one.
final class KeyPathBindings: @unchecked Sendable {  // the entries are reached under the lock only
    static let shared = KeyPathBindings()

    private struct Key: Hashable {
        let object: ObjectIdentifier
        let keyPath: AnyHashable
    }

    private struct Entry {
        weak let object: AnyObject?
        weak let signal: RACSignal?
        let number: Int
    }

    private let lock = Lock()
    private var entries: [Key: Entry] = [:]
    private var lastNumber = 0

    /// Notes a binding, and reports when there is one already.
    ///
    /// - Returns: What ends it.
    func add(_ signal: RACSignal, to keyPath: AnyHashable, of object: AnyObject) -> RACDisposable {
        let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
        let (number, other) = lock.withLock {
            // The address may have been that of an object that is gone.
            let other = entries[key].flatMap { $0.object === object ? $0.signal : nil }
            lastNumber += 1
            entries[key] = Entry(object: object, signal: signal, number: lastNumber)
            return (lastNumber, other)
        }
        if let other {
            RACSignal.reportSink(
                """
                -setKeyPath:onObject:nilValue: \(other) is already bound to \(keyPath) of \(object); \
                now \(signal) is bound to it too.
                """)
        }
        return RACDisposable { [self] in
            lock.withLock {
                if entries[key]?.number == number { entries[key] = nil }
            }
        }
    }
}
