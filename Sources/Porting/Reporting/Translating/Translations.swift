import Dispatch
import Foundation

/// The Swift of the files at the paths that a user names, ready to be written to a folder.
struct Translations: Sendable {
    /// Translates the text of a file, with the text of its header if there is one; diagnostics carry the name.
    typealias Translator =
        @Sendable (_ source: String, _ header: String?, _ name: String) -> (text: String, diagnostics: [Diagnostic])

    /// A file of Swift.
    struct File: Sendable {
        /// The implementation, or a header without one.
        let source: String
        /// The header that is translated into the same file.
        let header: String?
        /// The path of the Swift, relative to the folder that it is written to.
        let target: String
        let original: String
        let text: String
        var diagnostics: [Diagnostic]

        /// The confidence of the whole file: the lowest confidence of its places.
        var confidence: Diagnostic.Confidence { diagnostics.map(\.confidence).max() ?? .exact }

        /// The changes from the original to the Swift.
        var diff: String { LineDiff(from: original, to: text).text(old: source, new: target) }
    }

    /// A file that could not be written.
    struct Failure: Codable, Hashable, Sendable {
        let path: String
        let reason: String
    }

    let folder: String?
    var files: [File] = []
    private(set) var skipped: [Scan.Skipped] = []
    /// The headers that are read and not translated.
    private(set) var contextTexts: [String] = []

    /// - Parameter context: Headers, and folders of headers, that are read for what they declare, and not translated.
    init(
        paths: [String], context: [String] = [], folder: String?, prepare: (_ texts: [String]) -> Translator,
        progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) {
        self.folder = folder
        let tree = SourceTree(paths: paths, extensions: SourceTree.objectiveC)
        let units = Self.units(of: tree.files)
        let known = Set(tree.files)
        let foreign = SourceTree(paths: context, extensions: ["h", "pch"])
        // Files to translate that cannot be read are reported below.
        let texts = tree.files.compactMap { try? SourceFile(path: $0).text }
        for path in foreign.files where !known.contains(path) {
            do {
                contextTexts.append(try SourceFile(path: path).text)
            } catch {
                skipped.append(Scan.Skipped(path: path, reason: error.rawValue))
            }
        }
        let translate = prepare(texts + contextTexts)
        let results = Results<Result<File, Refusals>>(count: units.count)
        DispatchQueue.concurrentPerform(iterations: units.count) { index in
            let done = results.set(index, Self.translated(units[index], paths, translate))
            progress(done, units.count)
        }
        for result in results.all {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let refusals): skipped += refusals.list
            }
        }
        skipped += tree.skipped + foreign.skipped
        skipped.sort { $0.path < $1.path }
    }

    // MARK: Reading

    private struct Unit {
        let source: String
        let header: String?

        /// Whether the unit is a header without an implementation.
        var isHeader: Bool { source.hasSuffix(".h") }
    }

    private struct Refusals: Error {
        let list: [Scan.Skipped]
    }

    /// Implementations with their headers, and headers without an implementation, sorted by path.
    private static func units(of paths: [String]) -> [Unit] {
        let headers = paths.filter { $0.hasSuffix(".h") }
        let byStem = Dictionary(headers.map { (SourceTree.stem(of: $0), $0) }) { first, _ in first }
        let byName = Dictionary(grouping: headers) { SourceTree.stem(of: Scan.name(of: $0)) }
        var used: Set<String> = []
        var units = paths.filter { !$0.hasSuffix(".h") }.map { path in
            let stem = SourceTree.stem(of: path)
            // A header in a folder of its own belongs to the only implementation of its name.
            let named = byName[Scan.name(of: stem)] ?? []
            let header = byStem[stem] ?? SourceTree.header(beside: path) ?? (named.count == 1 ? named[0] : nil)
            let isFree = header.map { used.insert($0).inserted } ?? false
            return Unit(source: path, header: isFree ? header : nil)
        }
        units += headers.filter { !used.contains($0) }.map { Unit(source: $0, header: nil) }
        return units.sorted { $0.source < $1.source }
    }

    private static func translated(
        _ unit: Unit, _ paths: [String], _ translate: Translator
    ) -> Result<File, Refusals> {
        func read(_ path: String) -> Result<SourceFile, Refusals> {
            do {
                return .success(try SourceFile(path: path))
            } catch {
                return .failure(Refusals(list: [Scan.Skipped(path: path, reason: error.rawValue)]))
            }
        }
        return read(unit.source).flatMap { source in
            guard let header = unit.header else { return .success((source, nil)) }
            return read(header).map { (source, Optional($0)) }
        }
        .map { (source: SourceFile, header: SourceFile?) in
            let name = SourceTree.stem(of: Scan.name(of: unit.source))
            // What a header declares is for all files.
            let translation =
                unit.isHeader ? translate("", source.text, name) : translate(source.text, header?.text, name)
            return File(
                source: unit.source, header: unit.header, target: target(of: unit.source, paths),
                original: source.text, text: translation.text, diagnostics: translation.diagnostics)
        }
    }

    /// The path of a file, relative to the folder that the user named.
    private static func target(of path: String, _ paths: [String]) -> String {
        let folders = paths.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.filter(path.hasPrefix)
        let relative = folders.max { $0.count < $1.count }.map { String(path.dropFirst($0.count)) }
        // A file in the current folder, which was named by a dot.
        let place = relative ?? (paths.contains(".") && !path.hasPrefix("/") ? path : Scan.name(of: path))
        return SourceTree.stem(of: place) + ".swift"
    }

    // MARK: Writing

    /// Writes the files that do not exist yet, and the files that nobody has edited since they were written.
    ///
    /// - Returns: The files that are left as they are, with the reasons.
    func write() -> [Failure] {
        guard let folder else { return [] }
        var manifest = Manifest(folder: folder)
        var failures: [Failure] = []
        var owners: [String: String] = [:]
        for file in files {
            if let owner = owners.updateValue(file.source, forKey: file.target) {
                failures.append(Failure(path: file.source, reason: "has the same name as \(owner): \(file.target)"))
                continue
            }
            do throws(Manifest.Refusal) {
                try manifest.write(file.text, to: file.target)
            } catch {
                failures.append(Failure(path: "\(folder)/\(file.target)", reason: error.rawValue))
            }
        }
        if !manifest.save() { failures.append(Failure(path: manifest.path, reason: "cannot be written")) }
        return failures
    }
}

/// Collects the results of the threads that translate, in the order of the files.
private final class Results<Element>: @unchecked Sendable {  // `lock` guards its state.
    private let lock = NSLock()
    private var elements: [Element?]
    private var done = 0

    init(count: Int) {
        elements = Array(repeating: nil, count: count)
    }

    func set(_ index: Int, _ element: Element) -> Int {
        lock.withLock {
            elements[index] = element
            done += 1
            return done
        }
    }

    var all: [Element] { lock.withLock { elements.compactMap { $0 } } }
}
