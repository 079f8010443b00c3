import Foundation

/// What RxSwift did in the invented programs.
package enum RecordedPrograms {
    /// The lines; a program's number is that of its line.
    package static func lines() throws -> [String] {
        let file = Bundle.module.bundleURL.appendingPathComponent("programs.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}
