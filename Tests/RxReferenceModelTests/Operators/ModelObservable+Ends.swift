extension ModelObservable {
    func `catch`(_ handler: @escaping (any Error) throws -> ModelObservable) -> ModelObservable {
        .producer { sink in
            let current = ModelSerial()
            let first = ModelSlot()
            current.set(first)
            first.set(
                self.subscribe { event in
                    guard case .error(let error) = event else { return sink.pass(event) }
                    do { current.set(try handler(error).subscribe(sink.pass)) } catch { sink.fail(error) }
                })
            return current
        }
    }

    func ifEmpty(switchTo other: ModelObservable) -> ModelObservable {
        .producer { sink in
            var isEmpty = true
            let second = ModelSlot()
            let first = self.subscribe { event in
                if case .completed = event, isEmpty { return second.set(other.subscribe(sink.pass)) }
                isEmpty = false
                sink.pass(event)
            }
            return ModelDisposable([first, second])
        }
    }

    func ignoreElements() -> ModelObservable { flatMap { _ in .empty() } }

    /// Goes on with another observable when the elements, which are ignored, have ended.
    func then(_ second: ModelObservable) -> ModelObservable {
        .producer { sink in
            let current = ModelSerial()
            let first = ModelSlot()
            current.set(first)
            first.set(
                self.ignoreElements().subscribe { event in
                    if case .completed = event { current.set(second.subscribe(sink.pass)) } else { sink.pass(event) }
                })
            return current
        }
    }

    static func concat(_ sources: [ModelObservable]) -> ModelObservable {
        let result = ModelObservable.producer { sink in
            let succession = ModelSuccession(sink, sources, \.concatenated) { sink.complete() }
            succession.subscribe = { source in
                source.subscribe { event in
                    if case .completed = event { succession.moveOn() } else { sink.pass(event) }
                }
            }
            return succession.begin()
        }
        result.concatenated = sources
        return result
    }

    static func `catch`(
        sequence sources: [ModelObservable],
        _ parts: ReferenceWritableKeyPath<ModelObservable, [ModelObservable]?> = \.tried
    ) -> ModelObservable {
        let result = ModelObservable.producer { sink in
            var lastError: (any Error)?
            let succession = ModelSuccession(sink, sources, { $0[keyPath: parts] }) {
                if let lastError { sink.fail(lastError) } else { sink.complete() }
            }
            succession.subscribe = { source in
                source.subscribe { event in
                    guard case .error(let error) = event else { return sink.pass(event) }
                    lastError = error
                    succession.moveOn()
                }
            }
            return succession.begin()
        }
        result[keyPath: parts] = sources
        return result
    }

    func retry(_ count: Int) -> ModelObservable { .catch(sequence: Array(repeating: self, count: count), \.retried) }

    func retry<Trigger>(
        when makeTriggers: @escaping (ModelObservable<any Error>) -> ModelObservable<Trigger>
    ) -> ModelObservable {
        .producer { sink in
            let errors = ModelSubject<any Error>.publish()
            let triggers = ModelSubject<Trigger>.publish()
            let succession = ModelSuccession(sink, nil, { _ in nil }) {}
            succession.subscribe = { _ in
                let source = ModelSlot()
                let trigger = ModelSlot()
                source.set(
                    self.subscribe { event in
                        guard case .error(let error) = event else { return sink.pass(event) }
                        source.dispose()
                        trigger.set(
                            triggers.subscribe { event in
                                switch event {
                                case .next: succession.moveOn()
                                case .error(let error): sink.fail(error)
                                case .completed: sink.complete()
                                }
                            })
                        errors.on(.next(error))
                    })
                return ModelDisposable([source, trigger])
            }
            let made = makeTriggers(errors).subscribe(triggers.on)
            return ModelDisposable([succession.begin(), made])
        }
    }
}

/// Runs observables one after the other.
///
/// One that is itself a succession of the same kind is replaced by its parts. A step that is asked for during a step follows
/// it.
private final class ModelSuccession<Element> {
    var subscribe: (ModelObservable<Element>) -> ModelDisposable = { _ in ModelDisposable() }
    private let sink: ModelSink<Element>
    /// The observables that follow; without any, there is always a next one.
    private var rest: [ModelObservable<Element>]?
    private let parts: (ModelObservable<Element>) -> [ModelObservable<Element>]?
    private let finish: () -> Void
    private let current = ModelSerial()
    private var isStepping = false
    private var stepsAskedFor = 0

    init(
        _ sink: ModelSink<Element>, _ sources: [ModelObservable<Element>]?,
        _ parts: @escaping (ModelObservable<Element>) -> [ModelObservable<Element>]?, _ finish: @escaping () -> Void
    ) {
        self.sink = sink
        rest = sources
        self.parts = parts
        self.finish = finish
        sink.whenDisposed = current.dispose
    }

    func begin() -> ModelDisposable {
        moveOn()
        return current
    }

    func moveOn() {
        stepsAskedFor += 1
        if isStepping { return }
        isStepping = true
        while stepsAskedFor > 0 && !sink.isDisposed {
            stepsAskedFor -= 1
            step()
        }
        isStepping = false
    }

    private func step() {
        while let next = rest?.first, let parts = parts(next) { rest = parts + (rest ?? []).dropFirst() }
        if rest?.isEmpty == true { return finish() }
        let slot = ModelSlot()
        current.set(slot)
        let next = rest?.removeFirst() ?? .empty()
        slot.set(subscribe(next))
    }
}
