import Foundation

/// Swift does not offer it, since the child has one thread only; this program has no other.
@_silgen_name("fork") private func forkProcess() -> Int32

/// What a call returns in a process of its own, or the sentence with which it stops the program.
///
/// `TRAPS` are words that are not ours: a check of Swift's or Foundation's library. A call that allocates without end, or does
/// not return, meets the limits of its process, and `TRAPS` as well.
///
/// - Parameter name: The names of library, row and input.
func outcome(of call: () -> String, named name: [String]) -> String {
    var (status, output) = run(call)
    // Swift's locks know the thread of a fork by its parent's number, and may wait without end where another thread comes:
    // a program that is started anew decides.
    if status == SIGXCPU || status == SIGKILL { (status, output) = run(ofSeconds: 20) { start(["--call"] + name) } }
    if status != 0 { return stop(output) ?? "TRAPS (status \(status)) \(shortened(output))" }
    return shortened(output.isEmpty ? "nothing" : output)
}

/// Runs a call in a process of its own, and returns the text that it returns, or what the process printed as an error.
///
/// Dispatch remembers the numbers of threads, and waits without end where they are those of the parent: this program uses
/// nothing of it, or of our libraries, outside of these processes.
func run(ofSeconds seconds: rlim_t = 4, _ call: () -> String) -> (status: Int32, output: String) {
    start {
        limitProcess(seconds)
        return call()
    }.result
}

/// Starts a call in a process of its own.
func start(_ call: () -> String) -> Child {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { fatalError("A pipe could not be made.") }
    let number = forkProcess()
    if number == 0 {
        dup2(ends[1], STDERR_FILENO)
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)
        end(call(), ends[1])
    }
    close(ends[1])
    return Child(number: number, output: ends[0])
}

/// Becomes this program with other arguments; returns only where that fails.
private func start(_ arguments: [String]) -> String {
    let names = [CommandLine.arguments[0]] + arguments
    execv("/proc/self/exe", names.map { strdup($0) } + [nil])
    return "The program could not be started."
}

/// Performs the call of a library, row and input, and ends the process as `start` does.
func perform(_ name: some Collection<String>) -> Never {
    for library in libraries where library.name == name.first {
        for row in library.makeRows() where row.name == name.dropFirst().first {
            for call in row.calls where call.input == name.dropFirst(2).first { end(call.run(), STDERR_FILENO) }
        }
    }
    fatalError("No call is named \(name.joined(separator: " / ")).")
}

/// Writes what a call returned, and ends the process.
private func end(_ text: String, _ descriptor: Int32) -> Never {
    write(descriptor, "\u{1}\(text)")
    _exit(0)
}

/// A process that performs a call.
struct Child {
    fileprivate let number: Int32
    fileprivate let output: Int32

    /// What the call returned, or what the process printed before it stopped; waits for its end.
    var result: (status: Int32, output: String) {
        let bytes = read(output)
        close(output)
        var status: Int32 = 0
        waitpid(number, &status, 0)
        let text = String(decoding: bytes, as: UTF8.self)
        guard status == 0 else { return (status, text) }
        return (0, text.split(separator: "\u{1}", omittingEmptySubsequences: false).last.map(String.init) ?? "")
    }
}

private func write(_ descriptor: Int32, _ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
    }
}

private func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}

/// Limits what the process may use, where the system counts it so: the processor, in seconds, and memory.
private func limitProcess(_ seconds: rlim_t) {
    #if canImport(Glibc)
        for (resource, value) in [(RLIMIT_CPU, seconds), (RLIMIT_AS, 4 << 30)] as [(__rlimit_resource, rlim_t)] {
            var limit = rlimit(rlim_cur: value, rlim_max: resource == RLIMIT_CPU ? 20 : value)
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
        // A thread of Dispatch, which starts the tests' programs, has blocked the signal of the first limit.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGXCPU)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    #endif
}

/// The sentence of a stop, whose file is of our libraries or of this program.
private func stop(_ output: String) -> String? {
    let modules = [
        "StreamCore", "StreamFoundation", "RACCompat", "CompatShims", "StreamTesting", "ReactiveCocoa4", "RxCompat",
        "RxTestCompat", "RxStreamTesting", "bad_input",
    ]
    for line in output.split(separator: "\n") {
        guard let mark = line.firstRange(of: ": Fatal error: "), modules.contains(where: { line.hasPrefix("\($0)/") })
        else { continue }
        return "stops: \(shortened(String(line[mark.upperBound...])))"
    }
    return nil
}

/// On a line, without addresses; what is long is not shown in full.
private func shortened(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎").replacing(/0x[0-9a-f]{6,}/, with: "0x…")
        .replacing(#/bad_input/\w+\.swift:\d+: /#, with: "")
    return line.count > 200 ? "\(line.prefix(80))… (\(line.count) characters)" : line
}
