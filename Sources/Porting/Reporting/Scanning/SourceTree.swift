import Foundation

/// The files at the paths that a user names: files themselves, and the files in folders, recursively.
struct SourceTree {
    static let objectiveC: Set<String> = ["m", "mm", "h", "pch"]

    /// The paths of the files, sorted and each once.
    private(set) var files: [String] = []
    /// The files and folders that are passed over, and the paths that name nothing.
    private(set) var skipped: [Scan.Skipped] = []

    static let missing = "does not exist"

    /// Folders whose files are not the program's own.
    private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    init(paths: [String], extensions: Set<String>) {
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                skipped.append(Scan.Skipped(path: path, reason: Self.missing))
                continue
            }
            if isFolder.boolValue {
                add(folder: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, extensions)
            } else {
                files.append(path)
            }
        }
        var seen: Set<String> = []
        files = files.filter { seen.insert($0).inserted }
        skipped.sort { $0.path < $1.path }
    }

    private mutating func add(folder: String, _ extensions: Set<String>) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            skipped.append(Scan.Skipped(path: folder, reason: SourceFile.Refusal.unreadable.rawValue))
            return
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder == "." ? name : "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            // A link that points to nothing is a file that cannot be read.
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                skipped.append(Scan.Skipped(path: path, reason: SourceFile.Refusal.unreadable.rawValue))
                continue
            }
            if !isFolder.boolValue {
                if extensions.contains(Self.suffix(of: name)) { files.append(path) }
            } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
                skipped.append(Scan.Skipped(path: path, reason: "a link to a folder"))
            } else if Self.foreign.contains(name) {
                skipped.append(Scan.Skipped(path: path, reason: "not the program's own; name it to read it"))
            } else {
                add(folder: path, extensions)
            }
        }
    }

    /// The header in the same folder as an implementation; nil if there is none.
    static func header(beside path: String) -> String? {
        let header = stem(of: path) + ".h"
        return header != path && FileManager.default.fileExists(atPath: header) ? header : nil
    }

    static func suffix(of path: String) -> String {
        path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    }

    /// The path without its last dot and the text after it.
    static func stem(of path: String) -> String {
        let suffix = suffix(of: path)
        return suffix.isEmpty ? path : String(path.dropLast(suffix.count + 1))
    }
}
