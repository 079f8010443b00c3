import Dispatch
import Foundation
import RACCompat
import Synchronization
import Testing

/// Eight threads that send at once, every other one of which has a current scheduler.
@Suite(.takesTurns) struct MixedThreadTests {
    private static let threadCount = 8
    private static let cases = MixedThreadCase.operators + MixedThreadCase.objects

    /// What a subscriber sees; its counts are deliberately unguarded: deliveries are serial.
    private final class Meter: @unchecked Sendable {
        private(set) var arrived = 0
        private(set) var endCount = 0
        private(set) var lateCount = 0
        let overlapCount = Atomic<Int>(0)
        let allArrived = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        /// Relaxed between deliveries, so that only the library orders what they count.
        private let place = Atomic<Int>(Place.outside)
        private let expected: Int
        private let weight: (Any?) -> Int

        init(expecting expected: Int, _ weight: @escaping (Any?) -> Int) {
            self.expected = expected
            self.weight = weight
        }

        func subscribe(to signal: RACSignal) -> RACDisposable {
            signal.subscribeNext(
                { [self] value in
                    deliver {
                        let before = arrived
                        arrived += weight(value)
                        // Where another thread can come between, it is let in.
                        if arrived % 5 == 0 { sched_yield() }
                        if before < expected, arrived >= expected { allArrived.signal() }
                    }
                },
                error: { [self] _ in end() }, completed: { [self] in end() })
        }

        private func end() {
            deliver { endCount += 1 }
            ended.signal()
        }

        private func deliver(_ body: () -> Void) {
            let found = place.compareExchange(expected: Place.outside, desired: Place.inside, ordering: .relaxed)
            // The subscription was disposed of while this delivery was on its way.
            guard found.original != Place.closed else { return }
            if !found.exchanged { overlapCount.add(1, ordering: .relaxed) }
            if endCount > 0 { lateCount += 1 }
            body()
            place.store(Place.outside, ordering: .releasing)
        }

        /// Waits for a delivery under way, and counts no more: disposing of a subscription does not wait for it.
        func close() {
            let isClosed = {
                self.place.compareExchange(
                    expected: Place.outside, desired: Place.closed, ordering: .acquiringAndReleasing
                ).exchanged
            }
            while !isClosed() { sched_yield() }
        }

        private enum Place {
            static let outside = 0
            static let inside = 1
            static let closed = 2
        }
    }

    /// Sends numbers from 1 on every thread; `halfWay` is called on one of them.
    private func sendAtOnce(_ count: Int, to entry: any RACSubscriber, halfWay: (@Sendable () -> Void)? = nil) {
        nonisolated(unsafe) let entry = entry
        let share = count / Self.threadCount
        onThreads(Self.threadCount) { index in
            let send = {
                for number in 0..<share {
                    if index == 5, number == share / 2 { halfWay?() }
                    entry.sendNext(index * share + number + 1)
                }
            }
            if index % 2 == 0 { send() } else { RACScheduler.scheduler().performAsCurrentScheduler(send) }
        }
    }

    /// Waits for the work that the background scheduler of all subscriptions and the main queue have by now.
    private func flushSharedSchedulers() {
        onThread { waitForSignal { signal in RACSignal.empty().subscribeCompleted { signal() } } }
        DispatchQueue.main.sync {}
    }

    @Test("Deliveries never overlap, and nothing is lost", arguments: cases)
    func isSerialAndComplete(line: MixedThreadCase) {
        let count = 400
        for _ in 0..<3 {
            let scheduler = RACScheduler.scheduler()
            scheduler.performAsCurrentScheduler {
                let parts = line.build()
                let expected = line.arriving(count)
                let meter = Meter(expecting: expected.lowerBound, line.weight)
                let subscription = meter.subscribe(to: parts.exit)
                sendAtOnce(count, to: parts.entry)
                if line.end != .withSource {
                    #expect(meter.allArrived.wait(timeout: .now() + 300) == .success)
                }
                if line.end == .never {
                    subscription.dispose()
                } else {
                    parts.entry.sendCompleted()
                    #expect(meter.ended.wait(timeout: .now() + 300) == .success)
                }
                flushSharedSchedulers()
                meter.close()
                #expect(expected.contains(meter.arrived), "\(meter.arrived) arrived of \(count)")
                #expect(meter.overlapCount.load(ordering: .relaxed) == 0)
                #expect(meter.lateCount == 0)
                #expect(meter.endCount == (line.end == .never ? 0 : 1))
            }
        }
    }

    @Test("A failure that one thread sends meanwhile is the last event, and the only end", arguments: cases)
    func endsOnce(line: MixedThreadCase) {
        for _ in 0..<3 {
            RACScheduler.scheduler().performAsCurrentScheduler {
                let parts = line.build()
                nonisolated(unsafe) let entry = parts.entry
                let meter = Meter(expecting: .max, line.weight)
                let subscription = meter.subscribe(to: parts.exit)
                sendAtOnce(160, to: parts.entry) { entry.sendError(TestFailure.first) }
                subscription.dispose()
                flushSharedSchedulers()
                meter.close()
                #expect(meter.overlapCount.load(ordering: .relaxed) == 0)
                #expect(meter.lateCount == 0)
                #expect(meter.endCount <= 1)
            }
        }
    }

    @Test("Every operator is in the table")
    func isTableComplete() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/RACCompat/Operators")
        let known = Set(MixedThreadCase.operators.map { String($0.function) } + MixedThreadCase.composed)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var declared: Set<String> = []
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /public (?:final |class |static )*func `?(\w+)/) {
                declared.insert("\(match.1)")
            }
        }
        #expect(declared.count > 60)
        #expect(declared.subtracting(known).sorted() == [])
        #expect(known.subtracting(declared).sorted() == [])
    }
}
