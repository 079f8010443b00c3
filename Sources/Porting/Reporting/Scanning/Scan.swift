import Dispatch
import Foundation

/// The uses of the original's API in files, and the work of porting them.
public struct Scan: Codable, Sendable {
    /// A scanned file, with its uses.
    public struct File: Codable, Sendable {
        /// The path of the file.
        public let path: String
        /// The encoding of the file, if it is not UTF-8.
        public let encoding: String?
        /// The uses, in the order of lines.
        public let uses: [Use]
        /// The lines of code, by the work of porting them.
        public let lines: Lines
        /// The paths of the scan's files that the file imports.
        public fileprivate(set) var imports: [String]
    }

    /// Lines of code, without comments and blank lines.
    public struct Lines: Codable, Hashable, Sendable {
        /// Lines that are translated and need no review.
        public var mechanical = 0
        /// Lines that are translated and need a review.
        public var review = 0
        /// Lines that a person writes.
        public var byHand = 0

        /// All lines of code.
        public var total: Int { mechanical + review + byHand }

        static func += (left: inout Lines, right: Lines) {
            left.mechanical += right.mechanical
            left.review += right.review
            left.byHand += right.byHand
        }
    }

    /// A file or folder that was passed over.
    public struct Skipped: Codable, Hashable, Sendable {
        /// The path as the user named it, or as it was found in a folder.
        public let path: String
        /// The reason, such as `binary` or `unreadable`.
        public let reason: String
    }

    /// The files that were read, by path.
    public let files: [File]
    /// The files and folders that were not read.
    public let skipped: [Skipped]

    /// Scans files.
    ///
    /// - Parameters:
    ///   - paths: Files, and folders, which are searched for `.m`, `.mm`, `.h` and `.swift`.
    ///   - registry: The known API.
    ///   - progress: Receives the number of files that are done and the number of all files, on any thread.
    public init(
        paths: [String], registry: Registry = .bundled,
        progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) {
        let tree = SourceTree(paths: paths, extensions: SourceTree.objectiveC.union(["swift"]))
        let names = KnownNames(registry)
        let swiftNames = SwiftNames(names)
        // A header and its implementation know each other's declarations.
        let groups = Dictionary(grouping: tree.files, by: SourceTree.stem(of:)).sorted { $0.key < $1.key }.map(\.value)
        let outcomes = Outcomes(count: tree.files.count, progress: progress)
        DispatchQueue.concurrentPerform(iterations: groups.count) { index in
            let outcome = onDeepStack { Self.scan(groups[index], registry, names, swiftNames) }
            outcomes.add(outcome, files: groups[index].count)
        }
        let (files, refused) = outcomes.all
        self.files = Self.resolvingImports(of: files.sorted { $0.path < $1.path })
        skipped = (tree.skipped + refused).sorted { $0.path < $1.path }
    }

    private static func scan(
        _ paths: [String], _ registry: Registry, _ names: KnownNames, _ swiftNames: SwiftNames
    ) -> (files: [File], skipped: [Skipped]) {
        var (sources, skipped): ([SourceFile], [Skipped]) = ([], [])
        for path in paths {
            do {
                sources.append(try SourceFile(path: path))
            } catch {
                skipped.append(Skipped(path: path, reason: error.rawValue))
            }
        }
        var declarations = Declarations()
        let trees = sources.map { $0.isSwift ? nil : SyntaxTree($0.text) }
        for case let tree? in trees { declarations.add(tree.items) }
        // A header that was not named is read for its declarations only.
        if paths.count == 1, trees.contains(where: { $0 != nil }), let header = SourceTree.header(beside: paths[0]),
            let source = try? SourceFile(path: header)
        {
            declarations.add(SyntaxTree(source.text).items)
        }
        let files = zip(sources, trees).map { source, tree in
            let text = tree?.source ?? SourceText(source.text)
            let lines = LineTable(text.bytes)
            let found: (uses: [Use], imports: [String])
            if let tree {
                let finder = UseFinder(tree, lines: lines, declarations: declarations, registry: registry, names: names)
                found = (finder.uses, finder.imports)
            } else {
                let finder = SwiftUses(text, lines: lines, registry: registry, names: swiftNames)
                found = (finder.uses, finder.imports)
            }
            let uses = found.uses.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
                .map(\.element)
            return File(
                path: source.path, encoding: source.encoding == "UTF-8" ? nil : source.encoding, uses: uses,
                lines: Self.lines(of: text, lines, uses), imports: found.imports)
        }
        return (files, skipped)
    }

    private static func lines(of source: SourceText, _ table: LineTable, _ uses: [Use]) -> Lines {
        var code: Set<Int> = []
        for token in source.tokens where token.kind != .end && token.end > token.start {
            for line in table.line(of: token.start)...table.line(of: token.end - 1) { code.insert(line) }
        }
        let byHand = Set(uses.filter(\.isObstacle).map(\.line))
        let review = Set(uses.filter(\.needsReview).map(\.line)).subtracting(byHand)
        return Lines(
            mechanical: max(code.count - byHand.count - review.count, 0), review: review.count, byHand: byHand.count)
    }

    /// Replaces the names of imported headers with the paths of the scan's files that they name.
    private static func resolvingImports(of files: [File]) -> [File] {
        let byName = Dictionary(grouping: files, by: { name(of: $0.path) })
        return files.map { file in
            var file = file
            file.imports = file.imports.compactMap { header in
                let candidates = byName[name(of: header)] ?? []
                return (candidates.first { $0.path.hasSuffix("/" + header) } ?? candidates.first)?.path
            }
            .filter { SourceTree.stem(of: $0) != SourceTree.stem(of: file.path) }
            return file
        }
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// Collects the results of the threads that scan.
private final class Outcomes: @unchecked Sendable {  // `lock` guards its state.
    private let lock = NSLock()
    private let count: Int
    private let progress: @Sendable (Int, Int) -> Void
    private var files: [Scan.File] = []
    private var skipped: [Scan.Skipped] = []
    private var done = 0

    init(count: Int, progress: @escaping @Sendable (Int, Int) -> Void) {
        (self.count, self.progress) = (count, progress)
    }

    func add(_ outcome: (files: [Scan.File], skipped: [Scan.Skipped]), files count: Int) {
        lock.lock()
        files += outcome.files
        skipped += outcome.skipped
        done += count
        let done = done
        lock.unlock()
        progress(done, self.count)
    }

    var all: (files: [Scan.File], skipped: [Scan.Skipped]) { (files, skipped) }
}
