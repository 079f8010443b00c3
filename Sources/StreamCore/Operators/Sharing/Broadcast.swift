/// What has come from a shared source, and who is there: the latest values, the end, and the observers.
///
/// It is entered through the gate of its `SharedStart`: an observer that joins gets the kept values, then every new event,
/// and misses nothing between. No lock is held meanwhile, so an observer may start the shared stream again from any event.
final class Broadcast<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // gated by the owner
    private let capacity: Int
    /// Runs before the end is delivered.
    private let willEnd: ((Broadcast) -> Void)?
    private let observers = Multicast<Value, Failure>()
    @exclusivity(unchecked)  // inside the gate of the owner
    private var values = ValueQueue<Value>()
    private var end: Termination<Failure>?
    /// Whether there is an end, without naming its type at run time.
    private var hasEnded = false

    init(keeping capacity: Int, willEnd: ((Broadcast) -> Void)? = nil) {
        self.capacity = capacity
        self.willEnd = willEnd
        super.init()
    }

    /// Sends an observer what is kept, and adds it unless that is all.
    ///
    /// - Returns: The number that removes it, if it was added.
    func admit(_ observer: Observer<Value, Failure>, _ segment: Segment) -> Int? {
        for index in 0..<values.count where segment.isActive { segment.send(values[index], to: observer) }
        guard segment.isActive else { return nil }
        let member = PassingInput(observer, segment)
        guard hasEnded else { return observers.add(member) }
        end(member)
        return nil
    }

    @inline(never)
    private func end(_ member: PassingInput<Value, Failure>) {
        if let end { member.terminate(end) }
    }

    func remove(_ number: Int) {
        observers.remove(number)
    }

    override func receive(_ value: Value) {
        if capacity > 0 { release(values.append(value, keeping: capacity)) }
        observers.receive(value)
    }

    override func fail(_ failure: Failure) { end(with: .failed(failure)) }
    override func complete() { end(with: .completed) }
    override func interrupt() { end(with: .interrupted) }

    private func end(with end: Termination<Failure>) {
        self.end = end
        hasEnded = true
        willEnd?(self)
        observers.terminate(end)
    }
}
