import Recordings

/// The operators of several signals.
extension ModelSignal {
    func concat(_ other: ModelSignal) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            all.add(self.forward(to: subscriber, completed: { all.add(other.subscribe(subscriber)) }))
            return all
        }
    }

    static func concat(_ signals: [ModelSignal]) -> ModelSignal {
        signals.reduce(.empty()) { $0.concat($1) }
    }

    static func merge(_ signals: [ModelSignal]) -> ModelSignal {
        CreatedSignal { subscriber in
            for signal in signals { subscriber.sendNext(signal) }
            subscriber.sendCompleted()
            return nil
        }.flatten()
    }

    /// Subscribes to the signals that the source sends, to so many at the same time; zero is no limit.
    ///
    /// The original starts a waiting signal from inside the completion that makes room for it. A long queue of signals
    /// that complete at once would need a deep stack, so the dynamic layer starts them in a loop.
    func flatten(_ limit: Int, startsInLoop: Bool = false) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            var active: [ModelDisposable] = []
            var waiting: [ModelSignal] = []
            var hasCompleted = false
            func completeIfDone() {
                if hasCompleted && active.isEmpty && room == 0 { subscriber.sendCompleted() }
            }
            var (room, isStarting) = (0, false)
            func openWaiting() {
                room += 1
                guard !isStarting else { return }
                isStarting = startsInLoop
                while room > 0 {
                    room -= 1
                    open(waiting.removeFirst())
                }
                isStarting = false
            }
            func open(_ signal: ModelSignal) {
                let own = ModelSerialDisposable()
                all.add(own)
                active.append(own)
                own.hold(
                    signal.forward(
                        to: subscriber,
                        completed: {
                            all.remove(own)
                            active.removeAll { $0 === own }
                            if waiting.count == room { completeIfDone() } else { openWaiting() }
                        }))
            }
            all.add(
                self.forward(
                    to: subscriber,
                    next: { value in
                        guard let signal = value as? ModelSignal else { return }
                        if limit > 0 && active.count + room >= limit { waiting.append(signal) } else { open(signal) }
                    },
                    completed: {
                        hasCompleted = true
                        completeIfDone()
                    }))
            return all
        }
    }

    func switchToLatest() -> ModelSignal {
        CreatedSignal { subscriber in
            let connection = ModelConnection(self, ModelSubject())
            let subscription = connection.subject.flattenMap { value in
                (value as? ModelSignal)?.takeUntil(connection.subject.concat(.never()))
            }.subscribe(subscriber)
            let connected = connection.connect()
            return ModelDisposable {
                subscription?.dispose()
                connected.dispose()
            }
        }
    }

    func zip(_ other: ModelSignal) -> ModelSignal {
        CreatedSignal { subscriber in
            var (own, others): ([Any?], [Any?]) = ([], [])
            var (ownHasCompleted, otherHasCompleted) = (false, false)
            func completeIfDone() {
                if ownHasCompleted && own.isEmpty || otherHasCompleted && others.isEmpty { subscriber.sendCompleted() }
            }
            func sendPair() {
                guard !own.isEmpty && !others.isEmpty else { return }
                subscriber.sendNext(ScenarioValue.tuple([own.removeFirst(), others.removeFirst()]))
                completeIfDone()
            }
            let first = self.forward(
                to: subscriber,
                next: { value in
                    own.append(value)
                    sendPair()
                },
                completed: {
                    ownHasCompleted = true
                    completeIfDone()
                })
            let second = other.forward(
                to: subscriber,
                next: { value in
                    others.append(value)
                    sendPair()
                },
                completed: {
                    otherHasCompleted = true
                    completeIfDone()
                })
            return ModelDisposable {
                first?.dispose()
                second?.dispose()
            }
        }
    }

    func combineLatest(_ other: ModelSignal) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            // A list of one value, or of none so far.
            var (own, others): ([Any?], [Any?]) = ([], [])
            var completedCount = 0
            func sendPair() {
                if !own.isEmpty && !others.isEmpty { subscriber.sendNext(ScenarioValue.tuple(own + others)) }
            }
            func complete() {
                completedCount += 1
                if completedCount == 2 { subscriber.sendCompleted() }
            }
            all.add(
                self.forward(
                    to: subscriber,
                    next: { value in
                        own = [value]
                        sendPair()
                    },
                    completed: complete))
            all.add(
                other.forward(
                    to: subscriber,
                    next: { value in
                        others = [value]
                        sendPair()
                    },
                    completed: complete))
            return all
        }
    }

    static func zip(_ signals: [ModelSignal]) -> ModelSignal {
        join(signals) { $0.zip($1) }
    }

    static func combineLatest(_ signals: [ModelSignal]) -> ModelSignal {
        join(signals) { $0.combineLatest($1) }
    }

    /// Joins signals one by one: the values are tuples in tuples, which are flattened in the end.
    private static func join(
        _ signals: [ModelSignal], _ combine: @escaping (ModelSignal, ModelSignal) -> ModelSignal
    ) -> ModelSignal {
        guard let first = signals.first else { return .empty() }
        return signals.dropFirst().reduce(first.map { ScenarioValue.tuple([$0]) }, combine).map { value in
            var flat: [Any?] = []
            var rest = ScenarioValue.values(inTuple: value)
            while let values = rest {
                flat.insert(values[values.count - 1], at: 0)
                rest = values.count > 1 ? ScenarioValue.values(inTuple: values[0]) : nil
            }
            return ScenarioValue.tuple(flat)
        }
    }

    /// Ends at a value or the completion of the trigger; its failure counts for nothing.
    func takeUntil(_ trigger: ModelSignal) -> ModelSignal {
        CreatedSignal { subscriber in
            let all = ModelCompoundDisposable()
            func complete() {
                all.dispose()
                subscriber.sendCompleted()
            }
            all.add(trigger.subscribe(next: { _ in complete() }, error: { _ in }, completed: complete))
            if !all.isDisposed { all.add(self.forward(to: subscriber, completed: complete)) }
            return all
        }
    }

    func takeUntilReplacement(_ replacement: ModelSignal) -> ModelSignal {
        CreatedSignal { subscriber in
            let own = ModelSerialDisposable()
            let replacing = replacement.subscribe(
                next: { value in
                    own.dispose()
                    subscriber.sendNext(value)
                },
                error: { error in
                    own.dispose()
                    subscriber.sendError(error)
                },
                completed: {
                    own.dispose()
                    subscriber.sendCompleted()
                })
            if !own.isDisposed { own.hold(self.concat(.never()).subscribe(subscriber)) }
            return ModelDisposable {
                own.dispose()
                replacing?.dispose()
            }
        }
    }

    func sample(_ sampler: ModelSignal) -> ModelSignal {
        CreatedSignal { subscriber in
            var last: (value: Any?, Void)?
            let sampling = ModelSerialDisposable()
            let own = self.forward(
                to: subscriber, next: { last = ($0, ()) },
                error: { error in
                    sampling.dispose()
                    subscriber.sendError(error)
                },
                completed: {
                    sampling.dispose()
                    subscriber.sendCompleted()
                })
            sampling.hold(
                sampler.subscribe(
                    next: { _ in if let last { subscriber.sendNext(last.value) } },
                    error: { error in
                        own?.dispose()
                        subscriber.sendError(error)
                    },
                    completed: {
                        own?.dispose()
                        subscriber.sendCompleted()
                    }))
            return ModelDisposable {
                sampling.dispose()
                own?.dispose()
            }
        }
    }

    func groupBy(_ key: @escaping (Any?) -> Any?, _ transform: @escaping (Any?) -> Any?) -> ModelSignal {
        CreatedSignal { subscriber in
            var groups: [ModelGroup] = []
            return self.subscribe(
                next: { value in
                    let key = key(value)
                    let known = groups.first { areEqual($0.key, key) }
                    let group = known ?? ModelGroup(key: key)
                    if known == nil {
                        groups.append(group)
                        subscriber.sendNext(group)
                    }
                    group.sendNext(transform(value))
                },
                error: { error in
                    subscriber.sendError(error)
                    for group in groups { group.sendError(error) }
                },
                completed: {
                    subscriber.sendCompleted()
                    for group in groups { group.sendCompleted() }
                })
        }
    }
}
