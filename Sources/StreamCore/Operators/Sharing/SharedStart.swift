/// One start of a source for many observers, who join and leave in turn with its events.
final class SharedStart<Value, Failure: Error>: Sendable {
    /// Orders the events, and carries the work of the source.
    let segment = Segment(policy: .typed)
    // It does not refer to the segment, which may hold it after a disposal that came while the source was attached.
    let broadcast: Broadcast<Value, Failure>

    init(_ broadcast: Broadcast<Value, Failure>) {
        self.broadcast = broadcast
    }

    /// Sends an observer what is kept, then whatever comes until its segment ends.
    func join(_ observer: Observer<Value, Failure>, _ output: Segment) {
        segment.enter {
            guard let number = self.broadcast.admit(observer, output) else { return }
            output.add { [weak self] in self?.leave(number) }
        }
    }

    private func leave(_ number: Int) {
        segment.enter { self.broadcast.remove(number) }
    }

    /// Attaches to the source, unless everybody has left before that.
    func begin(_ source: Source<Value, Failure>) {
        if segment.isActive { source.attach(broadcast, segment) }
    }

    func dispose() {
        segment.dispose()
    }
}
