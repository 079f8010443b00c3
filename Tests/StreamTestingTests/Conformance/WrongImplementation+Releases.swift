import Foundation
import RACCompat
import StreamCore
import StreamTesting

extension WrongImplementation {
    typealias Objects = SignalProducer<ReleasingValue, any Error>

    static let releases: [WrongImplementation] = [
        WrongImplementation("an operator that releases values inside of a lock", .valuesComeBackToOperators) {
            try conform(
                operator: { (objects: Objects) in
                    let (lock, last) = (NSLock(), WrongOperators.State(ReleasingValue?.none))
                    return objects.on(value: { value in
                        lock.withLock { last.content = value }
                        QueueScheduler.main.schedule(afterDelay: 1) { lock.withLock { last.content = nil } }
                    })
                }, deadline: brief)
        },
        WrongImplementation("an operator that retains values after the end", .retainsNothing) {
            let kept = WrongOperators.State([ReleasingValue]())
            try conform(operator: { (objects: Objects) in objects.on(value: { kept.content.append($0) }) })
        },
        WrongImplementation("an operator that retains the last value after disposal", .retainsNothing) {
            try conform(operator: { (objects: Objects) in
                HandmadeStream { recorder in
                    let last = WrongOperators.State(ReleasingValue?.none)
                    let start = objects.start { event in
                        if case .completed = event { last.content = nil }
                        if case .value(let value) = event { last.content = value }
                        recorder.receive(event)
                    }
                    return { withExtendedLifetime(last) { start.dispose() } }
                }
            })
        },
        WrongImplementation("a property that releases values inside of a lock", .valuesComeBack) {
            try conform(property: { LockingProperty($0) }, deadline: brief)
        },
        WrongImplementation("a property that retains values after its release", .retainsNothing) {
            let kept = WrongOperators.State([ReleasingValue]())
            try conform(property: { value in
                let property = MutableProperty(value)
                property.producer.startWithValues { kept.content.append($0) }
                return property
            })
        },
        WrongImplementation("a subject that releases values inside of a lock", .valuesComeBackToSubjects) {
            try conform(subject: { RememberingSubject() }, deadline: long)
        },
    ]
}

/// A property that replaces its value inside of a lock.
private final class LockingProperty: MutablePropertyProtocol, @unchecked Sendable {  // the value is under the lock
    typealias Value = ReleasingValue

    private let lock = NSLock()
    private var current: ReleasingValue
    private let (changes, input) = Signal<ReleasingValue, Never>.pipe()
    private let token = Lifetime.Token()

    init(_ value: ReleasingValue) { current = value }

    var lifetime: Lifetime { Lifetime(token) }

    var value: ReleasingValue {
        get { lock.withLock { current } }
        set {
            input.send(value: newValue)
            lock.withLock { current = newValue }
        }
    }

    var producer: SignalProducer<ReleasingValue, Never> { changes.producer.prefix(value: value) }
    var signal: Signal<ReleasingValue, Never> { changes }
}

/// A subject that remembers its last value, and replaces it inside of a lock.
private final class RememberingSubject: RACSubject, @unchecked Sendable {  // the value is under the lock
    private let lock = NSLock()
    private var last: Any?

    override func sendNext(_ value: Any?) {
        super.sendNext(value)
        if value is ReleasingValue { lock.withLock { last = value } }
    }
}
