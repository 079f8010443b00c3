/// The order in which two observers of w19 saw the values, in one word: one decimal digit an event.
struct ReentrantOrder: CustomStringConvertible {
    private let digits: [Int]

    init(encoded: Int) {
        digits = String(encoded).compactMap(\.wholeNumberValue)
    }

    /// The digits 1 to 4 are the values 0 to 3 at the first observer.
    static func first(_ value: Int, _ sum: UnsafeMutablePointer<Int>) {
        sum.pointee = sum.pointee * 10 + value + 1
    }

    /// The digits 5 to 8 are the values 0 to 3 at the second observer.
    static func second(_ value: Int, _ sum: UnsafeMutablePointer<Int>) {
        sum.pointee = sum.pointee * 10 + value + 5
    }

    /// Whether each observer saw each value once.
    var isComplete: Bool { digits.sorted() == Array(1...8) }

    var description: String {
        digits.map { $0 < 5 ? "A\($0 - 1)" : "B\($0 - 5)" }.joined(separator: " ")
    }
}
