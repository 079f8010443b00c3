import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite(.takesTurns) struct GateTests {
    private final class Holder: Sendable {
        let gate: Gate

        init(nests: Bool) {
            gate = Gate(nests: nests)
        }
    }

    @Test("Work that comes from inside runs after, or at once where the policy nests", arguments: [false, true])
    func reenters(nests: Bool) {
        let holder = Holder(nests: nests)
        let log = Recorder()
        holder.gate.run {
            log.note("1")
            holder.gate.run {
                log.note("2")
                holder.gate.run { log.note("3") }
                log.note("4")
            }
            holder.gate.run { log.note("5") }
            log.note("6")
        }
        #expect(log.history == (nests ? "1 2 3 4 5 6" : "1 6 2 4 5 3"))
    }

    @Test("Work from another thread is done by the thread inside, before it leaves", arguments: [false, true])
    func takesOverWork(nests: Bool) {
        let holder = Holder(nests: nests)
        let log = Recorder()
        holder.gate.run {
            onThreads(1) { _ in
                holder.gate.run { log.note("other") }
                log.note("returned")
            }
            log.note("inside")
        }
        log.note("left")
        #expect(log.history == "returned inside other left")
    }

    @Test("With 8 threads nothing is lost or overlaps, and each thread's work keeps order", arguments: [false, true])
    func staysExclusive(nests: Bool) {
        let holder = Holder(nests: nests)
        let rounds = 20_000
        // Plain state, which the gate alone protects.
        final class State: @unchecked Sendable {
            var total = 0
            var last = [Int](repeating: -1, count: 8)
            var isOrdered = true
            let inside = Atomic<Int>(0)
            let overlaps = Atomic<Int>(0)
        }
        let state = State()
        onThreads(8) { thread in
            for round in 0..<rounds {
                holder.gate.run {
                    if state.inside.add(1, ordering: .relaxed).newValue != 1 {
                        state.overlaps.add(1, ordering: .relaxed)
                    }
                    state.total += 1
                    if state.last[thread] != round - 1 { state.isOrdered = false }
                    state.last[thread] = round
                    state.inside.subtract(1, ordering: .relaxed)
                }
            }
        }
        #expect(state.total == 8 * rounds)
        #expect(state.isOrdered)
        #expect(state.overlaps.load(ordering: .relaxed) == 0)
    }

    @Test("Two gates that send into each other from two threads do not deadlock")
    func avoidsDeadlock() {
        let first = Holder(nests: false)
        let second = Holder(nests: false)
        let counter = Counter()
        onThreads(2) { thread in
            let (near, far) = thread == 0 ? (first, second) : (second, first)
            for _ in 0..<10_000 { near.gate.run { far.gate.run { counter.increment() } } }
        }
        #expect(counter.value == 20_000)
    }

    private final class Counter: Sendable {
        private let count = Atomic<Int>(0)
        var value: Int { count.load(ordering: .relaxed) }
        func increment() { count.add(1, ordering: .relaxed) }
    }

    @Test("A million items queued from inside run without growing the stack")
    func drainsInLoop() {
        let holder = Holder(nests: false)
        var steps = 0
        func step() {
            steps += 1
            if steps < many(1_000_000) { holder.gate.run(step) }
        }
        onThread(stackSize: 512 * 1024) { holder.gate.run(step) }
        #expect(steps == many(1_000_000))
    }

    @Test("A gate entered under a lock runs nothing; queued work runs when the gate is left")
    func entersAndQueuesSilently() {
        let holder = Holder(nests: false)
        let log = Recorder()
        let isFirst = holder.gate.tryEnter()
        let isSecond = holder.gate.tryEnter()
        #expect(isFirst && !isSecond)
        holder.gate.push { log.note("1") }
        holder.gate.push { log.note("2") }
        holder.gate.drainIfIdle()
        #expect(log.history == "")
        let hasPending = holder.gate.hasPending
        #expect(hasPending)
        holder.gate.leave()
        #expect(log.history == "1 2")
    }

    @Test("Work queued at an idle gate runs when a caller drains the gate")
    func drainsIdle() {
        let holder = Holder(nests: false)
        let log = Recorder()
        holder.gate.push { log.note("1") }
        #expect(log.history == "")
        holder.gate.drainIfIdle()
        #expect(log.history == "1")
    }
}
