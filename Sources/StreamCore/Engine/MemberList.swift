/// What identifies a member of a segment for its removal.
package struct MemberToken: Sendable, Equatable {
    fileprivate let number: Int

    /// The token of what was never added.
    package static let none = MemberToken(number: -1)
}

/// The disposables of one segment, disposed in the order in which they came.
///
/// Two are held in place, which is all that most segments have; a place that became free is taken again first. That
/// is the order of the original's `RACCompoundDisposable`, and recorded clean-up depends on it.
struct MemberList {
    private var first: (any Disposable)?
    private var second: (any Disposable)?
    private var overflow: ContiguousArray<(number: Int, member: (any Disposable)?)> = []
    private var holes = 0
    private var nextNumber = 2

    mutating func insert(_ member: any Disposable) -> MemberToken {
        if first == nil {
            first = member
            return MemberToken(number: 0)
        }
        if second == nil {
            second = member
            return MemberToken(number: 1)
        }
        let number = nextNumber
        nextNumber += 1
        overflow.append((number, member))
        return MemberToken(number: number)
    }

    /// Gives back what was removed, so that it is released where no lock is held.
    mutating func remove(_ token: MemberToken) -> (any Disposable)? {
        switch token.number {
        case 0: return take(&first)
        case 1: return take(&second)
        default: return removeFromOverflow(token.number)
        }
    }

    /// Empties the list and gives back a copy of it.
    mutating func takeAll() -> MemberList {
        let all = self
        self = MemberList()
        return all
    }

    mutating func disposeAll() {
        first?.dispose()
        second?.dispose()
        for (_, member) in overflow { member?.dispose() }
        self = MemberList()
    }

    private func take(_ place: inout (any Disposable)?) -> (any Disposable)? {
        let member = place
        place = nil
        return member
    }

    /// Numbers ascend, so the member is found by bisection; holes are closed when they are the greater part.
    private mutating func removeFromOverflow(_ number: Int) -> (any Disposable)? {
        var low = 0
        var high = overflow.count
        while low < high {
            let middle = (low + high) / 2
            if overflow[middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < overflow.count, overflow[low].number == number, let member = overflow[low].member else {
            return nil
        }
        overflow[low].member = nil
        holes += 1
        if holes * 2 > overflow.count {
            overflow.removeAll { $0.member == nil }
            holes = 0
        }
        return member
    }
}
