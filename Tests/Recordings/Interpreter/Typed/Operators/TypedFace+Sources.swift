import Dispatch
import Foundation
import RACCompat
import StreamCore

extension TypedFace {
    static func addSources(to table: inout OperatorTable<TypedFace>) {
        table.add("return") { arguments in
            let literal = try arguments.literal()
            return { scope in Producer(value: literal(scope)) }
        }
        table.add("empty") { _ in { _ in Producer.empty } }
        table.add("never") { _ in { _ in Producer.never } }
        table.add("error") { arguments in
            let code = try arguments.optionalInteger()
            return { _ in Producer(error: ScenarioError(code: code)) }
        }
        table.add("tryValue") { arguments in
            let literal = try arguments.literal()
            let code = try arguments.optionalInteger()
            return { scope in
                Producer { () -> Result<Any?, ScenarioError> in
                    literal(scope).map { .success($0) } ?? .failure(ScenarioError(code: code))
                }
            }
        }
        table.add("hot") { arguments in
            let name = try arguments.subjectName()
            return { scope in scope.run.subject(name)?.output }
        }
        table.addSharedReferences()
        table.add("defer") { arguments in
            let expression = try arguments.expression()
            return { scope in
                deferred(expression, scope)
            }
        }
        addTimedSources(to: &table)
    }

    private static func addTimedSources(to table: inout OperatorTable<TypedFace>) {
        table.add("cold") { arguments in
            let events = try arguments.events()
            return { scope in cold(events, scope) }
        }
        table.add("seqSignal") { arguments in
            let literals = try arguments.literals()
            return { scope in
                let elements = literals.map { $0(scope) ?? NSNull() as Any? }
                scope.run.recorder.meet(.turns)
                return Producer(elements).start(on: scope.run.scheduler)
            }
        }
        table.add("interval") { arguments in
            let period = try arguments.period()
            return { scope in interval(period, scope.run.scheduler) }
        }
        table.add("signals") { arguments in
            let events = try arguments.signalEvents()
            return { scope in cold(events(scope), scope) }
        }
    }

    /// Returns a producer that builds the expression on each start; where the scenario has nil, the producer never
    /// sends.
    static func deferred(_ expression: @escaping Recipe<TypedFace>, _ scope: Scope<TypedFace>) -> Producer {
        make { observer, lifetime in
            lifetime += (scope.build(expression, binding: scope.bound) ?? .never).start(observer)
        }
    }

    /// Makes a producer of a start handler; in `Producer { … }`, the compiler may take the closure for the producer's
    /// value.
    static func make(_ startHandler: @escaping (HotSignal.Observer, Lifetime) -> Void) -> Producer {
        Producer(startHandler)
    }

    /// Returns a producer that sends the date again and again.
    private static func interval(_ period: TimeInterval, _ scheduler: TestScheduler) -> Producer {
        make { observer, lifetime in
            let first = scheduler.currentDate.addingTimeInterval(period)
            let ticks = DispatchTimeInterval.seconds(Int(exactly: period) ?? .max)
            lifetime += scheduler.schedule(after: first, interval: ticks, leeway: .seconds(0)) {
                observer.send(value: scheduler.currentDate)
            }
        }
    }

    /// Returns a producer that goes through a list of events on each start.
    private static func cold(_ events: [ScenarioEvent<TypedFace>], _ scope: Scope<TypedFace>) -> Producer {
        make { observer, lifetime in
            let cancel = scope.run.play(events, to: TypedSubject(input: observer), scope)
            lifetime.observeEnded {
                cancel()
                // A list without a terminal event must not interrupt; releasing the observer would.
                withExtendedLifetime(observer) {}
            }
        }
    }
}
