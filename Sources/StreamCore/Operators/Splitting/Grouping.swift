/// The closures by which `groupBy` handles a value.
struct GroupingRules<Input, Key: Hashable, Value, Failure: Error> {
    let key: (Input) -> Key
    let value: (Input) -> Value
    let policy: BufferingPolicy<Failure>
    /// Attaches the stream that ends a group, within a segment; the stream calls the closure to end the group.
    let expire: ((GroupedProducer<Key, Value, Failure>, Segment, @escaping () -> Void) -> Void)?
}

/// A group, and the segment of the stream that ends it.
private final class Group<Key: Hashable, Value, Failure: Error>: Substream<Value, Failure>,
    @unchecked Sendable  // gated by the operator
{
    let key: Key
    /// The group's index in the order in which groups began.
    var place: Int
    var expiry: Segment?

    init(_ key: Key, at place: Int, of input: SharedInput, _ policy: BufferingPolicy<Failure>) {
        self.key = key
        self.place = place
        super.init(of: input, policy)
    }

    func close(_ termination: Termination<Failure>) {
        finish(termination)
        expiry?.dispose()
        expiry = nil
    }
}

private final class Grouping<Input, Key: Hashable, Value, Failure: Error>:
    Splitting<Input, GroupedProducer<Key, Value, Failure>, Failure>, @unchecked Sendable  // gated
{
    private typealias Member = Group<Key, Value, Failure>

    private let rules: GroupingRules<Input, Key, Value, Failure>
    // Copied out of the rules, because reading a field of the rules takes run-time metadata.
    private let key: (Input) -> Key
    private let value: (Input) -> Value
    /// The groups by key; untyped objects, because naming the groups' type takes run-time metadata.
    @exclusivity(unchecked)  // inside the gate
    private var groups: [Key: AnyObject] = [:]
    /// The groups in the order in which they began; nil in place of a group that has ended.
    @exclusivity(unchecked)  // inside the gate
    private var ordered: ContiguousArray<AnyObject?> = []

    init(
        _ output: Observer<GroupedProducer<Key, Value, Failure>, Failure>, _ segment: Segment,
        _ rules: GroupingRules<Input, Key, Value, Failure>
    ) {
        self.rules = rules
        key = rules.key
        value = rules.value
        super.init(output, segment)
    }

    override func receive(_ value: Input) {
        segment.enter(with: self, value) { $0.route($1) }
    }

    private func route(_ input: Input) {
        let key = self.key(input)
        guard let group = groups[key].map({ unsafeDowncast($0, to: Member.self) }) ?? begin(key) else { return }
        // A group without room for the value has failed.
        if !group.receive(value(input)) { forget(group) }
    }

    /// Sends a new group before its first value; returns nil, and makes no group, after the output has ended.
    private func begin(_ key: Key) -> Member? {
        guard segment.isActive else { return nil }
        let group = Member(key, at: ordered.count, of: input, rules.policy)
        ordered.append(group)
        groups[key] = group
        forward(GroupedProducer(key: key, values: group.makeProducer()))
        if let expire = rules.expire {
            let expiry = Segment(policy: .typed)
            group.expiry = expiry
            expire(GroupedProducer(key: key, values: group.watcher), expiry) { [weak self, weak group] in
                if let self, let group { self.segment.enter { self.forget(group) } }
            }
        }
        return group
    }

    private func forget(_ group: Member) {
        guard ordered.indices.contains(group.place), ordered[group.place] === group else { return }
        ordered[group.place] = nil
        groups[group.key] = nil
        if groups.count * 2 < ordered.count { closeHoles() }
        group.close(.completed)
    }

    private func closeHoles() {
        ordered.removeAll { $0 == nil }
        for (place, group) in ordered.enumerated() {
            if let group { unsafeDowncast(group, to: Member.self).place = place }
        }
    }

    override func finishParts(_ termination: Termination<Failure>) {
        let ended = ordered
        ordered = []
        groups = [:]
        for group in ended {
            if let group { unsafeDowncast(group, to: Member.self).close(termination) }
        }
    }
}

/// Ends a group at the first event that is not an interruption.
private final class GroupExpiry<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
        super.init()
    }

    override func receive(_ value: Value) { end() }
    override func fail(_ failure: Failure) { end() }
    override func complete() { end() }
}

extension Source {
    package func groupBy<Key: Hashable, Output>(
        _ key: @escaping (Value) -> Key, transform: @escaping (Value) -> Output,
        buffering policy: BufferingPolicy<Failure>
    ) -> Source<GroupedProducer<Key, Output, Failure>, Failure> {
        grouped(GroupingRules(key: key, value: transform, policy: policy, expire: nil))
    }

    package func groupBy<Key: Hashable, Trigger: SignalProducerConvertible>(
        _ key: @escaping (Value) -> Key, until trigger: @escaping (GroupedProducer<Key, Value, Failure>) -> Trigger,
        buffering policy: BufferingPolicy<Failure>
    ) -> Source<GroupedProducer<Key, Value, Failure>, Failure> {
        grouped(
            GroupingRules(key: key, value: { $0 }, policy: policy) { group, segment, end in
                trigger(group).producer.source.attach(GroupExpiry(end), segment)
            })
    }

    private func grouped<Key: Hashable, Output>(
        _ rules: GroupingRules<Value, Key, Output, Failure>
    ) -> Source<GroupedProducer<Key, Output, Failure>, Failure> {
        Source<GroupedProducer<Key, Output, Failure>, Failure>(following: self) { observer, segment in
            Grouping(observer, segment, rules).attach(to: self)
        }
    }
}
