import StreamCore

/// What is kept for every subscription, and for every source.
extension TypedSuite {
    static func ownSources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) {
            (0..<count).map { _ in
                let (signal, input) = Signal<Int, Never>.pipe()
                return (input, signal.map { $0 &+ 1 }.observeValues { sum.pointee &+= $0 })
            }
        }
    }

    static func sharedSource(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        measureMemory(sum) {
            (0..<count).map { _ in signal.map { $0 &+ 1 }.observeValues { sum.pointee &+= $0 } }
        }
        withExtendedLifetime(input) {}
    }

    static func sources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { _ in Signal<Int, Never>.pipe() } }
    }

    static func keptProperties(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { MutableProperty($0) } }
    }
}
