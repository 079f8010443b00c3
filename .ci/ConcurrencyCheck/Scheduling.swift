// What code in Swift 5 mode may hand to a scheduler, without a warning, and code in Swift 6 mode may not: each line that ends
// in `// Swift 6` is an error there, and nothing else is.

import Dispatch
import Foundation
import ReactiveCocoa4
import StreamCore

final class Counter {
    var count = 0
    private let scheduler = TestScheduler()
    private let place: any Scheduler = ImmediateScheduler()
    private let clock: any DateScheduler = QueueScheduler()

    func schedule() {
        scheduler.schedule { self.count += 1 }  // Swift 6
        place.schedule { self.count += 1 }  // Swift 6
        clock.schedule(after: Date()) { self.count += 1 }  // Swift 6
        clock.schedule(afterDelay: 1) { self.count += 1 }  // Swift 6
        clock.schedule(after: Date(), interval: .seconds(1), leeway: .seconds(0)) { self.count += 1 }  // Swift 6
        clock.schedule(after: .seconds(1), interval: .seconds(1), leeway: .seconds(0)) { self.count += 1 }  // Swift 6
        clock.schedule(after: .seconds(1), interval: .seconds(1)) { self.count += 1 }  // Swift 6
        clock.scheduleAfter(Date()) { self.count += 1 }  // Swift 6
        clock.scheduleAfter(Date(), repeatingEvery: 1) { self.count += 1 }  // Swift 6
    }
}

func scheduleVariables(_ queue: QueueScheduler, _ scheduler: TestScheduler) {
    var numbers: [Int] = []
    let stored = { print("stored") }
    UIScheduler().schedule { numbers.append(1) }  // Swift 6
    queue.schedule { numbers.append(2) }  // Swift 6
    queue.schedule(after: Date(), interval: .seconds(1)) { numbers.append(3) }  // Swift 6
    scheduler.schedule(after: .seconds(1)) { numbers.append(4) }  // Swift 6
    scheduler.schedule(stored)  // Swift 6
    scheduler.scheduleAfter(Date()) { numbers.append(5) }  // Swift 6
    scheduler.scheduleAfter(1) { numbers.append(6) }  // Swift 6
    scheduler.scheduleAfter(1, repeatingEvery: 1, action: stored)  // Swift 6
    scheduler.schedule { print("nothing is captured") }
}

func scheduleGenerically<Place: Scheduler>(_ place: Place) {
    var count = 0
    place.schedule { count += 1 }  // Swift 6
}
