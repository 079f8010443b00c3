import Foundation
import RACCompat
import StreamCore

extension TypedFace {
    static func addTiming(to table: inout OperatorTable<TypedFace>) {
        table.scoped("throttle", { try $0.delay() }) { source, interval, scope in
            source.debounce(interval, on: scope.run.scheduler, discardWhenCompleted: false)
        }
        table.scoped("throttleIf", { (try $0.delay(), try $0.predicate()) }) { source, argument, scope in
            let (interval, waits) = argument
            // A value that does not wait replaces one that does.
            return source.flatMap(.latest) { value -> Producer in
                let single = Producer(value: value)
                return waits(value) ? single.delay(interval, on: scope.run.scheduler) : single
            }
        }
        table.scoped("delay", { try $0.delay() }) { source, interval, scope in
            source.delay(interval, on: scope.run.scheduler)
        }
        table.scoped("timeout", { try $0.delay() }) { source, interval, scope in
            let error = NSError(domain: RACSignalErrorDomain, code: RACSignalErrorTimedOut)
            return source.timeout(after: interval, raising: ScenarioError(cause: error), on: scope.run.scheduler)
        }
        table.add("deliverOn") { arguments in
            let source = try arguments.source()
            return { scope in source(scope)?.observe(on: scope.run.scheduler) }
        }
        table.add("subscribeOn") { arguments in
            let source = try arguments.source()
            return { scope in source(scope)?.start(on: scope.run.scheduler) }
        }
    }
}
