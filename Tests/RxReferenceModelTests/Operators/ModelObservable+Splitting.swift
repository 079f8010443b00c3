extension ModelObservable {
    func buffer(_ span: Int, _ count: Int, on clock: ModelClock) -> ModelObservable<[Element]> {
        .producer { sink in
            var (elements, id) = ([Element](), 0)
            let timer = ModelSerial()
            func startTimer() {
                if timer.isDisposed { return }
                let own = id
                timer.set(clock.run(after: span) { if own == id { sendBuffer() } })
            }
            func sendBuffer() {
                id += 1
                let own = id
                let full = elements
                elements = []
                sink.next(full)
                if own == id { startTimer() }
            }
            startTimer()
            let source = self.subscribe { event in
                switch event {
                case .next(let element):
                    elements.append(element)
                    if elements.count == count { sendBuffer() }
                case .error(let error):
                    elements = []
                    sink.fail(error)
                case .completed:
                    sink.next(elements)
                    sink.complete()
                }
            }
            return ModelDisposable([timer, source])
        }
    }

    func window(_ span: Int, _ count: Int, on clock: ModelClock) -> ModelObservable<ModelObservable> {
        .producer { sink in
            var (subject, size, id) = (ModelSubject<Element>.publish(), 0, 0)
            let timer = ModelSerial()
            let members = ModelGroup()
            let users = ModelUsers(members)
            members.insert(timer)
            func sendWindow() {
                let window = subject
                sink.next(
                    .producer { sink in
                        let use = users.retain()
                        return ModelDisposable([use, window.subscribe(sink.pass)])
                    })
            }
            func startTimer(_ own: Int) {
                if timer.isDisposed || own != id { return }
                timer.set(clock.run(after: span) { if own == id { beginWindow() } })
            }
            func beginWindow() {
                size = 0
                id += 1
                let own = id
                subject.on(.completed)
                subject = .publish()
                sendWindow()
                startTimer(own)
            }
            sendWindow()
            startTimer(0)
            members.insert(
                self.subscribe { event in
                    subject.on(event)
                    switch event {
                    case .next:
                        size += 1
                        if size == count { beginWindow() }
                    case .error(let error): sink.fail(error)
                    case .completed: sink.complete()
                    }
                })
            return users.owner
        }
    }

    /// Sends an observable for each key.
    func groupBy<Key: Equatable>(
        _ makeKey: @escaping (Element) throws -> Key
    ) -> ModelObservable<(key: Key, elements: ModelObservable)> {
        .producer { sink in
            var groups: [(key: Key, subject: ModelSubject<Element>)] = []
            let source = ModelSlot()
            let users = ModelUsers(source)
            func end(_ event: ModelEvent<Element>) {
                for group in groups { group.subject.on(event) }
                if case .error(let error) = event { sink.send(.error(error)) } else { sink.send(.completed) }
                source.dispose()
                sink.dispose()
            }
            source.set(
                self.subscribe { event in
                    guard case .next(let element) = event else { return end(event) }
                    do {
                        let key = try makeKey(element)
                        if let group = groups.first(where: { $0.key == key }) { return group.subject.on(event) }
                        let subject = ModelSubject<Element>.publish()
                        groups.append((key, subject))
                        let elements = ModelObservable { observer in
                            let use = users.retain()
                            return ModelDisposable([use, subject.subscribe(observer)])
                        }
                        sink.next((key, elements))
                        subject.on(event)
                    } catch { end(.error(error)) }
                })
            return users.owner
        }
    }
}
