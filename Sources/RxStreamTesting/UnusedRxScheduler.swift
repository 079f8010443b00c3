import Foundation
public import RxCompat
public import StreamTesting

extension VirtualWorld {
    /// Makes a scheduler of RxSwift's that fails the test when something is scheduled, and runs nothing.
    ///
    ///     let search = Search(on: world.unusedRxScheduler(named: "the background queue"))
    public func unusedRxScheduler(named name: String = "the unused scheduler") -> any SchedulerType {
        UnusedRxScheduler(name, self)
    }
}

private struct UnusedRxScheduler: SchedulerType {
    private let name: String
    /// The world may retain what holds this scheduler.
    private weak var world: VirtualWorld?

    init(_ name: String, _ world: VirtualWorld) {
        self.name = name
        self.world = world
    }

    var now: RxTime { world?.now ?? RxTime() }

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable { refuse() }

    func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable { refuse() }

    func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
    ) -> any Disposable { refuse() }

    private func refuse() -> any Disposable {
        world?.noteUse(of: name)
        return Disposables.create()
    }
}
