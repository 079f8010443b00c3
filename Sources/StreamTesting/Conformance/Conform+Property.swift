public import Foundation
public import StreamCore

/// Checks a property against the rules of the contract.
///
///     try conform(property: { MutableProperty(0) })
///
/// The values are set in virtual time, on eight threads, and from inside of deliveries.
///
/// - Parameters:
///   - make: Makes a property whose value is 0; called once or more for each situation.
///   - deadline: The longest time that a thread may need for a call, in seconds. A thread that does not return in time
///     is taken to wait for ever.
///   - ignored: The rules that the property breaks on purpose. It must break each of them.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
/// - Throws: `StreamTestFailure` with the number, the sentence, and the expected and actual events of every rule that
///   is broken.
public func conform<Tested: MutablePropertyProtocol<Int>>(
    property make: @escaping () -> Tested, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line
) throws {
    let trial = Trial(deadline: deadline, hangs: .setsDoNotWait)
    for isSignal in [false, true] {
        SubjectTrial(
            trial: trial,
            make: {
                let property = make()
                return SendingStream(stream: isSignal ? property.signal : property.producer) { event in
                    if case .value(let value as Int) = event { property.value = value }
                }
            }, ends: false, order: .queued, releasing: isSignal ? .releasesObservers : .releasesStarts,
            stack: .constantStackOfProperties
        ).run()
    }
    trial.run("the producer of a property of 0 is started") { situation, world in
        let property = make()
        situation.expect(.currentValueOnJoining, ["0"], Probe().begin(property.producer, in: world).texts)
    }
    trial.run("an observer of 1 waits for a thread that sets 2") { situation, world in
        let property = make()
        let set = UncheckedSendable { property.value = 2 }
        let probe = Probe { content, _ in
            if "\(content)" == "1" { situation.call(in: world) { set.value() } }
        }
        probe.begin(property.producer, in: world)
        property.value = 1
        world.runPending()
        let isReported = trial.hasFound(.serialDelivery) || trial.hasFound(.takesOverWork)
        guard !situation.isStuck, !isReported, let last = probe.texts.last else { return }
        situation.expect(.oneOrderForAll, [last], ["\(property.value)"])
    }
    trial.run("an observer of 1 sets 2, and reads the value") { situation, world in
        let property = make()
        let reads = Guarded<[String]>([])
        let setAndRead = UncheckedSendable {
            property.value = 2
            reads.withLock { $0.append("\(property.value)") }
        }
        let probe = Probe { content, _ in if "\(content)" == "1" { setAndRead.value() } }
        probe.begin(property.producer, in: world)
        property.value = 1
        situation.expect(.readsOwnWrite, ["2"], reads.read())
    }
    trial.run("the property is released") { situation, world in
        var property: Tested? = make()
        let probes = [Probe(), Probe()]
        if let property {
            probes[0].begin(property.producer, in: world)
            probes[1].begin(property.signal, in: world)
        }
        for probe in probes { probe.forget() }
        property = nil
        for probe in probes { situation.expect(.propertyCompletes, ["completed"], probe.texts) }
    }
    try trial.finish("conform(property:)", ignoring: ignored, at: CheckPlace(fileID, line))
}

/// Checks what a property does with values that are objects: when it releases them, and what their `deinit` may do.
///
///     try conform(property: { MutableProperty<ReleasingValue>($0) })
///
/// See the form for numbers, which checks the other rules.
///
/// - Parameters:
///   - make: Makes a property with an initial value; called once or more for each situation.
///   - deadline: The longest time that a thread may need for a call, in seconds. A thread that does not return in time
///     is taken to wait for ever.
///   - ignored: The rules that the property breaks on purpose. It must break each of them.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
public func conform<Tested: MutablePropertyProtocol<ReleasingValue>>(
    property make: @escaping (ReleasingValue) -> Tested, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line
) throws {
    let trial = Trial(deadline: deadline, hangs: .setsDoNotWait)
    ReleaseTrial(trial: trial, rule: .valuesComeBack) {
        let property = make(ReleasingValue(0) {})
        return (property.producer, { property.value = $0 }, {})
    }.run()
    try trial.finish("conform(property:)", ignoring: ignored, at: CheckPlace(fileID, line))
}
