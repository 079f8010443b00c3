import Foundation
import StreamCore

/// The situations in which threads meet.
///
/// Most of them are rendezvous and not races: one thread is inside of a delivery while another one sends, and the
/// delivery goes on when that send has returned. So a broken rule shows in every run.
extension SubjectTrial {
    func leaveFromOtherThread() {
        trial.run("an observer waits for another thread, which disposes of the next observer") { situation, world in
            let subject = make()
            let second = Probe()
            let first = Probe { content, _ in
                if "\(content)" == "1" { situation.call(in: world) { second.dispose() } }
            }
            first.begin(subject.stream, in: world)
            second.begin(subject.stream, in: world)
            for number in 1...2 { subject.send(.value(number)) }
            situation.expect(.nothingAfterDisposal, [], second.afterDisposal)
        }
    }

    func meet() {
        trial.run("an observer receives 1, and waits for a thread that sends 2") { situation, world in
            let subject = make()
            let first = Probe { content, _ in
                if "\(content)" == "1" { situation.call(in: world) { subject.send(.value(2)) } }
            }
            let second = Probe()
            for probe in [first, second] {
                probe.begin(subject.stream, in: world)
                probe.forget()
            }
            subject.send(.value(1))
            world.runPending()
            guard !situation.isStuck else { return }
            guard situation.expect(.serialDelivery, [], first.overlaps + second.overlaps) else { return }
            if !first.texts.contains("2") {
                subject.send(.value(3))
                let isLost = !first.texts.contains("2")
                situation.expect(isLost ? .serialDelivery : .takesOverWork, ["1", "2", "3"], first.texts)
                return
            }
            situation.expect(.oneOrderForAll, ["1", "2"], first.texts)
            situation.expect(.oneOrderForAll, first.texts, second.texts)
        }
    }

    func eightThreads() {
        trial.run("eight threads send 100 numbers each") { situation, world in
            let subject = make()
            let probes = [Probe(), Probe()]
            for probe in probes {
                probe.begin(subject.stream, in: world)
                probe.forget()
            }
            situation.callOnEightThreads(in: world) { thread in
                for number in 1...100 { subject.send(.value(thread * 100 + number)) }
            }
            world.runPending()
            let texts = probes[0].texts
            let numbers = texts.compactMap(Int.init)
            for thread in 0..<8 {
                let expected = Array(thread * 100 + 1...thread * 100 + 100)
                let came = numbers.filter { expected.contains($0) }
                situation.expect(.serialDelivery, expected.map(String.init), came.map(String.init))
            }
            situation.expect(.serialDelivery, [], probes.flatMap(\.overlaps))
            guard !trial.hasFound(.serialDelivery) else { return }
            situation.expect(.oneOrderForAll, texts, probes[1].texts)
            // The end of the order is also the current value, if the subject has one.
            let joining = Probe().begin(subject.stream, in: world).texts
            situation.expect(.oneOrderForAll, joining, Array(texts.suffix(joining.count)))
        }
    }

    /// For subjects that send something to an observer on joining.
    func joinDuringJoin() {
        trial.run("an observer receives 1 on joining, and waits for a thread that sends 2") { situation, world in
            let subject = make()
            subject.send(.value(1))
            let probe = Probe { content, _ in
                if "\(content)" == "1" { situation.call(in: world) { subject.send(.value(2)) } }
            }
            probe.begin(subject.stream, in: world)
            world.runPending()
            guard !situation.isStuck, probe.texts.contains("1") else { return }
            subject.send(.value(3))
            situation.expect(.joinOnceAmongThreads, ["1", "2", "3"], Array(probe.texts.drop { $0 != "1" }))
        }
    }

    func joinOnOtherThread() {
        trial.run("an observer joins on another thread after 1, and 2 follows") { situation, world in
            let expected = replayed(in: world) + ["2"]
            let subject = make()
            subject.send(.value(1))
            let probe = Probe()
            situation.call(in: world) {
                probe.begin(subject.stream, in: world)
                subject.send(.value(2))
            }
            world.runPending()
            // Where no scheduler is current, a dynamic subject adds the observer later.
            let texts = probe.texts
            situation.expect(
                .joinOnceAmongThreads, !texts.isEmpty && texts == expected.suffix(texts.count),
                expected.joined(separator: " "), texts.joined(separator: " "))
        }
    }

    func joinDuringDeliveryOnOtherThread() {
        trial.run("an observer receives 1, and waits for a thread that adds a second one; 2 follows") {
            situation, world in
            let subject = make()
            let second = Probe()
            let first = Probe { content, _ in
                if "\(content)" == "1" { situation.call(in: world) { second.begin(subject.stream, in: world) } }
            }
            first.begin(subject.stream, in: world)
            for number in 1...2 where !situation.isStuck { subject.send(.value(number)) }
            world.runPending()
            // The second one may have come before 1, of which it misses nothing then, or after it.
            let numbers = second.texts.drop { $0 != "1" && $0 != "2" }
            situation.expect(
                .joinOnceAmongThreads, [["1", "2"], ["2"]].contains(Array(numbers)), "1 2, or 2",
                second.texts.joined(separator: " "))
        }
    }

    func joinWhileSending() {
        guard !trial.hasFound(.joinOnceAmongThreads) else { return }
        trial.run("observers join while a thread sends 1 to 500") { situation, world in
            let subject = make()
            let isOver = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                for number in 1...500 { subject.send(.value(number)) }
                isOver.signal()
            }
            let probes = (0..<30).map { _ in Probe().begin(subject.stream, in: world) }
            guard situation.wait(for: isOver) else { return }
            world.runPending()
            for probe in probes {
                let numbers = probe.texts.compactMap(Int.init).drop { $0 < 1 }
                guard let first = numbers.first else { continue }
                situation.expect(.joinOnceAmongThreads, (first...500).map(String.init), numbers.map(String.init))
            }
        }
    }
}
