public import Foundation

extension NSOrderedSet {
    /// Creates an ordered set of the different objects of a list, each at its first place.
    ///
    /// On Linux, `init(array:)` of Foundation keeps objects that come twice: `NSOrderedSet(array: ["a", "a"]).array` has two.
    public convenience init(distinct objects: [Any]) {
        let set = NSMutableOrderedSet()
        set.addObjects(from: objects.map { $0 is NSNull ? theNull : $0 })
        self.init(array: set.array)
    }
}

/// Messages to ordered sets that compare objects as `isEqual:` does.
///
/// On Linux, those of Foundation do not find numbers that are no `NSNumber`, keep objects twice, or do not sort.
extension NSMutableOrderedSet {
    /// Removes an object that is equal to a value, if there is one.
    public func removeObject(_ object: Any?) {
        let index = indexOfObject(object)
        if index != NSNotFound { removeObject(at: index) }
    }

    /// Removes the objects that are equal to one of others.
    public func removeObjects(equalTo others: some Sequence) { keepObjects(equalTo: others, false) }

    /// Removes the objects that are equal to none of others.
    public func keepObjects(equalTo others: some Sequence) { keepObjects(equalTo: others, true) }

    private func keepObjects(equalTo others: some Sequence, _ areKept: Bool) {
        let keys = Set(others.map { objectKey($0) })
        setObjects(array.filter { keys.contains(objectKey($0)) == areKept })
    }

    /// Sorts the objects in the order of a comparison; equal objects keep their order.
    public func sortByComparator(_ comparator: (Any, Any) throws -> ComparisonResult) rethrows {
        setObjects(try array.sortedByComparator(comparator))
    }

    /// Sorts the objects in the order of descriptors; equal objects keep their order.
    public func sort(by descriptors: [KeySortDescriptor]) { setObjects(array.sorted(by: descriptors)) }

    private func setObjects(_ objects: [Any]) {
        removeAllObjects()
        addObjects(from: objects)
    }
}
