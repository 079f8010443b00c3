import GrowthSupport
import RACCompat
import Testing

/// Four times as many cost about four times as much, not sixteen times.
///
/// To add a case, see `GrowthCase`.
@Suite struct TimeGrowthTests {
    private static let cases = SubjectGrowth.all + InputGrowth.all + ContainerGrowth.all + OperatorGrowth.all

    @Test("Four times as much dynamic work takes no more than eight times as long", arguments: cases)
    func growsInProportion(growth: GrowthCase) {
        var excess: GrowthCase.Times? = GrowthCase.Times()
        // The name of a chain is as long as the chain, and is made anew for each operator.
        onThread(stackSize: 64 << 20) {
            inVirtualTime { _ in SignalNames.with(false) { excess = growth.excess() } }
        }
        #expect(excess == nil, "\(growth)")
    }

    /// Each of them leaves while the list is walked: a list that is copied then takes gigabytes, and minutes.
    @Test func aHundredThousandLeaveDuringOneDelivery() {
        let live = LiveCount()
        var count = 0
        onThread(stackSize: 1 << 20) {
            inVirtualTime { _ in
                let subject = RACSubject()
                for _ in 0..<many(100_000) {
                    let held = Tracked(live)
                    subject.take(1).subscribeNext { _ in if held.pass(1) != nil { count += 1 } }
                }
                subject.sendNext(1)
                #expect(live.now == 0)
                subject.sendNext(2)
            }
        }
        #expect(count == many(100_000))
    }
}
