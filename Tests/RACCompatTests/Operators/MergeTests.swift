import RACCompat
import StreamTesting
import Testing

@Suite("merge") struct MergeTests {
    /// The two faces, for two signals.
    enum Face: CaseIterable {
        case method, factory

        func merge(_ first: RACSignal, _ second: RACSignal) -> RACSignal {
            switch self {
            case .method: first.merge(second)
            case .factory: .merge([first, second])
            }
        }
    }

    @Test("merge with: all values · merge: all values", arguments: Face.allCases) func values(face: Face) {
        #expect(timeline { face.merge(drawn("a--b-|"), drawn("-c-d|")) } == "0a 1c 3b 3d 5|")
    }

    @Test("merge with: error · merge: error", arguments: Face.allCases) func errors(face: Face) {
        let other = ManualStream<Any?>()
        #expect(timeline { face.merge(other.racSignal, drawn("-a#")) } == "1a 2#first")
        #expect(timeline { face.merge(drawn("-a#"), other.racSignal) } == "1a 2#first")
        #expect(other.subscriptionCount == 2 && other.openSubscriptionCount == 0)
    }

    @Test("merge with: completes after both · merge: completes after both", arguments: Face.allCases)
    func completes(face: Face) {
        #expect(timeline { face.merge(drawn("|"), drawn("--|")) } == "2|")
        #expect(timeline { face.merge(drawn("--|"), drawn("|")) } == "2|")
    }

    @Test(
        "merge with: same for several subscribers · merge: same for several subscribers", arguments: Face.allCases)
    func severalSubscribers(face: Face) {
        inVirtualTime { _ in
            let subjects = [RACSubject(), RACSubject()]
            let signal = face.merge(subjects[0], subjects[1])
            let logs = [Recorder(), Recorder()]
            for log in logs { log.subscribe(to: signal) }
            subjects[0].sendNext(1)
            subjects[1].sendNext(2)
            subjects[0].sendCompleted()
            subjects[1].sendCompleted()
            for log in logs { #expect(log.entries == ["1", "2", "completed"]) }
        }
    }

    @Test("merge: none completes") func none() {
        #expect(events(of: .merge([])) == ["completed"])
    }

    @Test("merge: signals after a failing one not subscribed") func afterFailing() {
        let probe = ManualStream<Any?>()
        #expect(
            events(of: .merge([sending(1), .error(TestFailure.first), probe.racSignal])) == ["1", "failed(first)"])
        #expect(probe.subscriptionCount == 0)
    }

    @Test("merge: disposal reaches all") func disposal() {
        inVirtualTime { _ in
            let probes = (0..<3).map { _ in ManualStream<Any?>() }
            let subscription = RACSignal.merge(probes.map(\.racSignal)).subscribeNext { _ in }
            #expect(probes.map(\.openSubscriptionCount) == [1, 1, 1])
            subscription.dispose()
            #expect(probes.map(\.openSubscriptionCount) == [0, 0, 0])
        }
    }
}
