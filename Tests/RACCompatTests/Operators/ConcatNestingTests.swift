import RACCompat
import StreamTesting
import Testing

/// A concatenation of many signals is one list; nobody can tell it from the pairs of pairs of the original.
@Suite struct ConcatNestingTests {
    enum Kind: CaseIterable {
        case sendsAtOnce
        case failsAtOnce
        case isSentTo
        case dropsItsSubscriber
    }

    /// Signals that write down what becomes of their subscriptions.
    private final class World {
        let log = Recorder()
        let subjects = (0..<4).map { _ in RACSubject() }

        func signal(_ kind: Kind, _ index: Int) -> RACSignal {
            .createSignal { [self] subscriber in
                log.note("subscribed \(index)")
                let inner: RACDisposable?
                switch kind {
                case .sendsAtOnce:
                    subscriber.sendNext("a\(index)")
                    log.note("between \(index)")
                    subscriber.sendNext("b\(index)")
                    subscriber.sendCompleted()
                    inner = nil
                case .failsAtOnce:
                    subscriber.sendNext("a\(index)")
                    subscriber.sendError(nil)
                    inner = nil
                case .isSentTo: inner = subjects[index].subscribe(subscriber)
                case .dropsItsSubscriber: inner = nil
                }
                log.note("made \(index)")
                return RACDisposable { [self] in
                    inner?.dispose()
                    log.note("disposed \(index)")
                }
            }
        }
    }

    /// What happens, when each pair goes through one more operator or not.
    private static func events(_ kinds: [Kind], taking count: Int, isNested: Bool) -> [String] {
        let world = World()
        inVirtualTime { _ in
            var result = world.signal(kinds[0], 0)
            for (index, kind) in kinds.enumerated().dropFirst() {
                if isNested, index > 1 { result = result.doNext { _ in } }
                result = result.concat(world.signal(kind, index))
            }
            let subscription = result.take(count).subscribeNext(
                { world.log.note("\($0 ?? "nil")") }, error: { _ in world.log.note("error") },
                completed: { world.log.note("completed") })
            for (index, subject) in world.subjects.enumerated() {
                subject.sendNext("s\(index)")
                subject.sendCompleted()
            }
            subscription.dispose()
            world.log.note("end")
        }
        return world.log.entries
    }

    @Test("Subscriptions begin and end in the same order", arguments: Kind.allCases, Kind.allCases)
    func isAsPairs(first: Kind, second: Kind) {
        for third in Kind.allCases {
            for fourth in Kind.allCases {
                for count in 1...6 {
                    let kinds = [first, second, third, fourth]
                    let list = Self.events(kinds, taking: count, isNested: false)
                    let pairs = Self.events(kinds, taking: count, isNested: true)
                    #expect(list == pairs, "\(kinds), take(\(count))")
                }
            }
        }
    }
}
