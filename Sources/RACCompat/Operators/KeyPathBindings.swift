import StreamCore

/// Records in debug builds which properties of which objects are bound to a signal, to report a second signal.
final class KeyPathBindings: Sendable {
    static let shared = KeyPathBindings()

    private struct Key: Hashable {
        let object: ObjectIdentifier
        let keyPath: AnyHashable
    }

    private struct Entry {
        weak let object: AnyObject?
        weak let signal: RACSignal?
        let location: String
        let number: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var lastNumber = 0
    }

    private let state = Guarded(State())

    /// Records a binding, and reports if the property is bound already.
    ///
    /// - Returns: The disposable that removes the record.
    func add(
        _ signal: RACSignal, to keyPath: AnyHashable, _ property: () -> String, of object: AnyObject,
        at location: String
    ) -> RACDisposable {
        let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
        let (number, earlier) = state.withLock { state in
            state.lastNumber += 1
            let entry = Entry(object: object, signal: signal, location: location, number: state.lastNumber)
            return (state.lastNumber, state.entries.updateValue(entry, forKey: key))
        }
        // The address may have belonged to an object that has been released.
        if let earlier, earlier.object === object, let other = earlier.signal {
            RACSignal.reportSink(
                """
                -setKeyPath:onObject:nilValue: \(other) is already bound to \(property()) of \(object), \
                at \(earlier.location); now \(signal) is bound to it too, at \(location).
                """)
        }
        return RACDisposable { [self] in
            state.withLock { state -> (key: Key, value: Entry)? in
                guard let index = state.entries.index(forKey: key), state.entries[index].value.number == number else {
                    return nil
                }
                return state.entries.remove(at: index)
            }
        }
    }
}
