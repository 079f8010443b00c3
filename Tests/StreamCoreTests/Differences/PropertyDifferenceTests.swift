import StreamCore
import Testing

/// What properties and actions do otherwise than ReactiveSwift's, on purpose, where no other tests show it.
@Suite struct PropertyDifferenceTests {
    private static let shared = MutableProperty(0)

    @Test("withValue holds nothing up: its closure works with the value that it was given")
    func withValueIsASnapshot() {
        let property = MutableProperty(1)
        property.withValue { value in
            elsewhere { property.value = 2 }
            #expect(value == 1)
            #expect(property.value == 2)
        }
    }

    @Test("The values of an array that is modified are not those that a reader has")
    func modifiesACopy() {
        let property = MutableProperty([1])
        let before = property.value
        property.modify { $0.append(2) }
        #expect(before == [1])
        #expect(property.value == [1, 2])
    }

    @Test("Operators take key paths as closures, so that two functions are named map")
    func mapsKeyPaths() {
        let property = MutableProperty("abc").map(\.count).map { $0 + 1 }.map(value: 7)
        #expect(property.value == 7)
    }

    @Test("Properties and actions are Sendable, and so can be global and cross tasks")
    func crossesTasks() async {
        let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
        Self.shared <~ action.values
        _ = await Task.detached { action.apply(5).start() }.value
        #expect(Self.shared.value == 5)
    }

    @MainActor @Test("Closures that are formed on the main actor may run elsewhere")
    func runsElsewhere() {
        let property = MutableProperty(1)
        let doubled = property.map { $0 * 2 }
        elsewhere { property.value = 2 }
        #expect(doubled.value == 4)
    }
}
