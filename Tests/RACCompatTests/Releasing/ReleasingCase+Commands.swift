import RACCompat
import StreamTesting

extension ReleasingCase {
    /// Executions run on the main queue, which the process of the tests runs.
    static let commands: [ReleasingCase] = [
        ReleasingCase(
            "Commands/RACCommand", "Commands/CommandExecution", "Commands/CommandSignals", title: "an input",
            expecting: "1 old 2 back"
        ) { log in
            let command = RACCommand { .return($0) }
            command.allowsConcurrentExecution = true
            execute(command, Comeback { execute(command, "back", log, "2") }, log, "1")
            _ = log.wait(for: "2 back")
        },
        ReleasingCase("Commands/RACCommand", title: "an error", expecting: "1 back") { log in
            let failing = RACReplaySubject()
            let command = RACCommand { $0 == nil ? failing : .return($0) }
            command.allowsConcurrentExecution = true
            command.execute(nil)
            failing.sendError(Comeback { execute(command, "back", log, "1") })
            failing.sendError(nil)
            _ = log.wait(for: "1 back")
        },
        ReleasingCase("Commands/RACCommand", title: "its block", expecting: "done nil gone disabled") { log in
            let ended = RACReplaySubject()
            do {
                let held = Comeback {
                    log.note("gone")
                    ended.sendCompleted()
                }
                let command = RACCommand { held.pass(.return($0)) }
                execute(command, nil, log, "done")
                _ = log.wait(for: "done nil")
            }
            ended.waitUntilCompleted(nil)
            log.note("disabled")
        },
    ]

    private static func execute(_ command: RACCommand, _ input: Any?, _ log: Recorder, _ word: String) {
        command.execute(input).subscribeNext { log.note("\(word) \(text($0))") }
    }
}
