import Foundation

/// The folder of this package.
enum PackageFolder {
    /// Returns a file in the folder.
    static func file(_ name: String) -> URL {
        // Benchmarks/Sources/Benchmarks/Harness/PackageFolder.swift
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(name)
    }
}
