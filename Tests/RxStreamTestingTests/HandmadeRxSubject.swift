import Dispatch
import Foundation
import RxCompat
import RxStreamTesting
import StreamCore
import StreamTesting

/// A subject of observables that is written by hand: a send of the delivering thread is nested, and one of another thread
/// waits; it keeps the rules, unless it is given a fault.
final class HandmadeRxSubject: ObservableType, RecordableStream, @unchecked Sendable {  // guarded
    typealias Element = Int

    enum Fault {
        case endsTwice, dropsErrors, deliversAtOnce, locks, joinsLate, removesLast, keepsEnded, reverses
    }

    private final class Entry: Sendable {
        let observer: Guarded<RxCompat.AnyObserver<Int>?>
        init(_ observer: RxCompat.AnyObserver<Int>) { self.observer = Guarded(observer) }
    }

    private struct State {
        var entries: [Entry] = []
        var kept: [Event<Int>] = []
        var hasEnded = false
    }

    private let state = Guarded(State())
    private let drain = Drain(nests: true)
    private let lock = NSRecursiveLock()
    private let capacity: Int
    private let fault: Fault?

    init(replaying capacity: Int, _ fault: Fault?) { (self.capacity, self.fault) = (capacity, fault) }

    func send(_ event: RecordedEvent.Content) {
        switch event {
        case .value(let value): on(.next(value as? Int ?? 0))
        case .failure(let error): if let error { on(.error(error)) }
        case .completion: on(.completed)
        case .interruption, .note: break
        }
    }

    private func on(_ event: Event<Int>) {
        switch fault {
        case .dropsErrors where event.error != nil: break
        case .deliversAtOnce: deliver(event)
        case .locks: lock.withLock { deliver(event) }
        default: drain.run { [self] in deliver(event) }
        }
    }

    private func deliver(_ event: Event<Int>) {
        let entries: [Entry] = state.withLock { state in
            if state.hasEnded { return [] }
            let entries = state.entries
            if event.isStopEvent { state.hasEnded = true }
            if event.isStopEvent, fault != .keepsEnded { state.entries = [] }
            if !event.isStopEvent { state.kept = (state.kept + [event]).suffix(capacity) }
            return fault == .reverses ? entries.reversed() : entries
        }
        for entry in entries {
            entry.observer.read()?.on(event)
            if event.isStopEvent, fault == .endsTwice { entry.observer.read()?.on(event) }
            if event.isStopEvent, fault != .keepsEnded { entry.observer.withLock { $0 = nil } }
        }
    }

    func subscribe<Observer: ObserverType<Int>>(_ observer: Observer) -> any RxCompat.Disposable {
        let entry = Entry(observer.asObserver())
        let join = { [self] in
            for event in state.withLock({ $0.kept }) { entry.observer.read()?.on(event) }
            state.withLock { if !$0.hasEnded { $0.entries.append(entry) } }
        }
        if fault == .joinsLate || fault == .locks { join() } else { drain.run(join) }
        return Disposables.create { [self] in
            entry.observer.withLock { $0 = nil }
            state.withLock { state in
                if fault == .removesLast {
                    _ = state.entries.popLast()
                } else {
                    state.entries.removeAll { $0 === entry }
                }
            }
        }
    }

    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        let subscription = UncheckedSendable(subscribe(RxCompat.AnyObserver { recorder.receive($0) }))
        return { subscription.value.dispose() }
    }
}

/// Runs jobs one at a time; nobody waits.
final class Drain: @unchecked Sendable {  // guarded
    private let state = Guarded((jobs: [() -> Void](), owner: ThreadIdentifier?.none))
    private let nests: Bool

    /// - Parameter nests: Whether the thread that runs a job runs its next job inside of that one.
    init(nests: Bool = false) { self.nests = nests }

    func run(_ job: @escaping () -> Void) {
        let isNested = nests && state.withLock { $0.owner } == .current
        if isNested { return job() }
        let begins = state.withLock { state in
            state.jobs.append(job)
            defer { if state.owner == nil { state.owner = .current } }
            return state.owner == nil
        }
        guard begins else { return }
        while let next = state.withLock({ state in
            if state.jobs.isEmpty { state.owner = nil }
            return state.jobs.isEmpty ? nil : state.jobs.removeFirst()
        }) { next() }
    }
}

/// A scheduler of `RxCompat` as one of the typed core.
final class RxScheduler: Scheduler, @unchecked Sendable {  // immutable
    private let base: any ImmediateSchedulerType

    init(_ base: any ImmediateSchedulerType) { self.base = base }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any StreamCore.Disposable)? {
        let scheduled = UncheckedSendable(
            base.schedule(()) {
                action()
                return Disposables.create()
            })
        return AnyDisposable { scheduled.value.dispose() }
    }
}

/// A scheduler over a dispatch queue that is written by hand, and keeps the rules; unless it is given a fault.
final class HandmadeRxScheduler: ImmediateSchedulerType {
    enum Fault { case isImmediate, ignoresCancellation, isConcurrent, keepsActions, runsBatches }

    private let queue = DispatchQueue(label: "by hand")
    private let batch = Guarded<[() -> (() -> Void)?]>([])
    private let fault: Fault?

    init(_ fault: Fault? = nil) { self.fault = fault }

    func schedule<State>(
        _ state: State, action: @escaping (State) -> any RxCompat.Disposable
    ) -> any RxCompat.Disposable {
        let item = UncheckedSendable(Kept<(() -> Void)?>({ _ = action(state) }))
        switch fault {
        case .isImmediate: return action(state)
        case .isConcurrent: DispatchQueue.global().async { item.value.exchange(nil)?() }
        case .keepsActions:
            queue.async { item.value.value?() }
            return Disposables.create { item.value.value = nil }
        case .runsBatches:
            batch.withLock { $0.append { item.value.exchange(nil) } }
            queue.async { [batch = UncheckedSendable(self)] in
                for action in batch.value.batch.exchange([]).map({ $0() }) { action?() }
            }
        case .ignoresCancellation:
            queue.async { item.value.exchange(nil)?() }
            return Disposables.create()
        case nil: queue.async { item.value.exchange(nil)?() }
        }
        return Disposables.create { _ = item.value.exchange(nil) }
    }
}

/// Guarded content of a closure.
private final class Kept<Content>: @unchecked Sendable {  // guarded
    private let lock = NSLock()
    private var content: Content

    init(_ content: Content) { self.content = content }

    var value: Content {
        get { lock.withLock { content } }
        set { _ = exchange(newValue) }
    }

    func exchange(_ new: Content) -> Content {
        lock.withLock {
            defer { content = new }
            return content
        }
    }
}
