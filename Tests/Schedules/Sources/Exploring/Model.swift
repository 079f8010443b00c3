/// A small program of a few threads, and what holds of it in whatever order they run.
package struct Model: Sendable {
    package let name: String
    let bound: Int
    let body: @Sendable (Run) -> Void

    /// Makes a model.
    ///
    /// - Parameters:
    ///   - name: What holds, in a few words.
    ///   - bound: How often a schedule interrupts a thread, or lets a load return an older value, at most.
    ///   - body: Makes the objects, and adds the threads; called once for each schedule.
    package init(_ name: String, bound: Int = 3, _ body: @escaping @Sendable (Run) -> Void) {
        (self.name, self.bound, self.body) = (name, bound, body)
    }

    /// What came of an exploration.
    package struct Result {
        package var schedules = 0
        package var isComplete = false
        /// The broken promise, the decisions that led there, and the steps.
        package var failure: (promise: String, decisions: [Int], steps: [String])?
    }

    /// Runs all schedules within the bound, at most so many, and then as many by random priorities, until a promise is broken.
    package func explore(schedules limit: Int, random: Int, seed: UInt64) -> Result {
        var result = Result()
        let contention = Contention()
        var every = EveryDecision(limit: bound)
        var (threadCount, stepCount) = (0, 0)
        while result.schedules < limit {
            result.schedules += 1
            guard let run = attempt(every, contention, &result) else { return result }
            (threadCount, stepCount) = (run.threads.count, max(stepCount, run.stepCount))
            if contention.hasGrown {
                contention.grow()
                every = EveryDecision(limit: bound)
            } else if !every.advance() {
                result.isComplete = true
                return result
            }
        }
        for number in 0..<UInt64(random) {
            let chooser = RandomPriorities(seed: seed &+ number, threadCount: threadCount, stepCount: stepCount)
            result.schedules += 1
            guard attempt(chooser, contention, &result) != nil else { return result }
            if contention.hasGrown { contention.grow() }
        }
        return result
    }

    /// One run; nil, and told step by step, if it breaks a promise.
    private func attempt(_ chooser: Chooser, _ contention: Contention, _ result: inout Result) -> Run? {
        let run = Run(chooser, contention, traces: false)
        run.perform(body)
        guard let failure = run.failure else { return run }
        let again = Run(Replay(chooser.decisions), contention, traces: true)
        again.perform(body)
        let promise = again.failure == failure ? failure : "\(failure) (its replay says: \(again.failure ?? "nothing"))"
        result.failure = (promise, chooser.decisions, again.steps)
        return nil
    }
}

extension Model {
    /// The operations that the first schedules perform, each with its order.
    package func sites(schedules: Int) -> [String: String] {
        Mutation.collected = [:]
        Mutation.collects = true
        defer { Mutation.collects = false }
        _ = explore(schedules: schedules, random: 0, seed: 1)
        return Mutation.collected
    }
}

/// What holds for all models.
package enum Exploration {
    /// The files of atomics that count for the program's own information: nothing depends on them, and no schedule is made for them.
    nonisolated(unsafe) package static var counters: Set<String> = []  // set before the runs
}
