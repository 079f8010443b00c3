/// The work that a translation leaves to people, by file and by entry.
struct TranslationReport: Codable, Sendable {
    struct File: Codable, Sendable {
        let source: String
        let header: String?
        let target: String
        let confidence: Diagnostic.Confidence
        let diagnostics: [Diagnostic]
    }

    /// The number of places to review or to write by hand, for an entry.
    struct Count: Codable, Hashable, Sendable {
        let id: String
        let confidence: Diagnostic.Confidence
        /// The name for people, such as `-[RACSignal map:]`, if the registry knows the entry.
        let title: String?
        let places: Int
    }

    /// A type that no file declares, and the number of files that name it.
    struct UnknownType: Codable, Hashable, Sendable {
        let name: String
        let files: Int
    }

    let files: [File]
    /// The number of files of each confidence.
    let confidences: [String: Int]
    let selectors: [Count]
    /// The types that no file declares, those of many files first.
    let unknownTypes: [UnknownType]
    /// The faithful forms, each written because a fact could not be shown.
    let forms: [FaithfulForm]
    let skipped: [Scan.Skipped]
    let failures: [Translations.Failure]

    init(_ translations: Translations, failures: [Translations.Failure], registry: Registry = .bundled) {
        files = translations.files.map {
            File(
                source: $0.source, header: $0.header, target: $0.target, confidence: $0.confidence,
                diagnostics: $0.diagnostics)
        }
        var confidences = Dictionary(
            uniqueKeysWithValues: Diagnostic.Confidence.allCases.map { ($0.rawValue, 0) })
        for file in files { confidences[file.confidence.rawValue, default: 0] += 1 }
        self.confidences = confidences
        let places = Dictionary(grouping: files.flatMap(\.diagnostics)) { [$0.id, $0.confidence.rawValue] }
        selectors = places.values
            .map {
                Count(
                    id: $0[0].id, confidence: $0[0].confidence, title: registry.entry($0[0].id)?.title,
                    places: $0.count)
            }
            .sorted { ($1.places, $0.id, $0.confidence) < ($0.places, $1.id, $1.confidence) }
        unknownTypes = Dictionary(grouping: files.flatMap { $0.diagnostics.compactMap(\.unknownType) }) { $0 }
            .map { UnknownType(name: $0.key, files: $0.value.count) }
            .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
        forms = FaithfulForm.counted(in: translations.files.map(\.text))
        skipped = translations.skipped
        self.failures = failures
    }

    var hasByHand: Bool { files.contains { $0.confidence == .byHand } }

    /// The report for people.
    var text: String {
        var lines: [String] = []
        for file in files {
            let source = file.source + (file.header.map { " with \($0)" } ?? "")
            lines.append("\(source) → \(file.target): \(file.confidence.rawValue)")
            lines += file.diagnostics.map { diagnostic in
                "\(String(diagnostic.line).leftPadded(to: 6))  \(diagnostic.id)  "
                    + "\(diagnostic.confidence.rawValue.padded(to: 7))  \(diagnostic.message)"
            }
        }
        if !files.isEmpty { lines.append("") }
        let sums = Diagnostic.Confidence.allCases.map { "\(grouped(confidences[$0.rawValue] ?? 0)) \($0.rawValue)" }
        lines.append("\(counted(files.count, "file")): \(sums.joined(separator: ", "))")
        lines += selectors.map { count in
            "  \(grouped(count.places).leftPadded(to: 7))  \(count.id)  \(count.confidence.rawValue.padded(to: 7))"
                + (count.title.map { "  \($0)" } ?? "")
        }
        if !forms.isEmpty {
            lines += ["", "Forms that hold for every program, and the fact that was missing"]
            lines += forms.map { form in
                "  \(grouped(form.places).leftPadded(to: 7))  \(form.form.padded(to: 16))  \(form.wants)"
            }
        }
        let starts = files.flatMap(\.diagnostics).compactMap(\.start)
        if !starts.isEmpty { lines += ["", "To call at the start of the program"] + starts.map { "  \($0)" } }
        if !unknownTypes.isEmpty {
            lines += ["", "Types that no file declares, and the files that name them"]
            lines += unknownTypes.map { "  \(grouped($0.files).leftPadded(to: 7))  \($0.name)" }
        }
        if !skipped.isEmpty { lines += ["", "Not read"] + skipped.map { "  \($0.path): \($0.reason)" } }
        if !failures.isEmpty { lines += ["", "Not written"] + failures.map { "  \($0.path): \($0.reason)" } }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Diagnostic {
    /// The call of a `+load` or `+initialize` method, if the remark is about such a method.
    fileprivate var start: Substring? {
        id == "RAC-3036" ? message.firstMatch(of: /call (\S+) at the start/)?.1 : nil
    }
}
