public import Foundation
import StreamCore

/// Runs a test in virtual time.
///
/// When `body` returns, recordings end, and the first remaining fault is thrown. The faults are an event that no check
/// has checked, an event after the end of its stream, an open subscription to a source, an object that should have been
/// released, and a test without checks.
///
/// - Throws: The error that `body` throws, or a `StreamTestFailure`.
@discardableResult
public func withVirtualWorld<Result>(
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0), fileID: StaticString = #fileID, line: UInt = #line,
    _ body: (VirtualWorld) throws -> Result
) throws -> Result {
    let world = VirtualWorld(startDate: startDate, at: CheckPlace(fileID, line))
    defer { world.close() }
    let result = try world.perform { try body(world) }
    try world.perform { try world.finish() }
    return result
}

/// Runs a test with tasks in virtual time.
///
/// Code of tasks that `body` starts is inside the world, but not on its main queue. See the form that is not
/// asynchronous.
@discardableResult
public func withVirtualWorld<Result>(
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: (VirtualWorld) async throws -> Result
) async throws -> Result {
    let world = VirtualWorld(startDate: startDate, at: CheckPlace(fileID, line))
    // On the main actor, the world's tasks run there, too, and so never beside the test.
    world.queues.carryTasks(on: isolation === MainActor.shared ? .main : DispatchQueue(label: "tasks of a world"))
    world.queues.adoptTest()
    return try await withTaskExecutorPreference(world.queues, isolation: isolation) {
        // An actor moves to the world's executor with its next job.
        if isolation != nil { await Task.yield() }
        defer { world.close() }
        let result = try await world.queues.run(isolation: isolation) { try await body(world) }
        await world.queues.waitForRest()
        try world.perform { try world.finish() }
        return result
    }
}

/// Runs a test in real time, on real queues; checks wait at most `deadline` seconds.
///
/// - Throws: The error that `body` throws, or a `StreamTestFailure`, as in virtual time.
@discardableResult
public func withRealWorld<Result>(
    deadline: TimeInterval = 10, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: (RealWorld) throws -> Result
) throws -> Result {
    let world = RealWorld(deadline: deadline, at: CheckPlace(fileID, line))
    defer { world.close() }
    let result = try body(world)
    try world.finish()
    return result
}

/// Runs a test with tasks in real time, on real queues; checks wait at most `deadline` seconds.
@discardableResult
public func withRealWorld<Result>(
    deadline: TimeInterval = 10, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    line: UInt = #line, _ body: (RealWorld) async throws -> Result
) async throws -> Result {
    let world = RealWorld(deadline: deadline, at: CheckPlace(fileID, line))
    defer { world.close() }
    let result = try await body(world)
    try world.finish()
    return result
}
