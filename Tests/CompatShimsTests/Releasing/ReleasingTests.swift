import Foundation
import TestTurns
import Testing

/// Whatever belongs to the user is released outside of locks and exclusive accesses, so that its `deinit` may come back.
@Suite(.takesTurns) struct ReleasingTests {
    @Test("A stored object's deinit comes back to where it was stored", arguments: ReleasingCase.all)
    func values(of item: ReleasingCase) {
        let record = EventRecord()
        let done = DispatchSemaphore(value: 0)
        Thread {
            withScheduler { item.run(record) }
            done.signal()
        }
        .start()
        #expect(done.wait(timeout: .now() + 300) == .success, "It has not returned after 300 seconds.")
        #expect(record.events.joined(separator: " ") == item.expected)
    }
}
