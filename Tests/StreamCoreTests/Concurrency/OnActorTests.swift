import Dispatch
import StreamCore
import Testing

/// `observeValues(on:)` and `startWithValues(on:)` of an actor.
@Suite(.timeLimit(.minutes(40)), .takesTurns) struct OnActorTests {
    private actor Store {
        private(set) var values: [Int] = []
        private var binding: (any Disposable)?
        private var continuation: CheckedContinuation<Void, Never>?

        /// Adds a value; after 3 it stops.
        func add(_ value: Int) {
            values.append(value)
            if value == 3 {
                binding?.dispose()
                binding = nil
                continuation?.resume()
            }
        }

        /// Follows numbers until 3 has come, and comes back then.
        func follow(_ face: Face, _ send: @escaping @Sendable (Signal<Int, Never>.Observer) -> Void) async {
            let (signal, input) = Signal<Int, Never>.pipe()
            switch face {
            case .signal: binding = signal.observeValues(on: self) { store, value in store.add(value) }
            case .producer: binding = signal.producer.startWithValues(on: self) { store, value in store.add(value) }
            }
            await withCheckedContinuation { continuation in
                self.continuation = continuation
                DispatchQueue.global().async { send(input) }
            }
        }

        /// Comes back when the jobs that were given before have run.
        func settle() async { for _ in 0..<100 { await Task.yield() } }
    }

    @Test("Values come on the actor, in order, and none after disposal there", arguments: Face.allCases)
    func follows(face: Face) async {
        let store = Store()
        await store.follow(face) { input in for number in 1...9 { input.send(value: number) } }
        await store.settle()
        #expect(await store.values == [1, 2, 3])
    }

    @Test("The actor is let go with the end of the stream", arguments: Face.allCases)
    func releases(face: Face) async {
        weak var released: Store?
        do {
            let store = Store()
            released = store
            await store.follow(face) { input in
                input.send(value: 3)
                input.sendCompleted()
            }
        }
        while released != nil { await Task.yield() }
        #expect(released == nil)
    }
}
