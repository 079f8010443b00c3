import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct ModifyTests {
    private let recorder = Recorder()

    @Test("modify changes the value, sends the result once and returns what the closure returns")
    func modifies() {
        let property = MutableProperty(1)
        property.producer.start(recorder.observer())
        let result = property.modify { value in
            value += 1
            value += 1
            return "done"
        }
        #expect(result == "done")
        #expect(property.value == 3)
        #expect(recorder.history == "1 3")
    }

    @Test("modify sends what the closure has made even if it throws")
    func modifiesAndThrows() {
        let property = MutableProperty(1)
        property.producer.start(recorder.observer())
        #expect(throws: TestFailure.first) {
            try property.modify { value in
                value = 2
                throw TestFailure.first
            }
        }
        #expect(property.value == 2)
        #expect(recorder.history == "1 2")
    }

    @Test("A closure that modifies may read the property: it has the value from before")
    func readsInside() {
        let property = MutableProperty(1)
        property.modify { value in
            value = 2
            #expect(property.value == 1)
        }
        #expect(property.value == 2)
    }

    @Test("A property that is set inside the closure that modifies it stops the program with a message")
    func stopsNestedModification() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let property = MutableProperty(1)
            property.modify { _ in property.value = 2 }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Nested modifications violate exclusivity of access."))
    }

    @Test("Modifications of two threads follow one another")
    func modifiesOnThreads() {
        let property = MutableProperty(0)
        onThreads(2) { _ in
            for _ in 0..<10_000 { property.modify { $0 += 1 } }
        }
        #expect(property.value == 20_000)
    }

    @Test("Setting a property waits for modify on another thread; reading the property does not")
    func waitsForModification() {
        let property = MutableProperty(0)
        let isInside = DispatchSemaphore(value: 0)
        let isRead = DispatchSemaphore(value: 0)
        onThreads(2) { index in
            if index == 0 {
                property.modify { value in
                    isInside.signal()
                    #expect(isRead.isSignalled(), "reading waited for a modification")
                    value += 1
                }
            } else {
                #expect(isInside.isSignalled(), "the modification did not begin")
                #expect(property.value == 0)
                isRead.signal()
                property.value = 10
            }
        }
        #expect(property.value == 10)
    }

    @Test("swap and modify lose nothing when threads race")
    func swapsOnThreads() {
        let property = MutableProperty(0)
        let taken = Counter()
        onThreads(2) { index in
            for _ in 0..<5_000 {
                if index == 0 {
                    property.modify { $0 += 1 }
                } else {
                    for _ in 0..<property.swap(0) { taken.increment() }
                }
            }
        }
        #expect(taken.value + property.value == 5_000)
    }
}
