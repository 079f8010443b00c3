import Foundation
import RACCompat
import StreamCore
import StreamTesting

extension WrongImplementation {
    private static func property(
        _ name: String, _ rule: ContractRule, _ fault: HandmadeProperty.Fault? = nil,
        subject: HandmadeSubject.Fault? = nil, deadline: Double = 300
    ) -> WrongImplementation {
        WrongImplementation("a property that \(name)", rule) {
            try conform(property: { HandmadeProperty(fault, subject: subject) }, deadline: deadline)
        }
    }

    static let properties: [WrongImplementation] = [
        property("has its value when it was delivered", .readsOwnWrite, .readsDeliveredValue),
        property("sets its value after the delivery", .oneOrderForAll, .setsAfterDelivery),
        property("sends no current value", .currentValueOnJoining, .beginsWithoutValue),
        property("never completes", .propertyCompletes, .neverCompletes),
        property("drops values that are set during a delivery", .serialDelivery, subject: .dropsWhenBusy),
        property("notifies its last observer first", .orderOfObservers, subject: .reversesObservers),
        property("sends observers values in different orders", .oneOrderForAll, subject: .deliversBesideOthers),
        property("forgets the current value in a delivery", .currentValueOnJoining, subject: .joinForgetsCurrentValue),
        property("adds a new observer after its value", .joinOnceAmongThreads, subject: .joinLeavesGap),
        property("delivers values inside of a delivery", .reentrantSendsQueue, subject: .nestsValues),
        property("leaves work behind", .takesOverWork, subject: .leavesWork),
        property("delivers inside of a recursive lock", .setsDoNotWait, subject: .locksRecursively, deadline: brief),
        property("calls itself for the next value", .constantStackOfProperties, subject: .recurses),
    ]

    // MARK: Subjects of the dynamic layer, and pipes

    static let others: [WrongImplementation] = [
        WrongImplementation("a subject that queues values of its observers", .reentrantSendsNest) {
            try conform(subject: { QueueingSubject() })
        },
        WrongImplementation("a subject that ignores errors", .everyEndTerminates) {
            try conform(subject: { EndlessSubject() })
        },
        WrongImplementation("a subject that sends inside of a lock", .sendsDoNotWait) {
            try conform(subject: { LockingSubject() }, deadline: brief)
        },
        WrongImplementation("a pipe that retains its input", .inputInterrupts) {
            let kept = Guarded<[Signal<Int, any Error>.Observer]>([])
            try conform(subject: {
                let pipe = Signal<Int, any Error>.pipe()
                kept.withLock { $0.append(pipe.input) }
                return pipe
            })
        },
    ]
}

private final class QueueingSubject: RACSubject, @unchecked Sendable {  // the state is guarded
    private let waiting = Guarded<(values: [Any?], isBusy: Bool)>(([], false))

    override func sendNext(_ value: Any?) {
        let isBusy = waiting.withLock { waiting in
            if waiting.isBusy { waiting.values.append(value) }
            return exchange(&waiting.isBusy, with: true)
        }
        guard !isBusy else { return }
        super.sendNext(value)
        while let next: Any? = waiting.withLock({ waiting in
            if waiting.values.isEmpty { waiting.isBusy = false }
            return waiting.values.isEmpty ? nil : .some(waiting.values.removeFirst())
        }) {
            super.sendNext(next)
        }
    }
}

private final class EndlessSubject: RACSubject, @unchecked Sendable {  // immutable
    override func sendError(_ error: (any Error)?) {}
}

private final class LockingSubject: RACSubject, @unchecked Sendable {  // immutable
    private let lock = NSRecursiveLock()

    override func sendNext(_ value: Any?) { lock.withLock { super.sendNext(value) } }
}
