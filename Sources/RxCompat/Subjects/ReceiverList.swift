import StreamCore
import Synchronization

/// The receivers of a hot observable, in the order of RxSwift: a new receiver takes the first place when that is free.
///
/// The list knows no types, and is guarded by its owner. A delivery goes along a copy: a receiver that leaves during the
/// delivery still gets the event, and a receiver that joins does not.
struct ReceiverList {
    private var lastKey = 0
    private var firstKey = 0
    private(set) var first: StreamCore.AnyObserver?
    private var rest: ContiguousArray<(key: Int, receiver: StreamCore.AnyObserver)> = []

    var unretainedFirst: Unmanaged<StreamCore.AnyObserver>? {
        @inline(__always) get { first.map { .passUnretained($0) } }
    }

    /// Whether there are receivers besides the first.
    var hasMany: Bool { !rest.isEmpty }

    var isEmpty: Bool { first == nil && rest.isEmpty }

    mutating func insert(_ receiver: StreamCore.AnyObserver) -> Int {
        lastKey += 1
        if first == nil {
            firstKey = lastKey
            first = receiver
        } else {
            rest.append((lastKey, receiver))
        }
        return lastKey
    }

    /// Removes a receiver and returns it.
    mutating func remove(_ key: Int) -> StreamCore.AnyObserver? {
        if first != nil, firstKey == key { return first.take() }
        guard let index = index(of: key) else { return nil }
        return rest.remove(at: index).receiver
    }

    /// The search is binary, as keys ascend.
    private func index(of key: Int) -> Int? {
        var low = 0
        var high = rest.count
        while low < high {
            let middle = (low + high) / 2
            if rest[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < rest.count && rest[low].key == key ? low : nil
    }

    /// Calls a closure with every receiver.
    @inline(__always)
    func forEach(_ body: (StreamCore.AnyObserver) -> Void) {
        if let first { body(first) }
        if !rest.isEmpty { for entry in rest { body(entry.receiver) } }
    }
}
