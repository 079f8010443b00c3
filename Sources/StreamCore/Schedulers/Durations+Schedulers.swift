#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// The schedulers take a `Duration`, too. They are described where they take seconds; these forms are left
// out of the documentation, in which a link by name would be ambiguous.

extension DateScheduler {
    /// The same as `sleep` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func sleep(for interval: Duration, leeway: Duration = .zero) async throws {
        try await sleep(for: interval.dispatchInterval, leeway: leeway.dispatchInterval)
    }

    /// The same as `timer` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func timer(interval: Duration, leeway: Duration = .zero) -> AsyncStream<Date> {
        timer(interval: interval.dispatchInterval, leeway: leeway.dispatchInterval)
    }

    /// The same as `schedule` with an interval in seconds.
    @_documentation(visibility: internal)
    @discardableResult
    @_disfavoredOverload
    public func schedule(afterDelay delay: Duration, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        schedule(afterDelay: delay.timeInterval, action: action)
    }
}

extension TestScheduler {
    /// The same as `advance` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @MainActor public func advance(by interval: Duration) async {
        await advance(by: interval.dispatchInterval)
    }

    /// The same as `advance` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func advance(by interval: Duration) {
        advance(by: interval.dispatchInterval)
    }

    /// The same as `rewind` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func rewind(by interval: Duration) {
        rewind(by: interval.dispatchInterval)
    }
}
