import Foundation

/// A record of the files that were written to a folder, which shows the files that were edited since.
struct Manifest {
    /// The reason why a file is left as it is.
    enum Refusal: String, Error {
        case edited = "was edited since it was written"
        case foreign = "is there already, and was not written by rac-port"
        case unwritable = "cannot be written"
    }

    private struct File: Codable {
        var version = 1
        /// Checksums by path.
        var files: [String: String] = [:]
    }

    let path: String
    private let folder: String
    private var file: File

    init(folder: String) {
        self.folder = folder
        path = "\(folder)/.rac-port.json"
        let known = try? Data(contentsOf: URL(fileURLWithPath: path))
        file = known.flatMap { try? JSONDecoder().decode(File.self, from: $0) } ?? File()
    }

    /// Writes a file that does not exist, or that nobody has edited since it was written.
    mutating func write(_ text: String, to target: String) throws(Refusal) {
        let place = URL(fileURLWithPath: "\(folder)/\(target)")
        let bytes = Data(text.utf8)
        let present = try? Data(contentsOf: place)
        if present == nil, FileManager.default.fileExists(atPath: place.path) { throw .foreign }
        if let present, present != bytes {
            guard let known = file.files[target] else { throw .foreign }
            guard known == Self.checksum(present) else { throw .edited }
        }
        if present != bytes {
            do {
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try bytes.write(to: place, options: .atomic)
            } catch {
                throw .unwritable
            }
        }
        file.files[target] = Self.checksum(bytes)
    }

    /// Keeps the record of written files for the next run; returns whether that was possible.
    func save() -> Bool {
        guard !file.files.isEmpty else { return true }
        return (try? Data(json(file).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    }

    /// The FNV-1a checksum, which notices edits, and need not stop an adversary.
    private static func checksum(_ bytes: Data) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
