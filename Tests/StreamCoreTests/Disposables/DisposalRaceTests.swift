import StreamCore
import Testing

/// Two threads that meet at every round: what one hands over while the other disposes is neither lost nor disposed twice.
@Suite struct DisposalRaceTests {
    private let rounds = 5000
    private let counter = Counter()

    private func makeMember() -> AnyDisposable {
        AnyDisposable { [counter] in counter.increment() }
    }

    @Test("A member that is added to a container during its disposal is disposed")
    func addsToContainer() {
        let containers = (0..<rounds).map { _ in CompositeDisposable() }
        race(rounds: rounds) { round in
            for _ in 0..<16 { containers[round].add(makeMember()) }
        } against: { round in
            containers[round].dispose()
        }
        #expect(counter.value == rounds * 16)
    }

    @Test("A member that is removed from a container that is being disposed is disposed at most once")
    func removesFromContainer() {
        let containers = (0..<rounds).map { _ in CompositeDisposable() }
        let handles = containers.map { $0.add(makeMember()) }
        race(rounds: rounds) { round in
            handles[round]?.dispose()
        } against: { round in
            containers[round].dispose()
        }
        #expect(counter.value <= rounds)
        #expect(containers.allSatisfy { $0.isDisposed })
    }

    @Test("A disposable that is set on a serial disposable during its disposal is disposed")
    func setsOnSerial() {
        let serials = (0..<rounds).map { _ in SerialDisposable() }
        race(rounds: rounds) { round in
            for _ in 0..<8 { serials[round].inner = makeMember() }
        } against: { round in
            serials[round].dispose()
        }
        #expect(counter.value == rounds * 8)
    }

    @Test("Of what two threads set on a serial disposable, one is left")
    func setsTogether() {
        let serial = SerialDisposable()
        let set: @Sendable (Int) -> Void = { _ in serial.inner = makeMember() }
        race(rounds: rounds, set, against: set)
        #expect(counter.value == rounds * 2 - 1)
        #expect(serial.inner?.isDisposed == false)
    }

    @Test("A container that two threads dispose disposes its members once")
    func disposesTogether() {
        let containers = (0..<rounds).map { _ in CompositeDisposable([makeMember() as any Disposable]) }
        let dispose: @Sendable (Int) -> Void = { containers[$0].dispose() }
        race(rounds: rounds, dispose, against: dispose)
        #expect(counter.value == rounds)
    }
}
