import Foundation
import RACCompat
import Testing

/// Examples of Documentation/PortingSpecs.md: a spec of Kiwi, in virtual time.
@Suite("The search of the departure board") @MainActor
struct DepartureSearchTests {
    let clock = RACTestScheduler()
    let service = StubbedService()
    let board: DepartureBoard

    init() {
        board = DepartureBoard(service: service, scheduler: clock)
    }

    @Test("asks once, when typing has paused")
    func asksOnce() {
        board.search = "C"
        board.search = "Ce"
        clock.stepAll()
        #expect(service.searches == ["Ce"])
        #expect(board.suggestions == ["Central"])
    }

    @Test("drops an answer that came too late")
    func dropsLateAnswers() {
        service.delay = 60
        board.search = "C"
        clock.advance(to: clock.now.addingTimeInterval(59))
        board.search = "H"
        clock.advance(to: clock.now.addingTimeInterval(59))
        #expect(service.searches == ["C", "H"])
        #expect(board.suggestions == [])
        clock.stepAll()
        #expect(board.suggestions == ["Harbour"])
    }
}
