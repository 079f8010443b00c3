import OpenCombine

/// Values that are set, and what follows them.
extension OpenCombineSuite {
    static func observedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.sink { sum.pointee &+= $0 }
        for value in 1...count { subject.value = value }
        subscription.cancel()
    }

    static func derivedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.map { $0 &+ 1 }.sink { sum.pointee &+= $0 }
        for value in 1...count { subject.value = value }
        subscription.cancel()
    }

    static func reading(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = CurrentValueSubject<Int, Never>(1)
        for _ in 0..<count { sum.pointee &+= subject.value }
    }

    static func properties(count: Int, sum: UnsafeMutablePointer<Int>) {
        for value in 0..<count { sum.pointee &+= CurrentValueSubject<Int, Never>(value).value }
    }

    static func binding(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = CurrentValueSubject<Int, Never>(0)
        let target = CurrentValueSubject<Int, Never>(0)
        let subscription = source.assign(to: \.value, on: target)
        for value in 1...count {
            source.value = value
            sum.pointee &+= target.value
        }
        subscription.cancel()
    }

    static func reentrantProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = CurrentValueSubject<Int, Never>(0)
        let first = subject.dropFirst().sink { value in
            ReentrantOrder.first(value, sum)
            if value > 0 { subject.value = value - 1 }
        }
        let second = subject.dropFirst().sink { ReentrantOrder.second($0, sum) }
        subject.value = 3
        first.cancel()
        second.cancel()
    }
}
