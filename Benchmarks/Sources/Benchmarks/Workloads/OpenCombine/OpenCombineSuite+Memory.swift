import OpenCombine

/// What is kept for every subscription, and for every source.
extension OpenCombineSuite {
    static func ownSources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) {
            (0..<count).map { _ in
                let subject = PassthroughSubject<Int, Never>()
                return (subject, subject.map { $0 &+ 1 }.sink { sum.pointee &+= $0 })
            }
        }
    }

    static func sharedSource(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        measureMemory(sum) {
            (0..<count).map { _ in subject.map { $0 &+ 1 }.sink { sum.pointee &+= $0 } }
        }
        withExtendedLifetime(subject) {}
    }

    static func sources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { _ in PassthroughSubject<Int, Never>() } }
    }

    static func keptProperties(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { CurrentValueSubject<Int, Never>($0) } }
    }
}
