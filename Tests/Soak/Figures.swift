import Foundation
import StreamCore

/// What the process holds.
struct Figures: CustomStringConvertible {
    /// Bytes that are allocated, and not freed.
    let heap = Self.allocated()
    let resident = Self.resident()
    let descriptors = Self.count("/proc/self/fd")
    let threads = Self.count("/proc/self/task")
    let subscriptions = StreamDiagnostics.liveSubscriptionCount

    var description: String {
        """
        \(heap / 1024) KiB allocated, \(resident / 1024) KiB resident, \(descriptors) descriptors, \(threads) threads, \
        \(subscriptions) subscriptions
        """
    }

    private static func count(_ folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }

    /// What the allocator took from the system, without what it holds in reserve; its header is not in the module of the C library.
    private static func allocated() -> Int {
        typealias Info = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
        var (text, length): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        let file = open_memstream(&text, &length)
        _ = unsafeBitCast(dlsym(nil, "malloc_info"), to: Info.self)(0, file)
        fclose(file)
        defer { free(text) }
        // The sums come after the arenas.
        let sums = text.map { String(cString: $0) }?.components(separatedBy: "</heap>").last ?? ""
        func size(_ kind: String) -> Int {
            let rest = sums.components(separatedBy: kind).dropFirst().first?.components(separatedBy: "size=\"")
                .dropFirst()
            return rest?.first.flatMap { Int($0.prefix { $0 != "\"" }) } ?? 0
        }
        return size("<system type=\"current\"") + size("\"mmap\"") - size("\"fast\"") - size("\"rest\"")
    }

    private static func resident() -> Int {
        // Memory that is free goes back to the system.
        typealias Trim = @convention(c) (Int) -> Int32
        _ = unsafeBitCast(dlsym(nil, "malloc_trim"), to: Trim.self)(0)
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
        return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    /// Whether no more threads run than the pool keeps: one for each core, and one for timers.
    ///
    /// Others end after seconds without work.
    func isIdle(since beginning: Figures) -> Bool {
        threads <= beginning.threads + ProcessInfo.processInfo.activeProcessorCount + 1
    }

    /// What has not returned to where it was, in a sentence each.
    ///
    /// Tables that are kept for the process grow with what is used for the first time since.
    ///
    /// - Parameters:
    ///   - start: Taken after some rounds, when all had settled.
    ///   - beginning: Taken before the first round.
    func excess(over start: Figures, from beginning: Figures) -> [String] {
        var found: [String] = []
        if heap > start.heap + (256 << 10) { found.append("\((heap - start.heap) / 1024) KiB more are allocated.") }
        if resident > start.resident + (8 << 20) {
            found.append("\((resident - start.resident) / 1024) KiB more are resident.")
        }
        if descriptors > start.descriptors {
            let files = (0..<256).compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            found.append("\(descriptors - start.descriptors) more files are open: \(files.joined(separator: ", ")).")
        }
        if !isIdle(since: beginning) { found.append("\(threads - beginning.threads) more threads run.") }
        if subscriptions > start.subscriptions {
            found.append("\(subscriptions - start.subscriptions) more subscriptions are alive.")
            found += StreamDiagnostics.liveSubscriptions.prefix(5).map { "\($0)" }
        }
        return found
    }
}
