/// Writes the members of a class from its interface, its extensions and its implementation.
struct ClassWriter {
    let name: String
    /// Whether a category is written, and not the class itself.
    let isExtension: Bool
    /// The name of the category that is written.
    let category: String?
    var rewriter: Rewriter
    var body: [SwiftStatement] = []
    /// The functions and constants that stand before the class.
    var hoisted: [SwiftStatement] = []
    /// The methods that have a body in these files.
    var methods: [String: Method] = [:]
    /// The names that these bodies mention.
    private(set) var mentioned: Set<String> = []
    /// The comments of declarations, for the definitions.
    var comments: [String: [String]] = [:]
    /// Properties that are written where their accessors stand.
    var computed: Set<String> = []
    /// The getters of computed properties that have names of their own.
    var getters: [String: String] = [:]
    /// How many conditions of the preprocessor the next member stands in.
    var conditions = 0
    /// The names of properties that are set anywhere but at the beginning of an initializer.
    var assignedLater: Set<String> = []
    var isPrivateProperty: Set<String> = []
    /// The variables that are written beside the properties with accessors.
    var stored: Set<String> = []
    /// Declarations without a body in these files.
    var missing: [(key: String, item: Item, file: Int)] = []

    init(name: String, container: Container, rewriter: Rewriter) {
        (self.name, self.rewriter) = (name, rewriter)
        isExtension = container.category != nil
        category = container.category
        for member in container.members {
            guard case .method(let method) = member.kind, method.body != nil else { continue }
            methods[method.key] = method
            mentioned.formUnion(Usage(method.ownStatements).mentioned)
            for statement in method.ownStatements { walk(statement) { note($0) } }
        }
        for case .container(let other) in rewriter.files.flatMap(\.tree.items).map(\.kind)
        where other.name == name && other.kind == .implementation && other.category != category {
            for case .method(let method) in other.members.map(\.kind) {
                for statement in method.ownStatements { walk(statement) { note($0) } }
            }
        }
        let properties = rewriter.model.classes[name]?.properties ?? [:]
        for (property, known) in properties {
            if methods[property] != nil || methods[setter(of: property)] != nil || isStoredApart(property, known) {
                computed.insert(property)
            }
        }
        for (getter, property) in rewriter.model.classes[name]?.getters ?? [:] where methods[getter] != nil {
            computed.insert(property)
            getters[property] = getter
        }
        self.rewriter.backing = computed
    }

    /// Whether a property has a variable beside it: a subclass or superclass has accessors for it, too.
    private func isStoredApart(_ property: String, _ known: ProgramModel.Property) -> Bool {
        if known.isOverriding { return rewriter.model.classes[name]?.synthesized.values.contains(property) == true }
        guard known.isOverridden, !isExtension else { return false }
        let variable = variable(of: property)
        // What overrides a property that is only read has no setter.
        let isOfProtocol = rewriter.model.classes[name]?.ofProtocols.contains(property) == true
        return known.isReadonly && !isOfProtocol || mentioned.contains(variable) || isShared(variable)
    }

    /// Whether subclasses may use the variable of a property: the class declares it, instead of leaving it to the property.
    func isShared(_ variable: String) -> Bool {
        if rewriter.isListed(variable: variable, of: name) { return true }
        guard rewriter.model.hasSubclasses(name) else { return false }
        return rewriter.files.flatMap(\.tree.items).contains { item in
            guard case .container(let container) = item.kind, container.name == name else { return false }
            return container.variables.contains { $0.name == variable }
        }
    }

    /// The selector of a property's setter.
    func setter(of property: String) -> String { rewriter.model.setter(of: property, from: name) }

    /// The instance variable of a property.
    func variable(of property: String) -> String {
        rewriter.model.classes[name]?.variable(of: property) ?? "_" + property
    }

    mutating func note(_ expression: Expression) {
        let target: Expression
        switch expression.kind {
        case .message(let message) where Usage.mutators.contains(message.words[0]): target = message.receiver
        case .element(let base, _): target = base
        case .assignment(let left, _, _):
            target = left
            // A member of a value is a part of the property.
            if case .member(let value, _, isArrow: false) = left.kind, let property = ownProperty(value),
                rewriter.model.property(property, of: name)?.type.isValue == true
            {
                assignedLater.insert(property)
            }
        case .postfix(let operand, _), .prefix("++", let operand), .prefix("--", let operand),
            .prefix("&", let operand):
            target = operand
        default: return
        }
        if let property = ownProperty(target) { assignedLater.insert(property) }
    }

    /// The property that `_name`, `self.name` or `self->_name` is.
    private func ownProperty(_ place: Expression) -> String? {
        switch place.kind {
        case .name(let name) where name.hasPrefix("_"): String(name.dropFirst())
        case .member(let base, let name, _) where base.isSelfName:
            name.hasPrefix("_") ? String(name.dropFirst()) : name
        default: nil
        }
    }

    // MARK: Adding

    mutating func add(_ statement: SwiftStatement) {
        body.append(statement)
    }

    mutating func leading(of tokens: Range<Int>) -> [String] {
        let around = rewriter.comments(before: tokens.lowerBound)
        if let trailing = around.trailing {
            if body.isEmpty { return [trailing] + around.leading }
            body[body.count - 1].trailing = trailing
        }
        return around.leading
    }

    mutating func keep(_ leading: [String]) {
        if leading.contains(where: { !$0.isEmpty }) { add(SwiftStatement(leading: leading, kind: .empty)) }
    }
}

extension String {
    /// The selector that sets a property.
    var setter: String { "set\(prefix(1).uppercased())\(dropFirst()):" }
}

extension Usage {
    func mentionsVariable(_ name: String) -> Bool { mentioned.contains(name) }
}
