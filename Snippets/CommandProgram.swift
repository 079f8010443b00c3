// A command-line process that executes a command, which needs the main queue. See MIGRATION.md.

import Dispatch
import Foundation
import RACCompat

let greet = RACCommand { name in
    RACSignal.return("Hello, \(name ?? "nobody")!").delay(0.01)
}
greet.executing.subscribeNext { print("executing:", $0 ?? "nil") }  // prints executing: false, executing: true

greet.execute("Ann").subscribeNext({ print($0 ?? "nil") }, completed: { exit(0) })  // prints Hello, Ann!

dispatchMain()
