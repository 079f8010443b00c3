import Synchronization

/// Checks before every call of a closure whether the call is on the actor of the closure; in debug builds only.
@usableFromInline
package final class IsolationWatch: Sendable {
    private let isolation: any Actor
    private let place: IsolationReport.Place
    private let cure: IsolationReport.Cure
    private let isDone = Atomic<Bool>(false)

    @usableFromInline
    package init(
        _ isolation: any Actor, _ file: StaticString, _ line: UInt, cure: IsolationReport.Cure = .observing
    ) {
        self.isolation = isolation
        self.cure = cure
        place = IsolationReport.Place(fileID: "\(file)", line: Int(line))
    }

    /// Reports the closure if the calling thread is not on the actor on which the closure was written.
    @usableFromInline
    package func look() {
        guard !isDone.load(ordering: .relaxed), !isHere, StreamDiagnostics.reportsIsolation else { return }
        isDone.store(true, ordering: .relaxed)
        IsolationReport.send(place, isolation, cure)
    }

    /// Whether a call now may touch the state of the actor, as far as can be determined without a trap.
    private var isHere: Bool {
        // The main thread may run a block of another queue, with `sync`; the main actor waits then. (Under
        // `dispatchMain()` the main queue has no main thread, and this case cannot be detected.)
        if isolation === MainActor.shared { return MainQueue.isCurrent || CurrentThread.isMain }
        // Only tasks run on actors. A check of the actor that a task runs on would stop the program when it fails.
        return withUnsafeCurrentTask { $0 != nil }
    }
}

/// Returns the closure as it is; in debug builds, for a closure written on an actor, one that checks the actor first.
@inlinable
@inline(__always)
package func watched<Argument>(
    _ action: @escaping (Argument) -> Void, _ isolation: (any Actor)?, _ file: StaticString, _ line: UInt
) -> (Argument) -> Void {
    #if DEBUG
        guard let isolation else { return action }
        let watch = IsolationWatch(isolation, file, line)
        return { argument in
            watch.look()
            action(argument)
        }
    #else
        return action
    #endif
}

/// Returns the closure as it is; in debug builds, for a closure written on an actor, one that checks the actor first.
@inlinable
@inline(__always)
package func watched(
    _ action: @escaping () -> Void, _ isolation: (any Actor)?, _ file: StaticString, _ line: UInt
) -> () -> Void {
    #if DEBUG
        guard let isolation else { return action }
        let watch = IsolationWatch(isolation, file, line)
        return {
            watch.look()
            action()
        }
    #else
        return action
    #endif
}
