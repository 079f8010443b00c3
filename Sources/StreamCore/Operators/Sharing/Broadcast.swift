/// The state of a shared source: the latest values, the terminal event, and the observers.
///
/// All access goes through the gate of the `SharedStart`: an observer that joins receives the kept values, then every
/// new event, and misses none in between. No lock is held meanwhile, so an observer may start the shared stream again
/// from any event.
final class Broadcast<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // gated by the owner
    private let capacity: Int
    /// Runs before the terminal event is delivered.
    private let willEnd: ((Broadcast) -> Void)?
    private let observers = Multicast<Value, Failure>()
    @exclusivity(unchecked)  // inside the gate of the owner
    private var values = ValueQueue<Value>()
    private var end: Termination<Failure>?
    /// Whether the source has ended; a flag that needs no run-time metadata of the failure type.
    private var hasEnded = false

    init(keeping capacity: Int, willEnd: ((Broadcast) -> Void)? = nil) {
        self.capacity = capacity
        self.willEnd = willEnd
        super.init()
    }

    /// Sends the kept values to an observer, then adds the observer, or sends the terminal event if the source has
    /// ended.
    ///
    /// - Returns: The number that removes the observer, or nil if the observer was not added.
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
