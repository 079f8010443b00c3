import Baseline
import Dispatch

/// More than one thread, and sends from inside an observer.
extension BaselineSuite {
    static func hop(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        let queue = DispatchQueue(label: "hop")
        let done = DispatchSemaphore(value: 0)
        let observer = IntObserver { value in
            sum.pointee &+= value
            if value == count - 1 { done.signal() }
        }
        source.attach(IntQueueHop(on: queue, to: observer))
        for value in 0..<count { source.send(value) }
        done.wait()
        observer.dispose()
    }

    /// There is no merge: both threads send into one source.
    static func merge(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        let observer = IntObserver { _ in sum.pointee &+= 1 }
        source.attach(observer)
        runOnTwoThreads {
            for value in 0..<count / 2 { source.send(value) }
        } _: {
            for value in 0..<count / 2 { source.send(value) }
        }
        observer.dispose()
    }

    static func reentrantOrder(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource(capacity: 2)
        let first = IntObserver { [unowned source] value in
            ReentrantOrder.first(value, sum)
            if value > 0 { source.send(value - 1) }
        }
        let second = IntObserver { ReentrantOrder.second($0, sum) }
        source.attach(first)
        source.attach(second)
        source.send(3)
        first.dispose()
        second.dispose()
    }

    static func reentrantDepth(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = IntSource()
        let observer = IntObserver { [unowned source] value in
            sum.pointee &+= 1
            if value > 0 { source.send(value - 1) }
        }
        source.attach(observer)
        source.send(count)
        observer.dispose()
    }
}
