import CompatShims
import Dispatch
import RACCompat
import Testing

@Suite struct TestExpectationTests {
    @Test("A test expectation is fulfilled once, and not twice")
    func once() {
        let expectation = TestExpectation(description: "answered")
        #expect(expectation.expectationDescription == "answered")
        #expect(!expectation.isFulfilled)
        expectation.fulfill()
        #expect(expectation.isFulfilled)
        expectation.fulfill()
        #expect(!expectation.isFulfilled)
    }

    @Test("A test expectation may be fulfilled several times, from any thread")
    func several() async {
        let expectation = TestExpectation(description: "answered")
        expectation.expectedFulfillmentCount = 3
        for _ in 1...3 { DispatchQueue.global().async(execute: expectation.fulfill) }
        #expect(await eventually { expectation.isFulfilled })
        #expect(expectation.expectedFulfillmentCount == 3)
    }
}
