import StreamCore
import Testing

@Suite("LimitDecision")
struct LimitDecisionTests {
    private enum Step: CaseIterable {
        case arrival
        case immediateArrival
        case end
        case outerCompletion
    }

    @Test("At most the limit runs, nothing overtakes, and all that began ends before completion", arguments: 1...3)
    func waiting(limit: Int) {
        for steps in allSequences(of: Step.allCases, upTo: 7) {
            var decision = LimitDecision(limit: limit)
            // The model: streams by number, those that run in a set, those that wait in a queue.
            var running = 0
            var waiting = 0
            var isOuterCompleted = false
            var isOver = false
            for step in steps where !isOver {
                switch step {
                case .arrival, .immediateArrival:
                    guard !isOuterCompleted else { continue }
                    let isImmediate = step == .immediateArrival
                    let mayStart = running < limit
                    let arrival = decision.arrived(isImmediate: isImmediate)
                    #expect(arrival == (mayStart ? .start : .wait), "\(steps)")
                    if !mayStart { waiting += 1 } else if !isImmediate { running += 1 }
                case .end:
                    guard running > 0 else { continue }
                    let departure = decision.ended()
                    if waiting > 0 {
                        waiting -= 1
                        #expect(departure == .startNext, "\(steps)")
                    } else {
                        running -= 1
                        isOver = isOuterCompleted && running == 0
                        #expect(departure == (isOver ? .finish : .wait), "\(steps)")
                    }
                case .outerCompletion:
                    guard !isOuterCompleted else { continue }
                    isOuterCompleted = true
                    isOver = running == 0
                    let completes = decision.outerCompleted()
                    #expect(completes == isOver, "\(steps)")
                }
                #expect(decision.running == running && decision.waiting == waiting, "\(steps)")
                #expect(running <= limit && (waiting == 0 || running == limit), "\(steps)")
            }
        }
    }

    @Test("Where nothing waits, streams that come too early are dropped")
    func dropping() {
        var decision = LimitDecision(limit: 1, excess: .isDropped)
        let arrivals = [decision.arrived(), decision.arrived(), decision.arrived(isImmediate: true)]
        #expect(arrivals == [.start, .drop, .drop])
        let departure = decision.ended()
        #expect(departure == .wait)
        let next = decision.arrived()
        #expect(next == .start)
        let completes = decision.outerCompleted()
        #expect(!completes)
        let last = decision.ended()
        #expect(last == .finish)
    }
}
