import Recordings

/// The operators that the original makes of `bind:`.
extension ModelSignal {
    /// Returns the signal of a value, and says whether the source is to stop; nil stops it, too.
    typealias Binding = (_ value: Any?, _ stop: inout Bool) -> ModelSignal?

    /// Sends what the signals send that a new binding makes of the values, all of them at the same time.
    func bind(_ makeBinding: @escaping () -> Binding) -> ModelSignal {
        CreatedSignal { subscriber in
            let binding = makeBinding()
            let all = ModelCompoundDisposable()
            // The source is one of the open signals.
            var openCount = 1
            func finish(_ finished: ModelDisposable) {
                openCount -= 1
                if openCount == 0 {
                    subscriber.sendCompleted()
                    all.dispose()
                } else {
                    all.remove(finished)
                }
            }
            func fail(_ error: (any Error)?) {
                all.dispose()
                subscriber.sendError(error)
            }
            func open(_ signal: ModelSignal) {
                openCount += 1
                let own = ModelSerialDisposable()
                all.add(own)
                own.hold(signal.forward(to: subscriber, error: fail, completed: { finish(own) }))
            }
            let own = ModelSerialDisposable()
            all.add(own)
            own.hold(
                self.subscribe(
                    next: { value in
                        guard !all.isDisposed else { return }
                        var stop = false
                        let signal = binding(value, &stop)
                        if let signal { open(signal) }
                        if signal == nil || stop {
                            own.dispose()
                            finish(own)
                        }
                    },
                    error: fail, completed: { finish(own) }))
            return all
        }
    }

    func flattenMap(_ transform: @escaping (Any?) -> ModelSignal?) -> ModelSignal {
        bind { { value, _ in transform(value) ?? .empty() } }
    }

    func flatten() -> ModelSignal { flattenMap { $0 as? ModelSignal } }

    func map(_ transform: @escaping (Any?) -> Any?) -> ModelSignal {
        flattenMap { .value(transform($0)) }
    }

    func filter(_ passes: @escaping (Any?) -> Bool) -> ModelSignal {
        flattenMap { passes($0) ? .value($0) : .empty() }
    }

    func ignoreValues() -> ModelSignal { filter { _ in false } }

    /// Fails at the first value for which the function returns nil; the pair is there for a result that is nil.
    func tryMap(_ error: (any Error)?, _ transform: @escaping (Any?) -> (value: Any?, Void)?) -> ModelSignal {
        flattenMap { transform($0).map { .value($0.value) } ?? .error(error) }
    }

    func skip(_ count: Int) -> ModelSignal {
        bind {
            var skipped = 0
            return { value, _ in
                if skipped >= count { return .value(value) }
                skipped += 1
                return .empty()
            }
        }
    }

    func take(_ count: Int) -> ModelSignal {
        if count == 0 { return .empty() }
        return bind {
            var taken = 0
            return { value, stop in
                guard taken < count else { return nil }
                taken += 1
                if taken == count { stop = true }
                return .value(value)
            }
        }
    }

    func takeUntil(_ predicate: @escaping (Any?) -> Bool) -> ModelSignal {
        bind { { value, _ in predicate(value) ? nil : .value(value) } }
    }

    func skipUntil(_ predicate: @escaping (Any?) -> Bool) -> ModelSignal {
        bind {
            var skips = true
            return { value, _ in
                if skips && !predicate(value) { return .empty() }
                skips = false
                return .value(value)
            }
        }
    }

    func distinctUntilChanged() -> ModelSignal {
        bind {
            var isFirst = true
            var last: Any?
            return { value, _ in
                if !isFirst && areEqual(value, last) { return .empty() }
                isFirst = false
                last = value
                return .value(value)
            }
        }
    }

    func scan(_ start: Any?, _ reduce: @escaping (Any?, Any?, Int) -> Any?) -> ModelSignal {
        bind {
            var running = start
            var index = 0
            return { value, _ in
                running = reduce(running, value, index)
                index += 1
                return .value(running)
            }
        }
    }

    func combinePrevious(_ start: Any?, _ reduce: @escaping (Any?, Any?) -> Any?) -> ModelSignal {
        // The running value is the previous value, with what the function made of it.
        scan(ScenarioValue.tuple([start])) { previous, value, _ in
            let previous = ScenarioValue.values(inTuple: previous) ?? []
            return ScenarioValue.tuple([value, reduce(previous[0], value)])
        }.map { ScenarioValue.values(inTuple: $0)?[1] }
    }

    func aggregate(_ start: Any?, _ reduce: @escaping (Any?, Any?, Int) -> Any?) -> ModelSignal {
        scan(start, reduce).startWith(start).takeLast(1)
    }

    func startWith(_ value: Any?) -> ModelSignal {
        ModelSignal.value(value).concat(self)
    }

    /// Answers with true at the first value that passes; the end, a failure included, is answered with false.
    func any(_ predicate: @escaping (Any?) -> Bool) -> ModelSignal {
        materialize().bind {
            { value, stop in
                guard case .next(let value)? = ScenarioValue.event(value) else {
                    stop = true
                    return .value(false)
                }
                guard predicate(value) else { return .empty() }
                stop = true
                return .value(true)
            }
        }
    }

    /// Answers with false at the first value that does not pass, or at a failure; at the end, with true.
    func all(_ predicate: @escaping (Any?) -> Bool) -> ModelSignal {
        materialize().bind {
            { value, stop in
                let answer: Bool?
                switch ScenarioValue.event(value) {
                case .next(let value): answer = predicate(value) ? nil : false
                case .completed: answer = true
                case .error, nil: answer = false
                }
                guard let answer else { return .empty() }
                stop = true
                return .value(answer)
            }
        }
    }

    func dematerialize() -> ModelSignal {
        bind {
            { value, stop in
                guard let event = ScenarioValue.event(value) else { return nil }
                stop = event.isTerminal
                switch event {
                case .next(let value): return .value(value)
                case .error(let error): return .error(error)
                case .completed: return .empty()
                }
            }
        }
    }
}
