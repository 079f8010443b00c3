/// A binary indexed tree that counts the taken places of an array, to find the taken place of a given rank.
///
/// Every operation takes time in proportion to the logarithm of the number of places.
struct RankTree {
    /// At index i, the number of taken places among the last `span(i)` places up to and including i.
    private var sums: ContiguousArray<Int> = []

    /// Makes a tree without places.
    init() {}

    /// Makes a tree of places that are all taken.
    init(count: Int) {
        sums = ContiguousArray((0..<count).map { Self.span($0) })
    }

    var isEmpty: Bool { sums.isEmpty }

    /// The value of the lowest bit of `index + 1`.
    private static func span(_ index: Int) -> Int { (index + 1) & -(index + 1) }

    /// Adds a place that is taken.
    mutating func append() {
        let start = sums.count - Self.span(sums.count)
        var sum = 1
        var index = sums.count - 1
        while index > start {
            sum += sums[index]
            index -= Self.span(index)
        }
        sums.append(sum)
    }

    /// Forgets the last place.
    mutating func removeLast() {
        sums.removeLast()
    }

    /// Frees a place that is taken.
    mutating func remove(at place: Int) {
        var index = place
        while index < sums.count {
            sums[index] -= 1
            index += Self.span(index)
        }
    }

    /// The taken place in front of which `rank` places are taken.
    func place(of rank: Int) -> Int {
        var place = 0
        var rest = rank
        var step = sums.count.greatestPowerOfTwo
        while step > 0 {
            let index = place + step - 1
            if index < sums.count, sums[index] <= rest {
                rest -= sums[index]
                place += step
            }
            step /= 2
        }
        return place
    }
}

extension Int {
    /// The greatest power of two that is not greater; 0 for 0.
    fileprivate var greatestPowerOfTwo: Int {
        self == 0 ? 0 : 1 << (Int.bitWidth - 1 - leadingZeroBitCount)
    }
}
