public import Foundation

/// A folder of its own for the files of one test; it goes when this is released.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes an empty folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("StreamCoreTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and returns where it is.
    public func write(_ data: Data, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    /// Writes a file, and returns where it is.
    public func write(_ text: String, to name: String, encoding: String.Encoding = .utf8) throws -> URL {
        let file = url.appendingPathComponent(name)
        try text.write(to: file, atomically: false, encoding: encoding)
        return file
    }

    /// Where there is no file.
    public var missingFile: URL { url.appendingPathComponent("missing") }
}
