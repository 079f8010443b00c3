import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite(.timeLimit(.minutes(40)), .takesTurns) struct ActorSchedulerTests {
    /// An actor on the executor of all actors.
    private actor Plain {
        var notes: [Int] = []
        func note(_ number: Int) { notes.append(number) }
    }

    /// An actor on a queue of its own.
    private actor OnQueue {
        private let executor = QueueExecutor()
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
        var notes: [Int] = []
        func note(_ number: Int) { notes.append(number) }
    }

    @globalActor private actor Archive {
        static let shared = Archive()
    }

    @Archive private enum ArchiveState {
        static var notes: [String] = []
        static func note(_ text: String) { notes.append(text) }
    }

    /// Comes back when the scheduler has run everything that it was given before.
    private func catchUp(_ scheduler: ActorScheduler) async {
        await withCheckedContinuation { continuation in scheduler.schedule { continuation.resume() } }
    }

    static let actors: [any Actor] = [Plain(), OnQueue(), Archive.shared, MainActor.shared]

    @Test("100,000 actions of four threads run on the actor, one at a time, each thread's in order", arguments: actors)
    func keepsOrder(actor: any Actor) async {
        let count = many(25_000)
        let scheduler = ActorScheduler(actor)
        let order = ThreadOrder(threads: 4)
        let begun = Counter()
        let ended = Counter()
        let overlaps = Counter()
        onThreads(4) { thread in
            for number in 0..<count {
                scheduler.schedule {
                    actor.preconditionIsolated()
                    if begun.increment() != ended.value + 1 { overlaps.increment() }
                    order.note(thread, number)
                    ended.increment()
                }
            }
        }
        await catchUp(scheduler)
        #expect(order.isKept(upTo: count))
        #expect(overlaps.value == 0)
    }

    @Test("The state of the actor can be reached without waiting")
    func assumesIsolation() async {
        let (plain, onQueue) = (Plain(), OnQueue())
        for scheduler in [ActorScheduler(plain), ActorScheduler(onQueue)] {
            for number in 1...3 {
                scheduler.schedule {
                    if scheduler.actor === plain { plain.assumeIsolated { $0.note(number) } }
                    if scheduler.actor === onQueue { onQueue.assumeIsolated { $0.note(number) } }
                }
            }
            await catchUp(scheduler)
        }
        #expect(await plain.notes == [1, 2, 3])
        #expect(await onQueue.notes == [1, 2, 3])
    }

    @MainActor @Test("On the actor itself an action does not run inside the call")
    func neverRunsInPlace() async {
        let recorder = Recorder()
        ActorScheduler.main.schedule { recorder.note("action") }
        recorder.note("call")
        await catchUp(.main)
        #expect(recorder.history == "call action")
    }

    @MainActor @Test("On the main actor actions take turns with the blocks of the main queue")
    func sharesMainQueue() async {
        let recorder = Recorder()
        let scheduler = ActorScheduler(MainActor.shared)
        scheduler.schedule { MainActor.assumeIsolated { recorder.note("a") } }
        DispatchQueue.main.async { recorder.note("b") }
        scheduler.schedule { recorder.note("c") }
        await catchUp(scheduler)
        #expect(recorder.history == "a c b")
    }

    @Test("An action that another one schedules runs after that", arguments: actors)
    func queuesNested(actor: any Actor) async {
        let scheduler = ActorScheduler(actor)
        let recorder = Recorder()
        await withCheckedContinuation { continuation in
            scheduler.schedule {
                scheduler.schedule {
                    recorder.note("nested")
                    continuation.resume()
                }
                recorder.note("end")
            }
        }
        #expect(recorder.history == "end nested")
    }

    @Test("An action cancelled before its run does not run on an actor scheduler, and others do")
    func cancels() async {
        let scheduler = ActorScheduler(Plain())
        let recorder = Recorder()
        let isBlocked = DispatchSemaphore(value: 0)
        scheduler.schedule { isBlocked.wait() }
        let cancelled = scheduler.schedule { recorder.note("cancelled") }
        scheduler.schedule { recorder.note("kept") }
        cancelled?.dispose()
        isBlocked.signal()
        await catchUp(scheduler)
        #expect(recorder.history == "kept")
        #expect(cancelled?.isDisposed == true)
    }

    @Test("An actor scheduler and its actor are released after the last action")
    func isReleased() async {
        weak var released: Plain?
        do {
            let plain = Plain()
            released = plain
            await catchUp(ActorScheduler(plain))
        }
        // The job that ran it ends on another thread.
        while released != nil { await Task.yield() }
        #expect(released == nil)
    }

    @Test("A stream that is observed on an actor may use its state", arguments: Face.allCases)
    func observes(face: Face) async {
        let plain = Plain()
        let scheduler = ActorScheduler(plain)
        let (signal, input) = Signal<Int, Never>.pipe()
        let note: (Int) -> Void = { value in plain.assumeIsolated { $0.note(value) } }
        switch face {
        case .signal: signal.observe(on: scheduler).observeValues(note)
        case .producer: signal.producer.observe(on: scheduler).startWithValues(note)
        }
        for number in 1...3 { input.send(value: number) }
        await catchUp(scheduler)
        #expect(await plain.notes == [1, 2, 3])
    }

    @Test("A global actor is an actor like any other")
    func servesGlobalActors() async {
        let scheduler = ActorScheduler(Archive.shared)
        scheduler.schedule { Archive.shared.assumeIsolated { _ in } }
        let (signal, input) = Signal<String, Never>.pipe()
        signal.observeValues(on: Archive.shared) { _, text in Task { @Archive in ArchiveState.note(text) } }
        input.send(value: "a")
        await catchUp(scheduler)
        while await ArchiveState.notes.isEmpty { await Task.yield() }
        #expect(await ArchiveState.notes == ["a"])
    }
}
