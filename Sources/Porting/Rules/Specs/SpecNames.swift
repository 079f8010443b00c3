/// The names of suites and tests, which are made of titles.
enum SpecNames {
    /// A title as a name: `is disabled without a name` as `isDisabledWithoutAName`.
    static func identifier(_ title: Expression?, isType: Bool) -> String {
        let literal: String
        switch title?.kind {
        case .string(let literals, _)?: literal = literals.joined()
        case .name(let name)?: literal = name
        default: literal = ""
        }
        let words = literal.split { !$0.isLetter && !$0.isNumber && $0 != "_" || !$0.isASCII }
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.isEmpty { name = isType ? "Group" : "example" }
        if name.first?.isNumber == true { name = "_" + name }
        return isType ? name : lowercasedFirst(name).safe
    }

    /// Whether a name hides a type or function that the file names, or that its Swift may use.
    static func hides(_ name: String, in rewriter: Rewriter) -> Bool {
        if swift.contains(name) || rewriter.registry.type(name) != nil || rewriter.model.classes[name] != nil {
            return true
        }
        if rewriter.model.globals[name] != nil || rewriter.registry.function(name) != nil { return true }
        return ["", "NS", "NSMutable"].contains { prefix in rewriter.mentioned.contains(prefix + name) }
    }

    private static let swift: Set<String> = [
        "Int", "UInt", "Double", "Float", "Bool", "String", "Character", "Array", "Dictionary", "Set", "Any", "Error",
        "Optional", "Result", "Void", "Date", "URL", "Data", "Test", "Suite", "Issue", "Task", "Thread", "Notification",
        "Operation", "Timer", "Scanner", "Bundle", "Process", "Locale", "Calendar", "Never", "Class", "Type", "Self",
        "areEqual", "isSameObject", "eventually", "type", "abs", "min", "max", "print", "assert", "schedule",
        "afterDelay", "shared", "copy", "zip", "isEqual", "init", "self",
    ]
}

extension ProgramModel {
    /// Notes a category that has methods for all specs.
    mutating func noteSpecCategory(_ container: Container) {
        guard container.kind == .implementation, let category = container.category,
            SpecWords.classes.contains(container.name)
        else { return }
        specCategories[container.name] = min(specCategories[container.name] ?? category, category)
    }
}
