public import Foundation
import StreamCore

extension RACSignal {
    /// Runs the main loop until the receiver sends its first value, ends, or has taken too long.
    ///
    /// For tests and command-line tools; call it on the main thread or queue. Meanwhile, the blocks of the main
    /// scheduler and the other work of the main run loop run. If the caller is itself a block of the main queue, such
    /// as a `@MainActor` test, other blocks that were sent straight to that queue wait, because a queue cannot run
    /// inside its own block. In a block of a signal behind `deliverOnMainThread()`, `deliverOn(_:)` or `delay(_:)`, the
    /// next events of that subscription wait until the block has returned.
    ///
    /// - Parameters:
    ///   - defaultValue: The result when the receiver sends no value.
    ///   - success: Becomes whether the receiver sent or completed in time.
    ///   - error: Becomes the failure, one of code `RACSignalErrorTimedOut` after `timeout` seconds.
    ///   - timeout: The longest time to wait, in seconds.
    public final func asynchronousFirstOrDefault(
        _ defaultValue: Any?, success: UnsafeMutablePointer<Bool>?, error: UnsafeMutablePointer<(any Error)?>?,
        timeout: TimeInterval
    ) -> Any? {
        firstResult(default: defaultValue, timeout: timeout, in: "-asynchronousFirstOrDefault:success:error:timeout:")
            .store(success, error)
    }

    /// Runs the main loop until the receiver sends its first value, ends, or has taken 10 seconds.
    ///
    /// See ``asynchronousFirstOrDefault(_:success:error:timeout:)``.
    public final func asynchronousFirstOrDefault(
        _ defaultValue: Any?, success: UnsafeMutablePointer<Bool>?, error: UnsafeMutablePointer<(any Error)?>?
    ) -> Any? {
        asynchronousFirstOrDefault(defaultValue, success: success, error: error, timeout: 10)
    }

    /// Runs the main loop until the receiver sends its first value or ends; throws its failure, or that it took too long.
    ///
    /// See ``asynchronousFirstOrDefault(_:success:error:timeout:)``.
    public final func asynchronousFirstOrDefault(_ defaultValue: Any?, timeout: TimeInterval = 10) throws -> Any? {
        try firstResult(default: defaultValue, timeout: timeout, in: "-asynchronousFirstOrDefault:success:error:").get()
    }

    /// Runs the main loop until the receiver sends its first value or ends; throws its failure, or that it took too long.
    ///
    /// See ``asynchronousFirstOrDefault(_:success:error:timeout:)``.
    public final func asynchronousFirstOrDefault(
        _ defaultValue: Any?, success: UnsafeMutablePointer<Bool>?
    ) throws -> Any? {
        let result = firstResult(
            default: defaultValue, timeout: 10, in: "-asynchronousFirstOrDefault:success:error:")
        success?.pointee = result.isSuccess
        return try result.get()
    }

    /// Runs the main loop until the receiver has ended, or has taken too long.
    ///
    /// See ``asynchronousFirstOrDefault(_:success:error:timeout:)``.
    ///
    /// - Parameters:
    ///   - error: Becomes the failure, one of code `RACSignalErrorTimedOut` after `timeout` seconds.
    ///   - timeout: The longest time to wait, in seconds.
    /// - Returns: Whether it completed in time.
    @discardableResult
    public final func asynchronouslyWaitUntilCompleted(
        _ error: UnsafeMutablePointer<(any Error)?>?, timeout: TimeInterval = 10
    ) -> Bool {
        let result = completion(timeout: timeout)
        error?.pointee = result.error
        return result.isSuccess
    }

    /// Runs the main loop until the receiver has completed; throws its failure, or that it took too long.
    ///
    /// See ``asynchronousFirstOrDefault(_:success:error:timeout:)``.
    public final func asynchronouslyWaitUntilCompleted(timeout: TimeInterval = 10) throws {
        _ = try completion(timeout: timeout).get()
    }

    private final func completion(timeout: TimeInterval) -> FirstResult {
        ignoreValues().firstResult(default: nil, timeout: timeout, in: "-asynchronouslyWaitUntilCompleted:timeout:")
    }

    private final func firstResult(
        default defaultValue: Any?, timeout: TimeInterval, in operation: StaticString
    ) -> FirstResult {
        require(
            Thread.isMainThread || MainQueue.isCurrent, "\(operation) of \(self) is for the main thread or queue only.")
        requireNumber(timeout, in: operation)
        let first = FirstEvent()
        first.subscribe(to: take(1).timeout(timeout, onScheduler: .scheduler()).deliverOn(.mainThreadScheduler()))
        MainLoop.run(until: first)
        return first.result(default: defaultValue)
    }
}
