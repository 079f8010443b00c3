import Foundation

/// A folder that is removed when nobody needs it.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "rac-port-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file, and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(bytes: Array(text.utf8), to: name)
    }

    @discardableResult
    func write(bytes: [UInt8], to name: String) throws -> String {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    func read(_ name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// The paths of all files in it, sorted.
    var files: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
            .filter { name in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
                    && !isFolder.boolValue
            }
            .sorted()
    }
}
