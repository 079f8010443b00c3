import Foundation
import Testing

/// A program that runs in a terminal of the test's making.
final class PseudoTerminal: @unchecked Sendable {  // the output is reached under the condition's lock only
    private let controller: FileHandle
    private let program = Process()
    private let condition = NSCondition()
    private var output = ""
    private var hasEnded = false

    /// Starts a program.
    init(running program: URL, arguments: [String] = []) throws {
        let descriptor = try Self.descriptor(of: "/dev/ptmx")
        controller = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let side = try Self.descriptor(of: Self.pathOfOtherSide(of: descriptor))
        let terminal = FileHandle(fileDescriptor: side, closeOnDealloc: true)
        self.program.executableURL = program
        self.program.arguments = arguments
        self.program.standardInput = terminal
        self.program.standardOutput = terminal
        self.program.standardError = terminal
        self.program.terminationHandler = { [weak self] _ in self?.note { $0.hasEnded = true } }
        try self.program.run()
        try terminal.close()
        Thread { [weak self, controller] in
            // The thread keeps the descriptor open: once closed, its number may be that of the next terminal, whose output
            // this thread would take.
            withExtendedLifetime(controller) {
                var bytes = [UInt8](repeating: 0, count: 4096)
                // Fails when the program, the last one to hold the other side, has ended.
                while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
                    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
                    self?.note { $0.output += text }
                }
            }
        }
        .start()
    }

    private static func descriptor(of path: String) throws -> Int32 {
        let descriptor = open(path, O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return descriptor
    }

    /// What `unlockpt` and `ptsname` do, which the module of the C library does not have.
    private static func pathOfOtherSide(of descriptor: Int32) throws -> String {
        let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)  // TIOCSPTLCK, TIOCGPTN
        var (isLocked, number): (Int32, Int32) = (0, 0)
        guard ioctl(descriptor, setLock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        return "/dev/pts/\(number)"
    }

    /// Everything that the program has written.
    var transcript: String { condition.withLock { output } }

    /// Types keys.
    func type(_ keys: String) throws {
        try controller.write(contentsOf: Data(keys.utf8))
    }

    /// Waits until what was written after the last `start` contains `text`, or the test fails and says what is missing.
    func wait(
        for text: String, after start: String = "", seconds: TimeInterval = 600,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isThere = waitUntil(seconds) { terminal in
            let begin = start.isEmpty ? nil : terminal.output.range(of: start, options: .backwards)?.upperBound
            if !start.isEmpty, begin == nil { return false }
            return terminal.output[(begin ?? terminal.output.startIndex)...].contains(text)
        }
        #expect(
            isThere, "The terminal has not shown \(text) after \(seconds) seconds, but: \(transcript.debugDescription)",
            sourceLocation: sourceLocation)
    }

    /// Waits until the program has ended, and returns its status; ends it, and the test fails, when it does not.
    func waitForExit(seconds: TimeInterval = 600, sourceLocation: SourceLocation = #_sourceLocation) -> Int32? {
        guard waitUntil(seconds, { $0.hasEnded }) else {
            Issue.record(
                "The program has not ended after \(seconds) seconds, and shows: \(transcript.debugDescription)",
                sourceLocation: sourceLocation)
            program.terminate()
            return nil
        }
        return program.terminationStatus
    }

    private func note(_ change: (PseudoTerminal) -> Void) {
        condition.withLock {
            change(self)
            condition.broadcast()
        }
    }

    private func waitUntil(_ seconds: TimeInterval, _ isMet: (PseudoTerminal) -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while !isMet(self) {
                if !condition.wait(until: deadline) { return isMet(self) }
            }
            return true
        }
    }
}
