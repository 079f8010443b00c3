import GrowthSupport
import RxCompat
import TestTurns
import Testing

extension RxTests {
    @Suite(.takesTurns) struct HotGrowthTests {
        @Test("Leaving costs no more among many observers, between values and during one", arguments: HotKind.all)
        func leaving(_ kind: HotKind) {
            let growth = GrowthCase(kind.description, 1000) { count in
                let (send, observable) = kind.make()
                let all = (0..<count).map { _ in observable.subscribe() }
                for subscription in all { subscription.dispose() }
                let kept = observable.subscribe()
                for _ in 0..<count { _ = observable.skip(kind.replayed == 0 ? 0 : 1).take(1).subscribe() }
                for number in 0..<5 { send(number) }
                kept.dispose()
            }
            #expect(growth.excess() == nil)
        }
    }
}
