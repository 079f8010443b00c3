import Dispatch
import RACCompat
import StreamTesting
import Synchronization
import Testing

/// Whatever belongs to the user is released outside of locks and exclusive accesses, so that its `deinit` may come back.
@Suite(.takesTurns) struct ReleasingTests {
    @Test("A stored object's deinit comes back to where it was stored", arguments: ReleasingCase.all)
    func values(of item: ReleasingCase) {
        let log = Recorder(keepsValues: false)
        onThread(item.testDescription, seconds: 600) { item.run(log) }
        #expect(log.entries.joined(separator: " ") == item.expected)
    }

    @Test(
        "An object that an operator's closure retains can send to the source when the closure is released",
        arguments: OperatorCase.all + OperatorCase.replaying, Ending.allCases)
    func closures(of operation: OperatorCase, ending: Ending) {
        let log = Recorder()
        onThread("\(operation.testDescription), \(ending)", seconds: 600) {
            inVirtualTime { scheduler in
                let source = RACSubject()
                var held: Tracked? = Tracked(LiveCount()) { comeBack(to: source, log) }
                var signal = held.map { operation.build(source, $0) }
                held = nil
                let subscription = signal?.subscribeNext({ _ in }, error: { _ in }, completed: {})
                signal = nil
                source.sendNext(1)
                ending.end(source, subscription)
                scheduler.stepAll()
                source.sendCompleted()
                scheduler.stepAll()
                subscription?.dispose()
                // Some of them let go on the main queue.
                _ = log.wait(for: "back", atMost: 300)
            }
        }
        #expect(log.entries == ["back"])
    }

    /// Subscribes to the source, and sends to it, until the value has come.
    ///
    /// On the main queue, the test's thread may complete the source, and with it the subscription, before the value is sent.
    /// While that thread is inside the source, the value is queued to it, and comes when it goes on.
    private func comeBack(to source: RACSubject, _ log: Recorder) {
        let isBack = Atomic<Bool>(false)
        let came = DispatchSemaphore(value: 0)
        for _ in 0..<10_000 where !isBack.load(ordering: .acquiring) {
            let subscription = source.subscribeNext {
                guard $0 as? String == "back", !isBack.exchange(true, ordering: .acquiringAndReleasing) else { return }
                log.note("back")
                came.signal()
            }
            source.sendNext("back")
            if !isBack.load(ordering: .acquiring) { _ = came.wait(timeout: .now() + 0.01) }
            subscription.dispose()
        }
    }

    /// How a subscription ends.
    enum Ending: CaseIterable {
        case completion, failure, disposal

        func end(_ source: RACSubject, _ subscription: RACDisposable?) {
            switch self {
            case .completion: source.sendCompleted()
            case .failure: source.sendError(TestFailure.first)
            case .disposal: subscription?.dispose()
            }
        }
    }
}
