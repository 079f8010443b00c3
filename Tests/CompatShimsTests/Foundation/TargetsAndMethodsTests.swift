import CompatShims
import Foundation
import Testing

/// Observers and timers that call a method of an object.
@Suite struct TargetsAndMethodsTests {
    private final class Listener {
        var heard: [String] = []
        var ended: (() -> Void)?

        func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func forget() { heard = [] }
        deinit { ended?() }
    }

    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    @Test("An observer hears the notifications of its name and sender, until it is removed from them")
    func hears() {
        let (listener, sender) = (Listener(), Listener())
        center.addObserver(listener, name: first, object: nil) { $0.hear($1) }
        center.addObserver(listener, name: second, object: sender) { $0.hear($1) }
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        center.post(name: second, object: sender)
        #expect(listener.heard == ["first", "second"])
        center.removeObserver(of: listener, name: first)
        center.post(name: first, object: nil)
        center.post(name: second, object: sender)
        #expect(listener.heard == ["first", "second", "second"])
        NotificationCenter().removeObserver(of: listener)
        center.removeObserver(of: listener, name: second, object: listener)
        center.post(name: second, object: sender)
        #expect(listener.heard.count == 4)
        center.removeObserver(of: listener)
        center.post(name: second, object: sender)
        #expect(listener.heard.count == 4)
    }

    @Test("An observer that is added twice hears twice, and all names where none is given")
    func hearsTwice() {
        let listener = Listener()
        for _ in 0..<2 { center.addObserver(listener, name: nil, object: nil) { $0.hear($1) } }
        center.post(name: first, object: nil)
        #expect(listener.heard == ["first", "first"])
        center.removeObserver(of: listener)
        center.addObserver(listener, name: second, object: nil) { listener, _ in listener.forget() }
        center.post(name: second, object: nil)
        #expect(listener.heard.isEmpty)
    }

    @Test("An observer is not retained; it may remove itself at its end")
    func ends() {
        weak var seen: Listener?
        do {
            let listener = Listener()
            seen = listener
            let identity = Unmanaged.passUnretained(listener)
            listener.ended = { [center] in center.removeObserver(of: identity.takeUnretainedValue()) }
            center.addObserver(listener, name: first, object: nil) { $0.hear($1) }
        }
        #expect(seen == nil)
        center.post(name: first, object: nil)
    }

    @Test("Observers that end without a removal leave nothing behind that another object at their address would hear")
    func forgets() {
        for _ in 0..<1_000 { center.addObserver(Listener(), name: first, object: nil) { $0.hear($1) } }
        let listeners = (0..<100).map { _ in Listener() }
        center.post(name: first, object: nil)
        #expect(listeners.flatMap { $0.heard }.isEmpty)
    }

    @Test("A timer calls the method of its object until it is invalidated")
    func timer() {
        let listener = Listener()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.001, target: listener, repeats: true) { listener, timer in
            listener.heard.append("tick")
            if listener.heard.count == 3 { timer.invalidate() }
        }
        let deadline = Date(timeIntervalSinceNow: 300)
        while timer.isValid, Date() < deadline { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001)) }
        #expect(listener.heard.count == 3 && !timer.isValid)
    }
}
