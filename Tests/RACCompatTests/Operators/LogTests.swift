import Foundation
import RACCompat
import Testing

@Suite(.serialized) struct LogTests {
    private enum Failure: Error { case first }

    /// The lines that a subscription writes.
    private func lines(_ subscribe: () -> Void) -> [String] {
        let lines = Box<[String]>([])
        let sink = RACSignal.logSink
        RACSignal.logSink = { line in lines.mutate { $0.append(line) } }
        RACScheduler.scheduler().performAsCurrentScheduler(subscribe)
        RACSignal.logSink = sink
        return lines.value
    }

    private let signal: RACSignal = {
        let signal = RACSignal.createSignal { subscriber in
            subscriber.sendNext(1)
            subscriber.sendNext(nil)
            subscriber.sendCompleted()
            return nil
        }
        signal.name = "N"
        return signal
    }()

    @Test func logNextWritesTheReceiverAndEveryValue() {
        let lines = lines { signal.logNext().subscribeNext { _ in } }
        #expect(lines == ["\(signal) next: 1", "\(signal) next: (null)"])
        #expect(lines.first?.hasSuffix("> name: N next: 1") == true)
    }

    @Test func logErrorWritesTheFailure() {
        let failing = RACSignal.return(1).concat(.error(Failure.first))
        #expect(lines { failing.logError().subscribeNext { _ in } } == ["\(failing) error: first"])
        let nothing = RACSignal.return(1).concat(.error(nil))
        #expect(lines { nothing.logError().subscribeNext { _ in } } == ["\(nothing) error: (null)"])
    }

    @Test func logCompletedWritesCompletion() {
        #expect(lines { signal.logCompleted().subscribeNext { _ in } } == ["\(signal) completed"])
    }

    @Test func logAllWritesEveryEventWithTheReceiverOfEachStage() {
        let lines = lines { signal.logAll().subscribeNext { _ in } }
        #expect(lines.prefix(2) == ["\(signal) next: 1", "\(signal) next: (null)"])
        #expect(lines.count == 3)
        #expect(lines.last?.hasSuffix(" completed") == true)
        #expect(lines.last?.hasPrefix("\(signal)") == false)
    }

    @Test("A signal that logs is released with its subscription", arguments: OperatorCase.logging)
    func released(operation: OperatorCase) {
        let live = LiveCount()
        let subject = RACSubject()
        _ = lines {
            let subscription = operation.build(subject, Tracked(live)).subscribeNext { _ in }
            subject.sendNext(1)
            #expect(live.now == 1)
            subscription.dispose()
        }
        #expect(live.now == 0)
    }

    @Test func theLineIsWrittenBeforeTheEventIsSentOn() {
        let countAtValue = Box<[Int]>([])
        let written = Box(0)
        let sink = RACSignal.logSink
        RACSignal.logSink = { _ in written.value += 1 }
        RACScheduler.scheduler().performAsCurrentScheduler {
            signal.logNext().subscribeNext { _ in countAtValue.mutate { $0.append(written.value) } }
        }
        RACSignal.logSink = sink
        #expect(countAtValue.value == [1, 2])
    }

    @Test func withoutASinkLinesGoToStandardErrorAndTheNameIsKept() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("RAC_DEBUG_SIGNAL_NAMES", "1", 1)
            let signal = RACSignal.return(1).map { $0 }
            precondition(signal.logAll().name == "[+return:] -map:")
            RACScheduler.scheduler().performAsCurrentScheduler { signal.logAll().subscribeNext { _ in } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("name: [+return:] -map: next: 1\n"))
        #expect(text.contains("name: [+return:] -map: completed\n"))
    }
}
