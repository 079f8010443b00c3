import StreamCore

/// Values that are set, and what follows them.
extension TypedSuite {
    static func observedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = MutableProperty(0)
        let observation = property.producer.startWithValues { sum.pointee &+= $0 }
        for value in 1...count { property.value = value }
        observation.dispose()
    }

    static func observedChanges(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = MutableProperty(0)
        let observation = property.signal.observeValues { sum.pointee &+= $0 }
        for value in 1...count { property.value = value }
        observation?.dispose()
    }

    static func derivedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = MutableProperty(0)
        let derived = property.map { $0 &+ 1 }
        let observation = derived.producer.startWithValues { sum.pointee &+= $0 }
        for value in 1...count { property.value = value }
        observation.dispose()
    }

    static func reading(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = MutableProperty(0).map { $0 &+ 1 }
        for _ in 0..<count { sum.pointee &+= property.value }
    }

    static func properties(count: Int, sum: UnsafeMutablePointer<Int>) {
        for value in 0..<count { sum.pointee &+= MutableProperty(value).value }
    }

    static func binding(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = MutableProperty(0)
        let target = MutableProperty(0)
        let binding = target <~ source
        for value in 1...count {
            source.value = value
            sum.pointee &+= target.value
        }
        binding?.dispose()
    }

    static func reentrantProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let property = MutableProperty(0)
        property.signal.observeValues { value in
            ReentrantOrder.first(value, sum)
            if value > 0 { property.value = value - 1 }
        }
        property.signal.observeValues { ReentrantOrder.second($0, sum) }
        property.value = 3
    }
}
