import CompatShims
import Foundation
import StreamCore
import TestTurns
import Testing

/// Methods that are called by their names later, or on another thread.
@Suite(.takesTurns) struct DelayedCallsTests {
    /// Notes what it is given.
    final class Taker: SelectorPerforming, @unchecked Sendable {  // a test gives it to one thread after another
        private(set) var taken: [String] = []
        private(set) var threads: [Thread] = []

        static var selectors: [SelectorMethod] {
            [
                SelectorMethod("take:") { (taker: Taker, value: Any?) in taker.take(value) },
                SelectorMethod("stop") { (taker: Taker) in cancelPreviousPerformRequests(of: taker) },
            ]
        }

        private func take(_ value: Any?) {
            taken.append(value.map { "\($0)" } ?? "nil")
            threads.append(.current)
        }

        /// Runs the run loop of this thread until enough was taken.
        func run(until isEnough: ([String]) -> Bool) {
            for _ in 0..<10_000 where !isEnough(taken) {
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
            }
        }
    }

    @Test("Calls come in the order of their delays, and those without a delay in order; nil is an argument, too")
    func order() {
        let taker = Taker()
        taker.perform(selector: "take:", with: "late", afterDelay: 0.02)
        taker.perform(selector: "take:", with: "now", afterDelay: 0)
        taker.perform(selector: "take:", with: nil, afterDelay: -1)
        taker.perform(selector: "take:", with: 4, afterDelay: 0.01)
        #expect(taker.taken.isEmpty)
        taker.run { $0.count == 4 }
        #expect(taker.taken == ["now", "nil", "4", "late"])
        #expect(taker.threads.allSatisfy { $0 === Thread.current })
    }

    @Test("Cancelling stops the calls of one object, or those of one method with an equal argument")
    func cancelling() {
        let (taker, other) = (Taker(), Taker())
        for value in ["a", "b", "a"] { taker.perform(selector: "take:", with: value, afterDelay: 0) }
        taker.perform(selector: "take:", afterDelay: 0)
        other.perform(selector: "take:", with: "a", afterDelay: 0.01)
        cancelPreviousPerformRequests(of: taker, selector: "take:", with: "a")
        cancelPreviousPerformRequests(of: taker, selector: "other:", with: "b")
        other.run { !$0.isEmpty }
        #expect(taker.taken == ["b", "nil"] && other.taken == ["a"])
        taker.perform(selector: "take:", with: "c", afterDelay: 0)
        taker.perform(selector: "take:", with: nil, afterDelay: 0)
        cancelPreviousPerformRequests(of: taker, selector: "take:", with: nil)
        taker.perform(selector: "take:", with: "d", afterDelay: 0)
        taker.run { $0.last == "d" }
        #expect(taker.taken == ["b", "nil", "c", "d"])
        for value in ["e", "f"] { taker.perform(selector: "take:", with: value, afterDelay: 0) }
        cancelPreviousPerformRequests(of: taker)
        cancelPreviousPerformRequests(of: nil)
        other.perform(selector: "take:", with: "end", afterDelay: 0.01)
        other.run { $0.last == "end" }
        #expect(taker.taken.count == 4)
    }

    @Test("A call may cancel the calls behind it, and the run loop retains the object until its last call")
    func lifetime() {
        weak var gone: Taker?
        do {
            let taker = Taker()
            gone = taker
            taker.perform(selector: "stop", afterDelay: 0)
            taker.perform(selector: "take:", with: "never", afterDelay: 0.01)
        }
        #expect(gone != nil)
        let other = Taker()
        other.perform(selector: "take:", with: "end", afterDelay: 0.02)
        other.run { !$0.isEmpty }
        #expect(gone == nil)
    }

    @Test("A thread of its own calls the method, and the main thread at once where the caller waits on it")
    @MainActor func threads() async {
        let taker = Taker()
        taker.performOnMainThread(selector: "take:", with: "main", waitUntilDone: true)
        #expect(taker.taken == ["main"])
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let last = Last { done.resume() }
            last.performInBackground(selector: "call")
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let last = Last {
                #expect(MainQueue.isReallyCurrent)
                done.resume()
            }
            Thread.detachNewThread { last.performOnMainThread(selector: "call", waitUntilDone: false) }
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let isCalled = Taker()
            let last = Last { isCalled.perform(selector: "take:", with: "called") }
            Thread.detachNewThread {
                last.performOnMainThread(selector: "call", waitUntilDone: true)
                #expect(isCalled.taken == ["called"])
                done.resume()
            }
        }
    }

    /// Calls a closure.
    private final class Last: SelectorPerforming, Sendable {
        let action: @Sendable () -> Void

        init(_ action: @escaping @Sendable () -> Void) { self.action = action }

        static var selectors: [SelectorMethod] { [SelectorMethod("call") { (last: Last) in last.action() }] }
    }
}
