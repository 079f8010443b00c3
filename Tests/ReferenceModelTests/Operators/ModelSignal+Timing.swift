import Foundation
import Recordings

/// The operators that use the clock.
extension ModelSignal {
    static func interval(_ period: Double, on scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            scheduler.repeating(every: period) { subscriber.sendNext(scheduler.virtualDate) }
        }
    }

    /// Sends one value in each turn of the scheduler.
    static func values(_ values: [Any], on scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            var rest = values[...]
            return scheduler.scheduleRecursively { again in
                guard let value = rest.popFirst() else { return subscriber.sendCompleted() }
                subscriber.sendNext(value)
                again()
            }
        }
    }

    static func startLazily(
        on scheduler: ModelScheduler, _ body: @escaping (any ModelSubscriber) -> Void
    ) -> ModelSignal {
        let source = CreatedSignal { subscriber in
            body(subscriber)
            return nil
        }
        let connection = ModelConnection(source, ModelReplaySubject())
        return CreatedSignal { subscriber in
            connection.subject.subscribe(subscriber)
            connection.connect()
            return nil
        }.subscribeOn(scheduler)
    }

    /// Sends a value when no other has followed for a time; values that do not pass the test are sent at once.
    func throttle(
        _ interval: Double, on scheduler: ModelScheduler, if waits: @escaping (Any?) -> Bool
    ) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            let timer = ModelSerialDisposable()
            var waiting: (value: Any?, Void)?
            func flush(sends: Bool) {
                timer.content?.dispose()
                guard let value = waiting else { return }
                if sends { subscriber.sendNext(value.value) }
                // A value that arrived while this one was sent is forgotten, too, as in the original.
                waiting = nil
            }
            all.add(
                self.forward(
                    to: subscriber,
                    next: { value in
                        let waits = waits(value)
                        flush(sends: false)
                        guard waits else { return subscriber.sendNext(value) }
                        waiting = (value, ())
                        timer.hold(scheduler.schedule(after: interval) { flush(sends: true) })
                    },
                    error: { error in
                        all.dispose()
                        subscriber.sendError(error)
                    },
                    completed: {
                        flush(sends: true)
                        subscriber.sendCompleted()
                    }))
            return all
        }
    }

    func delay(_ interval: Double, on scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            all.add(
                self.forward(
                    to: subscriber,
                    next: { value in
                        all.add(scheduler.schedule(after: interval) { subscriber.sendNext(value) })
                    },
                    completed: {
                        all.add(scheduler.schedule(after: interval) { subscriber.sendCompleted() })
                    }))
            return all
        }
    }

    /// Sends what has arrived within a time of the first value.
    func buffer(_ interval: Double, on scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            let timer = ModelSerialDisposable()
            var values: [Any?] = []
            func flush() {
                timer.content?.dispose()
                guard !values.isEmpty else { return }
                let tuple = ScenarioValue.tuple(values)
                values = []
                subscriber.sendNext(tuple)
            }
            let own = self.forward(
                to: subscriber,
                next: { value in
                    if values.isEmpty { timer.hold(scheduler.schedule(after: interval, flush)) }
                    values.append(value)
                },
                completed: {
                    flush()
                    subscriber.sendCompleted()
                })
            return ModelDisposable {
                own?.dispose()
                timer.dispose()
            }
        }
    }

    func timeout(_ interval: Double, on scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            func fail(_ error: (any Error)?) {
                all.dispose()
                subscriber.sendError(error)
            }
            all.add(scheduler.schedule(after: interval) { fail(NSError(domain: "RACSignalErrorDomain", code: 1)) })
            all.add(
                self.forward(
                    to: subscriber, error: fail,
                    completed: {
                        all.dispose()
                        subscriber.sendCompleted()
                    }))
            return all
        }
    }

    func deliverOn(_ scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            self.subscribe(
                next: { value in scheduler.schedule { subscriber.sendNext(value) } },
                error: { error in scheduler.schedule { subscriber.sendError(error) } },
                completed: { scheduler.schedule { subscriber.sendCompleted() } })
        }
    }

    func subscribeOn(_ scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            all.add(scheduler.schedule { all.add(self.subscribe(subscriber)) })
            return all
        }
    }

    func repeating(on scheduler: ModelScheduler) -> ModelSignal {
        subscribeForever(on: scheduler, againAfterCompletion: true, againAfterError: { false })
    }

    /// Subscribes again after a failure, so many times; zero is no limit.
    func retry(_ count: Int, on scheduler: ModelScheduler) -> ModelSignal {
        CreatedSignal { subscriber in
            var retried = 0
            return self.subscribeForever(on: scheduler, againAfterCompletion: false) {
                guard count == 0 || retried < count else { return false }
                retried += 1
                return true
            }.subscribe(subscriber)
        }
    }

    /// Subscribes at once, and after each end for which it is said, in a later turn of the scheduler.
    private func subscribeForever(
        on scheduler: ModelScheduler, againAfterCompletion: Bool, againAfterError: @escaping () -> Bool
    ) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            func subscribe(_ again: @escaping () -> Void) {
                let own = ModelCompoundDisposable()
                all.add(own)
                func end(_ isRepeated: Bool, _ send: () -> Void) {
                    if !isRepeated {
                        all.dispose()
                        send()
                    }
                    all.remove(own)
                    again()
                }
                own.add(
                    self.forward(
                        to: subscriber, error: { error in end(againAfterError()) { subscriber.sendError(error) } },
                        completed: { end(againAfterCompletion, subscriber.sendCompleted) }))
            }
            subscribe { all.add(scheduler.scheduleRecursively(subscribe)) }
            return all
        }
    }
}
