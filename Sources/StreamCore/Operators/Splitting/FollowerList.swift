import Synchronization

/// The followers of a substream in order of arrival, each found by its number.
///
/// A walk keeps the places with which it began: the first change during a walk copies the places, at a cost that counts
/// towards the walk.
struct FollowerList {
    /// The storage; nil before the first follower.
    private var places: FollowerPlaces?
    private var lastNumber = 0
    /// Whether a walk has received the current places, and may still be running.
    private var mayBeWalked = false

    /// Adds a follower, and returns the number that removes the follower.
    ///
    /// - Returns: The number, and the replaced places, which the caller releases where no lock is held.
    mutating func append(
        _ follower: AnyObserver, during walks: borrowing Walks
    ) -> (number: Int, replaced: FollowerPlaces?) {
        lastNumber += 1
        let replaced = makeUnique(adding: 1, during: walks)
        places?.append(follower, number: lastNumber)
        return (lastNumber, replaced)
    }

    /// Removes a follower, and returns the removed objects, which the caller releases where no lock is held.
    mutating func remove(
        _ number: Int, during walks: borrowing Walks
    ) -> (follower: AnyObserver?, replaced: FollowerPlaces?) {
        guard number > 0, places != nil else { return (nil, nil) }
        let replaced = makeUnique(adding: 0, during: walks)
        return (places?.remove(number), replaced)
    }

    /// Returns the places for a walk; unless they are nil, the walk has begun, and `Walks.end()` ends the walk.
    mutating func placesToWalk(_ walks: borrowing Walks) -> FollowerPlaces? {
        guard let places else { return nil }
        mayBeWalked = true
        walks.begin()
        return places
    }

    /// Removes all places, and returns them.
    mutating func takePlaces() -> FollowerPlaces? { exchange(&places, with: nil) }

    /// Ensures that no walk holds the places and that they have room; returns the old places if they were replaced.
    private mutating func makeUnique(adding additionalCount: Int, during walks: borrowing Walks) -> FollowerPlaces? {
        let isUnique = !(mayBeWalked && walks.areRunning)
        mayBeWalked = false
        guard let current = places else {
            places = .make(capacity: additionalCount)
            return nil
        }
        let (count, capacity) = (current.header.count + additionalCount, current.header.capacity)
        if isUnique, count <= capacity { return nil }
        places = .make(capacity: count <= capacity ? capacity : count * 2)
        places?.takeAll(of: current, isUnique: isUnique)
        return current
    }
}

/// The walks along a `FollowerList` that have not ended.
///
/// An atomic count, not the reference count of the places, tells whether a walk is running. A change that finds no walk
/// is then ordered after everything that the last walk did; the memory model guarantees this for atomic operations, and
/// not for reference counts.
struct Walks: ~Copyable {
    private let count = Atomic<Int>(0)

    var areRunning: Bool { count.load(ordering: .acquiring) > 0 }

    /// Called under the lock that guards the places.
    @inline(__always)
    func begin() { count.add(1, ordering: .relaxed) }

    /// Called by the walk, with or without the lock.
    @inline(__always)
    func end() { count.subtract(1, ordering: .releasing) }
}

/// The storage of a `FollowerList`.
///
/// The followers have no types here, so that walking needs no run-time metadata.
final class FollowerPlaces: ManagedBuffer<FollowerPlaces.Header, FollowerPlaces.Place> {
    struct Header {
        fileprivate(set) var count = 0
        fileprivate var holes = 0
        fileprivate let capacity: Int
    }

    struct Place {
        fileprivate let number: Int
        /// Nil if the follower has left; holes are closed when they are the greater part.
        fileprivate(set) var follower: Unmanaged<AnyObserver>?
    }

    fileprivate static func make(capacity: Int) -> FollowerPlaces {
        unsafeDowncast(create(minimumCapacity: capacity) { _ in Header(capacity: capacity) }, to: FollowerPlaces.self)
    }

    deinit {
        withUnsafeMutablePointers { header, places in
            for index in 0..<header.pointee.count { places[index].follower?.release() }
        }
    }

    /// Calls `body` for each follower; changes leave these places untouched until the walk has ended.
    @inline(__always)
    func forEach(_ body: (AnyObserver) -> Void) {
        withUnsafeMutablePointers { header, places in
            for index in 0..<header.pointee.count { places[index].follower?._withUnsafeGuaranteedRef(body) }
        }
    }

    fileprivate func append(_ follower: AnyObserver, number: Int) {
        withUnsafeMutablePointers { header, places in
            let place = Place(number: number, follower: .passRetained(follower))
            (places + header.pointee.count).initialize(to: place)
            header.pointee.count += 1
        }
    }

    fileprivate func takeAll(of others: FollowerPlaces, isUnique: Bool) {
        withUnsafeMutablePointers { header, places in
            others.withUnsafeMutablePointers { otherHeader, otherPlaces in
                for index in 0..<otherHeader.pointee.count {
                    guard let follower = otherPlaces[index].follower else { continue }
                    if !isUnique { _ = follower.retain() }
                    (places + header.pointee.count).initialize(to: otherPlaces[index])
                    header.pointee.count += 1
                }
                if isUnique { otherHeader.pointee.count = 0 }
            }
        }
    }

    fileprivate func remove(_ number: Int) -> AnyObserver? {
        withUnsafeMutablePointers { header, places in
            // The numbers ascend.
            var low = 0
            var high = header.pointee.count
            while low < high {
                let middle = (low + high) / 2
                if places[middle].number < number { low = middle + 1 } else { high = middle }
            }
            guard low < header.pointee.count, places[low].number == number else { return nil }
            guard let follower = places[low].follower else { return nil }
            places[low].follower = nil
            header.pointee.holes += 1
            if header.pointee.holes * 2 > header.pointee.count { closeHoles(&header.pointee, places) }
            return follower.takeRetainedValue()
        }
    }

    private func closeHoles(_ header: inout Header, _ places: UnsafeMutablePointer<Place>) {
        var end = 0
        for index in 0..<header.count where places[index].follower != nil {
            places[end] = places[index]
            end += 1
        }
        header.count = end
        header.holes = 0
    }
}
