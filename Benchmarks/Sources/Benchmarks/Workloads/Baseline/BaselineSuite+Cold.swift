import Baseline

/// Cold sources.
extension BaselineSuite {
    static func coldSequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        let observer = IntObserver { sum.pointee &+= $0 }
        IntCold(0..<count).attach(IntMap({ $0 &+ 1 }, to: IntFilter({ $0 != -1 }, to: observer)))
        observer.dispose()
    }

    static func subscriptions(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let observer = IntObserver { sum.pointee &+= $0 }
            IntJust(1).attach(IntMap({ $0 &+ 1 }, to: observer))
            observer.dispose()
        }
    }
}
