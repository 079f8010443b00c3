import Foundation
import StreamCore
import Testing

@Suite(.takesTurns) struct ElapsedTimeTests {
    @Test("On a queue it does not go back, and a delay of some length takes that long")
    func measuresOnQueue() {
        let scheduler = QueueScheduler()
        let isOver = DispatchSemaphore(value: 0)
        let begin = scheduler.elapsedTime
        scheduler.schedule(afterDelay: 0.02) { isOver.signal() }
        #expect(isOver.isSignalled())
        #expect(scheduler.elapsedTime - begin >= 0.02)
    }

    @Test("On a test scheduler it is virtual")
    func measuresInTests() {
        let scheduler = TestScheduler()
        let begin = scheduler.elapsedTime
        scheduler.advance(by: 12.5)
        #expect(scheduler.elapsedTime - begin == 12.5)
    }

    @Test("A scheduler that knows only dates measures by them")
    func measuresByDates() {
        let scheduler = DatesAlone()
        let begin = scheduler.elapsedTime
        scheduler.timeline.advance(by: 3)
        #expect(scheduler.elapsedTime - begin == 3)
    }
}

/// A scheduler of a user who wrote what the protocol asks for and nothing else.
private final class DatesAlone: DateScheduler {
    let timeline = TestScheduler()

    var currentDate: Date { timeline.currentDate }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? { timeline.schedule(action) }

    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        timeline.schedule(after: date, action: action)
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        timeline.schedule(after: date, interval: interval, leeway: leeway, action: action)
    }
}
