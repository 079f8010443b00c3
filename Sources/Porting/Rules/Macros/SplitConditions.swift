/// Conditions of `#if` whose branches are no whole statements or members, of which one branch is kept.
///
///     #if __IPHONE_OS_VERSION_MIN_REQUIRED < __IPHONE_7_0
///         if (old) { … } else
///     #endif
///         { … }
///
/// Swift reads each branch by itself. Where it is known on Linux whether a condition holds, the branch that C compiles there
/// takes the place of all.
struct SplitConditions {
    /// The files with one branch of each such condition.
    private(set) var files: [Rewriter.File] = []
    /// What is left out, and where.
    private(set) var remarks: [Diagnostic] = []

    init(_ files: [Rewriter.File], _ flags: MacroFlags) {
        for file in files {
            let edits = edits(of: file, flags)
            self.files.append(file.edited(edits))
        }
    }

    /// A branch: its directive, and the tokens up to the next one.
    private typealias Branch = (directive: Int, tokens: Range<Int>)

    private mutating func edits(of file: Rewriter.File, _ flags: MacroFlags) -> [Rewriter.File.Edit] {
        let source = file.source
        var edits: [Rewriter.File.Edit] = []
        var open: [[Branch]] = []
        for (index, token) in source.tokens.enumerated() where token.kind == .directive {
            let directive = source.text(of: token)
            switch directive.directiveWord {
            case "if", "ifdef", "ifndef": open.append([(index, index + 1..<index + 1)])
            case "elif", "else", "endif":
                guard var branches = open.popLast() else { continue }
                branches[branches.count - 1].tokens = branches[branches.count - 1].tokens.lowerBound..<index
                if directive.directiveWord != "endif" {
                    branches.append((index, index + 1..<index + 1))
                    open.append(branches)
                } else if !areWhole(branches, in: source), let kept = kept(branches, in: source, flags) {
                    let first = source.tokens[branches[0].directive]
                    let whole = first.start..<token.end
                    edits.removeAll { whole.contains($0.place.lowerBound) }
                    edits.append(.init(place: whole, pieces: [.original(kept)]))
                    let condition = source.text(of: first)
                    remarks.append(
                        Diagnostic(
                            file: file.name, line: file.lines.line(of: first.start), id: "RAC-3053",
                            confidence: .review,
                            message: "One branch of \(condition) is kept, that of Linux: it is no whole statement."))
                }
            default: break
            }
        }
        return edits
    }

    /// Whether each branch is of whole statements or members, and stands between such.
    private func areWhole(_ branches: [Branch], in source: SourceText) -> Bool {
        let before = source.tokens[..<branches[0].directive].last.map { source.text(of: $0) } ?? ""
        if ["(", "[", "&&", "||", "=", "?", "return"].contains(before) { return false }
        return branches.allSatisfy { branch in
            var depth = 0
            var last = ""
            let first = source.tokens[branch.tokens].first.map { source.text(of: $0) } ?? ""
            if ["&&", "||", "?", ":", ",", "+", "|"].contains(first) { return false }
            for token in source.tokens[branch.tokens] where token.kind != .directive {
                last = source.text(of: token)
                switch last {
                case "(", "[", "{": depth += 1
                case ")", "]", "}": depth -= 1
                default: break
                }
                if depth < 0 { return false }
            }
            return depth == 0 && last != "else"
        }
    }

    /// The text that C compiles on Linux, which is empty where no condition holds; nil where that is not known.
    private func kept(_ branches: [Branch], in source: SourceText, _ flags: MacroFlags) -> Range<Int>? {
        for branch in branches {
            let directive = source.tokens[branch.directive]
            let place = directive.end..<source.tokens[branch.tokens.upperBound].start
            let (word, rest) = MacroFlags.parts(of: source.text(of: directive))
            if word == "else" { return place }
            let condition = SwiftCondition.of(flags.resolved(rest, word))
            guard let holds = condition.flatMap(SwiftCondition.holdsOnLinux) else { return nil }
            if holds != (word == "ifndef") { return place }
        }
        return 0..<0
    }
}
