import RACCompat
import StreamTesting

/// Maps the name of each action of a script to the function that carries it out on a machine; a line adds an action.
struct ScriptActions {
    private(set) var table: [String: ScriptCompiler.Compile] = [:]
    private unowned let machine: ScriptMachine

    init(machine: ScriptMachine) {
        self.machine = machine
        addSubjects()
        addSubscriptions()
        addDisposables()
        addContainers()
        addQuestions()
        addConnections()
        addCommands()
    }

    mutating func add<Argument>(
        _ name: String, _ read: @escaping (Arguments<DynamicFace>) throws -> Argument,
        act: @escaping (ScriptMachine, Argument) -> Void
    ) {
        table[name] = { [unowned machine] arguments in
            let argument = try read(arguments)
            return { [unowned machine] in act(machine, argument) }
        }
    }

    /// Adds an action that makes an object and gives it the name that comes first.
    private mutating func make<Argument>(
        _ name: String, _ read: @escaping (Arguments<DynamicFace>) throws -> Argument,
        make: @escaping (ScriptMachine, String, Argument) -> AnyObject?
    ) {
        add(name, { (try $0.label(), try read($0)) }) { machine, argument in
            machine.name(argument.0, make(machine, argument.0, argument.1))
        }
    }

    /// Adds an action on two disposables, of which the second may be nil.
    private mutating func pair<Container: RACDisposable>(
        _ name: String, of type: Container.Type,
        act: @escaping (ScriptMachine, String, Container, RACDisposable?) -> Void
    ) {
        add(name, { (try $0.label(), try $0.optionalLabel()) }) { machine, names in
            guard let container = machine.disposable(names.0) as? Container else { return }
            act(machine, names.0, container, machine.disposable(names.1))
        }
    }

    private mutating func addSubjects() {
        make("subject", { _ in }) { _, _, _ in RACSubject.subject() }
        make("replay", { try $0.optionalCount() }) { _, _, capacity in
            capacity.map { RACReplaySubject.replaySubjectWithCapacity($0) } ?? RACReplaySubject.subject()
        }
        make("behavior", { try $0.literal() }) { machine, _, literal in
            RACBehaviorSubject.behaviorSubjectWithDefaultValue(literal(machine.scope))
        }
        add("channel", { try $0.label() }) { machine, name in
            let channel = RACChannel()
            machine.name("\(name).leading", channel.leadingTerminal)
            machine.name("\(name).following", channel.followingTerminal)
        }
        make("let", { try $0.expression() }) { machine, _, expression in expression(machine.scope) }
        add("next", { (try $0.label(), try $0.literal()) }) { machine, argument in
            machine.send(ScenarioEvent(tick: 0, content: .next(argument.1)), to: argument.0)
        }
        add("error", { (try $0.label(), try $0.optionalInteger()) }) { machine, argument in
            machine.send(ScenarioEvent(tick: 0, content: .error(code: argument.1)), to: argument.0)
        }
        add("completed", { try $0.label() }) { machine, name in
            machine.send(ScenarioEvent(tick: 0, content: .completed), to: name)
        }
    }

    private mutating func addSubscriptions() {
        add("subscribe", { (try $0.label(), try $0.label()) }) { machine, names in
            machine.subscribe(to: machine.signal(names.0), as: names.1)
        }
        add("link", { (try $0.label(), try $0.label(), try $0.label()) }) { machine, names in
            machine.link(names.0, to: names.1, as: names.2)
        }
        add("dispose", { try $0.label() }) { machine, name in machine.disposable(name)?.dispose() }
        add("release", { try $0.label() }) { machine, name in machine.release(name) }
        add("pump", { _ in }) { machine, _ in machine.pump() }
        add("first", { try $0.label() }) { machine, name in machine.first(of: name) }
        add("log", { try $0.label() }) { machine, name in machine.record(name, "log") }
    }

    private mutating func addDisposables() {
        make("disposable", { _ in }) { machine, name, _ in RACDisposable(block: Self.log(name, machine)) }
        make("plain", { _ in }) { _, _, _ in RACDisposable() }
        make("compoundBlock", { _ in }) { machine, name, _ in
            RACCompoundDisposable.disposableWithBlock(Self.log(name, machine))
        }
        make("serialBlock", { _ in }) { machine, name, _ in
            RACSerialDisposable.disposableWithBlock(Self.log(name, machine))
        }
        make("scopedBlock", { _ in }) { machine, name, _ in
            RACScopedDisposable.disposableWithBlock(Self.log(name, machine))
        }
        make("compound", { try $0.labels() }) { machine, _, names in
            names.isEmpty
                ? RACCompoundDisposable.compoundDisposable()
                : RACCompoundDisposable.compoundDisposableWithDisposables(names.compactMap(machine.disposable))
        }
        make("serial", { try $0.optionalLabel() }) { machine, _, inner in
            RACSerialDisposable.serialDisposableWithDisposable(machine.disposable(inner))
        }
        make("scoped", { try $0.label() }) { machine, _, inner in
            machine.disposable(inner).map { RACScopedDisposable.scopedDisposableWithDisposable($0) }
        }
        make("asScoped", { try $0.label() }) { machine, _, inner in machine.disposable(inner)?.asScopedDisposable() }
    }

    private static func log(_ name: String, _ machine: ScriptMachine) -> () -> Void {
        { [unowned machine] in machine.record(name, "disposed") }
    }

    private mutating func addContainers() {
        pair("add", of: RACCompoundDisposable.self) { machine, _, container, disposable in
            guard disposable !== container else { return machine.fail("a container cannot be added to itself") }
            container.addDisposable(disposable)
        }
        pair("remove", of: RACCompoundDisposable.self) { _, _, container, disposable in
            container.removeDisposable(disposable)
        }
        pair("set", of: RACSerialDisposable.self) { _, _, container, disposable in container.disposable = disposable }
        pair("swap", of: RACSerialDisposable.self) { machine, name, container, disposable in
            machine.record(name, "swapped", machine.encoded(container.swapInDisposable(disposable)))
        }
    }

    private mutating func addQuestions() {
        add("isDisposed", { try $0.label() }) { machine, name in
            machine.record(name, "isDisposed", machine.disposable(name)?.isDisposed == true ? 1 : 0)
        }
        add("get", { try $0.label() }) { machine, name in
            let container = machine.disposable(name) as? RACSerialDisposable
            machine.record(name, "get", machine.encoded(container?.disposable))
        }
        add("same", { (try $0.label(), try $0.label()) }) { machine, names in
            let first = machine.disposable(names.0) ?? machine.thing(names.0)
            let second = machine.disposable(names.1) ?? machine.thing(names.1)
            machine.record(names.0, "same", first === second ? 1 : 0)
        }
    }

    private mutating func addConnections() {
        make("publish", { try $0.label() }) { machine, _, signal in machine.signal(signal)?.publish() }
        make("multicast", { (try $0.label(), try $0.label()) }) { machine, _, names in
            guard let subject = machine.thing(names.1) as? RACSubject else { return nil }
            return machine.signal(names.0)?.multicast(subject)
        }
        add("connect", { (try $0.label(), try $0.label()) }) { machine, names in
            guard let connection = machine.thing(names.0) as? RACMulticastConnection else { return }
            machine.name(names.1, connection.connect())
        }
    }
}
