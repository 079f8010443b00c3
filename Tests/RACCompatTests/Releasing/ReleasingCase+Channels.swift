import RACCompat
import StreamCore
import StreamTesting

extension ReleasingCase {
    static let channels: [ReleasingCase] = [
        timed("Channels/RACChannel", "Channels/RACChannelTerminal", title: "values", expecting: "old 1 back 2 | 2") {
            log, _ in
            let channel = RACChannel()
            log.subscribe(to: channel.followingTerminal)
            channel.leadingTerminal.sendComeback()
            channel.leadingTerminal.sendNext("1")
            channel.leadingTerminal.sendNext("2")
            log.note("|")
            log.subscribe(to: channel.followingTerminal)
        },
        timed("Channels/RACChannelTerminal", title: "values to the leading end", expecting: "old back 1") { log, _ in
            let channel = RACChannel()
            log.subscribe(to: channel.leadingTerminal)
            channel.followingTerminal.sendComeback()
            channel.followingTerminal.sendNext("1")
        },
        timed("Channels/RACChannel", title: "a failure", expecting: "failed(old) failed(old) completed") { log, _ in
            let channel = RACChannel()
            log.subscribe(to: channel.followingTerminal)
            channel.leadingTerminal.sendError(Comeback { channel.followingTerminal.sendCompleted() })
            log.subscribe(to: channel.followingTerminal)
            channel.leadingTerminal.sendError(TestFailure.second)
            log.note("completed")
        },
        timed(
            "Channels/RACKVOChannel", "Channels/OwnWrites", title: "values",
            expecting: "nil set old set 1 1 set back set 2"
        ) { log, _ in
            let model = ObservedModel(log)
            let channel = RACKVOChannel(
                get: { model.value }, set: { model.value = $0 }, observe: { changed, _ in model.observe(changed) })
            log.subscribe(to: channel.followingTerminal)
            channel.followingTerminal.sendNext(Comeback { channel.followingTerminal.sendNext("back") })
            model.value = "1"
            channel.followingTerminal.sendNext("2")
        },
        timed("Channels/RACKVOChannel", title: "its blocks", expecting: "nil completed gone set nil") { log, _ in
            let model = ObservedModel(log)
            weak var channel: RACKVOChannel?
            do {
                let held = Comeback {
                    log.note("gone")
                    channel?.followingTerminal.sendNext(1)
                }
                let made = RACKVOChannel(get: { held.pass(nil) }, set: { _ in }, observe: { _, _ in nil })
                channel = made
                log.subscribe(to: made.followingTerminal.take(1).filter { $0 == nil })
                made.followingTerminal.sendCompleted()
            }
            model.value = nil
        },
    ]

    /// A value that is observed.
    private final class ObservedModel: Sendable {
        private let storage = Guarded<Any?>(nil)
        private let changed = Guarded<(() -> Void)?>(nil)
        private let log: Recorder

        init(_ log: Recorder) { self.log = log }

        var value: Any? {
            get { storage.read() }
            set {
                log.note("set \(text(newValue))")
                let old = storage.exchange(newValue)
                changed.read()?()
                release(old)
            }
        }

        func observe(_ changed: @escaping () -> Void) -> RACDisposable {
            self.changed.exchange(changed)
            return RACDisposable { self.changed.exchange(nil) }
        }
    }
}
