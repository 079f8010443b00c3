/// The initializers that a class inherits in Objective-C and not in Swift.
///
/// In Objective-C a class has all initializers of its superclasses. A class of Swift with a designated initializer of its
/// own inherits none: where a program calls one, the translation adds it, `{ return [super initWithName:name]; }`.
struct InheritedInitializers: Sendable {
    /// An initializer with a body.
    private struct Known {
        /// The words and types before the body.
        let head: String
        let call: String
        let isDesignated: Bool
    }

    private(set) var superclasses = Superclasses()
    /// The initializers by class and selector.
    private var known: [String: [String: Known]] = [:]
    /// The initializers that are called for objects of a class, by class.
    private var called: [String: Set<String>] = [:]
    /// The initializers that a class calls on `[self alloc]`: for its subclasses, too.
    private var calledOnSelf: [String: Set<String>] = [:]
    /// The initializers of its superclass that a class calls.
    private var calledOnSuper: [String: Set<String>] = [:]

    init() {}

    /// - Parameter inherited: What the other files of the program declare and call.
    init(_ files: [Rewriter.File], and inherited: InheritedInitializers = InheritedInitializers()) {
        self = inherited
        for file in files {
            for item in file.tree.items { add(item, in: nil, file) }
        }
    }

    /// The files, with the initializers that their classes need.
    func adding(to files: [Rewriter.File]) -> [Rewriter.File] {
        let missing = missing
        guard !missing.isEmpty else { return files }
        return files.map { file in
            var edits: [Rewriter.File.Edit] = []
            for container in file.containers where container.kind == .implementation && container.category == nil {
                guard let selectors = missing[container.name],
                    let first = container.members.first(where: {
                        if case .method(let method) = $0.kind { method.isInitializer } else { false }
                    })
                else { continue }
                let place = file.source.tokens[first.tokens.lowerBound].start
                let texts = selectors.sorted().map { selector in
                    let initializer = selector == "init" ? nil : nearest(selector, above: container.name)
                    let head = initializer?.head ?? "- (instancetype)init"
                    return "\(head) { return [super \(initializer?.call ?? "init")]; } "
                }
                edits.append(Rewriter.File.Edit(place: place..<place, pieces: texts.map { .text($0) }))
            }
            return file.edited(edits)
        }
    }

    /// The initializers that classes with one of their own need, and do not have.
    private var missing: [String: Set<String>] {
        var missing: [String: Set<String>] = [:]
        let asked = asked
        // Swift requires the initializer that decodes of each class below one that has it.
        for (name, own) in known where own["initWithCoder:"] == nil && own.values.contains(where: \.isDesignated) {
            if nearest("initWithCoder:", above: name)?.isDesignated == true { missing[name] = ["initWithCoder:"] }
        }
        while true {
            let before = missing
            for (name, selectors) in asked {
                for selector in selectors { add(selector, of: name, to: &missing) }
            }
            if missing == before { return missing.filter { !$0.value.isEmpty } }
        }
    }

    private func add(_ selector: String, of name: String, to missing: inout [String: Set<String>]) {
        let initializer = nearest(selector, above: name)
        // Every object of Foundation has `init`.
        guard selector != "initWithCoder:", known[name]?[selector] == nil, initializer != nil || selector == "init"
        else { return }
        for current in classes(from: name, below: selector) {
            guard let own = known[current], own.values.contains(where: \.isDesignated) else { continue }
            // A class that has all designated initializers of its superclass inherits those that call them.
            let needed =
                initializer?.isDesignated == false
                ? superclasses[current].map { superclass in designatedInitializers(of: superclass, missing) } ?? []
                : [selector]
            missing[current, default: []].formUnion(needed.subtracting(own.keys))
        }
    }

    /// The initializers that are called for objects of each class.
    private var asked: [String: Set<String>] {
        var asked = called
        for (name, selectors) in calledOnSuper {
            if let superclass = superclasses[name] { asked[superclass, default: []].formUnion(selectors) }
        }
        for name in Set(superclasses.classes).union(known.keys) {
            for current in superclasses.ancestry(of: name) {
                asked[name, default: []].formUnion(calledOnSelf[current] ?? [])
            }
        }
        return asked
    }

    /// The designated initializers of a class, those that are added to it, and those that it inherits.
    private func designatedInitializers(of name: String, _ missing: [String: Set<String>]) -> Set<String> {
        for current in superclasses.ancestry(of: name) {
            let own = (known[current] ?? [:]).filter(\.value.isDesignated).keys
            if !own.isEmpty { return missing[current, default: []].union(own) }
        }
        return []
    }

    /// A class, and those above it, up to the one that has an initializer.
    private func classes(from name: String, below selector: String) -> [String] {
        Array(superclasses.ancestry(of: name).prefix { known[$0]?[selector] == nil })
    }

    private func nearest(_ selector: String, above name: String) -> Known? {
        superclasses.ancestry(of: name).dropFirst().lazy.compactMap { known[$0]?[selector] }.first
    }

    // MARK: Reading

    private mutating func add(_ item: Item, in owner: String?, _ file: Rewriter.File) {
        switch item.kind {
        case .container(let container):
            superclasses.add(container)
            for member in container.members { add(member, in: container.name, file) }
        case .method(let method):
            if let owner, method.isInitializer, method.body != nil {
                known[owner, default: [:]][method.selector] = Known(
                    head: file.source.tokens[method.head].map { file.source.text(of: $0) }.joined(separator: " "),
                    call: method.parameters.isEmpty
                        ? method.words[0]
                        : zip(method.words, method.parameters).map { "\($0):\($1.name ?? "nil")" }.joined(
                            separator: " "),
                    isDesignated: !Initializer.isConvenience(method))
            }
            for statement in method.body?.list ?? [] { add(statement, in: owner) }
        case .function(let function):
            for statement in function.body?.list ?? [] { add(statement, in: nil) }
        case .statement(let statement): add(statement, in: nil)
        default: break
        }
    }

    private mutating func add(_ statement: Statement, in owner: String?) {
        walk(statement) { expression in
            guard case .message(let message) = expression.kind else { return }
            if message.isInitializer, message.receiver.isClassName("super"), let owner {
                calledOnSuper[owner, default: []].insert(message.selector)
            }
            guard let made = message.made else { return }
            let kind = made.kind.askedForClass
            if kind.isSelfName, let owner {
                calledOnSelf[owner, default: []].insert(made.initializer)
                called[owner, default: []].insert(made.initializer)
            } else if case .name(let name) = kind.kind {
                called[name, default: []].insert(made.initializer)
            }
        }
    }
}
