import RACCompat
import StreamTesting

/// Says when it is released.
final class Kept {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }

    deinit { end() }
}

/// One random program on one form of an operator on signals of signals; everything that happens is a line, in order.
///
/// Whatever calls back, an observer, a subscription or a clean-up, may perform further steps from inside.
final class NestedProgram {
    private(set) var lines: [String] = []
    private var numbers: RandomNumbers
    private var steps = 24
    private var depth = 0
    private var signalCount = 0
    /// The subscribers of the signals that go on, oldest first, with the number of the signal.
    private var open: [(name: String, subscriber: any RACSubscriber)] = []
    private var outer: (any RACSubscriber)?
    private var kept: [RACSignal] = []
    private let subscription = RACSerialDisposable()

    init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

    func run(_ form: (RACSignal) -> RACSignal) {
        inVirtualTime { scheduler in
            let source = RACSignal.createSignal { subscriber in
                self.outer = subscriber
                self.happens("the outer signal is subscribed to")
                return RACDisposable { self.happens("the outer signal is disposed") }
            }
            subscribe(to: form(source))
            while steps > 0 { step() }
            scheduler.stepAll()
            dropOuter()
            while !open.isEmpty { dropOpen { [name = open[0].name] in $0 == name } }
            let signals = kept
            kept = []
            withExtendedLifetime(signals) {}
            subscription.disposable = nil
        }
    }

    /// Releases outside of the access to the variable, because the release calls back.
    private func dropOuter() {
        let old = outer
        outer = nil
        withExtendedLifetime(old) {}
    }

    private func dropOpen(_ condition: (String) -> Bool) {
        let dropped = open.filter { condition($0.name) }
        let rest = open.filter { entry in !dropped.contains { $0.subscriber === entry.subscriber } }
        open = rest
        withExtendedLifetime(dropped) {}
    }

    private func subscribe(to signal: RACSignal) {
        let token = Kept { self.happens("the observer is released") }
        subscription.disposable = signal.subscribeNext(
            isolation: nil,
            { value in withExtendedLifetime(token) { self.happens("next \(value ?? "nil")") } },
            error: { _ in self.happens("error") },
            completed: { self.happens("completed") })
    }

    private func happens(_ line: String) {
        lines.append(String(repeating: "  ", count: depth) + line)
        guard depth < 5 else { return }
        while steps > 0, Int.random(in: 0..<3, using: &numbers) == 0 { step() }
    }

    private func step() {
        steps -= 1
        depth += 1
        defer { depth -= 1 }
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0...7: outer?.sendNext(inner())
        case 8: outer?.sendCompleted()
        case 9:
            if Bool.random(using: &numbers) { outer?.sendError(nil) }
        case 10:
            if Bool.random(using: &numbers) { dropOuter() }
        case 11:
            if Bool.random(using: &numbers) { subscription.dispose() }
        case 12, 13: anyOpen?.sendCompleted()
        case 14:
            if Int.random(in: 0..<4, using: &numbers) == 0 { anyOpen?.sendError(nil) }
        default: anyOpen?.sendNext("value of step \(steps)")
        }
    }

    private var anyOpen: (any RACSubscriber)? { open.randomElement(using: &numbers)?.subscriber }

    private func inner() -> RACSignal? {
        signalCount += 1
        let name = "signal \(signalCount)"
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: return nil
        case 1: return .empty()
        case 2: return .never()
        case 3...5: return .return(name)
        case 6: return RACSignal.return(name).map { "mapped \($0 ?? "nil")" }
        case 7: return Int.random(in: 0..<4, using: &numbers) == 0 ? .error(nil) : .return(name)
        case 8 where !kept.isEmpty: return kept.randomElement(using: &numbers)
        case 9:
            let subject = RACSubject()
            open.append((name, subject))
            return subject
        default: return made(name)
        }
    }

    /// A signal that sends at once, later, or both, and may forget its subscriber.
    private func made(_ name: String) -> RACSignal {
        let (values, ends, forgets) = (
            Int.random(in: 0..<3, using: &numbers), Int.random(in: 0..<3, using: &numbers) == 0,
            Int.random(in: 0..<5, using: &numbers) == 0
        )
        let token = Kept { self.happens("\(name) is released") }
        let signal = RACSignal.createSignal { subscriber in
            withExtendedLifetime(token) { self.happens("\(name) is subscribed to") }
            if !forgets { self.open.append((name, subscriber)) }
            for value in 0..<values { subscriber.sendNext("\(name), value \(value)") }
            if ends { subscriber.sendCompleted() }
            return RACDisposable {
                self.happens("\(name) is disposed")
                if Bool.random(using: &self.numbers) { self.dropOpen { $0 == name } }
            }
        }
        if Bool.random(using: &numbers) { kept.append(signal) }
        return signal
    }
}
