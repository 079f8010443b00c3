import Runtime
import StreamCore

/// Holds the calls that were active on one thread when it scheduled a block; see ``RACBacktrace``.
///
/// A hop keeps only addresses. Function names are looked up when they are requested, which is slow.
public struct RACBacktraceHop: Sendable, CustomStringConvertible {
    /// The loaded images: finding them takes a millisecond, unwinding with them some microseconds.
    private static let images = readingImages.withLock { _ in ImageMap.capture() }
    /// Look-ups take turns: each maps the file of an image for a while, and `ImageMap.capture()` reads every mapping.
    private static let readingImages = Guarded(())

    private let backtrace: Backtrace?

    /// The functions that were active, innermost first, with Swift names as in the source.
    ///
    /// Functions without a name in their image are left out.
    public var functionNames: [String] {
        guard let backtrace else { return [] }
        let images = Self.images
        // More images may have been loaded since `images` was captured.
        let isComplete = backtrace.frames.allSatisfy { frame in
            images.indexOfImage(at: frame.adjustedProgramCounter) != nil
        }
        return Self.readingImages.withLock { _ in
            let present = isComplete ? images : ImageMap.capture()
            let symbolicated = backtrace.symbolicated(with: present, options: [.useSymbolCache])
            return symbolicated?.frames.compactMap { $0.symbol?.name } ?? []
        }
    }

    /// The functions, numbered, each on a line of its own.
    public var description: String {
        functionNames.enumerated().map { "\($0.offset)\t\($0.element)" }.joined(separator: "\n")
    }

    static func capture() -> RACBacktraceHop {
        RACBacktraceHop(
            backtrace: try? Backtrace.capture(algorithm: .fast, limit: 64, offset: 1, top: 0, images: images))
    }
}
