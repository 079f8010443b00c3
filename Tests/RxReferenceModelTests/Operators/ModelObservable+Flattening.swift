extension ModelObservable {
    /// Runs the observable that is made of each element, beside the others.
    ///
    /// - Parameter ignoresWhileBusy: Whether an element is ignored while an observable runs.
    func flatMap<Output>(
        ignoresWhileBusy: Bool = false, _ selector: @escaping (Element) throws -> ModelObservable<Output>
    ) -> ModelObservable<Output> {
        .producer { sink in
            let merge = ModelMerge(sink)
            return merge.run(self) { element in
                if ignoresWhileBusy && merge.activeCount > 0 { return }
                merge.activeCount += 1
                do { merge.subscribe(to: try selector(element)) } catch {
                    merge.activeCount -= 1
                    if !merge.isEnding { merge.end(.error(error)) }
                }
            }
        }
    }

    static func merge(_ sources: [ModelObservable]) -> ModelObservable {
        .producer { sink in
            let merge = ModelMerge(sink)
            merge.activeCount = sources.count
            for source in sources { merge.subscribe(to: source) }
            merge.hasEnded = true
            if merge.isDone { merge.end(.completed) }
            return merge.group
        }
    }

    /// Runs so many of the observables that are made of elements; others wait.
    func flatMap<Output>(
        maxConcurrent: Int, _ selector: @escaping (Element) throws -> ModelObservable<Output>
    ) -> ModelObservable<Output> {
        .producer { sink in
            let merge = ModelMerge(sink)
            var waiting: [ModelObservable<Output>] = []
            merge.innerEnded = { key in
                merge.group.remove(key)
                if merge.isEnding || waiting.isEmpty {
                    merge.activeCount -= 1
                    if merge.isDone { merge.end(.completed) }
                    return
                }
                // The next one begins as a turn, so that the stack does not grow with observables that end at once.
                let next = waiting.removeFirst()
                merge.group.insert(ModelTurns.current.schedule { merge.subscribe(to: next) })
            }
            return merge.run(self) { element in
                let runsNow = merge.activeCount < maxConcurrent
                if runsNow { merge.activeCount += 1 }
                do {
                    let inner = try selector(element)
                    if runsNow { return _ = merge.subscribe(to: inner) }
                    if merge.isEnding { return }
                    waiting.append(inner)
                    if merge.activeCount >= maxConcurrent { return }
                    merge.activeCount += 1
                    merge.subscribe(to: waiting.removeFirst())
                } catch {
                    if runsNow { merge.activeCount -= 1 }
                    if !merge.isEnding { merge.end(.error(error)) }
                }
            }
        }
    }

    func concatMap<Output>(
        _ selector: @escaping (Element) throws -> ModelObservable<Output>
    ) -> ModelObservable<Output> {
        flatMap(maxConcurrent: 1, selector)
    }

    func flatMapLatest<Output>(
        _ selector: @escaping (Element) throws -> ModelObservable<Output>
    ) -> ModelObservable<Output> {
        .producer { sink in
            let source = ModelSlot()
            let inner = ModelSerial()
            var (latest, isRunning, hasEnded) = (0, false, false)
            func run(_ observable: ModelObservable<Output>) {
                isRunning = true
                latest += 1
                let id = latest
                let slot = ModelSlot()
                inner.set(slot)
                slot.set(
                    observable.subscribe { event in
                        if event.isStop { slot.dispose() }
                        if id != latest { return }
                        switch event {
                        case .next: sink.send(event)
                        case .error: sink.pass(event)
                        case .completed:
                            isRunning = false
                            if hasEnded { sink.complete() }
                        }
                    })
            }
            source.set(
                self.subscribe { event in
                    switch event {
                    case .next(let element): do { run(try selector(element)) } catch { sink.fail(error) }
                    case .error(let error): sink.fail(error)
                    case .completed:
                        hasEnded = true
                        source.dispose()
                        if !isRunning { sink.complete() }
                    }
                })
            return ModelDisposable([source, inner])
        }
    }
}

/// The observables that an operator runs side by side, in one group with the subscription to its source.
private final class ModelMerge<Element> {
    let group = ModelGroup()
    var activeCount = 0
    var hasEnded = false
    private(set) var isEnding = false
    /// Handles the end of an observable in another way; the subscription has this key in the group.
    var innerEnded: ((Int) -> Void)?
    private let sink: ModelSink<Element>

    init(_ sink: ModelSink<Element>) {
        self.sink = sink
        sink.whenDisposed = { self.innerEnded = nil }
    }

    var isDone: Bool { hasEnded && activeCount == 0 && !isEnding }

    /// Subscribes to the source, whose elements go to a closure.
    func run<Source>(_ source: ModelObservable<Source>, _ next: @escaping (Source) -> Void) -> ModelDisposable {
        let slot = ModelSlot()
        group.insert(slot)
        slot.set(
            source.subscribe { event in
                switch event {
                case .next(let element): if !self.hasEnded && !self.isEnding { next(element) }
                case .error(let error): self.end(.error(error))
                case .completed:
                    self.hasEnded = true
                    if self.isDone { self.end(.completed) } else { slot.dispose() }
                }
            })
        return group
    }

    @discardableResult
    func subscribe(to inner: ModelObservable<Element>) -> ModelDisposable {
        let slot = ModelSlot()
        if isEnding {
            activeCount -= 1
            return slot
        }
        guard let key = group.insert(slot) else { return slot }
        slot.set(
            inner.subscribe { event in
                switch event {
                case .next: if !self.isEnding { self.sink.send(event) }
                case .error: self.end(event)
                case .completed: if let innerEnded = self.innerEnded { innerEnded(key) } else { self.ended(key) }
                }
            })
        return slot
    }

    private func ended(_ key: Int) {
        activeCount -= 1
        let isDone = isDone
        group.remove(key)
        if isDone { end(.completed) }
    }

    /// Sends an event that ends the operator; nothing follows, even while it is delivered.
    func end(_ event: ModelEvent<Element>) {
        isEnding = true
        sink.pass(event)
    }
}
