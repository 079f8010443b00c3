/// Variables of any class that hold one object, whose class their value says: `id list = [NSMutableArray array];`.
///
/// They are declared with the class, which says more of the messages to them: a variable that is never set again holds an
/// object of the class that its value makes. One that the function asks for its class keeps any.
struct KnownClasses {
    private let file: Rewriter.File
    private let registry: Registry
    private var edits: [Rewriter.File.Edit] = []
    /// The variables that the function sets, or takes the address of, and those that it asks for their class.
    private var kept: Set<String> = []

    private init(_ file: Rewriter.File, _ registry: Registry) {
        (self.file, self.registry) = (file, registry)
        for body in file.tree.items.bodies { read(body) }
    }

    /// The files, with each of these variables declared with its class.
    static func declared(in files: [Rewriter.File], _ registry: Registry) -> [Rewriter.File] {
        files.map { $0.edited(KnownClasses($0, registry).edits) }
    }

    private mutating func read(_ body: [Statement]) {
        let asked = AskedClasses(body)
        kept = Set(asked.classes.keys).union(asked.selectors.keys)
        for statement in body {
            walk(statement) { part in
                switch part.kind {
                case .assignment(let target, _, _), .prefix("&", let target):
                    kept.formUnion(target.localName.map { [$0] } ?? [])
                default: break
                }
            }
        }
        for statement in body {
            walkStatements(inBlocks: true, statement) { inner in
                guard case .declaration(let variables) = inner.kind, variables.count == 1,
                    let name = variables[0].initial?.madeClass(registry), !kept.contains(variables[0].name),
                    let word = inner.tokens.first.map({ file.source.tokens[$0] }), file.source.text(of: word) == "id",
                    file.source.text(of: file.source.tokens[inner.tokens.lowerBound + 1]) != "<"
                else { return }
                edits.append(Rewriter.File.Edit(place: word.start..<word.end, pieces: [.text("\(name) *")]))
            }
        }
    }
}

extension Expression {
    /// The class of the object that an expression makes: of `[[Shape alloc] init…]`, and of what Foundation's classes make by
    /// their own name, as in `[NSURLComponents componentsWithString:text]`.
    fileprivate func madeClass(_ registry: Registry) -> String? {
        guard case .message(let message) = withoutParentheses.kind else { return nil }
        if message.selector == "mutableCopy" {
            let copied = message.receiver.withoutCasts
            return (copied.objectClass ?? copied.madeClass(registry)).flatMap { Self.mutable[$0] }
        }
        if ["objectEnumerator", "reverseObjectEnumerator", "keyEnumerator"].contains(message.selector) {
            return "NSEnumerator"
        }
        if let name = objectClass { return name }
        guard case .name(let name) = message.receiver.kind, registry.type(name) != nil else { return nil }
        let verb = message.words[0]
        // `componentsWithString` of `NSURLComponents`: the word is the end of the name.
        let isOwn = name.indices.contains { start in
            guard name[start].isUppercase else { return false }
            let noun = name[start...]
            guard verb.count >= noun.count, verb.prefix(noun.count).lowercased() == noun.lowercased() else {
                return false
            }
            return verb.dropFirst(noun.count).first?.isUppercase ?? true
        }
        return isOwn ? name : nil
    }
}
