import Foundation
import FoundationTestSupport
import StreamCore
import StreamFoundation
import TestTurns
import Testing

@Suite("FileHandle.reactive.chunks", .takesTurns)
struct FileHandleChunksTests {
    private let log = EventLog()

    @discardableResult
    private func start(_ handle: FileHandle) -> any Disposable {
        handle.reactive.chunks().start { [log] event in
            switch event {
            case .value(let data): log.add(String(decoding: data, as: UTF8.self))
            case .failed(let error): log.add("failed \((error as? POSIXError)?.code.rawValue ?? 0)")
            case .completed: log.add("completed")
            case .interrupted: log.add("interrupted")
            }
        }
    }

    @Test("Sends what is written to a pipe as it comes, and completes when it is closed")
    func readsPipe() throws {
        let pipe = Pipe()
        start(pipe.fileHandleForReading)
        for word in ["one", "two"] {
            try pipe.fileHandleForWriting.write(contentsOf: Data(word.utf8))
            #expect(log.wait(for: word), "\(word) has not come.")
        }
        try pipe.fileHandleForWriting.close()
        #expect(log.wait(for: "completed"), "The end of the pipe has not come.")
        #expect(log.events == ["one", "two", "completed"])
    }

    @Test("Sends a whole file, whatever its size, and completes", arguments: [0, 1, 65_536, 1_000_000])
    func readsFile(size: Int) throws {
        let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0) })
        let folder = try TemporaryFolder()
        let handle = try FileHandle(forReadingFrom: folder.write(content, to: "content"))
        let read = handle.reactive.chunks().reduce(into: Data()) { $0.append($1) }
        #expect(try read.lastInTime() == content)
    }

    @Test("Reads on from where the file stands")
    func readsOn() throws {
        let folder = try TemporaryFolder()
        let handle = try FileHandle(forReadingFrom: folder.write("abcdef", to: "letters"))
        try handle.seek(toOffset: 4)
        start(handle)
        #expect(log.wait(for: "completed"), "The file has not ended.")
        #expect(log.events == ["ef", "completed"])
    }

    @Test("Fails when the handle is closed, or not for reading")
    func fails() throws {
        let closed = Pipe().fileHandleForReading
        try closed.close()
        start(closed)
        #expect(log.wait(for: "failed \(EBADF)"), "Reading what is closed has not failed: \(log.events)")

        let folder = try TemporaryFolder()
        start(try FileHandle(forWritingTo: folder.write("", to: "output")))
        #expect(log.wait(for: "failed \(EBADF)", count: 2), "Reading what is for writing has not failed: \(log.events)")
    }

    @Test("Disposal interrupts, ends the reading, and releases the handle")
    func disposes() throws {
        let output: FileHandle
        let reading: any Disposable
        do {
            let pipe = Pipe()
            output = pipe.fileHandleForWriting
            reading = start(pipe.fileHandleForReading)
        }
        try output.write(contentsOf: Data("one".utf8))
        #expect(log.wait(for: "one"), "The first word has not come.")
        reading.dispose()
        #expect(log.wait(for: "interrupted"), "The reading has not been interrupted.")
        // A pipe that nobody can read any more is in error.
        var state = pollfd(fd: output.fileDescriptor, events: 0, revents: 0)
        #expect(poll(&state, 1, 60_000) == 1, "The handle has not been released.")
        #expect(log.events == ["one", "interrupted"])
    }

    @Test("The handle may be forgotten: it is kept until the end")
    func keepsHandle() throws {
        let folder = try TemporaryFolder()
        start(try FileHandle(forReadingFrom: folder.write("kept", to: "file")))
        #expect(log.wait(for: "completed"), "The file has not ended.")
        #expect(log.events == ["kept", "completed"])
    }
}
