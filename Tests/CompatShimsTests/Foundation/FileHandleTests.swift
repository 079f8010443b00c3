import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import TestTurns
import Testing

@Suite("FileHandle.rac_readInBackground", .takesTurns)
struct FileHandleTests {
    private let log = EventLog()

    @Test("Sends what comes through a pipe, completes when it is closed, and replays all")
    func readsPipe() throws {
        let pipe = Pipe()
        let signal = pipe.fileHandleForReading.rac_readInBackground()
        log.subscribe(to: signal, text)
        for word in ["one", "two"] {
            try pipe.fileHandleForWriting.write(contentsOf: Data(word.utf8))
            #expect(log.wait(for: word), "\(word) has not come.")
        }
        try pipe.fileHandleForWriting.close()
        #expect(log.wait(for: "completed"), "The end of the pipe has not come.")

        let late = EventLog()
        late.subscribe(to: signal, text)
        #expect(late.wait(for: "completed"), "The end of the pipe has not been replayed.")
        #expect(late.events == ["one", "two", "completed"])
    }

    @Test("Reads without a subscriber, and goes on after disposal")
    func isHot() throws {
        let pipe = Pipe()
        let signal = pipe.fileHandleForReading.rac_readInBackground()
        log.subscribe(to: signal, text).dispose()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one".utf8))
        try pipe.fileHandleForWriting.close()
        let late = EventLog()
        late.subscribe(to: signal, text)
        #expect(late.wait(for: "completed"), "The end of the pipe has not come.")
        #expect(late.events == ["one", "completed"])
        #expect(log.events.isEmpty)
    }

    @Test("Completes when there is nothing to read, and when reading fails")
    func completes() throws {
        let folder = try TemporaryFolder()
        let empty = try FileHandle(forReadingFrom: folder.write("", to: "empty"))
        log.subscribe(to: empty.rac_readInBackground(), text)
        #expect(log.wait(for: "completed"), "The empty file has not ended.")
        let output = try FileHandle(forWritingTo: folder.write("", to: "output"))
        log.subscribe(to: output.rac_readInBackground(), text)
        #expect(log.wait(for: "completed", count: 2), "The file that is for writing has not ended.")
        #expect(log.events == ["completed", "completed"])
    }

    @Test("Sends on the scheduler that was current in the call")
    func usesCurrentScheduler() throws {
        let scheduler = RACScheduler.scheduler()
        let pipe = Pipe()
        scheduler.performAsCurrentScheduler {
            log.subscribe(to: pipe.fileHandleForReading.rac_readInBackground()) { _ in
                RACScheduler.currentScheduler() === scheduler ? "there" : "elsewhere"
            }
        }
        try pipe.fileHandleForWriting.write(contentsOf: Data("one".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(log.wait(for: "completed"), "The pipe has not ended.")
        #expect(log.events == ["there", "completed"])
    }

    @Test("The name shows the handle")
    func isNamed() {
        SignalNames.with(true) {
            let handle = FileHandle.nullDevice
            #expect(handle.rac_readInBackground().name == "\(RACDescription(handle)) -rac_readInBackground")
        }
    }
}
