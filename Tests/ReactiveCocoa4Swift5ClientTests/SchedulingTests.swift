import Foundation
import ReactiveCocoa4
import Testing

/// What code of that time hands to schedulers: closures that capture variables and objects which are not `Sendable`.
@Suite struct SchedulingTests {
    private final class Counter {
        var count = 0

        func schedule(on clock: any DateSchedulerType) {
            clock.scheduleAfter(clock.currentDate) { self.count += 1 }
            clock.scheduleAfter(clock.currentDate, action: advance)
            clock.scheduleAfter(clock.currentDate.addingTimeInterval(2), repeatingEvery: 10) { [unowned self] in
                self.count += 10
            }
        }

        private func advance() { count += 100 }
    }

    @Test("Closures that capture variables are scheduled at a date and after an interval, and run")
    func capturesVariables() {
        var order: [String] = []
        let clock = TestScheduler()
        let stored = { order.append("stored") }
        clock.scheduleAfter(clock.currentDate.addingTimeInterval(1)) { order.append("date") }
        clock.scheduleAfter(clock.currentDate.addingTimeInterval(2), action: stored)
        clock.scheduleAfter(3) { order.append("interval") }
        clock.scheduleAfter(4, action: stored)
        let repeating = clock.scheduleAfter(5, repeatingEvery: 1) { order.append("tick") }
        clock.advanceByInterval(6)
        repeating?.dispose()
        clock.run()
        #expect(order == ["date", "stored", "interval", "stored", "tick", "tick"])
    }

    @Test("An object that is not Sendable is captured by what it schedules")
    func capturesObjects() {
        let clock = TestScheduler()
        let counter = Counter()
        counter.schedule(on: clock)
        clock.advanceByInterval(2)
        #expect(counter.count == 111)
    }
}
