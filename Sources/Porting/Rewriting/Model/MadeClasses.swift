/// The classes whose objects a program makes by a class that a variable holds.
///
/// `[[kind alloc] init]` makes an object of one of `@[[Pear class], [Plum class]]`: their initializers are required.
struct MadeClasses: Sendable {
    /// The initializers that are called on a class of a variable.
    fileprivate private(set) var initializers: Set<String> = []
    /// The initializers that are called on a class of a variable, by the class that the object is declared as.
    private var declared: [String: Set<String>] = [:]
    /// The classes that the program uses as values.
    private var values: Set<String> = []
    /// Whether the program looks classes up by names that it computes: each of its classes may be meant.
    private(set) var isAny = false

    /// Adds what the files of a program make.
    ///
    /// - Parameter isClass: Whether a name is that of a class, and not of a variable.
    mutating func add(_ files: [Rewriter.File], isClass: (String) -> Bool) {
        for file in files {
            // A class that is only asked for its kind, or receives a message, makes no objects elsewhere.
            var asked: Set<Range<Int>> = []
            for item in file.tree.items {
                walk(item) { expression in
                    switch expression.kind {
                    case .message(let message):
                        asked.insert(message.receiver.tokens)
                        if Self.asking.contains(message.selector) { asked.formUnion(message.arguments.map(\.tokens)) }
                        if message.words == ["class"], case .name(let name) = message.receiver.kind, isClass(name) {
                            if !asked.contains(expression.tokens) { values.insert(name) }
                        } else if let made = message.made, !made.kind.isOwnClass(isClass) {
                            initializers.insert(made.initializer)
                        }
                    case .member(let base, "class", _):
                        guard case .name(let name) = base.kind, isClass(name) else { return }
                        if !asked.contains(expression.tokens) { values.insert(name) }
                    case .call(let callee, let arguments) where callee.isClassName("NSClassFromString"):
                        if case .string(let literals, _)? = arguments.first?.withoutParentheses.kind {
                            values.insert(literals.joined().filter { $0 != "\"" })
                        } else {
                            isAny = true
                        }
                    default: break
                    }
                }
            }
        }
    }

    private static let asking: Set<String> = ["isKindOfClass:", "isMemberOfClass:", "isSubclassOfClass:"]

    /// Adds an initializer that is called on a class of a variable, for an object of a class that is declared.
    mutating func insert(_ initializer: String, of name: String) { declared[name, default: []].insert(initializer) }

    /// Whether an object of a class may be made by a class of a variable.
    fileprivate func contains(_ initializer: String, _ name: String, _ model: ProgramModel) -> Bool {
        model.ancestry(of: name).contains { declared[$0]?.contains(initializer) == true }
            || isValue(name, for: initializer, model)
    }

    /// Whether a class is a value of the program, or inherits from one, of which an initializer makes objects.
    fileprivate func isValue(_ name: String, for initializer: String, _ model: ProgramModel) -> Bool {
        guard initializers.contains(initializer), model.classes[name]?.superclass != nil else { return false }
        // Each class has `init`: too many to be asked for.
        return isAny && initializer != "init" || model.ancestry(of: name).contains(where: values.contains)
    }
}

extension ProgramModel {
    /// Whether a class has subclasses or a superclass in the program.
    func hasFamily(_ name: String) -> Bool {
        hasSubclasses(name) || classes[name]?.superclass.map { classes[$0]?.superclass != nil } == true
    }

    /// Whether a class has subclasses in the program.
    func hasSubclasses(_ name: String) -> Bool { classes.values.contains { $0.superclass == name } }

    /// Whether methods of a class, or of its superclasses, call an initializer on `[self alloc]`, or others do on a
    /// variable that may hold the class.
    func isRequired(_ selector: String, in name: String) -> Bool {
        nearest(to: name) { $0.required.contains(selector) ? true : nil } ?? false
            || made.contains(selector, name, self)
    }

    /// Whether Swift asks for the word at the initializer of a class: others may call it without naming the class.
    func isCalledOnClass(_ selector: String, in name: String) -> Bool {
        made.contains(selector, name, self) || hasFamily(name) && isRequired(selector, in: name)
    }

    /// The classes whose objects `[[kind alloc] init…]` may make, without those that inherit from another of them.
    func makers(_ selector: String) -> [String] {
        // Most programs make none, and each of their classes asks.
        guard made.initializers.contains(selector) else { return [] }
        let all = classes.keys.filter { name in
            guard made.isValue(name, for: selector, self) else { return false }
            let isOfFoundation = classes[root(of: selector, in: name)]?.superclass == "NSObject"
            return method(selector, of: name)?.isInitializer ?? (selector == "init" && isOfFoundation)
        }
        return all.filter { name in !all.contains { $0 != name && inherits(name, from: $0) } }.sorted()
    }
}

extension Expression {
    /// Whether the class of `[[kind alloc] init]` is one that is named, or that of `self`.
    func isOwnClass(_ isClass: (String) -> Bool) -> Bool {
        if case .name(let name) = withoutParentheses.kind, isClass(name) { return true }
        if case .name("super") = kind { return true }
        return askedForClass.isSelfName
    }
}

extension Rewriter {
    /// Whether an object may be one of the class that receives the message, in a class method: what a method declares to
    /// be of a class of its own is not.
    func isOfAskedClass(_ value: Expression) -> Bool {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return isOfAskedClass(inner)
        case .conditional(let condition, let positive, let negative):
            return isOfAskedClass(positive ?? condition) && isOfAskedClass(negative)
        // What is declared first, and set later, has the class that it is declared with.
        case .name(let name):
            return !facts.sets(name) && facts.assignments[name, default: []].allSatisfy(isOfAskedClass)
        case .message(let message):
            guard message.receiver.isSelfName else { return true }
            return currentClass.flatMap { model.method("+" + message.selector, of: $0) }?.isOfAskedClass ?? true
        default: return true
        }
    }
}
