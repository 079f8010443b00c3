public import Foundation
import StreamCore

/// Checks a cold source against the rules of the contract.
///
///     try conform(source: { SignalProducer<Int, Never> { observer, lifetime in … } })
///
/// The source is started in virtual time, which passes as long as the source has work, an hour at most.
///
/// - Parameters:
///   - make: Makes the source; called once or more for each situation, in a virtual world.
///   - deadline: The longest time that a thread may need for a call, in seconds. A thread that does not return in time
///     is taken to wait for ever.
///   - ignored: The rules that the source breaks on purpose. It must break each of them.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
/// - Throws: `StreamTestFailure` with the number, the sentence, and the expected and actual events of every rule that
///   is broken.
public func conform<Source: RecordableStream>(
    source make: @escaping () -> Source, deadline: TimeInterval = 300, ignoring ignored: Set<ContractRule> = [],
    fileID: StaticString = #fileID, line: UInt = #line
) throws {
    let trial = Trial(deadline: deadline, hangs: .operatorsDoNotWait)
    SourceTrial(trial: trial, make: make).run()
    try trial.finish("conform(source:)", ignoring: ignored, at: CheckPlace(fileID, line))
}

/// The rules of a cold source.
struct SourceTrial {
    let trial: Trial
    let make: () -> any RecordableStream

    func run() {
        trial.run("the source is started twice, one start after the other") { situation, world in
            let source = make()
            let counts = (0..<2).map { _ in
                let probe = Probe().begin(source, in: world)
                rest(world)
                situation.expect(.nothingAfterTheEnd, [], probe.afterEnd)
                probe.dispose()
                return min(probe.texts.count, 100)
            }
            // Dates that a source sends differ; a source that never comes to rest sends more than 100 events.
            situation.expect(.workOfItsOwn, counts[0] == counts[1], "\(counts[0]) events", "\(counts[1]) events")
        }
        trial.run("the source has two starts at the same time") { situation, world in
            let source = make()
            let probes = [Probe(), Probe()]
            for probe in probes { probe.begin(source, in: world) }
            rest(world)
            situation.expect(.workOfItsOwn, probes[0].texts, probes[1].texts)
        }
        dispose()
        release()
    }

    /// Lets time pass as long as the source has work; a source that never comes to rest does 200 pieces.
    ///
    /// - Returns: When there is more work; infinity if there is none.
    @discardableResult
    private func rest(_ world: VirtualWorld) -> TimeInterval { world.runOn(until: world.elapsed + 3600) }

    private func dispose() {
        for number in 1...3 {
            trial.run("the observer of event \(number) disposes of the start") { situation, world in
                let itself = Guarded<Probe?>(nil)
                let probe = Probe { _, count in if count == number { itself.read()?.dispose() } }
                itself.withLock { $0 = probe }
                probe.begin(make(), in: world)
                rest(world)
                itself.withLock { $0 = nil }
                situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
            }
        }
        trial.run("the start is disposed of before time passes") { situation, world in
            let probe = Probe().begin(make(), in: world)
            probe.dispose()
            let next = rest(world)
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
            situation.expect(
                .disposalReleasesResources, next == .infinity, "no work an hour after disposal",
                "work for \(timeText(next))")
        }
        trial.run("the observer of the first event waits for a thread that disposes of the start") {
            situation, world in
            let itself = Guarded<Probe?>(nil)
            let probe = Probe { _, count in
                if count == 1, let probe = itself.read() { situation.call(in: world) { probe.dispose() } }
            }
            itself.withLock { $0 = probe }
            probe.begin(make(), in: world)
            rest(world)
            itself.withLock { $0 = nil }
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
        }
    }

    private func release() {
        for isDisposed in [true, false] {
            let end = isDisposed ? "disposal" : "the end"
            trial.run("an observer of the source after \(end), while the disposable is retained") { situation, world in
                let source = make()
                let probe = Probe().begin(source, in: world)
                let observer = ReleasedObserver(of: source, in: world)
                if isDisposed { observer.end() }
                rest(world)
                guard isDisposed || probe.isOver else { return }
                situation.expect(
                    .releasesStarts, observer.isReleased, "the observer is released", "the observer is retained")
                withExtendedLifetime(source) {}
            }
        }
    }
}
