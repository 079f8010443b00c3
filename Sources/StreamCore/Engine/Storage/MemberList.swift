/// Identifies a member of a segment for its removal.
package struct MemberToken: Sendable, Equatable {
    fileprivate let number: Int

    /// The token of a disposable that was not added.
    package static let none = MemberToken(number: -1)
}

/// The disposables of one segment, disposed in the order in which they were added.
///
/// Two members are stored in place; most segments have no more.
struct MemberList {
    private var first: (any Disposable)?
    private var second: (any Disposable)?
    private var others: OtherMembers?

    /// Adds a member.
    ///
    /// - Parameter reusesPlaces: Whether a free place among the first two is taken again first, in front of members
    ///   that were added before. That is the order of the original's `RACCompoundDisposable`, and recorded clean-up
    ///   depends on it.
    mutating func insert(_ member: any Disposable, reusesPlaces: Bool) -> MemberToken {
        if reusesPlaces || others?.isEmpty ?? true {
            if first == nil, reusesPlaces || second == nil {
                first = member
                return MemberToken(number: 0)
            }
            if second == nil {
                second = member
                return MemberToken(number: 1)
            }
        }
        let others = others ?? OtherMembers()
        self.others = others
        return MemberToken(number: others.append(member))
    }

    /// Removes a member and returns it, so that the caller releases it where no lock is held.
    mutating func remove(_ token: MemberToken) -> (any Disposable)? {
        switch token.number {
        case 0: return take(&first)
        case 1: return take(&second)
        default: return others?.remove(token.number)
        }
    }

    /// Empties the list, and returns the members that were in it.
    mutating func takeAll() -> MemberList {
        let all = self
        self = MemberList()
        return all
    }

    mutating func disposeAll() {
        first?.dispose()
        second?.dispose()
        others?.disposeAll()
        self = MemberList()
    }

    private func take(_ place: inout (any Disposable)?) -> (any Disposable)? {
        let member = place
        place = nil
        return member
    }
}

/// The third member and all after it, stored apart because most segments have none.
private final class OtherMembers {
    private var members: ContiguousArray<(number: Int, member: (any Disposable)?)> = []
    private var holes = 0
    private var nextNumber = 2

    var isEmpty: Bool { members.count == holes }

    func append(_ member: any Disposable) -> Int {
        let number = nextNumber
        nextNumber += 1
        members.append((number, member))
        return number
    }

    /// Numbers ascend, so the member is found by bisection; holes are closed when more than half are holes.
    func remove(_ number: Int) -> (any Disposable)? {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < members.count, members[low].number == number, let member = members[low].member else { return nil }
        members[low].member = nil
        holes += 1
        if holes * 2 > members.count {
            members.removeAll { $0.member == nil }
            holes = 0
        }
        return member
    }

    func disposeAll() {
        for (_, member) in members { member?.dispose() }
    }
}
