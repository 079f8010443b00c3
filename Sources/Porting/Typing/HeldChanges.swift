/// The variables of a function that blocks change which something keeps: a signal, a property or a collection.
///
/// Such a block changes a collection or text after the function has returned it.
struct HeldChanges {
    private(set) var names: Set<String> = []
    private var blocks: [String: Expression] = [:]

    /// The messages of signals and their kin, which keep the blocks that they are given.
    private static let keeping = Set(Registry.bundled.entries.filter(\.isReactive).map(\.name))

    init(_ body: [Statement] = []) {
        var locals: Set<String> = []
        for statement in body {
            walkStatements(inBlocks: true, statement) {
                guard case .declaration(let variables) = $0.kind else { return }
                for variable in variables where !variable.type.isStatic {
                    locals.insert(variable.name)
                    if let initial = variable.initial, initial.hasBlock { blocks[variable.name] = initial }
                }
            }
        }
        var kept: [Expression] = []
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .message(let message):
                    if Self.keeping.contains(message.selector) || message.words[0].propertyOfSetter != nil {
                        kept += message.arguments + message.variadic
                    } else if Usage.storing.contains(message.words[0]) {
                        kept += message.arguments.prefix(1)
                    }
                case .assignment(let target, "=", let value):
                    if target.localName.map(locals.contains) != true { kept.append(value) }
                case .array(let list): kept += list
                case .dictionary(let pairs): kept += pairs.map(\.value)
                default: break
                }
            }
        }
        for value in kept { note(value) }
    }

    private mutating func note(_ value: Expression) {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): note(inner)
        case .message(let message) where message.selector == "copy": note(message.receiver)
        case .name(let name): if let block = blocks.removeValue(forKey: name) { note(block) }
        case .block(let block):
            // What it changes of its own is nobody else's.
            var own = Set(block.parameters.compactMap(\.name))
            var changed: Set<String> = []
            defer { names.formUnion(changed.subtracting(own)) }
            for statement in block.body {
                walkStatements(inBlocks: true, statement) {
                    guard case .declaration(let variables) = $0.kind else { return }
                    own.formUnion(variables.map(\.name))
                }
                walk(statement) { part in
                    switch part.kind {
                    case .message(let message) where Usage.mutators.contains(message.words[0]):
                        if let name = message.receiver.localName { changed.insert(name) }
                    case .assignment(let target, _, _):
                        if case .element(let base, _) = target.kind, let name = base.localName { changed.insert(name) }
                    default: break
                    }
                }
            }
        default: break
        }
    }
}
