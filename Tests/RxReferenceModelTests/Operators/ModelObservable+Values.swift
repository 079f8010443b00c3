/// What the original's errors say.
enum ModelError: Error, CustomStringConvertible {
    case noElements
    case moreThanOneElement
    case argumentOutOfRange
    case timeout

    var description: String {
        switch self {
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .argumentOutOfRange: "Argument out of range."
        case .timeout: "Sequence timeout."
        }
    }
}

// MARK: Sources

extension ModelObservable {
    /// These send before `subscribe` returns, without a subscription.
    static func just(_ element: Element) -> ModelObservable { immediate([.next(element), .completed]) }
    static func empty() -> ModelObservable { immediate([.completed]) }
    static func error(_ error: any Error) -> ModelObservable { immediate([.error(error)]) }

    private static func immediate(_ events: [ModelEvent<Element>]) -> ModelObservable {
        ModelObservable { observer in
            events.forEach(observer)
            return ModelDisposable()
        }
    }

    /// Sends each element in a turn of the thread.
    static func from(_ elements: [Element]) -> ModelObservable {
        .producer { sink in
            let subscription = ModelDisposable()
            func send(_ rest: ArraySlice<Element>) {
                _ = ModelTurns.current.schedule {
                    if subscription.isDisposed { return ModelDisposable() }
                    guard let element = rest.first else {
                        sink.complete()
                        return ModelDisposable()
                    }
                    sink.next(element)
                    send(rest.dropFirst())
                    return ModelDisposable()
                }
            }
            send(elements[...])
            return subscription
        }
    }

    static func deferred(_ make: @escaping () throws -> ModelObservable) -> ModelObservable {
        .producer { sink in
            do { return try make().subscribe(sink.pass) } catch {
                sink.fail(error)
                return ModelDisposable()
            }
        }
    }

    static func create(
        _ begin: @escaping (@escaping ModelObserver<Element>) -> ModelDisposable
    ) -> ModelObservable {
        .producer { sink in
            var isStopped = false
            return begin { event in
                if isStopped { return }
                isStopped = event.isStop
                sink.pass(event)
            }
        }
    }

    static func using(_ resource: @escaping () -> ModelDisposable, _ source: ModelObservable) -> ModelObservable {
        .producer { sink in
            let resource = resource()
            return ModelDisposable([source.subscribe(sink.pass), resource])
        }
    }
}

// MARK: Values

extension ModelObservable {
    func map<Output>(_ transform: @escaping (Element) throws -> Output) -> ModelObservable<Output> {
        onNext { sink in { sink.next(try transform($0)) } }
    }

    func compactMap<Output>(_ transform: @escaping (Element) throws -> Output?) -> ModelObservable<Output> {
        onNext { sink in { if let output = try transform($0) { sink.next(output) } } }
    }

    func filter(_ predicate: @escaping (Element) throws -> Bool) -> ModelObservable {
        onNext { sink in { if try predicate($0) { sink.next($0) } } }
    }

    func take(_ count: Int) -> ModelObservable {
        if count == 0 { return .empty() }
        return onNext { sink in
            var remaining = count
            return { element in
                if remaining == 0 { return }
                remaining -= 1
                sink.next(element)
                if remaining == 0 { sink.complete() }
            }
        }
    }

    func skip(_ count: Int) -> ModelObservable {
        onNext { sink in
            var remaining = count
            return { element in if remaining > 0 { remaining -= 1 } else { sink.next(element) } }
        }
    }

    func take(last count: Int) -> ModelObservable {
        operate { sink in
            var elements: [Element] = []
            return { event in
                switch event {
                case .next(let element): elements = (elements + [element]).suffix(count)
                case .error: sink.pass(event)
                case .completed:
                    elements.forEach(sink.next)
                    sink.complete()
                }
            }
        }
    }

    func take(while predicate: @escaping (Element) throws -> Bool, isInclusive: Bool) -> ModelObservable {
        onNext { sink in
            var isRunning = true
            return { element in
                if !isRunning { return }
                isRunning = try predicate(element)
                if isRunning || isInclusive { sink.next(element) }
                if !isRunning { sink.complete() }
            }
        }
    }

    func skip(while predicate: @escaping (Element) throws -> Bool) -> ModelObservable {
        onNext { sink in
            var isRunning = false
            return { element in
                if !isRunning { isRunning = try !predicate(element) }
                if isRunning { sink.next(element) }
            }
        }
    }

