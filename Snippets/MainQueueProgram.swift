// A command-line process whose signals need the main queue. See MIGRATION.md.

import Dispatch
import Foundation
import RACCompat

RACSignal.interval(0.01, onScheduler: .mainThreadScheduler())
    .take(3)
    .scanWithStart(0) { count, _ in (count as? Int ?? 0) + 1 }
    .subscribeNext({ print("tick", $0 ?? "nil") }, completed: { exit(0) })  // prints tick 1, tick 2, tick 3

dispatchMain()
