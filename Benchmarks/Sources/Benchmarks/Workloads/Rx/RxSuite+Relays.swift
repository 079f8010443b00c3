import RxCompat

/// Values that are set, and what follows them.
extension RxSuite {
    static func observedRelay(count: Int, sum: UnsafeMutablePointer<Int>) {
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 1...count { relay.accept(value) }
        subscription.dispose()
    }

    static func derivedRelay(count: Int, sum: UnsafeMutablePointer<Int>) {
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.map { $0 &+ 1 }.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 1...count { relay.accept(value) }
        subscription.dispose()
    }

    static func reading(count: Int, sum: UnsafeMutablePointer<Int>) {
        let relay = BehaviorRelay(value: 1)
        for _ in 0..<count { sum.pointee &+= relay.value }
    }

    static func relays(count: Int, sum: UnsafeMutablePointer<Int>) {
        for value in 0..<count { sum.pointee &+= BehaviorRelay(value: value).value }
    }

    static func binding(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = BehaviorRelay(value: 0)
        let target = BehaviorRelay(value: 0)
        let binding = source.bind(to: target)
        for value in 1...count {
            source.accept(value)
            sum.pointee &+= target.value
        }
        binding.dispose()
    }

    static func reentrantRelay(count: Int, sum: UnsafeMutablePointer<Int>) {
        let relay = BehaviorRelay(value: 0)
        let first = relay.skip(1).subscribe(onNext: { value in
            ReentrantOrder.first(value, sum)
            if value > 0 { relay.accept(value - 1) }
        })
        let second = relay.skip(1).subscribe(onNext: { ReentrantOrder.second($0, sum) })
        relay.accept(3)
        first.dispose()
        second.dispose()
    }
}
