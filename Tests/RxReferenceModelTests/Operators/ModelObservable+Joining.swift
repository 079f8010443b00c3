extension ModelObservable {
    func take<Other>(until other: ModelObservable<Other>) -> ModelObservable {
        .producer { sink in
            let trigger = ModelSlot()
            trigger.set(
                other.subscribe { event in
                    switch event {
                    case .next: sink.complete()
                    case .error(let error): sink.fail(error)
                    case .completed: trigger.dispose()
                    }
                })
            return ModelDisposable([self.subscribe(sink.pass), trigger])
        }
    }

    func skip<Other>(until other: ModelObservable<Other>) -> ModelObservable {
        .producer { sink in
            var isOpen = false
            let source = self.subscribe { event in
                switch event {
                case .next: if isOpen { sink.send(event) }
                case .error: sink.pass(event)
                case .completed: if isOpen { sink.complete() } else { sink.dispose() }
                }
            }
            let trigger = ModelSlot()
            trigger.set(
                other.subscribe { event in
                    switch event {
                    case .next:
                        isOpen = true
                        trigger.dispose()
                    case .error(let error): sink.fail(error)
                    case .completed: trigger.dispose()
                    }
                })
            return ModelDisposable([source, trigger])
        }
    }

    func amb(_ right: ModelObservable) -> ModelObservable {
        .producer { sink in
            let slots = [ModelSlot(), ModelSlot()]
            var winner: Int?
            for (index, source) in [self, right].enumerated() {
                slots[index].set(
                    source.subscribe { event in
                        if winner == nil {
                            winner = index
                            slots[1 - index].dispose()
                        }
                        if winner == index { sink.pass(event) }
                        // In the original, the end of the loser ends the first source.
                        if event.isStop { winner == index ? slots.forEach { $0.dispose() } : slots[0].dispose() }
                    })
            }
            return ModelDisposable(slots)
        }
    }

    func sample<Other>(_ sampler: ModelObservable<Other>, _ defaultValue: Element?) -> ModelObservable {
        .producer { sink in
            var latest: Element?
            var hasEnded = false
            let source = ModelSlot()
            source.set(
                self.subscribe { event in
                    switch event {
                    case .next(let element): latest = element
                    case .error: sink.pass(event)
                    case .completed:
                        hasEnded = true
                        source.dispose()
                    }
                })
            let samples = sampler.subscribe { event in
                if case .error(let error) = event { return sink.fail(error) }
                let sampled = latest ?? defaultValue
                latest = nil
                if let sampled { sink.next(sampled) }
                if hasEnded { sink.complete() }
            }
            return ModelDisposable([source, samples])
        }
    }

    func withLatestFrom<Other, Output>(
        _ second: ModelObservable<Other>, resultSelector: @escaping (Element, Other) throws -> Output
    ) -> ModelObservable<Output> {
        .producer { sink in
            var latest: Other?
            let other = ModelSlot()
            other.set(
                second.subscribe { event in
                    switch event {
                    case .next(let element): latest = element
                    case .error(let error): sink.fail(error)
                    case .completed: other.dispose()
                    }
                })
            let source = self.subscribe { event in
                switch event {
                case .next(let element):
                    guard let latest else { return }
                    do { sink.next(try resultSelector(element, latest)) } catch { sink.fail(error) }
                case .error(let error): sink.fail(error)
                case .completed: sink.complete()
                }
            }
            return ModelDisposable([source, other])
        }
    }
}

// MARK: Combinations

extension ModelObservable {
    /// Sends what is made of the latest elements whenever one of the sources has sent.
    ///
    /// - Parameter isList: Whether the form of the original is that for a collection, which keeps the subscription to the
    ///   source that ends last, and to one that fails.
    static func combineLatest<Output>(
        _ sources: [ModelObservable], isList: Bool, _ map: @escaping ([Element]) throws -> Output
    ) -> ModelObservable<Output> {
        join(sources, isList: isList) { values, isDone, index in
            values[index] = values[index].suffix(1)
            if values.allSatisfy({ !$0.isEmpty }) { return .next(try map(values.flatMap { $0 })) }
            return isDone.indices.allSatisfy { $0 == index || isDone[$0] } ? .completed : nil
        }
    }

    /// Sends what is made of the elements with the same number.
    ///
    /// - Parameter isList: Whether the form of the original is that for a collection, which ends at an element without a
    ///   partner, handles an event that comes during a delivery after it, and keeps the subscription to the source that ends last, and to one that fails.
    static func zip<Output>(
        _ sources: [ModelObservable], isList: Bool, _ map: @escaping ([Element]) throws -> Output
    ) -> ModelObservable<Output> {
        join(sources, isList: isList, inTurn: isList) { values, isDone, _ in
            guard values.allSatisfy({ !$0.isEmpty }) else {
                return isList && isDone.filter { $0 }.count == sources.count - 1 ? .completed : nil
            }
            defer { values = values.map { Array($0.dropFirst()) } }
            return .next(try map(values.map { $0[0] }))
        }
    }

    private static func join<Output>(
        _ sources: [ModelObservable], isList: Bool, inTurn: Bool = false,
        _ result: @escaping (_ values: inout [[Element]], _ isDone: [Bool], _ index: Int) throws -> ModelEvent<Output>?
    ) -> ModelObservable<Output> {
        .producer { sink in
            let slots = sources.map { _ in ModelSlot() }
            var values = sources.map { _ in [Element]() }
            var isDone = sources.map { _ in false }
            func handle(_ event: ModelEvent<Element>, _ index: Int) {
                switch event {
                case .next(let element):
                    values[index].append(element)
                    do {
                        if let result = try result(&values, isDone, index) { sink.pass(result) }
                    } catch { sink.fail(error) }
                case .error(let error):
                    if !isList { slots[index].dispose() }
                    sink.fail(error)
                case .completed:
                    isDone[index] = true
                    let isLast = isDone.allSatisfy { $0 }
                    if !isList || !isLast { slots[index].dispose() }
                    if isLast { sink.complete() }
                }
            }
            var waiting: [(ModelEvent<Element>, Int)] = []
            var isHandling = false
            func handleInTurn(_ event: ModelEvent<Element>, _ index: Int) {
                waiting.append((event, index))
                if isHandling { return }
                isHandling = true
                while !waiting.isEmpty {
                    let (event, index) = waiting.removeFirst()
                    if !sink.isDisposed { handle(event, index) }
                }
                isHandling = false
            }
            for (index, source) in sources.enumerated() {
                slots[index].set(source.subscribe { inTurn ? handleInTurn($0, index) : handle($0, index) })
            }
            return ModelDisposable(slots)
        }
    }
}
