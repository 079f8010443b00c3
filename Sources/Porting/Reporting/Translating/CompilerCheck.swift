import Foundation

/// Compiles translated files, with stubs for what they miss, and collects the compiler's errors.
struct CompilerCheck {
    /// The reason why nothing was compiled.
    struct Failure: Error {
        let reason: String
    }

    /// An error of the compiler in a file.
    struct Finding: Hashable {
        let file: Int
        let line: Int
        let message: String
    }

    /// The folder with the compiled modules of this package.
    let modules: String

    /// The modules that were built beside this program.
    static var builtModules: String {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: program).deletingLastPathComponent().appending(path: "Modules").path
    }

    /// Returns the errors in the files, in the order of files and lines.
    func findings(in texts: [(name: String, text: String)], stubs: String) throws(Failure) -> [Finding] {
        let needed = ["CompatShims", "RACCompat", "StreamCore"]
        guard needed.allSatisfy({ FileManager.default.fileExists(atPath: "\(modules)/\($0).swiftmodule") }) else {
            throw Failure(reason: "the modules are not in \(modules): build the package first")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "rac-port-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (index, file) in texts.enumerated() {
                // Files of one name in two folders; statements at the top of a file are those of main.swift.
                let isMain =
                    file.name.hasSuffix("main.swift") && !texts[..<index].contains { $0.name.hasSuffix("main.swift") }
                paths.append("\(folder.path)/\(isMain ? "main.swift" : "File\(index).swift")")
                // What is by hand is in the report already.
                try file.text.replacing(/(?m)^( *)#error\(/) { "\($0.1)//error(" }
                    .write(toFile: paths[index], atomically: false, encoding: .utf8)
            }
            try stubs.write(toFile: "\(folder.path)/Stubs.swift", atomically: false, encoding: .utf8)
        } catch {
            throw Failure(reason: "\(folder.path) cannot be written")
        }
        return Self.findings(in: try compile(paths + ["\(folder.path)/Stubs.swift"]), paths)
    }

    /// What the compiler prints.
    private func compile(_ paths: [String]) throws(Failure) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-whole-module-optimization", "-swift-version", "6"]
            + ["-diagnostic-style", "llvm", "-module-name", "Port", "-I", modules] + paths
        let pipe = Pipe()
        (process.standardError, process.standardOutput) = (pipe, FileHandle.nullDevice)
        do {
            try process.run()
        } catch {
            throw Failure(reason: "there is no Swift compiler")
        }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus != 0, !output.contains("error:") {
            throw Failure(
                reason: process.terminationStatus == 127 ? "there is no Swift compiler" : "the compiler stopped")
        }
        return output
    }

    /// Warnings about Swift that runs and prints or keeps something else than the object.
    private static let changesMeaning = [
        "string interpolation produces a debug description for an optional value", "expression implicitly coerced from",
    ]

    private static func findings(in output: String, _ paths: [String]) -> [Finding] {
        let files = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
        var found: [Finding] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: (error|warning): (.*)/),
                let file = files[String(match.1)], let number = Int(match.2),
                match.3 == "error" || changesMeaning.contains(where: match.4.hasPrefix)
            else { continue }
            let finding = Finding(file: file, line: number, message: String(match.4))
            if !found.contains(finding) { found.append(finding) }
        }
        return found.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}

extension Translations {
    /// Compiles the files with stubs, and adds what the compiler says to the remarks about each file.
    mutating func check(with collected: CollectedTranslations, _ registry: Registry, modules: String)
        throws(CompilerCheck.Failure)
    {
        let stubs = Stubs(of: collected.sorted, context: contextTexts, registry: registry).text
        let findings = try CompilerCheck(modules: modules).findings(
            in: files.map { ($0.target, $0.text) }, stubs: stubs)
        for finding in findings { files[finding.file].add(finding) }
    }
}

extension Translations.File {
    fileprivate mutating func add(_ finding: CompilerCheck.Finding) {
        diagnostics.append(
            Diagnostic(
                file: target, line: finding.line, id: "RAC-3080", confidence: .byHand,
                message: "The compiler says of the Swift at this line: \(finding.message)"))
    }
}
