/// The classes whose objects are made by `[[X alloc] init]` or `[X new]`.
///
/// In Objective-C every class has `init`. A class of Swift that has an initializer of its own inherits none, so that the
/// translation adds one where a program uses it.
struct PlainInitializers {
    /// The classes, and those that they inherit from.
    private(set) var names: Set<String>
    private var superclasses: [String: String] = [:]
    /// The classes whose `init` calls another initializer of their own.
    private var convenient: Set<String> = []

    init(_ files: [Rewriter.File], and known: ProgramModel = ProgramModel()) {
        names = known.plainlyMade
        for (name, model) in known.classes {
            superclasses[name] = model.superclass
            if model.implemented.contains("init"), !model.designated.contains("init") { convenient.insert(name) }
        }
        for file in files { add(file.tree.items, in: nil) }
        for name in names {
            var next = superclasses[name]
            while let current = next, names.insert(current).inserted { next = superclasses[current] }
        }
    }

    /// The files, with `- init` in each class that needs one and has other initializers only.
    func adding(to files: [Rewriter.File]) -> [Rewriter.File] {
        let declared = files.flatMap(\.tree.items).flatMap { item -> [String] in
            guard case .container(let container) = item.kind, container.kind != .proto else { return [] }
            return container.members.contains { isInit($0) } ? [container.name] : []
        }
        var selectors: [String: Set<String>] = [:]
        for case .container(let container) in files.flatMap(\.tree.items).map(\.kind) {
            for case .method(let method) in container.members.map(\.kind) {
                selectors[container.name, default: []].insert(method.selector)
            }
        }
        // A class of Swift that overrides all initializers inherits the convenient ones: those that are missing are added.
        func inheritsInit(_ container: Container) -> Bool {
            guard let superclass = superclasses[container.name], declared.contains(superclass) else { return false }
            return container.members.allSatisfy { member in
                guard case .method(let method) = member.kind, isDesignated(member) else { return true }
                return selectors[superclass]?.contains(method.selector) == true
            }
        }
        return files.map { file in
            let places = file.tree.items.compactMap { item -> Int? in
                guard case .container(let container) = item.kind, container.kind == .implementation,
                    container.category == nil, names.contains(container.name), !declared.contains(container.name),
                    !inheritsInit(container), superclasses[container.name].map(convenient.contains) != true,
                    let first = container.members.first(where: isDesignated)
                else { return nil }
                return file.source.tokens[first.tokens.lowerBound].start
            }
            return places.isEmpty ? file : file.inserting("- (instancetype)init { return [super init]; } ", at: places)
        }
    }

    private func isInit(_ item: Item) -> Bool {
        if case .method(let method) = item.kind { !method.isClass && method.selector == "init" } else { false }
    }

    private func isDesignated(_ item: Item) -> Bool {
        guard case .method(let method) = item.kind, method.isInitializer, method.selector != "init" else {
            return false
        }
        return !Initializer.isConvenience(method)
    }

    private mutating func add(_ items: [Item], in owner: String?) {
        for item in items {
            switch item.kind {
            case .container(let container):
                if let superclass = container.superclass { superclasses[container.name] = superclass }
                add(container.members, in: container.name)
            case .method(let method):
                if let owner, method.selector == "init", method.body != nil, Initializer.isConvenience(method) {
                    convenient.insert(owner)
                }
                for statement in method.body?.list ?? [] { add(statement, in: owner) }
            case .function(let function):
                for statement in function.body?.list ?? [] { add(statement, in: nil) }
            case .statement(let statement): add(statement, in: nil)
            default: break
            }
        }
    }

    private mutating func add(_ statement: Statement, in owner: String?) {
        var found: Set<String> = []
        walk(statement) { expression in
            guard case .message(let message) = expression.kind, message.arguments.isEmpty else { return }
            switch message.selector {
            case "new": found.formUnion(madeClass(message.receiver, owner))
            case "init":
                if case .message(let inner) = message.receiver.kind, inner.words[0].hasPrefix("alloc") {
                    found.formUnion(madeClass(inner.receiver, owner))
                }
            default: break
            }
        }
        names.formUnion(found)
    }

    /// The class of `[X alloc]`, `[self alloc]` and `[[self class] alloc]`.
    private func madeClass(_ receiver: Expression, _ owner: String?) -> Set<String> {
        switch receiver.kind {
        case .name(let name): name == "self" ? Set([owner].compactMap(\.self)) : [name]
        case .message(let message) where message.selector == "class": madeClass(message.receiver, owner)
        case .member(let base, "class", _): madeClass(base, owner)
        default: []
        }
    }
}

extension Rewriter.File {
    /// The file with a text at some places; the lines stay where they are.
    func inserting(_ text: String, at places: [Int]) -> Rewriter.File {
        var bytes = Array(source.bytes)
        for place in places.sorted(by: >) { bytes.insert(contentsOf: text.utf8, at: place) }
        return Rewriter.File(name: name, text: String(decoding: bytes, as: UTF8.self))
    }
}
