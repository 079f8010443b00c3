import Foundation

/// Ends the program: a wrong sum, a wrong argument or a missing tool must not pass for a measurement.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(1)
}
