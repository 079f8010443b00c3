import Foundation

/// Where and when something was measured.
enum Machine {
    /// One line: the day, the processor, the system and the compiler.
    static var description: String {
        let day = Date().formatted(.iso8601.year().month().day())
        let processor = value(of: "model name", in: "/proc/cpuinfo") ?? "an unknown processor"
        let system = (value(of: "PRETTY_NAME", in: "/etc/os-release") ?? "an unknown system")
            .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return "\(day), \(cores) × \(processor), \(system), \(compiler)"
    }

    private static var compiler: String {
        let words = ChildProcess.run("swiftc", ["--version"]).output.split(whereSeparator: \.isWhitespace)
        guard let place = words.firstIndex(of: "version"), place + 1 < words.count else { return "an unknown compiler" }
        return "Swift \(words[place + 1])"
    }

    /// Finds `key: value` or `key=value` among the lines of a file.
    private static func value(of key: String, in path: String) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line.flatMap { line in
            line.firstIndex { ":=".contains($0) }
                .map { line[line.index(after: $0)...].trimmingCharacters(in: .whitespaces) }
        }
    }
}
