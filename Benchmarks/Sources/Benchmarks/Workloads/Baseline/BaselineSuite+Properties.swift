import Baseline

/// Values that are set, and what follows them.
extension BaselineSuite {
    static func observedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = IntProperty(0)
        let observer = IntObserver { sum.pointee &+= $0 }
        property.attach(observer)
        for value in 1...count { property.value = value }
        observer.dispose()
    }

    static func derivedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = IntProperty(0)
        let derived = IntProperty(1)
        property.attach(IntMap({ $0 &+ 1 }, to: IntObserver { derived.value = $0 }))
        let observer = IntObserver { sum.pointee &+= $0 }
        derived.attach(observer)
        for value in 1...count { property.value = value }
        observer.dispose()
    }

    static func reading(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = IntProperty(1)
        for _ in 0..<count { sum.pointee &+= property.value }
    }

    static func properties(count: Int, sum: UnsafeMutablePointer<Int>) {
        for value in 0..<count { sum.pointee &+= IntProperty(value).value }
    }

    static func binding(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntProperty(0)
        let target = IntProperty(0)
        let observer = IntObserver { target.value = $0 }
        source.attach(observer)
        for value in 1...count {
            source.value = value
            sum.pointee &+= target.value
        }
        observer.dispose()
    }
}
