import Recordings

/// The operators that follow one source, without the clock.
extension ModelSignal {
    static func deferred(_ make: @escaping () -> ModelSignal) -> ModelSignal {
        CreatedSignal { make().subscribe($0) }
    }

    func doNext(_ action: @escaping (Any?) -> Void) -> ModelSignal {
        CreatedSignal { subscriber in
            self.forward(
                to: subscriber,
                next: { value in
                    action(value)
                    subscriber.sendNext(value)
                })
        }
    }

    func doError(_ action: @escaping ((any Error)?) -> Void) -> ModelSignal {
        CreatedSignal { subscriber in
            self.forward(
                to: subscriber,
                error: { error in
                    action(error)
                    subscriber.sendError(error)
                })
        }
    }

    func doCompleted(_ action: @escaping () -> Void) -> ModelSignal {
        CreatedSignal { subscriber in
            self.forward(
                to: subscriber,
                completed: {
                    action()
                    subscriber.sendCompleted()
                })
        }
    }

    func catching(_ replacement: @escaping ((any Error)?) -> ModelSignal) -> ModelSignal {
        CreatedSignal { subscriber in
            let catching = ModelSerialDisposable()
            let own = self.forward(to: subscriber, error: { catching.hold(replacement($0).subscribe(subscriber)) })
            return ModelDisposable {
                catching.dispose()
                own?.dispose()
            }
        }
    }

    func takeLast(_ count: Int) -> ModelSignal {
        CreatedSignal { subscriber in
            var values: [Any?] = []
            return self.forward(
                to: subscriber,
                next: { values = (values + [ScenarioValue.withoutMarker($0)]).suffix(count) },
                completed: {
                    for value in values { subscriber.sendNext(value) }
                    subscriber.sendCompleted()
                })
        }
    }

    func materialize() -> ModelSignal {
        CreatedSignal { subscriber in
            func end(_ event: ScenarioValue.Event) {
                subscriber.sendNext(ScenarioValue.value(event))
                subscriber.sendCompleted()
            }
            return self.subscribe(
                next: { subscriber.sendNext(ScenarioValue.value(.next($0))) }, error: { end(.error($0)) },
                completed: { end(.completed) })
        }
    }

    func replay(_ capacity: Int? = nil) -> ModelSignal {
        let connection = ModelConnection(self, ModelReplaySubject(capacity: capacity))
        connection.connect()
        return connection.subject
    }

    func replayLazily() -> ModelSignal {
        let connection = ModelConnection(self, ModelReplaySubject())
        return .deferred {
            connection.connect()
            return connection.subject
        }
    }
}
