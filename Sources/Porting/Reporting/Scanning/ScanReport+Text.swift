extension ScanReport {
    /// The report for people.
    ///
    /// - Parameter isSummary: Whether the uses themselves are left out.
    public func text(isSummary: Bool = false) -> String {
        var lines: [String] = []
        if !isSummary {
            for file in scan.files where !file.uses.isEmpty {
                lines.append(file.path + (file.encoding.map { " (\($0))" } ?? ""))
                lines += file.uses.map(Self.line)
                lines.append("")
            }
        }
        lines += summary
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ use: Use) -> String {
        let place = String(use.line).leftPadded(to: 6)
        let form = use.swift.map { "  \($0)" } ?? ""
        return
            "\(place)  \(use.id)  \(use.class.rawValue.padded(to: 10))  \(use.title)\(use.isCertain ? "" : " ?")\(form)"
    }

    /// `3 uses in 2 of 4 files`.
    var headline: String {
        let used = scan.files.count { !$0.uses.isEmpty }
        return
            "\(counted(selectors.reduce(0) { $0 + $1.uses }, "use")) in \(used) of \(counted(scan.files.count, "file"))"
    }

    private var summary: [String] {
        var lines = [headline]
        guard !selectors.isEmpty else { return lines + skippedLines }
        lines += ["", "By class"]
        lines += RegistryEntry.Class.allCases.map { each in
            "  \(grouped(classes[each.rawValue] ?? 0).leftPadded(to: 7))  \(each.rawValue)"
        }
        lines += ["", "By selector"]
        lines += selectors.map { count in
            "  \(grouped(count.uses).leftPadded(to: 7))  \(count.id)  \(count.class.rawValue.padded(to: 10))  \(count.title)"
        }
        lines += [
            "", "\(counted(self.lines.total, "line")) of code in these files, by estimate",
            "  \(grouped(self.lines.mechanical).leftPadded(to: 7))  mechanical",
            "  \(grouped(self.lines.review).leftPadded(to: 7))  to review",
            "  \(grouped(self.lines.byHand).leftPadded(to: 7))  by hand",
            "", "Begin with",
        ]
        lines += beginWith.map { file in
            "  \(file.path): \(counted(file.uses, "use")), \(counted(file.obstacles, "obstacle")), "
                + "needs \(counted(file.imports, "other file"))"
        }
        return lines + skippedLines
    }

    private var skippedLines: [String] {
        let encoded = scan.files.filter { $0.encoding != nil }.map { "  \($0.path): read as \($0.encoding ?? "")" }
        let skipped = scan.skipped.map { "  \($0.path): \($0.reason)" }
        return (encoded.isEmpty ? [] : ["", "Not in UTF-8"] + encoded)
            + (skipped.isEmpty ? [] : ["", "Not read"] + skipped)
    }
}

/// `1,234 uses`, `1 use`.
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// `1,234`.
func grouped(_ number: Int) -> String {
    var digits = String(number)
    var position = digits.count - 3
    while position > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
        position -= 3
    }
    return digits
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
    func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
