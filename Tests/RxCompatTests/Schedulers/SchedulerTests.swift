import Foundation
import RxCompat
import Testing

extension RxTests {
    @Suite struct SchedulerTests {
        @Test("An action scheduled on the current thread runs after the running action")
        func currentThread() {
            let log = Lines()
            let scheduler = CurrentThreadScheduler.instance
            #expect(CurrentThreadScheduler.isScheduleRequired)
            _ = scheduler.schedule(()) { _ in
                log("a")
                _ = scheduler.schedule(()) { _ in
                    log("c")
                    return Disposables.create()
                }
                let off = scheduler.schedule(()) { _ in
                    log("off")
                    return Disposables.create()
                }
                off.dispose()
                log("b")
                return Disposables.create()
            }
            #expect(log.text == "a b c")
        }

        @Test("An action schedules itself again until it is disposed of")
        func recursive() {
            let log = Lines()
            _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { count, recurse in
                log(count)
                if count < 3 { recurse(count + 1) }
            }
            #expect(log.text == "0 1 2 3")
        }

        @Test("Virtual time runs in order, and skips what was disposed of")
        func virtual() {
            let log = Lines()
            let clock = Clock()
            clock.at(2) { log("b") }
            clock.at(1) { log("a") }
            clock.at(2) { log("c") }
            let off = clock.scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in
                log("off")
                return Disposables.create()
            }
            off.dispose()
            clock.advance(to: 1)
            #expect(log.text == "a")
            clock.scheduler.start()
            #expect(log.text == "a b c")
            #expect(clock.scheduler.now.timeIntervalSince1970 == 2)
            clock.scheduler.sleep(3)
            #expect(clock.scheduler.clock.timeIntervalSince1970 == 5)
        }
    }
}
