/// The children of a compound disposable: two slots, then the rest in the order of their addition.
struct CompoundMembers {
    private var firstSlot: RACDisposable?
    private var secondSlot: RACDisposable?
    private var overflow: CompoundOverflow?

    mutating func append(_ disposable: RACDisposable) {
        if firstSlot == nil {
            firstSlot = disposable
        } else if secondSlot == nil {
            secondSlot = disposable
        } else {
            let overflow = overflow ?? CompoundOverflow()
            self.overflow = overflow
            overflow.append(disposable)
        }
    }

    /// Removes every occurrence of a child, which the caller keeps alive.
    mutating func remove(_ disposable: RACDisposable) {
        if firstSlot === disposable { firstSlot = nil }
        if secondSlot === disposable { secondSlot = nil }
        overflow?.remove(disposable)
    }

    func disposeAll() {
        firstSlot?.dispose()
        secondSlot?.dispose()
        overflow?.disposeAll()
    }
}

/// The children that found no free slot; a separate object, since most compound disposables have no such children.
///
/// A child is found by its identity. The index is updated when a child is removed, so that adding a child costs nothing
/// more. Every indexed place knows the previous place of the same child.
private final class CompoundOverflow {
    private struct Place {
        /// The child; nil in a hole.
        ///
        /// Holes are closed when they are more than half of the places.
        var member: RACDisposable?
        /// The previous place of the same child, if there is one and this place is in the index.
        var earlier = CompoundOverflow.nowhere
    }

    private static let nowhere = -1
    /// The greatest number of places that are searched one by one.
    private static let fewMembers = 8

    private var places: ContiguousArray<Place> = []
    private var holes = 0
    /// The last place of every child among the first `indexedCount` places.
    private var lastPlaces: [ObjectIdentifier: Int] = [:]
    private var indexedCount = 0

    func append(_ member: RACDisposable) {
        places.append(Place(member: member))
    }

    func remove(_ member: RACDisposable) {
        if places.count <= Self.fewMembers {
            places.removeAll { $0.member == nil || $0.member === member }
            forgetIndex()
            return
        }
        completeIndex()
        var place = lastPlaces.removeValue(forKey: ObjectIdentifier(member)) ?? Self.nowhere
        while place != Self.nowhere {
            places[place].member = nil
            holes += 1
            place = places[place].earlier
        }
        closeHoles()
    }

    private func completeIndex() {
        for place in indexedCount..<places.count {
            guard let member = places[place].member else { continue }
            let earlier = lastPlaces.updateValue(place, forKey: ObjectIdentifier(member))
            places[place].earlier = earlier ?? Self.nowhere
        }
        indexedCount = places.count
    }

    private func closeHoles() {
        while let last = places.last, last.member == nil {
            places.removeLast()
            holes -= 1
        }
        indexedCount = places.count
        guard holes * 2 > places.count else { return }
        places.removeAll { $0.member == nil }
        forgetIndex()
    }

    private func forgetIndex() {
        holes = 0
        indexedCount = 0
        if !lastPlaces.isEmpty { lastPlaces = [:] }
    }

    func disposeAll() {
        for place in places { place.member?.dispose() }
    }
}
