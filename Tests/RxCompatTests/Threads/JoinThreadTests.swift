import Foundation
import RxCompat
import StreamCore
import TestTurns
import Testing

extension RxTests {
    @Suite(.takesTurns) struct JoinThreadTests {
        private func makeSubjects() -> [PublishSubject<Int>] { (0..<8).map { _ in PublishSubject() } }

        @Test(
            "An operator with several inputs loses nothing, and delivers one event at a time, from eight threads",
            arguments: Join.all)
        func values(_ join: Join) {
            for _ in 0..<5 {
                let subjects = makeSubjects()
                let recorder = JoinRecorder(join.make(subjects))
                for (input, subject) in subjects.enumerated() { subject.onNext(1000 * input) }
                onThreads(8) { thread in
                    for number in 1..<200 { subjects[thread].onNext(1000 * thread + number) }
                }
                for subject in subjects.reversed() { subject.onCompleted() }
                recorder.waitForEnd()
                #expect(join.isRight(recorder.results, 200), "\(recorder.results)")
                #expect(recorder.endCount == 1)
                #expect(recorder.faults == [])
                recorder.dispose()
            }
        }

        @Test("A join ends once, and sends nothing after that, when one of eight threads fails", arguments: Join.all)
        func failure(_ join: Join) {
            for _ in 0..<20 {
                let subjects = makeSubjects()
                let recorder = JoinRecorder(join.make(subjects))
                for (input, subject) in subjects.enumerated() { subject.onNext(1000 * input) }
                onThreads(8) { thread in
                    for number in 1..<50 { subjects[thread].onNext(1000 * thread + number) }
                    subjects[thread].onError(TestError.first)
                }
                recorder.waitForEnd()
                #expect(recorder.endCount == 1)
                #expect(recorder.faults == [])
                recorder.dispose()
            }
        }

        @Test("Nothing is left when it is disposed while eight threads send", arguments: Join.all)
        func disposal(_ join: Join) {
            for round in 0..<20 {
                let subjects = makeSubjects()
                let recorder = JoinRecorder(join.make(subjects))
                onThreads(8) { thread in
                    for number in 0..<50 {
                        subjects[thread].onNext(1000 * thread + number)
                        if thread == round % 8, number == 25 { recorder.dispose() }
                    }
                }
                // The thread of a timer may be about to subscribe to the next window.
                #expect(isTrueSoon { subjects.allSatisfy { !$0.hasObservers } })
                #expect(recorder.faults == [])
            }
        }
    }
}

/// Keeps what one subscription receives, and notes what is delivered meanwhile or after the end.
private final class JoinRecorder: Sendable {
    private struct State {
        var results: [[Int]] = []
        var endCount = 0
        var isBusy = false
        var faults: [String] = []
    }

    private let state = Guarded(State())
    private let end = DispatchSemaphore(value: 0)
    private let subscription = SingleAssignmentDisposable()

    init(_ observable: Observable<[Int]>) {
        subscription.setDisposable(observable.subscribe { [weak self] in self?.receive($0) })
    }

    private func receive(_ event: Event<[Int]>) {
        state.withLock { state in
            if state.isBusy { state.faults.append("\(event) during another") }
            if state.endCount > 0 { state.faults.append("\(event) after the end") }
            state.isBusy = true
        }
        state.withLock { state in
            if let result = event.element { state.results.append(result) } else { state.endCount += 1 }
            state.isBusy = false
        }
        if event.isStopEvent { end.signal() }
    }

    var results: [[Int]] { state.read().results }
    var endCount: Int { state.read().endCount }
    var faults: [String] { state.read().faults }

    /// A timer's thread may be the one that delivers the end.
    func waitForEnd() { _ = end.wait(timeout: .now() + 600) }

    func dispose() { subscription.dispose() }
}
