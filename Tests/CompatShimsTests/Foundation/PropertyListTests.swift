import CompatShims
import Foundation
import Testing

/// Arrays and dictionaries in files, as property lists.
@Suite struct PropertyListTests {
    /// A folder for a test, which is removed at its end.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    @Test("A property list that arrays and dictionaries write is read again, with its types")
    func written() throws {
        try withFolder { folder in
            let day = Date(timeIntervalSince1970: 86_400)
            let list: [Any] = ["Ann", 3, true, 1.5, day, Data([1, 2]), ["tags": ["a", "b"]], [] as [Any]]
            #expect(list.write(toFile: "\(folder)/list", atomically: true))
            let read = try #require([Any](contentsOfFile: "\(folder)/list"))
            #expect(NSArray(array: read) == NSArray(array: list))
            #expect(read[1] as? Int == 3 && read[2] as? Bool == true && read[4] as? Date == day)
            #expect(["age": 7].write(toFile: "\(folder)/ages", atomically: false))
            #expect([AnyHashable: Any](contentsOfFile: "\(folder)/ages")?["age"] as? Int == 7)
            #expect([Any](contentsOfFile: "\(folder)/ages") == nil)
            #expect([AnyHashable: Any](contentsOfFile: "\(folder)/list") == nil)
        }
    }

    @Test("A list that is none, a file that is none and no path fail, and leave the old file")
    func failures() throws {
        try withFolder { folder in
            let path = "\(folder)/list"
            #expect(["old"].write(toFile: path, atomically: true))
            #expect(![NSNull()].write(toFile: path, atomically: true))
            #expect(![1: "a"].write(toFile: path, atomically: false))
            #expect(![URL(fileURLWithPath: path)].write(toFile: path, atomically: false))
            #expect([Any](contentsOfFile: path) as? [String] == ["old"])
            #expect(!["new"].write(toFile: "\(folder)/none/list", atomically: true))
            #expect(!["new"].write(toFile: nil, atomically: true))
            #expect([Any](contentsOfFile: nil) == nil && [AnyHashable: Any](contentsOfFile: "\(folder)/none") == nil)
            try Data("no list".utf8).write(to: URL(fileURLWithPath: path))
            #expect([Any](contentsOfFile: path) == nil)
        }
    }
}
