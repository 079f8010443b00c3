import StreamCore
import Testing

@Suite struct ProcessSubscriptionsTests {
    @Test("All subscriptions of the process are listed while that is switched on")
    func listsAll() async {
        await #expect(processExitsWith: .success) {
            let (signal, input) = Signal<Int, Never>.pipe()
            signal.observeValues { _ in }
            #expect(!StreamDiagnostics.tracksSubscriptions)
            StreamDiagnostics.tracksSubscriptions = true
            #expect(StreamDiagnostics.tracksSubscriptions)
            signal.named("taps").observeValues { _ in }
            let tracker = SubscriptionTracker()
            tracker.track { signal.producer.start() }
            #expect(StreamDiagnostics.liveSubscriptionCount == 2)
            #expect(StreamDiagnostics.liveSubscriptions.map(\.name) == ["taps", "taps"])
            #expect(StreamDiagnostics.liveSubscriptions.map(\.kind) == [.observation, .start])
            #expect(tracker.count == 1)
            StreamDiagnostics.tracksSubscriptions = false
            signal.observeValues { _ in }
            #expect(StreamDiagnostics.liveSubscriptionCount == 2, "those that are listed stay, new ones are not added")
            input.sendCompleted()
            #expect(StreamDiagnostics.liveSubscriptionCount == 0)
        }
    }
}
