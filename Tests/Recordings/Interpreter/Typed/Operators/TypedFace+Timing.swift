import Foundation
import RACCompat
import StreamCore

extension TypedFace {
    static func addTiming(to table: inout OperatorTable<TypedFace>) {
        table.scoped("throttle", { try $0.delay() }) { source, interval, scope in
            noting(source, interval, { _ in true }, scope)
                .debounce(interval, on: scope.run.scheduler, discardWhenCompleted: false)
        }
        table.scoped("throttleIf", { (try $0.delay(), try $0.predicate()) }) { source, argument, scope in
            let (interval, waits) = argument
            // A value that does not wait replaces a waiting value.
            return noting(source, interval, waits, scope).flatMap(.latest) { value -> Producer in
                let single = Producer(value: value)
                return waits(value) ? single.delay(interval, on: scope.run.scheduler) : single
            }
        }
        table.scoped("delay", { try $0.delay() }) { source, interval, scope in
            source.on(failed: { _ in scope.run.recorder.meet(.turns) }).delay(interval, on: scope.run.scheduler)
        }
        table.scoped("timeout", { try $0.delay() }) { source, interval, scope in
            let error = NSError(domain: RACSignalErrorDomain, code: RACSignalErrorTimedOut)
            return source.timeout(after: interval, raising: ScenarioError(cause: error), on: scope.run.scheduler)
        }
        table.add("deliverOn") { arguments in
            let source = try arguments.source()
            return { scope in
                scope.run.recorder.meet(.turns)
                return source(scope)?.observe(on: scope.run.scheduler)
            }
        }
        table.add("subscribeOn") { arguments in
            let source = try arguments.source()
            return { scope in
                scope.run.recorder.meet(.turns)
                return source(scope)?.start(on: scope.run.scheduler)
            }
        }
    }

    /// Returns a producer like `source` that notes where the original's throttle would behave differently.
    private static func noting(
        _ source: Producer, _ interval: TimeInterval, _ waits: @escaping FunctionLibrary.Predicate,
        _ scope: Scope<TypedFace>
    ) -> Producer {
        let (recorder, scheduler) = (scope.run.recorder, scope.run.scheduler)
        return make { observer, lifetime in
            var due: Date?
            let noted = source.on(
                failed: { _ in recorder.meet(.turns) },
                completed: { recorder.meet(due.map { $0 >= scheduler.currentDate } ?? false ? .heldUntilDue : .turns) },
                value: { value in
                    if due == scheduler.currentDate { recorder.meet(.turns) }
                    due = waits(value) ? scheduler.currentDate.addingTimeInterval(interval) : nil
                })
            lifetime += noted.start(observer)
        }
    }
}
