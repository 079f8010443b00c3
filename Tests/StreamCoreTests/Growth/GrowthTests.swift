import GrowthSupport
import StreamCore
import Testing

/// Four times as many cost about four times as much, not sixteen times.
///
/// To add a case, see `GrowthCase`.
@Suite struct GrowthTests {
    private static let cases = OperatorGrowth.all + SharingGrowth.all + ContainerGrowth.all

    @Test("Four times as much typed work takes no more than eight times as long", arguments: cases)
    func growsInProportion(growth: GrowthCase) {
        var excess: GrowthCase.Times? = GrowthCase.Times()
        onThread(stackSize: 64 << 20) { excess = growth.excess() }
        #expect(excess == nil, "\(growth)")
    }
}
