import StreamCore
import Synchronization
import Testing

@Suite(.takesTurns) struct TrampolineTests {
    @Test("A million steps that ask for another run in constant stack")
    func loops() {
        final class Holder: Sendable {
            let trampoline = Trampoline()
        }
        let holder = Holder()
        var steps = 0
        func step() {
            steps += 1
            if steps < many(1_000_000) { holder.trampoline.bounce(step) }
        }
        onThread(stackSize: 512 * 1024) { holder.trampoline.bounce(step) }
        #expect(steps == many(1_000_000))
    }

    @Test("Steps asked for by 8 threads all run, one at a time")
    func serializes() {
        final class Holder: @unchecked Sendable {
            let trampoline = Trampoline()
            var steps = 0
        }
        let holder = Holder()
        onThreads(8) { _ in
            for _ in 0..<10_000 { holder.trampoline.bounce { holder.steps += 1 } }
        }
        #expect(holder.steps == 80_000)
    }
}
