import Dispatch
import StreamCore

/// More than one thread, and sends from inside an observer.
extension TypedSuite {
    static func hop(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let done = DispatchSemaphore(value: 0)
        let observation = signal.observe(on: QueueScheduler(name: "hop")).observeValues { value in
            sum.pointee &+= value
            if value == count - 1 { done.signal() }
        }
        for value in 0..<count { input.send(value: value) }
        done.wait()
        observation?.dispose()
    }

    static func merge(count: Int, sum: UnsafeMutablePointer<Int>) {
        let pipes = (0..<8).map { _ in Signal<Int, Never>.pipe() }
        let inputs = pipes.map(\.input)
        let observation = Signal.merge(pipes.map(\.output)).observeValues { _ in sum.pointee &+= 1 }
        runOnTwoThreads {
            for value in 0..<count / 2 { inputs[value & 3].send(value: value) }
        } _: {
            for value in 0..<count / 2 { inputs[4 + (value & 3)].send(value: value) }
        }
        observation?.dispose()
    }

    static func reentrantOrder(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let first = signal.observeValues { value in
            ReentrantOrder.first(value, sum)
            if value > 0 { input.send(value: value - 1) }
        }
        let second = signal.observeValues { ReentrantOrder.second($0, sum) }
        input.send(value: 3)
        first?.dispose()
        second?.dispose()
    }

    static func reentrantDepth(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation = signal.observeValues { value in
            sum.pointee &+= 1
            if value > 0 { input.send(value: value - 1) }
        }
        input.send(value: count)
        observation?.dispose()
    }
}
