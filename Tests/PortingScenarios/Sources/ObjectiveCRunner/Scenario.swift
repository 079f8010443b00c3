import Foundation

/// A function of a translated program that returns what the program does as text.
struct Scenario: Sendable {
    let id: String
    let run: @Sendable () -> Any?

    init(_ id: String, run: @escaping @Sendable () -> Any?) {
        (self.id, self.run) = (id, run)
    }

    /// Swift does not offer it, since the child has one thread only; the runner has no other.
    @_silgen_name("fork") private static func forkProcess() -> Int32

    /// The text that the scenario returns in a process of its own; nil if it stops, or has not ended after ten seconds.
    var output: String? {
        let (status, output) = result { perform(writingTo: $0) }
        guard status == SIGKILL else { return output }
        // Locks of Swift know the thread of a fork by its parent's number, and may wait without end where another thread
        // comes: a program that is started anew decides.
        return result { end in
            let arguments = [CommandLine.arguments[0], "--scenario", id, "\(end)"]
            execv("/proc/self/exe", arguments.map { strdup($0) } + [nil])
            _exit(1)
        }.output
    }

    /// Runs the scenario, writes what it returns, and ends the process.
    func perform(writingTo end: Int32) -> Never {
        // What stops a program is seen by its status; its message is not printed.
        let nowhere = open("/dev/null", O_WRONLY)
        dup2(nowhere, STDOUT_FILENO)
        dup2(nowhere, STDERR_FILENO)
        let result = run()
        let text = result.map { "\($0)" } ?? "(null)"
        try? FileHandle(fileDescriptor: end).write(contentsOf: Data(text.utf8))
        _exit(0)
    }

    private func result(of child: (_ end: Int32) -> Never) -> (status: Int32, output: String?) {
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0, "A pipe can be made.")
        let number = Self.forkProcess()
        precondition(number >= 0, "A process can be made.")
        if number == 0 { child(ends[1]) }
        close(ends[1])
        let data = Self.read(ends[0], orKill: number)
        close(ends[0])
        var status: Int32 = 0
        waitpid(number, &status, 0)
        return (status, status == 0 ? String(decoding: data, as: UTF8.self) : nil)
    }

    private static func read(_ descriptor: Int32, orKill child: pid_t) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&readable, 1, 10_000) > 0 else {
                kill(child, SIGKILL)
                return data
            }
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }
}
