/// One start of a source for many observers, which join and leave between its events.
final class SharedStart<Value, Failure: Error>: Sendable {
    /// Orders the events, and carries the work of the source.
    let segment = Segment(policy: .typed)
    // The broadcast does not refer to the segment, which may retain it after a disposal while the source was being
    // attached.
    let broadcast: Broadcast<Value, Failure>

    init(_ broadcast: Broadcast<Value, Failure>) {
        self.broadcast = broadcast
    }

    /// Sends the kept values to an observer, then every new event until the observer's segment ends.
    func join(_ observer: Observer<Value, Failure>, _ output: Segment) {
        segment.enter {
            guard let number = self.broadcast.admit(observer, output) else { return }
            output.add { [weak self] in self?.leave(number) }
        }
    }

    private func leave(_ number: Int) {
        segment.enter { self.broadcast.remove(number) }
    }

    /// Attaches to the source, unless all observers have already left.
    func begin(_ source: Source<Value, Failure>) {
        if segment.isActive { source.attach(broadcast, segment) }
    }

    func dispose() {
        segment.dispose()
    }
}
