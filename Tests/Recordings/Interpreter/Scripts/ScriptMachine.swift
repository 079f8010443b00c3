import RACCompat
import StreamTesting

/// Carries out a script on the dynamic layer, and notes its events.
///
/// Named objects are in one table, and the disposables of subscriptions in a second one, which is searched first.
/// Everything runs on the main thread, with a current scheduler; the script decides when the main queue runs.
final class ScriptMachine {
    private static let greatestEntryCount = 4000

    /// The scope of literals and expressions.
    let scope = Scope(run: ScenarioRun<DynamicFace>.idle())
    /// The signals that the signal blocks of commands return, by the text of their input.
    private(set) var responses: [String: Recipe<DynamicFace>] = [:]
    private var entries: [ScriptEntry] = []
    private var stop: String?
    private var isOver = false
    private var step = 0
    private var reactions: [ScriptReaction] = []
    private var counts: [ScriptReaction.Cause: Int] = [:]
    private var things: [String: AnyObject] = [:]
    private var thingNames: [String] = []
    private var subscriptions: [String: RACDisposable] = [:]
    private var subscribers: [String: [any RACSubscriber]] = [:]
    private var kept: [AnyObject] = []

    /// Carries out a script's steps, and after certain entries its reactions; returns the trace.
    func run(_ script: CompiledScript) -> ScriptTrace {
        reactions = script.reactions
        responses = script.responses
        scope.run.scheduler.performAsCurrentScheduler {
            for (index, action) in script.steps.enumerated() where stop == nil {
                step = index
                action()
            }
            isOver = true
            tearDown()
        }
        return ScriptTrace(entries: entries, stop: stop)
    }

    /// Releases the objects that would keep the machine alive, and runs the work that still waits for the main queue.
    ///
    /// That work may refer to the machine; its events are not noted any more.
    private func tearDown() {
        reactions = []
        responses = [:]
        for subscription in subscriptions.values { subscription.dispose() }
        subscriptions = [:]
        things = [:]
        subscribers = [:]
        kept = []
        while scope.run.recorder.mayContinue(), MainLoop.runNext() {}
        scope.run.recorder.stop("over")
    }

    /// Runs the main queue until nothing waits for it.
    func pump() {
        while stop == nil, MainLoop.runNext() {
            if !scope.run.recorder.mayContinue() { stop = "limit" }
        }
    }

    // MARK: Entries

    /// Notes an entry, and carries out the script's reaction to it.
    func record(_ name: String, _ kind: String, _ value: JSONValue = nil) {
        record(name, kind, value) {}
    }

    /// Notes an entry, calls `next`, and carries out the script's reaction to the entry.
    func record(_ name: String, _ kind: String, _ value: JSONValue, then next: () -> Void) {
        guard !isOver, stop == nil else { return }
        guard entries.count < Self.greatestEntryCount else {
            stop = "limit"
            return
        }
        entries.append(ScriptEntry(step: step, name: name, kind: kind, value: value))
        let cause = ScriptReaction.Cause(name: name, kind: kind)
        let number = counts[cause, default: 0] + 1
        counts[cause] = number
        next()
        for reaction in reactions where reaction.cause == cause && reaction.number == number {
            for action in reaction.actions { action() }
        }
    }

    /// Ends the script where the original would have failed an assertion.
    func fail(_ reason: String) {
        if stop == nil { stop = reason }
    }

    // MARK: Names

    /// Names an object; nil removes the name.
    func name(_ name: String, _ thing: AnyObject?) {
        things[name] = thing
        if thing != nil, !thingNames.contains(name) { thingNames.append(name) }
    }

    func thing(_ name: String) -> AnyObject? { things[name] }

    /// The disposable with a name; the disposables of subscriptions come first.
    func disposable(_ name: String?) -> RACDisposable? {
        name.flatMap { subscriptions[$0] ?? things[$0] as? RACDisposable }
    }

    /// The signal with a name; for a connection, its signal; for a command, the signal that is named after the dot.
    func signal(_ name: String) -> RACSignal? {
        (things[name] as? RACMulticastConnection)?.signal ?? things[name] as? RACSignal ?? commandSignal(name)
    }

    /// The name of a disposable, which a trace shows in its place.
    func encoded(_ disposable: RACDisposable?) -> JSONValue {
        guard let disposable else { return .null }
        let name =
            thingNames.first { things[$0] === disposable }
            ?? subscriptions.filter { $0.value === disposable }.keys.min()
        return .string(name ?? "unnamed")
    }

    func release(_ name: String) {
        subscriptions[name] = nil
        things[name] = nil
    }

    // MARK: Subscribing and sending

    /// Subscribes under a label, and at once to each signal that is sent, under the label with its number.
    func subscribe(to signal: RACSignal?, as label: String) {
        guard let signal else { return }
        var signalCount = 0
        subscriptions[label] = signal.subscribeNext(
            { [unowned self] value in
                record(label, "next", ValueEncoding.encode(value)) {
                    guard let inner = value as? RACSignal else { return }
                    signalCount += 1
                    subscribe(to: inner, as: "\(label).\(signalCount)")
                }
            },
            error: { [unowned self] in record(label, "error", RecordedErrors.encode($0)) },
            completed: { [unowned self] in record(label, "completed") })
    }

    /// Notes the first value of a signal, or nil when it ends without one.
    ///
    /// The original waits for the value. All senders are on this thread, so a value that is not here now would never
    /// come.
    func first(of name: String) {
        guard let signal = signal(name) else { return }
        var isHere = false
        var first: Any?
        let subscription = signal.take(1).subscribeNext(
            { first = $0 }, error: { _ in isHere = true }, completed: { isHere = true })
        subscription.dispose()
        guard isHere else { return fail("the first value of \(name) is waited for, and cannot come") }
        record(name, "first", ValueEncoding.encode(first))
    }

    /// Subscribes an object to another.
    func link(_ source: String, to target: String, as label: String) {
        guard let target = things[target] as? any RACSubscriber, let source = signal(source) else { return }
        guard source !== target else { return fail("a subject cannot be linked to itself") }
        subscriptions[label] = source.subscribe(target)
    }

    /// Sends to the subject with a name, or to the subscribers of the source with that label.
    func send(_ event: ScenarioEvent<DynamicFace>, to name: String) {
        let targets = (things[name] as? any RACSubscriber).map { [$0] } ?? subscribers[name] ?? []
        for target in targets { DynamicFace.send(event, to: target, scope) }
    }

    /// Returns a signal whose events the script sends.
    func manualSource(_ label: String) -> RACSignal {
        RACSignal.createSignal { [unowned self] subscriber in
            record(label, "subscribed")
            subscribers[label, default: []].append(subscriber)
            kept.append(subscriber)
            return RACDisposable { [unowned self] in
                subscribers[label]?.removeAll { $0 === subscriber }
                record(label, "disposed")
            }
        }
    }

    /// Returns a signal that sends `events` during each subscription.
    func synchronousSource(_ label: String, _ events: [ScenarioEvent<DynamicFace>]) -> RACSignal {
        RACSignal.createSignal { [unowned self] subscriber in
            record(label, "subscribed")
            for event in events { DynamicFace.send(event, to: subscriber, scope) }
            return RACDisposable { [unowned self] in record(label, "disposed") }
        }
    }
}
