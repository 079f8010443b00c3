import CompatShims
import Foundation
import Testing

/// Calls that throw, in the middle of an expression.
@Suite struct AttemptingTests {
    private struct Failure: Error, Equatable { let number: Int }

    private final class Store {
        var texts: [String] = []

        func add(_ text: String) throws {
            if text.isEmpty { throw Failure(number: texts.count) }
            texts.append(text)
        }

        func last() throws -> String? {
            if texts.isEmpty { throw Failure(number: -1) }
            return texts.last == "nothing" ? nil : texts.last
        }
    }

    @Test("After a failure the result is nil, and the variable has the error; it keeps the error where nothing fails")
    func results() {
        let store = Store()
        var error: (any Error)?
        #expect(attempt(&error) { try store.last() } == nil)
        #expect(error as? Failure == Failure(number: -1))
        #expect(attempt(&error) { try store.add("a") } != nil)
        #expect(attempt(&error) { try store.last() } == "a")
        #expect(error as? Failure == Failure(number: -1))
        #expect(attempt(&error) { try store.add("") } == nil)
        #expect(error as? Failure == Failure(number: 1))
    }

    @Test("A call that is sent to nil does nothing, as one that failed without an error")
    func nobody() {
        let store: Store? = nil
        var error: (any Error)?
        #expect(attempt(&error) { try store?.add("a") } == nil)
        #expect(attempt(&error) { try store?.last() } == nil)
        #expect(error == nil)
    }

    @Test("A result that is nil is nil, and no failure")
    func nilResult() throws {
        let store = Store()
        try store.add("nothing")
        var error: (any Error)?
        let last: String? = attempt(&error) { try store.last() }
        #expect(last == nil && error == nil)
    }
}
