import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

extension RACSignal {
    /// `switchToLatest` as the original composes it of other operators.
    fileprivate func composedSwitchToLatest() -> RACSignal {
        .createSignal { subscriber in
            let connection = self.publish()
            let cut = RACSignal.defer { [weak subject = connection.signal] in subject ?? .never() }
                .concat(RACSignal.never())
            let values = connection.signal
                .flattenMap { ($0 as? RACSignal)?.takeUntil(cut) }
                .subscribe(subscriber)
            let connecting = connection.connect()
            return RACDisposable {
                values?.dispose()
                connecting.dispose()
            }
        }
    }
}

@Suite("The order of switchToLatest") struct SwitchToLatestOrderTests {
    @Test("switchToLatest does what the composition of the original does, in the same order", arguments: 0..<8)
    func sameOrder(part: UInt64) {
        for seed in (part * 500)..<(part * 500 + 500) {
            let (actual, expected) = (NestedProgram(seed: seed), NestedProgram(seed: seed))
            actual.run { $0.switchToLatest() }
            expected.run { $0.composedSwitchToLatest() }
            #expect(actual.lines == expected.lines, "seed \(seed)")
            if actual.lines != expected.lines { return }
        }
    }

    /// The threads of repeating blocks have no current scheduler: subscriptions move to the shared background one.
    @Test("Signals that are sent without a current scheduler are subscribed to in the same order")
    func withoutScheduler() {
        func lines(_ form: (RACSignal) -> RACSignal) -> [String] {
            let queues = VirtualQueues(startDate: Date(timeIntervalSinceReferenceDate: 0))
            defer { queues.close() }
            return queues.run(on: .main) {
                var lines: [String] = []
                let outer = RACSubject()
                let inner = (0..<3).map { number in
                    RACSignal.createSignal { subscriber in
                        lines.append("\(number) is subscribed to")
                        subscriber.sendNext(number)
                        return RACDisposable {
                            withExtendedLifetime(subscriber) { lines.append("\(number) is disposed") }
                        }
                    }
                }
                let subscription = form(outer).subscribeNext(isolation: nil) { lines.append("next \($0 ?? "nil")") }
                outer.sendNext(RACSignal.return("first"))
                let ticks = RACScheduler.scheduler()
                    .after(queues.now, repeatingEvery: 1, withLeeway: 0) {
                        lines.append("a tick \(RACScheduler.currentScheduler() == nil)")
                        for signal in inner { outer.sendNext(signal) }
                        outer.sendNext(RACSignal.return("last"))
                    }
                let end = queues.now.addingTimeInterval(1.5)
                while queues.runNext(until: end) {}
                ticks?.dispose()
                lines.append("disposing")
                subscription.dispose()
                return lines
            }
        }
        let actual = lines { $0.switchToLatest() }
        #expect(actual == lines { $0.composedSwitchToLatest() })
        #expect(actual.contains("a tick true") && actual.contains("0 is subscribed to"))
    }
}
