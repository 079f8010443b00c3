// The virtual worlds fail if a command is not released.
// swift-format-ignore-file: NeverUseForceTry

import RACCompat
import StreamTesting

/// Commands, on a main queue that runs when the workload says so.
extension DynamicSuite {
    static func executions(count: Int, sum: UnsafeMutablePointer<Int>) {
        execute(count, sum) { world, sum in
            let command = RACCommand { RACSignal.return($0) }
            command.executionSignals.flatten().subscribeNext { (value: Int) in sum.pointee &+= value }
            for value in 0..<count {
                command.execute(value)
                world.runPending()
            }
            return command
        }
    }

    /// All but the first find one running.
    static func refusedExecutions(count: Int, sum: UnsafeMutablePointer<Int>) {
        execute(count, sum) { world, sum in
            let end = RACSubject.subject()
            let command = RACCommand { _ in end }
            command.execute(0)
            world.runPending()
            for value in 1..<count { command.execute(value).subscribeError { _ in sum.pointee &+= 1 } }
            end.sendCompleted()
            return command
        }
    }

    static func concurrentExecutions(count: Int, sum: UnsafeMutablePointer<Int>) {
        execute(count, sum) { world, sum in
            let end = RACSubject.subject()
            let command = RACCommand { end.mapReplace($0).take(1) }
            command.allowsConcurrentExecution = true
            command.executionSignals.flatten().subscribeNext { (value: Int) in sum.pointee &+= value }
            for value in 0..<count { command.execute(value) }
            world.runPending()
            end.sendNext(nil)
            return command
        }
    }

    private static func execute(
        _ count: Int, _ sum: UnsafeMutablePointer<Int>,
        _ work: (VirtualWorld, UnsafeMutablePointer<Int>) -> RACCommand
    ) {
        try! withVirtualWorld { world in
            world.expectReleased(work(world, sum))
            world.runPending()
        }
    }
}
