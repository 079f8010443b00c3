import StreamCore
import StreamTesting
import Testing

@Suite struct DelayTests {
    private func makeTrial(_ face: Face, _ scheduler: TestScheduler) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler), { $0.delay(10, on: scheduler) },
            { $0.delay(10, on: scheduler) })
    }

    @Test("Values and completion come later, each by the interval", arguments: Face.allCases)
    func delays(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1, 2)
        scheduler.advance(by: 4)
        trial.send(3)
        scheduler.advance(by: 4)
        trial.complete()
        scheduler.advance(by: 1)
        #expect(trial.history.isEmpty)
        scheduler.run()
        #expect(trial.history == "10:1 10:2 14:3 18:completed")
    }

    @Test("At equal dates, a value comes before what the delivery of the one before it schedules")
    func keepsItsTurn() {
        let scheduler = TestScheduler()
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder(clock: scheduler)
        signal.producer.delay(10, on: scheduler).debounce(2, on: scheduler).start(recorder.observer())
        input.send(value: 1)
        scheduler.advance(by: 2)
        input.send(value: 2)
        scheduler.run()
        #expect(recorder.history == "14:2")
    }

    @Test("Failure is not delayed, and what waits is discarded", arguments: Face.allCases)
    func failsAtOnce(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        scheduler.advance(by: 4)
        trial.fail(.first)
        #expect(trial.history.isEmpty)
        scheduler.run()
        #expect(trial.history == "4:failed(first)")
    }

    @Test("Interruption is not delayed, and what waits is discarded", arguments: Face.allCases)
    func interruptsAtOnce(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        trial.interrupt()
        #expect(trial.history.isEmpty)
        scheduler.run()
        #expect(trial.history == "0:interrupted")
    }

    @Test("Disposal releases the input at once, and interrupts on the scheduler")
    func disposes() {
        let scheduler = TestScheduler()
        let trial = makeTrial(.producer, scheduler)
        trial.send(1)
        scheduler.advance(by: 1)
        trial.dispose()
        #expect(trial.isInputEnded)
        scheduler.run()
        #expect(trial.history == "1:interrupted")
    }

    @Test("Values that wait in delay are released at disposal")
    func releases() {
        final class Item {}
        let scheduler = TestScheduler()
        let (signal, input) = Signal<Item, Never>.pipe()
        let start = signal.producer.delay(10, on: scheduler).start()
        weak var item: Item?
        do {
            let waiting = Item()
            item = waiting
            input.send(value: waiting)
        }
        #expect(item != nil)
        start.dispose()
        #expect(item == nil)
    }

    @Test("A million values keep their order and leave nothing behind")
    func keepsOrder() {
        let scheduler = TestScheduler()
        var next = 0
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.delay(1, on: scheduler).observe(Signal.Observer(value: { if $0 == next { next += 1 } }))
        for value in 0..<many(1_000_000) {
            input.send(value: value)
            if value.isMultiple(of: 1000) { scheduler.advance(by: 0.5) }
        }
        scheduler.run()
        #expect(next == many(1_000_000))
    }

    @Test("A timer that fires too late to be stopped does not complete what has failed")
    func failsDespiteTimer() {
        let scheduler = UnstoppableScheduler()
        let (output, input) = Signal<Int, TestFailure>.pipe()
        let recorder = Recorder()
        output.delay(10, on: scheduler).observe(recorder.observer())
        input.send(value: 1)
        input.send(error: .first)
        scheduler.tick()
        scheduler.run()
        #expect(recorder.history == "failed(first)")
    }

    @Test(
        "Values that wait in delay are released when the observer has ended, not when they are due",
        arguments: [true, false])
    func releasesWhatWaits(completes: Bool) {
        let scheduler = TestScheduler()
        let (output, input) = Signal<ReleasedItem, TestFailure>.pipe()
        let recorder = Recorder(clock: scheduler)
        output.delay(10, on: scheduler).map { _ in 1 }.take(first: 1).observe(recorder.observer())
        input.send(value: ReleasedItem())
        scheduler.advance(by: 4)
        var item: ReleasedItem? = ReleasedItem()
        weak let waiting = item
        if let sent = item.take() { input.send(value: sent) }
        if completes { input.sendCompleted() }
        scheduler.advance(by: 6)
        #expect(recorder.history == "10:1 10:completed")
        #expect(waiting == nil)
    }
}
