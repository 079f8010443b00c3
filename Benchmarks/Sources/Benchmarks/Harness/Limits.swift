import Foundation

/// The stored limits: library, then workload.
struct Limits {
    typealias Content = [String: [String: Cost]]

    private let file: URL
    private var content: Content = [:]

    /// Reads a file; a missing one holds no limits.
    init(path: String?) {
        file = path.map { URL(fileURLWithPath: $0) } ?? PackageFolder.file("limits.json")
        guard let data = try? Data(contentsOf: file) else { return }
        do { content = try JSONDecoder().decode(Content.self, from: data) } catch { fail("\(file.path): \(error)") }
    }

    /// The limit of one workload of one library.
    subscript(_ job: Job) -> Cost? {
        get { content[job.library.rawValue]?[job.workload.rawValue] }
        set { content[job.library.rawValue, default: [:]][job.workload.rawValue] = newValue }
    }

    /// The names of the workloads that have a limit.
    func workloads(of library: Library) -> [String] { content[library.rawValue, default: [:]].keys.sorted() }

    /// Writes the file.
    func write() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try (encoder.encode(content) + Data("\n".utf8)).write(to: file)
        } catch {
            fail("cannot write \(file.path): \(error)")
        }
    }
}
