import Foundation
import Porting
import Testing

/// What each fixture must pass; each gate gives what is wrong, which is nothing if it is passed.
enum Gates {
    /// The parts of a text that are not read, or are read twice.
    static func unread(in text: String) -> [String] {
        let tree = SyntaxTree(text)
        var (wrong, next) = ([String](), 0)
        for item in tree.items {
            if item.tokens.lowerBound != next { wrong.append("tokens from \(next)") }
            next = item.tokens.upperBound
            if case .unknown = item.kind { wrong.append("unknown at \(item.tokens)") }
        }
        if next != tree.source.tokens.count - 1 { wrong.append("tokens from \(next)") }
        return wrong
    }

    /// The lines of comments of a text that its Swift has not.
    static func lostComments(of text: String, in swift: String) -> [String] {
        let source = SourceText(text)
        var lost: [String] = []
        for token in source.tokens {
            for case .comment(let comment) in source.trivia(before: token) {
                lost += comment.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                    .filter { !swift.contains($0) }
            }
        }
        return lost
    }

    /// The diagnostics that name no line of the text, or that the Swift does not show.
    static func misplaced(_ diagnostics: [Diagnostic], of text: String, in swift: String) -> [Diagnostic] {
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return diagnostics.filter { diagnostic in
            let isOfViews = Registry.bundled.entry(diagnostic.id)?.class == .appleOnly
            return !(1...count).contains(diagnostic.line) || !isOfViews && !swift.contains(diagnostic.id)
        }
    }

    /// Whether a translation gives the expected text, and gives it again.
    static func isExpected(_ expected: String, _ translate: () -> String) -> Bool {
        translate() == expected && translate() == expected
    }

    /// The text that a diff makes of an original, or nothing if the diff is not of it.
    static func patched(_ original: String, with diff: String) -> String? {
        let old = original.components(separatedBy: "\n")
        var lines = diff.components(separatedBy: "\n")[...]
        var (new, next) = ([String](), 0)
        while let line = lines.popFirst() {
            guard line.hasPrefix("@@ -") else { continue }
            let counts = line.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
            guard counts.count == 4, counts[0] - 1 >= next, counts[0] - 1 <= old.count else { return nil }
            new += old[next..<counts[0] - 1]
            next = counts[0] - 1
            var (removed, added) = (counts[1], counts[3])
            while removed > 0 || added > 0 {
                guard let change = lines.popFirst(), let mark = change.first else { return nil }
                let rest = String(change.dropFirst())
                if mark != "+" {
                    guard next < old.count, old[next] == rest else { return nil }
                    (next, removed) = (next + 1, removed - 1)
                }
                if mark != "-" {
                    new.append(rest)
                    added -= 1
                }
            }
        }
        return (new + old[next...]).joined(separator: "\n")
    }

    /// The files outside of `Out` that an action made, changed or removed.
    static func touched(in folder: TemporaryFolder, by action: () -> Void) throws -> [String] {
        func contents() throws -> [String: String] {
            let names = folder.files.filter { !$0.hasPrefix("Out/") }
            return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.read($0)) })
        }
        let before = try contents()
        action()
        let after = try contents()
        return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    }
}

/// Each gate holds what is wrong back.
@Suite struct GateTests {
    @Test("A line that cannot be parsed is found")
    func unread() {
        #expect(Gates.unread(in: "int one;\n").isEmpty)
        #expect(!Gates.unread(in: ") ] }\n").isEmpty)
    }

    @Test("A comment that is gone is found, each line of it")
    func comments() {
        let text = "// first\nint one; /* second\n third */\n"
        #expect(Gates.lostComments(of: text, in: "// first\nvar one /* second\n third */").isEmpty)
        #expect(Gates.lostComments(of: text, in: "// first\nvar one") == ["/* second", "third */"])
    }

    @Test("A diagnostic is found that names no line, or that is not in the Swift")
    func diagnostics() {
        func diagnostic(line: Int) -> Diagnostic {
            Diagnostic(file: "A.m", line: line, id: "RAC-0372", confidence: .review, message: "A sentence.")
        }
        #expect(Gates.misplaced([diagnostic(line: 1)], of: "one", in: "// RAC-0372").isEmpty)
        for line in [0, 2] {
            #expect(Gates.misplaced([diagnostic(line: line)], of: "one", in: "// RAC-0372").count == 1)
        }
        #expect(Gates.misplaced([diagnostic(line: 1)], of: "one", in: "one").count == 1)
    }

    @Test("The gate finds a text that is not the expected one, and a text that changes on the second run")
    func expected() {
        var count = 0
        #expect(Gates.isExpected("one") { "one" })
        #expect(!Gates.isExpected("one") { "two" })
        #expect(
            !Gates.isExpected("1") {
                count += 1
                return "\(count)"
            })
    }

    @Test("A diff that says something else than what is written is found")
    func diffs() {
        let diff = "--- A.m\n+++ A.swift\n@@ -1,2 +1,2 @@\n-one\n+first\n two\n"
        #expect(Gates.patched("one\ntwo\nthree\n", with: diff) == "first\ntwo\nthree\n")
        #expect(Gates.patched("one\n2\nthree\n", with: diff) == nil)
        #expect(Gates.patched("one\ntwo\nthree\n", with: diff) != "one\ntwo\nthree\n")
    }

    @Test("A file that is made, changed or removed outside of the folder is found")
    func outside() throws {
        let folder = try TemporaryFolder()
        for name in ["kept", "changed", "removed"] { try folder.write("text", to: name) }
        let touched = try Gates.touched(in: folder) {
            _ = try? folder.write("other", to: "changed")
            _ = try? folder.write("text", to: "made")
            _ = try? folder.write("text", to: "Out/A.swift")
            try? FileManager.default.removeItem(atPath: "\(folder.path)/removed")
        }
        #expect(touched == ["changed", "made", "removed"])
    }
}
