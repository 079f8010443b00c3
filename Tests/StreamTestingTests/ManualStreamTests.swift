import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Streams that a test sends to by hand.
@Suite struct ManualStreamTests {
    enum End: CaseIterable { case failure, nilFailure, completion, interruption }
    private enum Failure: Error { case offline }

    @Test("Subscribers of both layers receive what is sent while they are subscribed")
    func faces() throws {
        try withVirtualWorld { world in
            let stream = ManualStream(Int?.self)
            stream.send(0)
            let typed = world.record(stream.producer)
            let dynamic = world.record(stream.racSignal)
            stream.send(1, nil)
            dynamic.dispose()
            stream.send(2)
            stream.complete()
            #expect(typed.history == "1 nil 2 completed")
            #expect(dynamic.history == "1 nil")
        }
    }

    @Test("Each end of a manual stream arrives as its layer defines it", arguments: End.allCases)
    func ends(end: End) throws {
        try withVirtualWorld { world in
            let stream = ManualStream(Int.self)
            let typed = world.record(stream.producer)
            let dynamic = world.record(stream.racSignal)
            switch end {
            case .failure: stream.fail(Failure.offline)
            case .nilFailure: stream.fail(nil)
            case .completion: stream.complete()
            case .interruption: stream.interrupt()
            }
            let expected =
                switch end {
                case .failure: ("failed(offline)", "failed(offline)")
                case .nilFailure: ("failed(\(RACBridgeError.nilError))", "failed(nil)")
                case .completion: ("completed", "completed")
                case .interruption: ("interrupted", "")
                }
            #expect((typed.history, dynamic.history) == expected)
            #expect(stream.openSubscriptionCount == (end == .interruption ? 1 : 0))
        }
    }

    @Test("Subscriptions are counted, those that have not ended as well")
    func counts() throws {
        try withVirtualWorld { world in
            let stream = ManualStream(Int.self)
            let first = [world.record(stream.producer), world.record(stream.racSignal)]
            let last = world.record(stream.racSignal)
            #expect((stream.subscriptionCount, stream.openSubscriptionCount) == (3, 3))
            for recorder in first { recorder.dispose() }
            #expect((stream.subscriptionCount, stream.openSubscriptionCount) == (3, 1))
            stream.complete()
            #expect((stream.subscriptionCount, stream.openSubscriptionCount) == (3, 0))
            #expect(last.history == "completed")
        }
    }
}
