/// Lazy sequences of the standard library.
extension BaselineSuite {
    static func lazySequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        for value in (0..<count).lazy.map({ $0 &+ 1 }).filter({ $0 != -1 }) { sum.pointee &+= value }
    }
}
