import StreamCore

extension ObservableType {
    /// Makes a resource for every subscription, and disposes the resource when the subscription ends.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            var resource: (any Disposable) = Disposables.create()
            do {
                let made = try resourceFactory()
                resource = made
                sink.set(Disposables.create(try observableFactory(made).attach(sink), made))
            } catch {
                sink.set(Disposables.create(Observable<Element>.error(error).attach(sink), resource))
            }
            return sink
        }
    }

    /// Sends states while a condition is true, each made from the previous state; an error that a closure throws is
    /// sent.
    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            sink.set(
                scheduler.scheduleRecursive(Element?.none) { previous, recurse in
                    do {
                        let state = try previous.map(iterate) ?? initialState
                        guard try condition(state) else { return sink.end() }
                        sink.send(state)
                        recurse(state)
                    } catch { sink.end(with: error) }
                })
            return sink
        }
    }
}
