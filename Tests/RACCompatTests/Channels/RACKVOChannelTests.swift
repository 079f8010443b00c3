import RACCompat
import StreamCore
import StreamTesting
import Testing

/// A value that is observed, as one of a model is.
private final class Model: Sendable {
    private struct State {
        var value: Any?
        var observers: [Int: (changed: () -> Void, ended: () -> Void)] = [:]
        var nextToken = 0
        var writes: [String] = []
    }

    private let state: Guarded<State>

    init(_ value: Any?) { state = Guarded(State(value: value)) }

    var observerCount: Int { state.read().observers.count }
    var writes: [String] { state.read().writes }

    var value: Any? {
        get { state.read().value }
        set {
            let (observers, _) = state.withLock { state in
                state.writes.append(text(newValue))
                let observers = state.observers.sorted { $0.key < $1.key }.map(\.value)
                return (observers, exchange(&state.value, with: newValue))
            }
            for observer in observers { observer.changed() }
        }
    }

    func end() {
        let all = state.read().observers.values
        for observer in all { observer.ended() }
    }

    func observe(_ changed: @escaping () -> Void, _ ended: @escaping () -> Void) -> RACDisposable {
        let token = state.withLock { state in
            state.nextToken += 1
            state.observers[state.nextToken] = (changed, ended)
            return state.nextToken
        }
        return RACDisposable { [weak self] in
            _ = self?.state.withLock { $0.observers.removeValue(forKey: token) }
        }
    }

    func channel(nilValue: Any? = nil) -> RACKVOChannel {
        RACKVOChannel(
            get: { [weak self] in self?.value }, set: { [weak self] in self?.value = $0 }, nilValue: nilValue,
            observe: observe)
    }
}

@Suite(.takesTurns) struct RACKVOChannelTests {
    private let model = Model("a")
    private let log = Recorder()

    @Test("Subscribers get the value, then every change")
    func follows() {
        inVirtualTime { _ in
            let terminal = model.channel().followingTerminal
            log.subscribe(to: terminal)
            model.value = "b"
            model.value = nil
            model.value = nil
            #expect(log.entries == ["a", "b", "nil", "nil"])
            let late = Recorder()
            late.subscribe(to: terminal)
            #expect(late.entries == ["nil"])
        }
    }

    @Test("A value sent to a KVO channel is written, and is not sent back")
    func writes() {
        inVirtualTime { _ in
            let terminal = model.channel().followingTerminal
            log.subscribe(to: terminal)
            terminal.sendNext("b")
            #expect(model.value as? String == "b")
            #expect(log.entries == ["a"])
            model.value = "c"
            #expect(log.entries == ["a", "c"])
        }
    }

    @Test("The value for nil is written in its place")
    func substitutesNil() {
        inVirtualTime { _ in
            let terminal = model.channel(nilValue: "none").followingTerminal
            terminal.sendNext(nil)
            #expect(model.value as? String == "none")
            terminal.sendNext(Optional<Int>.none as Any)
            #expect(model.writes == ["none", "none"])
        }
    }

    @Test("A terminal can be subscribed to a signal")
    func takesSignals() {
        inVirtualTime { _ in
            let terminal = model.channel().followingTerminal
            let subject = RACSubject.subject()
            subject.subscribe(terminal)
            subject.sendNext(1)
            subject.sendNext(2)
            #expect(model.writes == ["1", "2"])
        }
    }

    @Test("A write that changes nothing does not hide the next change")
    func forgetsSilentWrites() {
        inVirtualTime { _ in
            let model = model
            let channel = RACKVOChannel(
                get: { model.value }, set: { if !isEqual($0, model.value) { model.value = $0 } }, observe: model.observe
            )
            log.subscribe(to: channel.followingTerminal)
            channel.followingTerminal.sendNext("a")
            model.value = "b"
            #expect(log.entries == ["a", "b"])
        }
    }

    @Test("A change that another observer makes in answer to a write is sent")
    func sendsAnswers() {
        inVirtualTime { _ in
            let terminal = model.channel().followingTerminal
            log.subscribe(to: terminal)
            let answer = model.observe(
                { [model] in if model.value as? String == "b" { model.value = "answer" } }, {})
            terminal.sendNext("b")
            #expect(log.entries == ["a", "answer"])
            answer.dispose()
        }
    }

    @Test("A change on another thread during a write is sent")
    func sendsChangesOfOtherThreads() {
        inVirtualTime { _ in
            let model = model
            let channel = RACKVOChannel(
                get: { model.value },
                set: { value in
                    onThread { model.value = "other" }
                    model.value = value
                },
                observe: model.observe)
            log.subscribe(to: channel.followingTerminal)
            channel.followingTerminal.sendNext("b")
            #expect(log.entries == ["a", "other"])
            #expect(model.value as? String == "b")
        }
    }

    @Test("Both terminals of a KVO channel complete when the observed object is gone, and send no more changes")
    func endsWithModel() {
        inVirtualTime { _ in
            let channel = model.channel()
            log.subscribe(to: channel.followingTerminal)
            log.subscribe(to: channel.leadingTerminal)
            model.end()
            #expect(log.entries == ["a", "completed", "completed"])
            #expect(model.observerCount == 0)
            model.value = "b"
            channel.followingTerminal.sendNext("c")
            #expect(model.value as? String == "b")
        }
    }

