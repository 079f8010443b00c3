/// What a thread knows of what other threads did: a clock of each thread, and the oldest store of each place that it may still read.
///
/// A view is handed on by stores that release and loads that acquire, by locks, and where threads begin and end.
struct View {
    private(set) var clocks: [Int] = []
    private(set) var oldest: [Int] = []

    func clock(of thread: Int) -> Int { thread < clocks.count ? clocks[thread] : 0 }

    func oldestStore(at place: Int) -> Int { place < oldest.count ? oldest[place] : 0 }

    mutating func advance(_ thread: Int) { View.raise(&clocks, at: thread, to: clock(of: thread) + 1) }

    mutating func see(_ store: Int, at place: Int) { View.raise(&oldest, at: place, to: store) }

    mutating func join(_ other: View) {
        View.join(&clocks, other.clocks)
        View.join(&oldest, other.oldest)
    }

    private static func raise(_ numbers: inout [Int], at index: Int, to number: Int) {
        while numbers.count <= index { numbers.append(0) }
        numbers[index] = max(numbers[index], number)
    }

    private static func join(_ numbers: inout [Int], _ others: [Int]) {
        for (index, other) in others.enumerated() where index >= numbers.count || numbers[index] < other {
            raise(&numbers, at: index, to: other)
        }
    }
}
