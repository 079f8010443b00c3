/// The lines that change one text into another, with some lines around them.
struct LineDiff {
    fileprivate enum Line {
        case kept(String)
        case removed(String)
        case added(String)
    }

    private static let around = 3
    /// The most lines, in both texts together, that are compared; with more, all lines count as removed and all as
    /// added.
    private static let most = 4_000

    private let lines: [Line]

    init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        guard old.count + new.count <= Self.most else {
            lines = old.map(Line.removed) + new.map(Line.added)
            return
        }
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var (lines, left, right): ([Line], Int, Int) = ([], 0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                lines.append(.removed(old[left]))
                left += 1
            } else if right < new.count, added.contains(right) {
                lines.append(.added(new[right]))
                right += 1
            } else {
                lines.append(.kept(new[right]))
                (left, right) = (left + 1, right + 1)
            }
        }
        self.lines = lines
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The difference as `diff -u` prints it.
    func text(old: String, new: String) -> String {
        var output = "--- \(old)\n+++ \(new)\n"
        var (left, right) = (0, 0)
        for hunk in hunks {
            let before = lines[..<hunk.lowerBound]
            (left, right) = (before.count(where: \.isOld), before.count(where: \.isNew))
            let body = lines[hunk]
            let (old, new) = (body.count(where: \.isOld), body.count(where: \.isNew))
            output += "@@ -\(old == 0 ? left : left + 1),\(old) +\(new == 0 ? right : right + 1),\(new) @@\n"
            for line in body { output += line.text + "\n" }
        }
        return output
    }

    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() where !(line.isOld && line.isNew) {
            let range = max(0, index - Self.around)..<min(lines.count, index + Self.around + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }
}

extension LineDiff.Line {
    fileprivate var isOld: Bool { if case .added = self { false } else { true } }
    fileprivate var isNew: Bool { if case .removed = self { false } else { true } }

    fileprivate var text: String {
        switch self {
        case .kept(let line): " " + line
        case .removed(let line): "-" + line
        case .added(let line): "+" + line
        }
    }
}
