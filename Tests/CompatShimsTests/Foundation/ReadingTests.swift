import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import TestTurns
import Testing

/// What the readers of data and of strings share.
@Suite("rac_readContentsOfURL", .takesTurns)
struct ReadingTests {
    /// One way to read a URL.
    struct Reader: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let read: @Sendable (URL, RACScheduler) -> RACSignal
        /// What is read, as text.
        let text: @Sendable (Any) -> String?
    }

    /// Where encodings go is never freed: nobody knows when the last reading has ended.
    static let readers: [Reader] = [
        Reader(
            testDescription: "Data", read: { Data.rac_readContentsOfURL($0, options: [], scheduler: $1) },
            text: { ($0 as? Data).map { String(decoding: $0, as: UTF8.self) } }),
        Reader(
            testDescription: "NSData", read: { NSData.rac_readContentsOfURL($0, options: [], scheduler: $1) },
            text: { ($0 as? NSData).map { String(decoding: Data(referencing: $0), as: UTF8.self) } }),
        Reader(
            testDescription: "String", read: { String.rac_readContentsOfURL($0, scheduler: $1) },
            text: { $0 as? String }),
        Reader(
            testDescription: "String and its encoding",
            read: { url, scheduler in
                String.rac_readContentsOfURL(url, usedEncoding: .allocate(capacity: 1), scheduler: scheduler)
            },
            text: { $0 as? String }),
        Reader(
            testDescription: "NSString",
            read: { url, scheduler in
                NSString.rac_readContentsOfURL(url, usedEncoding: .allocate(capacity: 1), scheduler: scheduler)
            },
            text: { ($0 as? NSString).map { "\($0)" } }),
        Reader(
            testDescription: "imported Data", read: { Data.rac_readContents(of: $0, scheduler: $1) },
            text: { ($0 as? Data).map { String(decoding: $0, as: UTF8.self) } }),
        Reader(
            testDescription: "imported NSData", read: { NSData.rac_readContents(of: $0, scheduler: $1) },
            text: { ($0 as? NSData).map { String(decoding: Data(referencing: $0), as: UTF8.self) } }),
        Reader(
            testDescription: "imported NSString",
            read: { url, scheduler in
                NSString.rac_readContents(of: url, usedEncoding: .allocate(capacity: 1), scheduler: scheduler)
            },
            text: { ($0 as? NSString).map { "\($0)" } }),
    ]

    private let log = EventLog()
    private let scheduler = RACTestScheduler()

    @Test("Reads at once on the scheduler, sends the content, completes, and replays that", arguments: readers)
    func reads(reader: Reader) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("one\n", to: "file")
        let signal = reader.read(file, scheduler)
        try onCurrentScheduler {
            log.subscribe(to: signal) { reader.text($0) ?? "another type" }
            #expect(log.events.isEmpty)
            scheduler.stepAll()
            #expect(log.events == ["one\n", "completed"])
            try FileManager.default.removeItem(at: file)
            let replayed = EventLog()
            replayed.subscribe(to: signal) { reader.text($0) ?? "another type" }
            #expect(replayed.events == ["one\n", "completed"])
        }
    }

    @Test("Reads once, whether anybody subscribes or not", arguments: readers)
    func isHot(reader: Reader) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("one", to: "file")
        let signal = reader.read(file, scheduler)
        scheduler.stepAll()
        try "two".write(to: file, atomically: false, encoding: .utf8)
        onCurrentScheduler { log.subscribe(to: signal) { reader.text($0) ?? "another type" } }
        #expect(log.events == ["one", "completed"])
    }

    @Test("Fails with the error of the reading", arguments: readers)
    func fails(reader: Reader) throws {
        let signal = reader.read(try TemporaryFolder().missingFile, scheduler)
        scheduler.stepAll()
        onCurrentScheduler { log.subscribe(to: signal) }
        #expect(log.events == ["error \(CocoaError.Code.fileReadNoSuchFile.rawValue)"])
    }

    @Test("Reads from a server, too")
    func readsFromServer() throws {
        let server = try LoopbackServer(["/": .answer(body: "served")])
        log.subscribe(to: Data.rac_readContentsOfURL(server.url("/"), scheduler: .scheduler()), text)
        #expect(log.wait(for: "completed"), "The server's answer has not been read: \(log.events)")
        #expect(log.events == ["served", "completed"])
    }

    @Test("There is nothing to read without a URL")
    func hasNoURL() {
        let signal = Data.rac_readContentsOfURL(nil, scheduler: scheduler)
        scheduler.stepAll()
        onCurrentScheduler { log.subscribe(to: signal) }
        #expect(log.events == ["error \(CocoaError.Code.fileReadInvalidFileName.rawValue)"])
    }

    @Test("The encoding that was found is there when the string is", arguments: [String.Encoding.utf8, .utf16])
    func findsEncoding(encoding: String.Encoding) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Zoë", to: "file", encoding: encoding)
        let used = UnsafeMutablePointer<String.Encoding>.allocate(capacity: 1)
        defer { used.deallocate() }
        used.initialize(to: .ascii)
        let signal = String.rac_readContents(of: file, usedEncoding: used, scheduler: scheduler)
        #expect(used.pointee == .ascii)
        scheduler.stepAll()
        #expect(used.pointee == encoding)
        onCurrentScheduler { log.subscribe(to: signal) }
        #expect(log.events == ["Zoë", "completed"])
    }

    @Test("The names show the URL, the options and the scheduler")
    func isNamed() throws {
        let file = URL(fileURLWithPath: "/missing")
        SignalNames.with(true) {
            #expect(
                Data.rac_readContentsOfURL(file, options: .uncached, scheduler: scheduler).name
                    == "+rac_readContentsOfURL: file:///missing options: 2 scheduler: \(scheduler)")
            #expect(
                String.rac_readContentsOfURL(file, scheduler: scheduler).name
                    == "+rac_readContentsOfURL: file:///missing usedEncoding:scheduler: \(scheduler)")
        }
    }
}