    func element(at index: Int) -> ModelObservable {
        operate { sink in
            var remaining = index
            return { event in
                switch event {
                case .next:
                    if remaining == 0 {
                        sink.send(event)
                        sink.complete()
                    }
                    remaining -= 1
                case .error: sink.pass(event)
                case .completed: sink.fail(ModelError.argumentOutOfRange)
                }
            }
        }
    }

    func single() -> ModelObservable {
        operate { sink in
            var hasElement = false
            return { event in
                switch event {
                case .next:
                    if hasElement { return sink.fail(ModelError.moreThanOneElement) }
                    hasElement = true
                    sink.send(event)
                case .error: sink.pass(event)
                case .completed: hasElement ? sink.complete() : sink.fail(ModelError.noElements)
                }
            }
        }
    }

    /// Sends the only element when the source completes: a `Single`, or, where it may be missing, a `Maybe`.
    func only(orNone: Bool) -> ModelObservable {
        operate { sink in
            var only: Element?
            return { event in
                switch event {
                case .next(let element):
                    if only != nil { sink.fail(ModelError.moreThanOneElement) }
                    only = element
                case .error: sink.pass(event)
                case .completed:
                    if let only { sink.next(only) } else if !orNone { return sink.fail(ModelError.noElements) }
                    sink.complete()
                }
            }
        }
    }

    func first() -> ModelObservable<Element?> {
        operate { sink in
            return { event in
                switch event {
                case .next(let element):
                    sink.next(element)
                    sink.complete()
                case .error(let error): sink.fail(error)
                case .completed:
                    sink.next(nil)
                    sink.complete()
                }
            }
        }
    }

    func scan<Output>(
        _ seed: Output, accumulator: @escaping (Output, Element) throws -> Output
    ) -> ModelObservable<Output> {
        onNext { sink in
            var result = seed
            return { element in
                result = try accumulator(result, element)
                sink.next(result)
            }
        }
    }

    func reduce<Output>(
        _ seed: Output, accumulator: @escaping (Output, Element) throws -> Output
    ) -> ModelObservable<Output> {
        operate { sink in
            var result = seed
            return { event in
                switch event {
                case .next(let element): do { result = try accumulator(result, element) } catch { sink.fail(error) }
                case .error(let error): sink.fail(error)
                case .completed:
                    sink.next(result)
                    sink.complete()
                }
            }
        }
    }

    func toArray() -> ModelObservable<[Element]> { reduce([]) { $0 + [$1] } }

    func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) throws -> Key) -> ModelObservable {
        onNext { sink in
            var current: Key?
            return { element in
                let key = try key(element)
                if key == current { return }
                current = key
                sink.next(element)
            }
        }
    }

    func startWith(_ elements: Element...) -> ModelObservable {
        .producer { sink in
            for element in elements { sink.observer(.next(element)) }
            return self.subscribe(sink.observer)
        }
    }

    func ifEmpty(default other: Element) -> ModelObservable {
        operate { sink in
            var isEmpty = true
            return { event in
                if case .completed = event, isEmpty { sink.next(other) }
                isEmpty = false
                sink.pass(event)
            }
        }
    }

    func enumerated() -> ModelObservable<(index: Int, element: Element)> {
        onNext { sink in
            var index = 0
            return { element in
                index += 1
                sink.next((index - 1, element))
            }
        }
    }

    func materialize() -> ModelObservable<ModelEvent<Element>> {
        operate { sink in
            return { event in
                sink.next(event)
                if event.isStop { sink.complete() }
            }
        }
    }

    func dematerialize<Inner>() -> ModelObservable<Inner> where Element == ModelEvent<Inner> {
        onNext { sink in { sink.pass($0) } }
    }

    func `do`(
        next: @escaping (Element) throws -> Void, error: @escaping () -> Void, completed: @escaping () -> Void,
        subscribe: @escaping () -> Void, subscribed: @escaping () -> Void, dispose: @escaping () -> Void
    ) -> ModelObservable {
        .producer { sink in
            subscribe()
            let subscription = self.subscribe { event in
                switch event {
                case .next(let element): do { try next(element) } catch { return sink.fail(error) }
                case .error: error()
                case .completed: completed()
                }
                sink.pass(event)
            }
            subscribed()
            return ModelDisposable([subscription, ModelDisposable(dispose)])
        }
    }
}
