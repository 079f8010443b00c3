import Dispatch
import Foundation
import RACCompat
import Testing

/// Examples of Documentation/PortingSpecs.md: a spec of Specta and Expecta.
@Suite("The departure board") @MainActor
struct DepartureBoardTests {
    let board = DepartureBoard(service: StubbedService())

    @Test("shows what the service answers")
    func shows() {
        board.refresh.execute("Central")
        #expect(board.departures == [])
        #expect(eventually { board.departures == ["S1", "S7"] })
    }

    @Test("tells the failure of the service")
    func fails() {
        var error: (any Error)?
        #expect(!board.refresh.execute("Nowhere").asynchronouslyWaitUntilCompleted(&error))
        #expect((error as NSError?)?.code == 404)
    }

    @Suite("while it is refreshed") @MainActor
    struct Refreshing {
        let board = DepartureBoardTests().board

        // The main queue may run between `init()` and a test: what starts work is called by the test.
        func beforeEach() { board.refresh.execute("Central") }

        @Test("is disabled until the service has answered")
        func isDisabled() {
            var enabled: [Bool] = []
            board.refresh.enabled.subscribeNext { (isEnabled: Bool) in enabled.append(isEnabled) }
            beforeEach()
            #expect(eventually { enabled == [true, false] })
            #expect(eventually { enabled == [true, false, true] })
        }

        @Test("refuses to be refreshed again")
        func refuses() {
            beforeEach()
            var error: (any Error)?
            #expect(!board.refresh.execute("Central").asynchronouslyWaitUntilCompleted(&error))
            #expect((error as NSError?)?.domain == RACCommandErrorDomain)
        }
    }

    @Test("follows what the main queue does")
    func followsTheMainQueue() async {
        DispatchQueue.main.async { board.refresh.execute("Central") }
        #expect(await eventually { board.departures == ["S1", "S7"] })
    }
}
