// These operators block the calling thread until the receiver sends, however long that takes. They deadlock where the
// original did: when the event needs the blocked thread, or the scheduler whose block is calling. Debug builds report a
// wait of more than a second to `RACSignal.reportSink`.

extension RACSignal {
    /// Waits for the first value; nil too when there is none, or when the receiver fails.
    ///
    /// Blocks the calling thread, see ``firstOrDefault(_:success:error:)``.
    public final func first() -> Any? {
        firstResult(of: self, default: nil, in: "-first").value
    }

    /// Waits for the first value; the default when there is none, or when the receiver fails.
    ///
    /// Blocks the calling thread, see ``firstOrDefault(_:success:error:)``.
    public final func firstOrDefault(_ defaultValue: Any?) -> Any? {
        firstResult(of: self, default: defaultValue, in: "-firstOrDefault:").value
    }

    /// Waits for the first value; the default when there is none, or when the receiver fails.
    ///
    /// Blocks the calling thread until the receiver sends a value or ends, without limit, and then ends the
    /// subscription. The call never returns if the value needs the calling thread, or the scheduler whose block is
    /// calling: on the main thread, for all events that are delivered there. Debug builds report a wait of more than a
    /// second to ``reportSink``, with its thread and its signal.
    ///
    /// - Parameters:
    ///   - defaultValue: The result when the receiver sends no value.
    ///   - success: Becomes whether the receiver did not fail; completion without a value is a success.
    ///   - error: Becomes the failure, or nil.
    public final func firstOrDefault(
        _ defaultValue: Any?, success: UnsafeMutablePointer<Bool>?, error: UnsafeMutablePointer<(any Error)?>?
    ) -> Any? {
        firstResult(of: self, default: defaultValue, in: "-firstOrDefault:success:error:").store(success, error)
    }

    /// Waits for the first value, and returns it or the default; throws the error of the receiver.
    ///
    /// Blocks the calling thread, see ``firstOrDefault(_:success:error:)``. A nil error is thrown as
    /// ``RACBridgeError/nilError``.
    public final func firstOrDefault(_ defaultValue: Any?, success: UnsafeMutablePointer<Bool>?) throws -> Any? {
        let result = firstResult(of: self, default: defaultValue, in: "-firstOrDefault:success:error:")
        success?.pointee = result.isSuccess
        return try result.get()
    }

    /// Waits for completion; throws the error of the receiver.
    ///
    /// Blocks the calling thread, see ``firstOrDefault(_:success:error:)``. A nil error is thrown as
    /// ``RACBridgeError/nilError``.
    public final func waitUntilCompleted() throws {
        _ = try completion(in: "-waitUntilCompleted:").get()
    }

    /// Waits for completion.
    ///
    /// Blocks the calling thread, see ``firstOrDefault(_:success:error:)``.
    ///
    /// - Parameter error: Becomes the failure, or nil.
    /// - Returns: Whether the receiver completed, and did not fail.
    @discardableResult
    public final func waitUntilCompleted(_ error: UnsafeMutablePointer<(any Error)?>?) -> Bool {
        let result = completion(in: "-waitUntilCompleted:")
        error?.pointee = result.error
        return result.isSuccess
    }

    /// Waits for completion, and returns all values, nil as `NSNull`; returns nil when the receiver fails.
    ///
    /// Blocks the calling thread, see ``firstOrDefault(_:success:error:)``.
    public final func toArray() -> [Any]? {
        firstResult(of: collect(), default: nil, in: "-toArray").value as? [Any]
    }

    private final func completion(in operation: StaticString) -> FirstResult {
        let values = ignoreValues().named("[\(name)] -waitUntilCompleted:")
        return firstResult(of: values, default: nil, in: operation)
    }

    private final func firstResult(
        of signal: RACSignal, default defaultValue: Any?, in operation: StaticString
    ) -> FirstResult {
        let first = FirstEvent()
        first.subscribe(to: signal.take(1))
        first.wait { BlockingReport.send(operation: operation, signal: self) }
        return first.result(default: defaultValue)
    }
}
