import StreamCore

/// A channel that follows and changes a value of another object.
///
/// Three blocks take the place of key-value observing: they read, write and observe the value. Subscribers of the
/// following terminal receive the current value, then every change. A value that is sent to the following terminal is
/// written, and is not sent back. The completion of either end, or the end of the observation, ends the binding. A
/// failure also ends the binding, and is reported to ``RACSignal/reportSink``.
///
/// Changes are sent on the thread that makes them; if another thread is already sending, that thread sends the newest
/// value afterwards. The observation retains the channel.
open class RACKVOChannel: RACChannel, @unchecked Sendable {  // immutable
    /// Makes a channel that follows a value.
    ///
    ///     let channel = RACKVOChannel(get: { model.title }, set: { model.title = $0 as? String ?? "" }) { changed, ended in
    ///         let token = model.observe(changed, onRemoval: ended)
    ///         return RACDisposable { token.cancel() }
    ///     }
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - set: Writes a value that was sent to the following terminal, on the sending thread.
    ///   - nilValue: The value that is written in the place of nil.
    ///   - observe: Begins to observe, and returns a disposable that ends it. It is called once, with two blocks: one to
    ///     call after every change, from inside the write that makes it, and one to call when there is nothing to observe
    ///     any more; that may be in the call.
    public init(
        get: @escaping () -> Any?, set: @escaping (Any?) -> Void, nilValue: Any? = nil,
        observe: (_ changed: @escaping () -> Void, _ ended: @escaping () -> Void) -> RACDisposable?
    ) {
        super.init()
        let writes = OwnWrites()
        let observation = RACSerialDisposable()
        write(set, nilValue: flattened(nilValue), recognisedBy: writes, endingWith: observation)
        let source = ObservedValue(get, leadingTerminal)
        observation.disposable = observe(
            { if !writes.claimChange() { source.send() } },
            { source.end() })
        source.send()
    }

    /// Writes the values that come out of the leading end, without retaining the channel.
    private func write(
        _ set: @escaping (Any?) -> Void, nilValue: Any?, recognisedBy writes: OwnWrites,
        endingWith observation: RACDisposable
    ) {
        let segment = Segment(policy: .dynamic)
        let writer = BlockObserver(
            segment,
            next: { value in writes.perform { set(value ?? nilValue) } },
            error: { error in
                RACSignal.reportSink("A RACKVOChannel was sent \(error.map { "the error \($0)" } ?? "a nil error").")
                observation.dispose()
            },
            completed: observation.dispose)
        leadingTerminal.attachInPlace(writer, segment)
    }

    /// The terminal of that name, `leadingTerminal` or `followingTerminal`; setting one binds both ways.
    ///
    /// Setting a terminal subscribes it to the other one first, which therefore decides the value that both begin with, and
    /// then the other one to it, but for its first value. This is what `RACChannelTo(a, x) = RACChannelTo(b, y)` does.
    public final subscript(terminal: String) -> RACChannelTerminal {
        get {
            switch terminal {
            case "leadingTerminal": return leadingTerminal
            case "followingTerminal": return followingTerminal
            default: fatalError("RACKVOChannel has no terminal named \(terminal).")
            }
        }
        set {
            let own = self[terminal]
            newValue.subscribe(own)
            own.skip(1).subscribe(newValue)
        }
    }
}

/// Sends a value that lives elsewhere to the leading end of a channel.
private final class ObservedValue: @unchecked Sendable {  // the flag is reached inside the gate only
    private let get: () -> Any?
    private let terminal: RACChannelTerminal
    /// Orders the sends of several threads, so that the newest value is the last one sent.
    private let gate = Gate(nests: true)
    private var hasEnded = false

    init(_ get: @escaping () -> Any?, _ terminal: RACChannelTerminal) {
        self.get = get
        self.terminal = terminal
    }

    func send() {
        gate.run { [self] in
            if !hasEnded { terminal.sendNext(get()) }
        }
    }

    func end() {
        gate.run { [self] in
            hasEnded = true
            terminal.sendCompleted()
        }
    }
}
