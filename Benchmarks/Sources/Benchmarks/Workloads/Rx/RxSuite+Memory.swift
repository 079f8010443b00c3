import RxCompat

/// What is kept for every subscription, and for every source.
extension RxSuite {
    static func ownSources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) {
            (0..<count).map { _ in
                let subject = PublishSubject<Int>()
                return (subject, subject.map { $0 &+ 1 }.subscribe(onNext: { sum.pointee &+= $0 }))
            }
        }
    }

    static func sharedSource(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        measureMemory(sum) {
            (0..<count).map { _ in subject.map { $0 &+ 1 }.subscribe(onNext: { sum.pointee &+= $0 }) }
        }
        withExtendedLifetime(subject) {}
    }

    static func sources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { _ in PublishSubject<Int>() } }
    }

    static func keptRelays(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { BehaviorRelay(value: $0) } }
    }
}
