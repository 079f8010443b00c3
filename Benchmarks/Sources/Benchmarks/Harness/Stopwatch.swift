/// Chooses how much a job does in one run, so that a run is long enough to be timed.
struct Stopwatch {
    /// The shortest run, in nanoseconds.
    private static let enough = 80_000_000.0

    let job: Job
    private let count: Int
    private let repeats: Int

    /// Takes `count` units if given, else the number that the workload asks for.
    init(_ job: Job, count: Int?) {
        self.job = job
        switch (count, job.workload.size) {
        case (_, .first):
            (self.count, repeats) = (1, 1)
        case (nil, .free):
            var trial = job.workload.countingSize
            job.run(count: trial)
            while true {
                let run = job.nanoseconds(count: trial, repeats: 1) * Double(trial * job.workload.operationsPerUnit)
                if run >= Self.enough { break }
                trial = max(trial * 2, Int(Double(trial) * min(50, 1.1 * Self.enough / run)) & ~1)
            }
            self.count = trial
            repeats = 1
        case (let given, let size):
            let count = if let given { given } else if case .fixed(let fixed) = size { fixed } else { 1 }
            self.count = count
            job.run(count: count)
            let run = job.nanoseconds(count: count, repeats: 1) * Double(count * job.workload.operationsPerUnit)
            repeats = given == nil ? max(1, Int((Self.enough / run).rounded(.up))) : 1
        }
    }

    /// Times one run; returns nanoseconds for each operation.
    func time() -> Double { job.nanoseconds(count: count, repeats: repeats) }
}
