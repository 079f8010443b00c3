extension Rewriter {
    /// Writes a class, category or protocol.
    mutating func container(_ container: Container, _ item: Item, of program: Program) -> [SwiftStatement] {
        switch container.kind {
        case .proto: return proto(container)
        case .interface: return declarationOnly(container, item)
        case .implementation: return implementation(container, item, of: program)
        }
    }

    // MARK: Protocols

    private mutating func proto(_ container: Container) -> [SwiftStatement] {
        currentClass = container.name
        defer { currentClass = nil }
        var body: [SwiftStatement] = []
        var isOptional = false
        var defaults: [SwiftStatement] = []
        var types: [SwiftStatement] = []
        for member in container.members {
            let around = comments(before: member.tokens.lowerBound)
            if let trailing = around.trailing, !body.isEmpty { body[body.count - 1].trailing = trailing }
            var leading = around.leading
            switch member.kind {
            case .atWord("@optional", _): isOptional = true
            case .atWord("@required", _): isOptional = false
            case .property(let property):
                for variable in property.variables {
                    let type = model.classes[container.name]?.properties[variable.name]?.type ?? .unknown
                    let word = property.attributes.contains("class") ? "static var" : "var"
                    let text =
                        ({ if case .implicit(let wrapped) = type { wrapped.asOptional } else { type } }() as SwiftType)
                        .text ?? "Any?"
                    let head = "\(word) \(variable.name.safe): \(text)"
                    let isReadonly = property.attributes.contains("readonly")
                    if isOptional {
                        if let value = defaultProperty(head, type, isReadonly: isReadonly, in: container.name) {
                            defaults.append(value)
                        } else {
                            leading.append(noteWithoutDefault(member.tokens))
                        }
                    }
                    body.append(
                        SwiftStatement(
                            leading: leading, kind: .lines(["\(head) \(isReadonly ? "{ get }" : "{ get set }")"])))
                    leading = []
                }
                continue
            case .method(let method):
                if isOptional, hasDefault(method.key, in: container.name) {
                    let returns = model.classes[container.name]?.methods[method.key]?.returns ?? .void
                    defaults.append(
                        SwiftStatement(
                            kind: .body(
                                head: head(of: method, in: container.name, isProtocol: true),
                                defaultBody(returns) ?? [])))
                } else if isOptional {
                    leading.append(noteWithoutDefault(member.tokens))
                }
                body.append(
                    SwiftStatement(
                        leading: leading, kind: .lines([head(of: method, in: container.name, isProtocol: true)])))
                continue
            case .directive(let text):
                let lines = directive(text, member.tokens)
                if !lines.isEmpty { body.append(SwiftStatement(leading: leading, kind: .lines(lines))) }
                continue
            case .unknown:
                body.append(
                    SwiftStatement(
                        leading: leading, kind: .lines(byHand("RAC-3000", "This could not be read.", member.tokens))))
                continue
            case .enumeration, .alias, .structure:
                types.append(SwiftStatement(leading: leading, kind: .empty))
                types += outside(member)
                continue
            default: break
            }
            if leading.contains(where: { !$0.isEmpty }) { body.append(SwiftStatement(leading: leading, kind: .empty)) }
        }
        let inherited = container.protocols.filter { $0 != "NSObject" }.map { protocolName($0) }
        // Foundation's protocols are for values, too.
        let areOfValues = container.protocols.allSatisfy {
            ["NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding"].contains($0)
        }
        // A category on a class that is a value in Swift may adopt it: `@interface NSString (Tagging) <Tagged>`.
        let isOfClasses = !model.classes.contains {
            $1.adopted.contains(container.name) && plainType(TypeName(objectOf: $0)).isValue
        }
        let parents = areOfValues && isOfClasses ? ["AnyObject"] + inherited : inherited
        let clause = parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))"
        let declaration = SwiftStatement(kind: .body(head: "protocol \(container.name)\(clause)", body))
        guard !defaults.isEmpty else { return types + [declaration] }
        defaults[0].leading = ["// What is optional in the protocol does nothing where a class leaves it out."]
        return types + [
            declaration, SwiftStatement(leading: [""], kind: .body(head: "extension \(container.name)", defaults)),
        ]
    }

    /// Remarks on what is optional in a protocol, and returns the comment for it.
    private mutating func noteWithoutDefault(_ tokens: Range<Int>) -> String {
        let message = "Swift has no optional methods: give it a default in an extension of the protocol."
        note("RAC-3033", .review, message, at: tokens)
        return "// review RAC-3033: \(message)"
    }

    // MARK: Declarations without a body

    private mutating func declarationOnly(_ container: Container, _ item: Item) -> [SwiftStatement] {
        // The class has what headers with other names declare.
        if container.category?.isEmpty ?? true, model.implementedClasses.contains(container.name) { return [] }
        let known = model.classes[container.name]
        let implemented = known.map { $0.implemented.union($0.implementedInProgram) } ?? []
        let isElsewhere = container.members.contains { member in
            switch member.kind {
            case .method(let method): implemented.contains(method.key)
            // The class has them, and here they are said to be used.
            case .property(let property):
                !implemented.isEmpty
                    && property.variables.allSatisfy { model.declaredWithin.contains("\(container.name) \($0.name)") }
            default: false
            }
        }
        // Another file has the methods of a category; its class is there, or of Foundation.
        if container.category != nil, isElsewhere { return [] }
        let reason =
            implemented.isEmpty
            ? "The implementation of this is in none of the files."
            : "Another file implements this: declare it in the header of that file."
        return [SwiftStatement(kind: .lines(byHand("RAC-3034", reason, item.tokens)))]
    }

    // MARK: Classes

    private mutating func implementation(_ container: Container, _ item: Item, of program: Program) -> [SwiftStatement]
    {
        let name = container.name
        currentClass = name
        defer { currentClass = nil }
        let declaration = program.declarations[name]
        let isExtension = container.category != nil
        isInCategory = isExtension
        defer { isInCategory = false }
        var writer = ClassWriter(name: name, container: container, rewriter: self)
        var leading = classComments[name] ?? []
        if isExtension { leading = [] }
        while leading.last == "" { leading.removeLast() }
        classComments[name] = nil
        if !isExtension {
            writer.variables(container.variables)
            if let interface = declaration?.interface {
                writer.declarations(interface.container, file: interface.file, isPrivate: false)
            }
        }
        for (part, _, file) in declaration?.extensions ?? [] where isExtension == (part.category != "") {
            if isExtension, part.category != container.category { continue }
            // Other files see what a header extends a class by.
            writer.declarations(part, file: file, isPrivate: !isExtension && !files[file].isHeader)
        }
        writer.members(container.members, isExtension: isExtension)
        writer.finish()
        let (body, hoisted) = (writer.body, writer.hoisted)
        self = writer.rewriter
        let end = comments(before: max(item.tokens.lowerBound, item.tokens.upperBound - 1))
        var all = body
        if end.leading.contains(where: { !$0.isEmpty }) {
            all.append(SwiftStatement(leading: end.leading, kind: .empty))
        }
        var parents: [String] = []
        if !isExtension {
            let superclass = declaration?.interface?.container.superclass ?? container.superclass
            if let superclass, model.specCategories[superclass] != nil {
                parents.append(SpecWords.members(of: superclass))
            } else if let superclass, superclass != "XCTestCase" {
                parents.append(swiftSuperclass(superclass, of: name))
            }
        }
        let protocols =
            (isExtension ? [] : declaration?.interface?.container.protocols ?? [])
            + (declaration?.extensions.filter {
                isExtension ? $0.container.category == container.category : $0.container.category == ""
            }.flatMap(\.container.protocols) ?? [])
        for proto in protocols where proto != "NSObject" {
            let name = protocolName(proto)
            if !parents.contains(name), !inheritsProtocol(proto, container.name) { parents.append(name) }
        }
        if !isExtension, sendsCalls(name) {
            modules.insert("CompatShims")
            parents.append("RACSelectorSignalling")
            all.insert(
                SwiftStatement(kind: .variable("let", name: "rac_selectorSignals", type: nil, Self.selectorSignals)),
                at: 0)
        }
        if !isExtension { parents += shownProtocols(of: name) }
        let type = TypeName(objectOf: name)
        let isKept = name == "NSError" || model.classes[name]?.superclass != nil || !isExtension
        let extended =
            model.specCategories[name] != nil
            ? SpecWords.members(of: name) : isKept ? name : plainType(type).text ?? name
        let isTest = !isExtension && isTestCase(name)
        if isTest, let initializer = testInitializer(name) { all.append(initializer) }
        let word = isTest ? isSuite(name) ? "@Suite @MainActor\nfinal class" : "@MainActor\nclass" : "class"
        let head =
            (isExtension ? "extension \(extended)" : "\(word) \(name)")
            + (parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))")
        var statics = self.hoisted
        self.hoisted = []
        if isExtension, model.specCategories[name] == container.category {
            let head = "@MainActor\nprotocol \(extended): AnyObject"
            statics.append(SwiftStatement(leading: leading, kind: .body(head: head, [])))
        }
        if let category = container.category, model.overridingCategories.overrides(name, category) {
            let entry = registry.entry("RAC-3066")
            note("RAC-3066", .byHand, entry?.why ?? "", at: container.head)
            statics.append(SwiftStatement(kind: .lines(["#error(\"RAC-3066: \(entry?.why ?? "")\")"])))
        }
        return hoisted + statics + [
            SwiftStatement(leading: statics.isEmpty ? leading : [""] + leading, kind: .body(head: head, all))
        ]
    }

    /// Whether a superclass of the program adopts a protocol already.
    private func inheritsProtocol(_ proto: String, _ name: String) -> Bool {
        guard let superclass = model.classes[name]?.superclass, model.classes[superclass]?.superclass != nil else {
            return false
        }
        return model.adopts(superclass, proto)
    }

    /// The superclass in Swift: a class with observed properties inherits from the class that observing needs.
    private mutating func swiftSuperclass(_ name: String, of type: String) -> String {
        guard name == "NSObject" else { return registry.type(name)?.swift ?? name }
        guard isObserved(type) else { return "NSObject" }
        modules.insert("CompatShims")
        return "RACObject"
    }

    private static let selectorSignals = SwiftExpression("RACSelectorSignals()")

    /// The name of a method in `#function`, if its class observes the method's calls and implements it.
    func calledName(_ selector: String, in name: String?) -> String? {
        guard let name, let model = model.classes[name], model.asked.contains(selector),
            model.implemented.contains(selector), !isOverride(selector, in: name),
            let method = model.methods[selector], !method.isInitializer
        else { return nil }
        return "\(method.base)(\(method.labels.map { ($0 ?? "_") + ":" }.joined()))"
    }

    /// Whether methods of a class announce their calls.
    private func sendsCalls(_ name: String) -> Bool {
        model.classes[name]?.asked.contains { calledName($0, in: name) != nil } ?? false
    }

    /// Whether the program observes or binds properties of a class, or observes the end of its objects.
    func isObserved(_ name: String) -> Bool {
        if model.classes[name]?.properties.keys.contains(where: { model.observed.contains($0) }) == true { return true }
        return model.lifetimeOwners.contains { owner in
            var next: String? = owner
            for _ in 0..<32 {
                guard let current = next else { return false }
                if current == name { return model.classes[name] != nil }
                next = model.classes[current]?.superclass
            }
            return false
        }
    }

    // MARK: Heads of methods

    /// The methods of the system's classes that a subclass overrides.
    private static let overridden: Set<String> = [
        "init", "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
        "loadView", "awakeFromNib", "layoutSubviews",
        "didReceiveMemoryWarning", "prepareForReuse", "setUp", "tearDown", "isEqual:", "viewDidLayoutSubviews",
        "drawRect:", "updateConstraints", "prepareForSegue:sender:",
        "setSelected:animated:", "setEditing:animated:", "didMoveToSuperview", "initWithFrame:",
        "initWithStyle:reuseIdentifier:", "initWithNibName:bundle:", "initWithStyle:", "main", "start",
        "nextObject",
    ]

    func isOverride(_ selector: String, in name: String) -> Bool {
        guard let superclass = model.classes[name]?.superclass else { return false }
        if model.method(selector, of: superclass) != nil { return true }
        // The preparations of tests, and no others.
        if selector == "setUp" || selector == "tearDown" {
            return ["Test", "Spec"].contains(where: model.root(of: name).contains)
        }
        if isState(selector, of: name) || registry.openMethod(selector, in: model.root(of: name)) != nil { return true }
        // RACObject does not inherit from NSObject.
        if superclass == "NSObject", selector != "init", isObserved(name) {
            return ["isEqual:", "hash"].contains(selector)
        }
        if selector != "init", Self.overridden.contains(selector), model.root(of: name) == "NSObject" {
            return selector == "isEqual:"
        }
        if model.classes[superclass] == nil {
            return Self.overridden.contains(selector) || Self.variables.contains(selector)
        }
        if describes(selector, aloneIn: name) { return false }
        return Self.overridden.contains(selector) && selector != "init" || selector == "description"
            || selector == "debugDescription" || selector == "hash" || selector == "init"
    }

    /// Whether a method of a class overrides one; a convenience initializer of the superclass is not overridden.
    private func overrides(_ method: Method, in name: String) -> Bool {
        guard model.classes[name]?.methods[method.key]?.isInitializer == true else {
            return isOverride(method.key, in: name)
        }
        if model.isConvenience(method.key, above: name) || !model.inherits(initializer: method.key, name) {
            return false
        }
        return isOverride(method.key, in: name) || callsSameOfLibrary(method, in: name)
    }

    /// Whether a class is the first with a description of its own, above which RACObject adopts no protocol for it.
    func describes(_ selector: String, aloneIn name: String) -> Bool {
        guard selector == "description" || selector == "debugDescription",
            model.classes[name]?.implemented.contains(selector) == true
        else { return false }
        var (top, depth) = (name, 0)
        while let next = model.classes[top]?.superclass, model.classes[next]?.superclass != nil, depth < 32 {
            if model.classes[next]?.implemented.contains(selector) == true { return false }
            (top, depth) = (next, depth + 1)
        }
        guard let superclass = model.classes[top]?.superclass else { return false }
        return superclass == "NSObject" ? isObserved(top) : registry.type(superclass)?.inherits == "RACObject"
    }

    /// Whether a name is that of a class of Foundation, extended by the files, whose objects are values in Swift.
    func isCategoryOfValue(_ name: String) -> Bool {
        guard model.classes[name]?.superclass == nil else { return false }
        let type = TypeName(objectOf: name)
        return plainType(type).isValue
    }

    /// `func name(_ x: T) throws -> U`.
    ///
    /// - Parameter isPresent: Whether the result is never nil, though the declaration allows it.
    mutating func head(
        of method: Method, in owner: String, isProtocol: Bool = false, isPresent: Bool = false
    ) -> String {
        let key = method.key
        let known = model.classes[owner]?.methods[key]
        let labels = known?.labels ?? []
        let types = known?.parameters ?? []
        var words: [String] = []
        if !isProtocol, known?.isInitializer == true, model.isCalledOnClass(key, in: owner) {
            words.append("required")
            let superclass = model.classes[owner]?.superclass ?? ""
            if !model.isRequired(key, in: superclass), overrides(method, in: owner) { words.append("override") }
        } else if !isProtocol, overrides(method, in: owner) {
            words.append("override")
        }
        if method.isClass { words.append(isProtocol || isCategoryOfValue(owner) ? "static" : "class") }
        let base: String
        if known?.isInitializer == true {
            base = "init"
        } else {
            words.append("func")
            base = (known?.base ?? method.words[0]).safe
        }
        let names = types.isEmpty ? labels.map { "\($0 ?? "_"): Void" } : []
        let list =
            names
            + types.indices.map { index -> String in
                let name = (method.parameters[index].name ?? "_").local
                let type =
                    known?.changed.contains(index) == true
                    ? "inout \(types[index].text ?? "Any")" : escaping(types[index])
                guard let label = labels[index] else { return "_ \(name): \(type)" }
                return label.safe == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
            } + (method.isVariadic ? [Self.furtherParameter] : [])
        var returns = known?.returns ?? .void
        if isPresent { returns = returns.wrapped }
        var head = (words + ["\(base)(\(list.joined(separator: ", ")))"]).joined(separator: " ")
        if known?.isThrowing == true { head += " throws" }
        if known?.isInitializer != true, returns != .void {
            let isOwn = !isProtocol && returnsSelf(method, of: owner)
            head += " -> \(isOwn ? (returns.isOptional ? "Self?" : "Self") : returns.text ?? "Any?")"
        }
        return head
    }

    /// Whether the result of a method is of the class that receives the message; an override returns what it overrides does.
    func returnsSelf(_ method: Method, of owner: String) -> Bool {
        guard method.returns.name == "instancetype",
            model.method(method.key, of: owner)?.isOfAskedClass ?? true
        else { return false }
        let inherited = model.classes[owner]?.superclass.flatMap { model.method(method.key, of: $0) }
        return model.hasSubclasses(owner) || inherited != nil
    }

    func escaping(_ type: SwiftType) -> String {
        if case .function = type { return "@escaping \(type.text ?? "() -> Void")" }
        return type.text ?? "Any?"
    }
}
