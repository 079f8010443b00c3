#if DEBUG
    import Synchronization

    /// Stops a program whose bindings set each other without end, in debug builds.
    ///
    /// A delivery that has reached the limit for feedback is followed: in each of its next turns a binding must send to the same
    /// gate. A loop of other observers is none of bindings, and one that settles has turns in which nothing is sent.
    enum BindingRing {
        private static let turns = 1000

        private struct State {
            var gate: UInt = 0
            /// The targets of the bindings on the stack, the outermost first, by the addresses of their gates.
            var open: [(gate: UInt, type: String)] = []
            /// Those on the stack when something was sent to the gate, since the turn began.
            var ring: [(gate: UInt, type: String)] = []
        }

        // In full: an explorer of schedules decides about other atomics.
        /// The thread whose delivery is followed, or 0.
        private static let thread = Synchronization.Atomic<UInt>(0)
        private static let state = Guarded(State())

        /// The closure of a target, which is followed where its bindings are.
        static func watched<Value>(_ target: BindingTarget<Value>) -> (Value) -> Void {
            let (action, gate) = (target.action, target.lifetime.gate)
            return { value in
                guard isFollowing else { return action(value) }
                state.withLock { $0.open.append((gate, "\(Value.self)")) }
                action(value)
                _ = state.withLock { $0.open.popLast() }
            }
        }

        /// Follows the delivery of a gate, unless another one is followed.
        static func follow(_ gate: UInt) {
            guard thread.compareExchange(expected: 0, desired: CurrentThread.number, ordering: .relaxed).exchanged
            else {
                return
            }
            state.exchange(State(gate: gate))
        }

        /// Notes that something waits for a gate.
        static func send(to gate: UInt) {
            if isFollowing { state.withLock { if $0.gate == gate, !$0.open.isEmpty { $0.ring = $0.open } } }
        }

        /// Goes on after a turn of a gate, and stops the program after the last one.
        static func goOn(_ gate: UInt, turn: Int) {
            guard isFollowing, state.withLock({ $0.gate == gate }) else { return }
            let ring = state.withLock { exchange(&$0.ring, with: []) }
            if ring.isEmpty { return leave(gate) }
            if turn == turns { stop(ring) }
        }

        /// Ends with the delivery of a gate.
        static func leave(_ gate: UInt) {
            if isFollowing, state.withLock({ $0.gate == gate }) { thread.store(0, ordering: .relaxed) }
        }

        private static var isFollowing: Bool {
            let thread = thread.load(ordering: .relaxed)
            return thread != 0 && thread == CurrentThread.number
        }

        private static func stop(_ ring: [(gate: UInt, type: String)]) -> Never {
            let names = ring.map { target in
                SignalLabels.labels(behindGate: target.gate).first?.description ?? "a target of \(target.type)"
            }
            fatalError(
                """
                Bound with <~, \(names.joined(separator: " and ")) \(names.count == 1 ? "sets itself" : "set each other") \
                without end. Each value makes the next one. Bind in one direction, or put skipRepeats() before a binding \
                whose values settle.
                """)
        }
    }
#endif
