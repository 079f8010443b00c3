import StreamCore
package import Synchronization

/// Stops a program whose bindings set each other without end.
///
/// A binding may set its property again inside its own write, as in the original, as long as the values stop changing.
/// The nested writes continue on other stacks, and the limit is beyond what fitted on the stack of the original.
package enum BindingRing {
    private static let limit = 4000

    private struct Entry {
        let thread: UInt
        let owner: ObjectIdentifier
        let location: String
    }

    /// The bindings that have reached the limit, in the order of their writes.
    private static let deep = Guarded<[Entry]>([])

    /// Runs the write of a binding.
    ///
    /// - Parameter depth: The number of writes of the binding that have begun and not ended.
    package static func write<Result>(
        _ depth: borrowing Atomic<Int>, of owner: AnyObject, at place: CallPlace, _ body: () -> Result
    ) -> Result {
        let level = depth.add(1, ordering: .relaxed).newValue
        defer { depth.subtract(1, ordering: .relaxed) }
        if level == 1 { return body() }
        return level < limit ? StackSpace.ensuring(body) : writeDeep(owner, place, body)
    }

    @inline(never)
    private static func writeDeep<Result>(_ owner: AnyObject, _ place: CallPlace, _ body: () -> Result) -> Result {
        let entry = Entry(thread: CurrentThread.number, owner: ObjectIdentifier(owner), location: place.location)
        let ring = deep.withLock { entries -> [String]? in
            let own = entries.filter { $0.thread == entry.thread }
            guard let first = own.firstIndex(where: { $0.owner == entry.owner }) else {
                entries.append(entry)
                return nil
            }
            return own[first...].map(\.location)
        }
        if let ring { stop(ring, at: place) }
        defer {
            deep.withLock { entries in
                if let index = entries.lastIndex(where: { $0.owner == entry.owner && $0.thread == entry.thread }) {
                    entries.remove(at: index)
                }
            }
        }
        return StackSpace.ensuring(body)
    }

    private static func stop(_ ring: [String], at place: CallPlace) -> Never {
        let bindings =
            ring.count == 1
            ? "The binding at \(ring[0]) sets its own source"
            : "The bindings at \(ring.joined(separator: " and ")) set each other"
        place.stop(
            """
            : \(bindings) without end. Each value makes the next one. Bind in one direction, bind both ways with one \
            RACChannelTo(…) <~> RACChannelTo(…), or put distinctUntilChanged() before a binding whose values settle.
            """)
    }
}
