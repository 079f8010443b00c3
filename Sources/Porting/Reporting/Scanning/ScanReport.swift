/// A summary of a scan: its uses by class and by selector, and the files to begin with.
public struct ScanReport: Codable, Sendable {
    /// How often an entry is used.
    public struct Count: Codable, Hashable, Sendable {
        /// The entry's identifier.
        public let id: String
        /// The name for people: `-[RACSignal map:]`.
        public let title: String
        /// How much of a port the Swift form does.
        public let `class`: RegistryEntry.Class
        /// The Swift form.
        public let swift: String?
        /// The number of uses.
        public let uses: Int
        /// The number of files with uses.
        public let files: Int
    }

    /// A file to begin with.
    public struct Beginning: Codable, Hashable, Sendable {
        /// The implementation, or the only file, of a header and its implementation.
        public let path: String
        /// The number of uses in the file.
        public let uses: Int
        /// The number of uses that a person writes.
        public let obstacles: Int
        /// The number of other files with uses that the file imports, directly or through others.
        public let imports: Int
    }

    /// The scan that the report sums up.
    public let scan: Scan
    /// The number of uses of each class.
    public let classes: [String: Int]
    /// The entries that are used, most used first.
    public let selectors: [Count]
    /// The lines of the files that use anything, by the work of porting them.
    public let lines: Scan.Lines
    /// The files to begin with: at most ten, fewest obstacles first, then fewest imports.
    public let beginWith: [Beginning]

    /// Sums a scan up.
    public init(_ scan: Scan) {
        self.scan = scan
        var classes = Dictionary(uniqueKeysWithValues: RegistryEntry.Class.allCases.map { ($0.rawValue, 0) })
        var lines = Scan.Lines()
        var uses: [String: (use: Use, count: Int, files: Set<String>)] = [:]
        for file in scan.files where !file.uses.isEmpty {
            lines += file.lines
            for use in file.uses {
                classes[use.class.rawValue, default: 0] += 1
                var known = uses[use.id] ?? (use, 0, [])
                known.count += 1
                known.files.insert(file.path)
                uses[use.id] = known
            }
        }
        self.classes = classes
        self.lines = lines
        selectors = uses.values
            .map {
                Count(
                    id: $0.use.id, title: $0.use.title, class: $0.use.class, swift: $0.use.swift, uses: $0.count,
                    files: $0.files.count)
            }
            .sorted { ($1.uses, $0.id) < ($0.uses, $1.id) }
        beginWith = Self.beginnings(scan.files)
    }

    /// Whether a person must write something.
    public var hasObstacles: Bool { scan.files.contains { $0.uses.contains(where: \.isObstacle) } }

    private static func beginnings(_ files: [Scan.File]) -> [Beginning] {
        let units = Dictionary(grouping: files) { SourceTree.stem(of: $0.path) }
            .filter { $0.value.contains { !$0.uses.isEmpty } }
        let imports = units.mapValues { files in
            Set(files.flatMap(\.imports).map(SourceTree.stem(of:))).filter { units[$0] != nil }
        }
        let all = units.map { stem, files in
            var (reached, open): (Set<String>, [String]) = ([stem], [stem])
            while let next = open.popLast() {
                for needed in imports[next] ?? [] where reached.insert(needed).inserted { open.append(needed) }
            }
            let path = (files.first { !$0.path.hasSuffix(".h") } ?? files[0]).path
            let uses = files.flatMap(\.uses)
            return Beginning(
                path: path, uses: uses.count, obstacles: uses.count(where: \.isObstacle), imports: reached.count - 1)
        }
        return Array(
            all.sorted {
                ($0.obstacles, $0.imports, $1.uses, $0.path) < ($1.obstacles, $1.imports, $0.uses, $1.path)
            }
            .prefix(10))
    }
}
