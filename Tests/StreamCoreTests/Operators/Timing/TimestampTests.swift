import Foundation
import StreamCore
import Testing

@Suite("timestamp(on:)")
struct TimestampTests {
    private let scheduler = TestScheduler()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, String, TestFailure> {
        let scheduler = scheduler
        return Trial(
            face, of: Int.self,
            { $0.timestamp(on: scheduler).map { "\($0.value)@\(Int($0.date.timeIntervalSinceReferenceDate))" } },
            { $0.timestamp(on: scheduler).map { "\($0.value)@\(Int($0.date.timeIntervalSinceReferenceDate))" } })
    }

    @Test("Every value gets the date at which it came; ends pass", arguments: Face.allCases, 0...2)
    func stamps(face: Face, end: Int) {
        let trial = makeTrial(face)
        scheduler.advance(by: 3)
        trial.send(1)
        scheduler.advance(by: 4)
        trial.send(2, 3)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        #expect(trial.history == "1@3 2@7 3@7 " + ["completed", "failed(first)", "interrupted"][end])
    }

    @Test("The date is that of the wall clock")
    func wallClock() {
        let clock = JumpingScheduler()
        var dates: [Double] = []
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.timestamp(on: clock).observeValues { dates.append($0.date.timeIntervalSinceReferenceDate) }
        clock.timeline.advance(by: 2)
        input.send(value: 1)
        clock.setClock(by: -1)
        input.send(value: 2)
        #expect(dates == [2, 1])
    }

    @Test("Disposal interrupts")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.dispose()
        trial.send(1)
        #expect(trial.history == "interrupted")
        #expect(trial.isInputEnded)
    }
}
