import Foundation
import StreamCore

/// The rules of a stream whose values are objects.
struct ReleaseTrial {
    typealias Send = (ReleasingValue) -> Void

    let trial: Trial
    /// The rule that is broken when the `deinit` of a value does not return.
    let rule: ContractRule
    /// Makes a stream, and the closures that send to it and that complete it.
    let make: () -> (stream: any RecordableStream, send: Send, complete: () -> Void)

    func run() {
        sendFromDeinit()
        trial.run("the stream of 6 values is disposed of, and the disposable is retained") { situation, world in
            let count = Guarded(0)
            let end = disposable(in: world) { ReleasingValue($0) { count.withLock { $0 += 1 } } }
            situation.expect(
                .retainsNothing, count.read() == 6, "6 values are released after disposal",
                "\(count.read()) values are released")
            withExtendedLifetime(end) {}
        }
    }

    /// Returns the disposable of a stream that was disposed of and released.
    private func disposable(
        in world: VirtualWorld, _ value: (Int) -> ReleasingValue
    ) -> @Sendable () -> Void {
        let subject = make()
        let recorder = Recorder(name: "the observer", world: world, reaction: nil, keepsValues: false)
        let end = subject.stream.startRecording(recorder)
        for number in 1...6 { subject.send(value(number)) }
        end()
        world.run(atMost: 60)
        return end
    }

    private func sendFromDeinit() {
        trial.run("the deinit of each of 6 values sends one more value", hangs: rule) { situation, world in
            let counts = Guarded((made: 0, released: 0))
            let send = Guarded<Send?>(nil)
            let value: @Sendable (Int) -> ReleasingValue = { number in
                counts.withLock { $0.made += 1 }
                return ReleasingValue(number) {
                    counts.withLock { $0.released += 1 }
                    guard number < 10, let send = send.read() else { return }
                    counts.withLock { $0.made += 1 }
                    send(ReleasingValue(number + 10) { counts.withLock { $0.released += 1 } })
                }
            }
            use(value, send, situation, world)
            world.run(atMost: 60)
            let (made, released) = counts.read()
            situation.expect(
                .retainsNothing, made == released, "\(made) values are released after the end",
                "\(released) values are released")
        }
    }

    /// A function of its own, whose variables retain the stream no longer than the call.
    private func use(
        _ value: (Int) -> ReleasingValue, _ send: borrowing Guarded<Send?>, _ situation: Situation,
        _ world: VirtualWorld
    ) {
        let subject = make()
        send.withLock { $0 = subject.send }
        let probe = Probe().begin(subject.stream, in: world, keepsValues: false)
        for number in 1...6 {
            subject.send(value(number))
            world.advance(by: 2)
        }
        subject.complete()
        world.run(atMost: 60)
        situation.expect(.serialDelivery, [], probe.overlaps)
        situation.expect(.nothingAfterTheEnd, [], probe.afterEnd)
        probe.dispose()
        // A value may be retained with the closure that sends.
        let last = send.exchange(nil)
        withExtendedLifetime(last) {}
    }
}
