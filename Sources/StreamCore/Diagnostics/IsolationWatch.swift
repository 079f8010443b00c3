import Foundation
import Synchronization

/// Looks before every call of a closure whether that is where the closure was written; in debug builds only.
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

    /// Reports if this is not where the closure was written.
    @usableFromInline
    package func look() {
        guard !isDone.load(ordering: .relaxed), !isHere, StreamDiagnostics.reportsIsolation else { return }
        isDone.store(true, ordering: .relaxed)
        IsolationReport.send(place, isolation, cure)
    }

    /// Whether a call now may touch the state of the actor, as far as can be told without a trap.
    private var isHere: Bool {
        // The main thread may have lent itself to another queue, with `sync`; the main actor waits then. (Under
        // `dispatchMain()` the main queue has no such thread, and that cannot be told.)
        if isolation === MainActor.shared { return MainQueue.isCurrent || Thread.isMainThread }
        // Only tasks run on actors. Which one a task runs on cannot be asked without stopping the program.
        return withUnsafeCurrentTask { $0 != nil }
    }
}

/// The closure as it is; in debug builds one that looks first, where it was written on an actor.
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

/// The closure as it is; in debug builds one that looks first, where it was written on an actor.
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
