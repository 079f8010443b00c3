/// Subclasses of `NSOperation`, whose state the queue reads.
///
/// Form: `override var isFinished: Bool`, which gives what the method of this name did, or the property that has it as its
/// getter. The queue is told of the changes that the original announced.
extension Rewriter {
    /// The methods of `NSOperation` that are properties in Swift.
    private static let states: Set<String> = ["isAsynchronous", "isCancelled", "isExecuting", "isFinished", "isReady"]

    private func isOperation(_ name: String) -> Bool { model.root(of: name) == "NSOperation" }

    /// The methods of all objects that are properties in Swift.
    static let variables: Set<String> = ["description", "debugDescription", "hash"]

    /// Whether the methods of a selector are properties in Swift.
    func isVariable(_ selector: String) -> Bool {
        if Self.variables.contains(selector) { return true }
        return Self.states.contains(selector)
            && model.classes.contains { $0.value.implemented.contains(selector) && isOperation($0.key) }
    }

    /// Whether a class overrides a property of `NSOperation`.
    func isState(_ selector: String, of name: String) -> Bool { Self.states.contains(selector) && isOperation(name) }

    /// The properties of `NSOperation` that properties of a class stand for, each with that property.
    func operationStates(of name: String) -> [(state: String, property: String)] {
        guard isOperation(name), let known = model.classes[name] else { return [] }
        return known.getters.filter { Self.states.contains($0.key) && !known.implemented.contains($0.key) }
            .map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    /// `[self willChangeValueForKey:@"isFinished"]` of an operation; nil for other objects and keys.
    func stateAnnouncement(_ message: Message) -> SwiftExpression? {
        guard message.receiver.isSelfName, let currentClass, isOperation(currentClass),
            let key = message.arguments[0].observedKey
        else { return nil }
        let state = Self.states.contains(key) ? key : "is\(key.prefix(1).uppercased())\(key.dropFirst())"
        guard Self.states.contains(state) else { return nil }
        let word = message.words[0].prefix { $0 != "V" }
        return SwiftExpression("self.\(word)Value(for: \\.\(state))", .void)
    }
}
