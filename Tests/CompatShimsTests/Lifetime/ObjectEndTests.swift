import CompatShims
import RACCompat
import StreamCore
import Testing

@Suite struct ObjectEndTests {
    /// The objects that hold no token.
    enum Kind: CaseIterable {
        case signal, subject, sequence, command, channel, terminal

        /// Makes an object, and returns it with its disposable and its signal.
        func make() -> (object: AnyObject, end: RACCompoundDisposable, signal: RACSignal) {
            switch self {
            case .signal: Self.ends(of: .never())
            case .subject: Self.ends(of: RACSubject())
            case .sequence: Self.ends(of: [1, 2].rac_sequence.map { $0 })
            case .terminal: Self.ends(of: RACChannel().leadingTerminal)
            case .command: Self.ends(of: RACCommand { .return($0) })
            case .channel: Self.ends(of: RACChannel())
            }
        }

        private static func ends(of signal: RACSignal) -> (AnyObject, RACCompoundDisposable, RACSignal) {
            (signal, signal.rac_deallocDisposable, signal.rac_willDeallocSignal())
        }

        private static func ends(of sequence: RACSequence) -> (AnyObject, RACCompoundDisposable, RACSignal) {
            (sequence, sequence.rac_deallocDisposable, sequence.rac_willDeallocSignal())
        }

        private static func ends(of command: RACCommand) -> (AnyObject, RACCompoundDisposable, RACSignal) {
            (command, command.rac_deallocDisposable, command.rac_willDeallocSignal())
        }

        private static func ends(of channel: RACChannel) -> (AnyObject, RACCompoundDisposable, RACSignal) {
            (channel, channel.rac_deallocDisposable, channel.rac_willDeallocSignal())
        }
    }

    private let log = ObservedLog()

    @Test("Blocks that wait for the end of an object run when it is released, in order", arguments: Kind.allCases)
    func runs(kind: Kind) {
        var parts: (object: AnyObject, end: RACCompoundDisposable, signal: RACSignal)? = kind.make()
        for number in 1...4 { parts?.end.addDisposable(RACDisposable { [log] in log.add("\(number)") }) }
        if let signal = parts?.signal { log.subscribe(to: signal) }
        #expect(log.events.isEmpty)
        parts = nil
        #expect(log.events == ["completed", "1", "2", "3", "4"])
        _ = parts
    }

    @Test("An object has one disposable and one signal, also for threads that ask at once")
    func isOne() async {
        let subject = RACSubject()
        let all = await withTaskGroup { group in
            for _ in 1...8 { group.addTask { subject.rac_deallocDisposable } }
            return await group.reduce(into: Set<RACDisposable>()) { $0.insert($1) }
        }
        #expect(all == [subject.rac_deallocDisposable])
        #expect(subject.rac_willDeallocSignal() == subject.rac_willDeallocSignal())
    }

    @Test("A subject that holds a token of its own ends what waits for it, too")
    func subjectWithToken() {
        final class Player: RACSubject, RACLifetimeOwner, @unchecked Sendable {  // adds a token only
            let rac_lifetimeToken = RACLifetimeToken()
        }
        var player: Player? = Player()
        player?.rac_deallocDisposable.addDisposable(RACDisposable { [log] in log.add("released") })
        player?.rac_lifetimeToken.lifetime.observeEnded { [log] in log.add("ended") }
        player = nil
        #expect(Set(log.events) == ["released", "ended"])
    }
}
