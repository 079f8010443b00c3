import Dispatch
import OpenCombine
import OpenCombineDispatch

/// More than one thread, and sends from inside an observer.
extension OpenCombineSuite {
    static func hop(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "hop")
        let done = DispatchSemaphore(value: 0)
        let subscription = subject.receive(on: queue.ocombine).sink { value in
            sum.pointee &+= value
            if value == count - 1 { done.signal() }
        }
        for value in 0..<count { subject.send(value) }
        done.wait()
        subscription.cancel()
    }

    static func merge(count: Int, sum: UnsafeMutablePointer<Int>) {
        nonisolated(unsafe) let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        let subscription = subjects.publisher.flatMap { $0 }.sink { _ in sum.pointee &+= 1 }
        runOnTwoThreads {
            for value in 0..<count / 2 { subjects[value & 3].send(value) }
        } _: {
            for value in 0..<count / 2 { subjects[4 + (value & 3)].send(value) }
        }
        subscription.cancel()
    }

    static func reentrantOrder(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let first = subject.sink { value in
            ReentrantOrder.first(value, sum)
            if value > 0 { subject.send(value - 1) }
        }
        let second = subject.sink { ReentrantOrder.second($0, sum) }
        subject.send(3)
        first.cancel()
        second.cancel()
    }

    static func reentrantDepth(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { value in
            sum.pointee &+= 1
            if value > 0 { subject.send(value - 1) }
        }
        subject.send(count)
        subscription.cancel()
    }
}
