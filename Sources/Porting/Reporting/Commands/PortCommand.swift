import Foundation

/// The command line of `rac-port`.
public struct PortCommand {
    /// The exit status of a run.
    public enum Status: Int32, Sendable {
        /// All translations are exact or to review.
        case success = 0
        /// A part is left to write by hand.
        case byHand = 1
        /// The arguments make no command.
        case usage = 2
        /// A file cannot be read or written.
        case failure = 3
    }

    private let output: (String) -> Void
    private let errors: (String) -> Void
    private let registry: Registry
    private let prepare: @Sendable (_ texts: [String]) -> Translations.Translator

    /// Makes a command line.
    ///
    /// - Parameters:
    ///   - output: Takes the printed text, newlines included.
    ///   - errors: Takes progress and error messages.
    public init(
        registry: Registry = .bundled, output: @escaping (String) -> Void, errors: @escaping (String) -> Void
    ) {
        self.init(registry: registry, prepare: Translations.porting(registry), output: output, errors: errors)
    }

    init(
        registry: Registry, prepare: @escaping @Sendable (_ texts: [String]) -> Translations.Translator,
        output: @escaping (String) -> Void, errors: @escaping (String) -> Void
    ) {
        (self.registry, self.prepare, self.output, self.errors) = (registry, prepare, output, errors)
    }

    /// Runs the command that the arguments name, without the program's own name before them.
    public func run(_ arguments: [String]) -> Status {
        guard let name = arguments.first else { return refuse("Say what to do.", Help.all) }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "explain": return run(rest, Help.explain, options: [], valued: [], explain)
        case "scan": return run(rest, Help.scan, options: ["--json", "--summary"], valued: ["--html"], scan)
        case "translate":
            return run(
                rest, Help.translate, options: ["--check", "--json"], valued: ["--context", "--write"], translate)
        case "stubs": return run(rest, Help.stubs, options: [], valued: ["--context", "--write"], stubs)
        case "help", "--help", "-h":
            output(Help.all)
            return .success
        default: return refuse("There is no command \(name).", Help.all)
        }
    }

    private func run(
        _ arguments: [String], _ help: String, options: Set<String>, valued: Set<String>,
        _ body: (Arguments) -> Status
    ) -> Status {
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
            output(help)
            return .success
        }
        do {
            let arguments = try Arguments(arguments, options: options, valued: valued)
            guard !arguments.operands.isEmpty else { return refuse("An argument is missing.", help) }
            return body(arguments)
        } catch {
            return refuse(error.description, help)
        }
    }

    private func refuse(_ reason: String, _ help: String) -> Status {
        errors("rac-port: \(reason)\n\n\(help)")
        return .usage
    }

    // MARK: Commands

    private func explain(_ arguments: Arguments) -> Status {
        var status = Status.success
        for (index, query) in arguments.operands.enumerated() {
            let explanation = Explanation(of: query, in: registry)
            if explanation.entries.isEmpty {
                let names = explanation.suggestions.joined(separator: ", ")
                errors("rac-port: Nothing is known of \(query)." + (names.isEmpty ? "\n" : " Did you mean \(names)?\n"))
                status = .usage
            } else {
                output((index == 0 ? "" : "\n") + explanation.text)
            }
        }
        return status
    }

    private func scan(_ arguments: Arguments) -> Status {
        let progress = ProgressLine(errors)
        let scan = Scan(paths: arguments.operands, registry: registry) { done, count in
            progress.report("Scanned", done, of: count)
        }
        let report = ScanReport(scan)
        if let file = arguments.value(of: "--html") {
            guard write(ScanPage(report, registry: registry).html, to: file) else { return .failure }
            output("\(file): \(report.headline)\n")
        } else {
            output(arguments.has("--json") ? json(report) : report.text(isSummary: arguments.has("--summary")))
        }
        if hasUnread(scan.skipped, arguments) { return .failure }
        return report.hasObstacles ? .byHand : .success
    }

    /// Writes a file; reports a failure.
    private func write(_ text: String, to file: String) -> Bool {
        do {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            return true
        } catch {
            errors("rac-port: \(file): cannot be written\n")
            return false
        }
    }

    private func translate(_ arguments: Arguments) -> Status {
        let progress = ProgressLine(errors)
        let folder = arguments.value(of: "--write")
        let context = arguments.values(of: "--context")
        let collected = arguments.has("--check") ? CollectedTranslations() : nil
        var translations = Translations(
            paths: arguments.operands, context: context, folder: folder,
            prepare: collected.map { Translations.porting(registry, $0) } ?? prepare
        ) { done, count in
            progress.report("Translated", done, of: count)
        }
        var unchecked: String?
        do throws(CompilerCheck.Failure) {
            if let collected { try translations.check(with: collected, registry, modules: CompilerCheck.builtModules) }
        } catch {
            unchecked = error.reason
        }
        let failures = translations.write()
        let report = TranslationReport(translations, failures: failures, registry: registry)
        if arguments.has("--json") {
            output(json(report))
        } else {
            if folder == nil { for file in translations.files { output(file.diff + "\n") } }
            output(report.text)
        }
        for failure in failures { errors("rac-port: \(failure.path): \(failure.reason)\n") }
        if let unchecked { errors("rac-port: The Swift was not compiled: \(unchecked).\n") }
        if hasUnread(translations.skipped, arguments) || !failures.isEmpty || unchecked != nil { return .failure }
        return report.hasByHand ? .byHand : .success
    }

    private func stubs(_ arguments: Arguments) -> Status {
        let progress = ProgressLine(errors)
        let collected = CollectedTranslations()
        let translations = Translations(
            paths: arguments.operands, context: arguments.values(of: "--context"), folder: nil,
            prepare: Translations.porting(registry, collected)
        ) { done, count in
            progress.report("Translated", done, of: count)
        }
        let text = Stubs(of: collected.sorted, context: translations.contextTexts, registry: registry).text
        guard let path = arguments.value(of: "--write") else {
            output(text)
            return hasUnread(translations.skipped, arguments) ? .failure : .success
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            errors("rac-port: \(path): cannot be written\n")
            return .failure
        }
        return hasUnread(translations.skipped, arguments) ? .failure : .success
    }

    /// Whether files could not be read; names those that are operands, since the report names those in folders.
    private func hasUnread(_ skipped: [Scan.Skipped], _ arguments: Arguments) -> Bool {
        let named = arguments.operands + arguments.values(of: "--context")
        let operands = skipped.filter { named.contains($0.path) }
        for file in operands { errors("rac-port: \(file.path): \(file.reason)\n") }
        return !operands.isEmpty || skipped.contains { $0.reason == SourceFile.Refusal.unreadable.rawValue }
    }
}