    @Test("A channel of nothing completes at once, without a value")
    func completesWithoutModel() {
        inVirtualTime { _ in
            let channel = RACKVOChannel(get: { "never" }, set: { _ in }) { _, ended in
                ended()
                return nil
            }
            log.subscribe(to: channel.followingTerminal)
            #expect(log.entries == ["completed"])
        }
    }

    @Test("Completing the following end ends the binding")
    func endsByCompletion() {
        inVirtualTime { _ in
            let terminal = model.channel().followingTerminal
            terminal.sendCompleted()
            #expect(model.observerCount == 0)
            terminal.sendNext("b")
            #expect(model.value as? String == "a")
        }
    }

    @Test("A failure ends the binding and both ends")
    func endsByFailure() {
        inVirtualTime { _ in
            let terminal = model.channel().followingTerminal
            log.subscribe(to: terminal)
            terminal.sendError(TestFailure.first)
            #expect(model.observerCount == 0)
            #expect(log.entries == ["a", "failed(first)"])
        }
    }

    @Test("A failure is reported")
    func reportsFailure() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let channel = RACKVOChannel(get: { 1 }, set: { _ in }, observe: { _, _ in nil })
            channel.followingTerminal.sendError(TestFailure.first)
        }
        let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(report.contains("A RACKVOChannel was sent the error first."))
    }

    @Test("A channel that nobody holds binds as long as the model lives, and is released with it")
    func isReleased() {
        let count = LiveCount()
        inVirtualTime { _ in
            var model: Model? = Model("a")
            let subject = RACSubject.subject()
            do {
                let tracked = Tracked(count)
                let terminal = RACKVOChannel(
                    get: { [weak model] in tracked.pass(model?.value) }, set: { [weak model] in model?.value = $0 },
                    observe: model.map { $0.observe } ?? { _, _ in nil }
                ).followingTerminal
                let link = terminal.subscribe(subject)
                log.subscribe(to: subject)
                link?.dispose()
            }
            #expect(count.now == 1)
            #expect(model?.observerCount == 1)
            model = nil
            #expect(count.now == 0)
        }
    }

    @Test("Setting a terminal binds two models: both begin with the value of the right side, even if it is the same")
    func bindsBothWays() {
        inVirtualTime { _ in
            let (left, right) = (Model("left"), Model("right"))
            left.channel()["followingTerminal"] = right.channel()["followingTerminal"]
            #expect(left.writes == ["right"] && right.writes.isEmpty)
            left.value = "1"
            #expect(right.value as? String == "1")
            right.value = "2"
            #expect(left.value as? String == "2")
            #expect(left.writes == ["right", "1", "2"])
            #expect(right.writes == ["1", "2"])

            let equal = Model("2")
            equal.channel()["followingTerminal"] = left.channel()["followingTerminal"]
            #expect(equal.writes == ["2"])
            right.value = "3"
            #expect(equal.value as? String == "3")
            equal.value = "4"
            #expect(right.value as? String == "4" && left.value as? String == "4")
        }
    }

    @Test("Disposing the subscriptions between two models ends the binding, and nothing else")
    func unbindsByDisposal() {
        inVirtualTime { _ in
            let (left, right) = (Model("left"), Model("right"))
            let (first, second) = (left.channel().followingTerminal, right.channel().followingTerminal)
            let links = [second.subscribe(first), first.skip(1).subscribe(second)]
            for link in links { link?.dispose() }
            log.subscribe(to: first)
            left.value = "1"
            #expect(right.value as? String == "right")
            right.value = "2"
            #expect(left.value as? String == "1")
            #expect(log.entries == ["left", "1"])
        }
    }

    @Test("The end of one of two bound models ends the binding")
    func unbinds() {
        inVirtualTime { _ in
            let (left, right) = (Model("left"), Model("right"))
            left.channel()["followingTerminal"] = right.channel()["followingTerminal"]
            right.end()
            left.value = "1"
            #expect(right.value as? String == "right")
            #expect(left.observerCount == 0 && right.observerCount == 0)
        }
    }

    @Test("A channel has two terminals by name; another name is a programmer error")
    func namesTerminals() async {
        let channel = model.channel()
        #expect(channel["leadingTerminal"] === channel.leadingTerminal)
        #expect(channel["followingTerminal"] === channel.followingTerminal)
        await #expect(processExitsWith: .failure) {
            _ = RACKVOChannel(get: { 1 }, set: { _ in }, observe: { _, _ in nil })["terminal"]
        }
    }

    @Test("Changes from many threads end with the newest value")
    func takesThreads() {
        let model = model
        let terminal = model.channel().followingTerminal
        let last = Box<Int?>(nil)
        inVirtualTime { _ in
            terminal.subscribeNext { value in last.value = value as? Int }
        }
        onThreads(4) { index in
            for step in 0..<500 { model.value = index * 500 + step }
        }
        #expect(last.value != nil && last.value == model.value as? Int)
    }
}
