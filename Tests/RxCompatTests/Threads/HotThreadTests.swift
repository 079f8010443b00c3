import Foundation
import RxCompat
import StreamCore
import TestTurns
import Testing

extension RxTests {
    @Suite(.takesTurns) struct HotThreadTests {
        @Test("Every observer receives every value once and in one order, from eight threads", arguments: HotKind.all)
        func order(_ kind: HotKind) throws {
            let (send, observable) = kind.make()
            let kept = Recorder(observable)
            let guests = Shared<[Recorder]>([])
            let stayers = Shared<[Recorder]>([])
            onThreads(8) { thread in
                for number in 0..<400 {
                    if thread < 4 {
                        send(thread * 1000 + number)
                    } else if number % 20 == thread {
                        let stayer = Recorder(observable)
                        stayers.state.withLock { $0.append(stayer) }
                    } else {
                        let guest = Recorder(observable)
                        guest.dispose()
                        guests.state.withLock { $0.append(guest) }
                    }
                }
            }
            send(9999)
            let all = kept.values
            for thread in 0..<4 {
                let own = all.filter { $0 >= 0 && $0 / 1000 == thread }
                #expect(own == Array(thread * 1000..<thread * 1000 + 400))
            }
            #expect(all.last == 9999)
            let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element, $0.offset) })
            for recorder in guests.state.exchange([]) {
                let values = recorder.values
                let start = values.first.flatMap { places[$0] } ?? 0
                #expect(Array(all.dropFirst(start).prefix(values.count)) == values)
            }
            for recorder in stayers.state.exchange([]) {
                #expect(Array(all.suffix(recorder.values.count)) == recorder.values)
                recorder.dispose()
            }
            let late = Recorder(observable)
            #expect(late.values == Array(all.suffix(kind.replayed)))
            late.dispose()
            kept.dispose()
        }

        @Test(
            "An observer that is the first or the last one for a moment receives what is sent then",
            arguments: HotKind.all)
        func firstAndLast(_ kind: HotKind) {
            for round in 0..<300 {
                let (send, observable) = kind.make()
                let stayer = Shared<Recorder?>(nil)
                onThreads(2) { thread in
                    if thread == 0 {
                        for _ in 0..<3 { Recorder(observable).dispose() }
                    } else {
                        stayer.state.exchange(Recorder(observable))
                    }
                }
                send(round)
                let values = stayer.state.exchange(nil)?.disposed()
                #expect(values?.last == round)
            }
        }

        @Test("Every observer of a subject receives its end once, from eight threads")
        func end() {
            for kind in ["publish", "behavior", "replay", "async"] {
                let subject: any EndingSubject =
                    switch kind {
                    case "publish": PublishSubject<Int>()
                    case "behavior": BehaviorSubject(value: 0)
                    case "replay": ReplaySubject<Int>.create(bufferSize: 1)
                    default: AsyncSubject<Int>()
                    }
                let recorders = Shared<[Recorder]>([])
                subject.onNext(0)
                onThreads(8) { thread in
                    for _ in 0..<100 {
                        let recorder = Recorder(subject.asObservable())
                        recorders.state.withLock { $0.append(recorder) }
                    }
                    if thread == 0 { subject.onCompleted() }
                    for _ in 0..<100 {
                        let recorder = Recorder(subject.asObservable())
                        recorders.state.withLock { $0.append(recorder) }
                    }
                }
                for recorder in recorders.state.exchange([]) {
                    #expect(recorder.endCount == 1, "\(kind)")
                    if kind == "async" || kind == "replay" { #expect(recorder.values == [0], "\(kind)") }
                    recorder.dispose()
                }
            }
        }
    }
}

private protocol EndingSubject: ObserverType, ObservableConvertibleType, Sendable where Element == Int {}

extension PublishSubject<Int>: EndingSubject {}
extension BehaviorSubject<Int>: EndingSubject {}
extension ReplaySubject<Int>: EndingSubject {}
extension AsyncSubject<Int>: EndingSubject {}

/// Keeps the values that one subscription receives.
private final class Recorder: Sendable {
    private let received = Shared<[Int]>([])
    private let ends = Shared(0)
    private let subscription = Guarded<(any RxCompat.Disposable)?>(nil)

    init(_ observable: Observable<Int>) {
        subscription.exchange(
            observable.subscribe(
                onNext: { [received] value in received.state.withLock { $0.append(value) } },
                onCompleted: { [ends] in ends.state.withLock { $0 += 1 } }))
    }

    var values: [Int] { received.state.read() }
    var endCount: Int { ends.state.read() }

    func dispose() { subscription.exchange(nil)?.dispose() }

    func disposed() -> [Int] {
        dispose()
        return values
    }
}

/// Runs a closure on several threads at once, and returns when all have finished.
func onThreads(_ count: Int, _ work: @escaping (Int) -> Void) {
    let work = UncheckedSendable(work)
    let group = DispatchGroup()
    for number in 0..<count {
        group.enter()
        Thread.detachNewThread {
            work.value(number)
            group.leave()
        }
    }
    group.wait()
}

/// Whether a condition becomes true within five minutes: a thread that is not the test's may have to finish something.
func isTrueSoon(_ condition: () -> Bool) -> Bool {
    let deadline = Date.now + 300
    while !condition() {
        if Date.now > deadline { return false }
        Thread.sleep(forTimeInterval: 0.001)
    }
    return true
}

/// A state that closures of several threads change.
private final class Shared<State>: Sendable {
    let state: Guarded<State>

    init(_ state: sending State) { self.state = Guarded(state) }
}
