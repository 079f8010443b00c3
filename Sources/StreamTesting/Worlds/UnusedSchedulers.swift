import Foundation
public import RACCompat
public import StreamCore

/// Schedulers that code takes and should not use.
extension VirtualWorld {
    /// Makes a scheduler that fails the test when something is scheduled, and runs nothing.
    ///
    ///     let search = Search(on: world.unusedScheduler(named: "the background queue"))
    public func unusedScheduler(named name: String = "the unused scheduler") -> any DateScheduler {
        UnusedScheduler(name, self)
    }

    /// Makes a scheduler of the dynamic layer that fails the test when something is scheduled, and runs nothing.
    public func unusedRACScheduler(named name: String = "the unused scheduler") -> RACScheduler {
        UnusedRACScheduler(name, self)
    }

    /// Remembers that a scheduler has been used that should not be.
    package func noteUse(of scheduler: String) {
        let text = "\(scheduler) was used at \(timeText(elapsed)), and should not be."
        misuses.withLock { $0.append(text) }
    }
}

private final class UnusedScheduler: DateScheduler {
    private let name: String
    /// The world may retain what holds this scheduler.
    private weak let world: VirtualWorld?

    init(_ name: String, _ world: VirtualWorld) {
        self.name = name
        self.world = world
    }

    var currentDate: Date { world?.now ?? Date() }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? { refuse() }

    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? { refuse() }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? { refuse() }

    private func refuse() -> (any Disposable)? {
        world?.noteUse(of: name)
        return nil
    }
}

private final class UnusedRACScheduler: RACScheduler, @unchecked Sendable {  // immutable
    private weak let world: VirtualWorld?

    init(_ name: String, _ world: VirtualWorld) {
        self.world = world
        super.init(name: name)
    }

    override func schedule(_ block: @escaping () -> Void) -> RACDisposable? { refuse() }

    override func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? { refuse() }

    override func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? { refuse() }

    override func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? { refuse() }

    private func refuse() -> RACDisposable? {
        world?.noteUse(of: name)
        return nil
    }
}
