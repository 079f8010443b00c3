/// Collects the declarations of files.
struct ModelBuilder {
    private(set) var rewriter: Rewriter
    private var isNonnull = false
    /// The initializers that have a body, by class.
    private var initializers: [String: [Method]] = [:]
    /// The uses of a method's parameters, by class and selector.
    private var usages: [String: Usage] = [:]
    private var bodies: [String: [Statement]] = [:]
    /// The positions of arguments that are nil at some call, by the name of the block.
    private var nilArguments: [String: Set<Int>] = [:]
    /// The properties that are set to nil at some place.
    private var assignedNil: Set<String> = []
    /// The selectors and positions of arguments that are nil in some message.
    private var nilMessageArguments: Set<String> = []

    /// The classes that these files declare, and not the files around them.
    private var own: Set<String> = []
    /// What is known of the whole program.
    private let context: ProgramModel
    /// The selectors of the methods of protocols.
    private var protocolSelectors: Set<String> = []

    init(registry: Registry, files: [Rewriter.File], context: ProgramModel = ProgramModel()) {
        rewriter = Rewriter(registry: registry, model: context, file: files[0])
        self.context = context
        for item in files.flatMap(\.tree.items) {
            guard case .container(let container) = item.kind, container.category == nil else { continue }
            if container.kind == .proto {
                for case .method(let method) in container.members.map(\.kind) {
                    protocolSelectors.insert(method.key)
                }
            }
            // The declarations in these files replace the declarations of the context.
            own.insert(container.name)
            rewriter.model.classes[container.name] = nil
        }
        for file in files {
            rewriter.file = file
            collectTypes(file.tree.items)
        }
        for file in files {
            rewriter.file = file
            isNonnull = false
            collectBodies(file.tree.items, in: nil)
        }
        // The header comes last in the list, and says more about nil than the implementation does.
        for file in files.reversed() {
            rewriter.file = file
            isNonnull = false
            collect(file.tree.items, in: nil)
            collectObserved(file)
        }
        adoptProperties(files)
        settleProperties()
    }

    var model: ProgramModel { rewriter.model }

    // MARK: Types

    private mutating func collectTypes(_ items: [Item]) {
        for item in items {
            switch item.kind {
            case .enumeration(let enumeration): collect(enumeration)
            case .directive(let text): noteLogMacro(text)
            case .structure(let name, _): rewriter.model.structures.insert(name)
            case .alias(let type, let name): rewriter.model.aliases[name] = rewriter.plainType(type)
            case .container(let container):
                if container.kind != .proto, rewriter.model.classes[container.name] == nil {
                    rewriter.model.classes[container.name] = ProgramModel.Class()
                }
                if let superclass = container.superclass {
                    rewriter.model.classes[container.name]?.superclass = superclass
                }
                collectTypes(container.members)
            default: break
            }
        }
    }

    private mutating func collect(_ enumeration: Enumeration) {
        guard let name = enumeration.name else {
            for entry in enumeration.cases { rewriter.model.globals[entry.name] = .int }
            return
        }
        if enumeration.isOptions {
            rewriter.model.optionSets.insert(name)
        } else {
            rewriter.model.enumerations.insert(name)
        }
        let names = caseNames(enumeration)
        for (entry, short) in zip(enumeration.cases, names) { rewriter.model.cases[entry.name] = (name, short) }
        if let first = zip(enumeration.cases, names).first(where: { Self.isZero($0.0.value) })?.1 ?? names.first {
            rewriter.model.firstCases[name] = first
        }
    }

    private static func isZero(_ value: Expression?) -> Bool {
        guard let value else { return true }
        if case .number("0") = value.kind { return true }
        return false
    }

    // MARK: Members

    private mutating func collectBodies(_ items: [Item], in owner: String?) {
        for item in items {
            switch item.kind {
            case .container(let container) where container.kind == .implementation:
                collectBodies(container.members, in: container.name)
            case .method(let method):
                guard let owner, let body = method.body else { continue }
                for statement in body.list {
                    walk(statement) { noteNil($0) }
                    walk(statement) { expression in
                        guard case .message(let message) = expression.kind else { return }
                        for (index, argument) in message.arguments.enumerated() where argument.isNil {
                            nilMessageArguments.insert("\(message.selector) \(index)")
                        }
                    }
                    walk(statement) { expression in
                        guard case .message(let message) = expression.kind, case .name("self") = message.receiver.kind,
                            message.words[0] == "rac_signalForSelector",
                            case .atWord("@selector", let selector)? = message.arguments.first?.kind
                        else { return }
                        rewriter.model.classes[owner]?.asked.insert(selector)
                    }
                    walk(statement) { expression in
                        guard case .assignment(let target, "=", let value) = expression.kind, value.mayBeNil else {
                            return
                        }
                        switch target.kind {
                        case .name(let name) where name.hasPrefix("_"):
                            assignedNil.insert("\(owner) \(name.dropFirst())")
                        case .member(_, let name, _): assignedNil.insert("\(owner) \(name)")
                        default: break
                        }
                    }
                }
                usages["\(owner) \(method.key)"] = Usage(body.list)
                bodies["\(owner) \(method.key)"] = body.list
                rewriter.model.classes[owner]?.implemented.insert(method.key)
                if method.words[0].hasPrefix("init"), !method.isClass {
                    initializers[owner, default: []].append(method)
                }
            default: break
            }
        }
    }

    /// `#define Log(format, ...) NSLog(@"[Prefix] " format, ##__VA_ARGS__)`.
    private mutating func noteLogMacro(_ text: String) {
        guard let match = text.firstMatch(of: /#\s*define\s+(\w+)\(([^)]*)\)(.*)/.dotMatchesNewlines()) else { return }
        let (name, body) = (String(match.1), String(match.3))
        guard let call = body.firstRange(of: "NSLog(") else {
            // The form of the macro for a release build logs nothing.
            if name.hasSuffix("Log"), !body.contains(/\w/), rewriter.model.logMacros[name] == nil {
                rewriter.model.logMacros[name] = ""
            }
            return
        }
        let format = match.2.split(separator: ",").first.map { $0.filter { !$0.isWhitespace } } ?? "..."
        let rest = body[call.upperBound...]
        guard let place = rest.firstRange(of: format == "..." ? "__VA_ARGS__" : format) else { return }
        var prefix = rest[..<place.lowerBound].matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.joined()
        for value in rest[place.upperBound...].matches(
            of: /__PRETTY_FUNCTION__|__FUNCTION__|__func__|__LINE__|__FILE__/)
        {
            let word = value.0 == "__LINE__" ? "line" : value.0 == "__FILE__" ? "fileID" : "function"
            prefix = prefix.replacing(/%[a-z@]+/, with: "\\(#\(word))", maxReplacements: 1)
        }
        rewriter.model.logMacros[name] = prefix
    }

    /// A method may be what a property of an adopted protocol asks for: in Swift it is a property then.
    private mutating func adoptProperties(_ files: [Rewriter.File]) {
        let containers = files.flatMap(\.tree.items).compactMap { item -> Container? in
            if case .container(let container) = item.kind { container } else { nil }
        }
        let protocols = Dictionary(
            containers.filter { $0.kind == .proto }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for container in containers where container.kind != .proto {
            for item in container.protocols.compactMap({ protocols[$0] }).flatMap(\.members) {
                guard case .property(let property) = item.kind else { continue }
                for variable in property.variables {
                    guard let model = rewriter.model.classes[container.name], model.properties[variable.name] == nil,
                        model.implemented.contains(variable.name)
                    else { continue }
                    let known = ProgramModel.Property(
                        type: type(variable.type, .property), isReadonly: true, isClass: false, isWeak: false,
                        isUnspecified: false, isOutlet: false)
                    rewriter.model.classes[container.name]?.properties[variable.name] = known
                }
            }
        }
    }

    /// Remembers which arguments of blocks are nil somewhere.
    private mutating func noteNil(_ expression: Expression) {
        guard case .call(let callee, let arguments) = expression.kind else { return }
        let name: String
        switch callee.kind {
        case .name(let plain): name = String(plain.drop { $0 == "_" })
        case .member(_, let member, _): name = member
        default: return
        }
        for (index, argument) in arguments.enumerated() where argument.isNil {
            nilArguments[name, default: []].insert(index)
        }
    }

    /// A type of blocks whose parameters are optional where some call passes nil.
    private func taking(_ type: SwiftType, _ name: String?) -> SwiftType {
        guard let name, let indices = nilArguments[name] else { return type }
        switch type {
        case .function(let types, let returns):
            return .function(types.enumerated().map { indices.contains($0) ? $1.asOptional : $1 }, returns)
        case .optional(let wrapped): return .optional(taking(wrapped, name))
        case .implicit(let wrapped): return .implicit(taking(wrapped, name))
        default: return type
        }
    }

    private mutating func collect(_ items: [Item], in owner: String?, isImplementation: Bool = false) {
        for item in items {
            switch item.kind {
            case .macro("NS_ASSUME_NONNULL_BEGIN"): isNonnull = true
            case .macro("NS_ASSUME_NONNULL_END"): isNonnull = false
            case .container(let container):
                guard container.kind != .proto || rewriter.model.classes[container.name] == nil else { continue }
                if container.kind == .proto { rewriter.model.classes[container.name] = ProgramModel.Class() }
                rewriter.currentClass = container.name
                for variable in container.variables {
                    let type = type(variable.type, .property)
                    rewriter.model.classes[container.name]?.variables[variable.name] = type
                }
                collect(container.members, in: container.name, isImplementation: container.kind == .implementation)
                rewriter.currentClass = nil
            case .property(let property):
                guard let owner else { continue }
                for variable in property.variables { add(property, variable, to: owner) }
            case .method(let method):
                guard let owner else { continue }
                let key = method.key
                // The declaration in the header says more about nil than the definition does.
                if isImplementation, rewriter.model.classes[owner]?.methods[key] != nil { continue }
                let known = self.model(of: method, in: owner)
                rewriter.model.classes[owner]?.methods[key] = known
            case .atWord("@synthesize", let list):
                guard let owner else { continue }
                for pair in list.split(separator: ",") {
                    let names = pair.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
                    guard let property = names.first, let variable = names.last, variable != "_" + property else {
                        continue
                    }
                    let declared = rewriter.model.classes[owner]?.variables[variable]
                    if let declared, variable != property,
                        declared.wrapped != rewriter.model.property(property, of: owner)?.type.wrapped
                    {
                        rewriter.model.classes[owner]?.backed[property] = variable
                    } else {
                        rewriter.model.classes[owner]?.variables[variable] = nil
                        rewriter.model.classes[owner]?.synthesized[variable] = property
                    }
                }
            case .variables(let variables):
                for variable in variables {
                    let type = self.type(variable.type, .local)
                    if owner != nil, !isImplementation { continue }
                    rewriter.model.globals[variable.name] = type
                }
            case .function(let function):
                let types = function.parameters.map { type($0.type, .parameter) }
                rewriter.model.globals[function.name] = .function(types, type(function.returns, .result))
            default: break
            }
        }
    }

    /// A Swift type that respects the nullability of the region around it.
    func type(_ name: TypeName, _ position: Rewriter.Position) -> SwiftType {
        var name = name
        if isNonnull, name.nullability == nil, rewriter.isObject(name), !name.qualifiers.contains("__weak") {
            name.nullability = .nonnull
        }
        return rewriter.swiftType(name, position)
    }

    private mutating func add(_ property: Property, _ variable: Variable, to owner: String) {
        var name = variable.type
        if property.attributes.contains("weak") { name.qualifiers.insert("__weak") }
        if property.attributes.contains("nullable") { name.nullability = .nullable }
        if property.attributes.contains("nonnull") { name.nullability = .nonnull }
        if property.attributes.contains("null_resettable") { name.nullability = .unspecified }
        if let getter = property.attributes.first(where: { $0.hasPrefix("getter=") }) {
            rewriter.model.classes[owner]?.getters[String(getter.dropFirst(7))] = variable.name
        }
        // An object that the property does not retain is weak in Swift.
        if property.attributes.contains("assign") || property.attributes.contains("unsafe_unretained"),
            rewriter.isObject(name), name.function == nil
        {
            name.qualifiers.insert("__weak")
        }
        let isReadonly = property.attributes.contains("readonly")
        let isClass = property.attributes.contains("class")
        if var known = rewriter.model.classes[owner]?.properties[variable.name] {
            // A class extension declares the property anew, and may make it writable.
            known.isReadonly = known.isReadonly && isReadonly
            rewriter.model.classes[owner]?.properties[variable.name] = known
            return
        }
        var known = ProgramModel.Property(
            type: type(name, .property), isReadonly: isReadonly, isClass: isClass,
            isWeak: name.qualifiers.contains("__weak"),
            isUnspecified: name.nullability == nil && !name.qualifiers.contains("__weak") && !isNonnull,
            isOutlet: property.isOutlet, isMutable: Rewriter.isMutableValue(name))
        known.type = taking(known.type, variable.name)
        // Only objects are held weakly.
        if known.isWeak, known.type.wrapped == .any { known.type = .optional(.named("AnyObject")) }
        rewriter.model.classes[owner]?.properties[variable.name] = known
    }

    private mutating func model(of method: Method, in owner: String) -> ProgramModel.Method {
        let key = method.key
        let usage = usages["\(owner) \(key)"]
        var parameters = method.parameters
        let isThrowing = parameters.last?.type.name == "NSError" && parameters.last?.type.pointers == 2
        if isThrowing { parameters.removeLast() }
        // The whole program knows more: another file may pass nil, or declare the method in a protocol.
        let known = context.classes[owner]?.methods[key]
        let unannotated = Set(
            parameters.indices.filter { index in
                let type = parameters[index].type
                return type.nullability == nil && !isNonnull && rewriter.isObject(type)
            })
        // A class of Swift may implement the protocol, too.
        let open =
            known?.open
            ?? (protocolSelectors.contains(key)
                ? [] : unannotated.filter { !Rewriter.isMutableValue(parameters[$0].type) })
        let types = parameters.enumerated().map { index, parameter in
            let type = taking(self.type(parameter.type, .parameter), parameter.name)
            let isChecked =
                parameter.name.map { usage?.checked.contains($0) == true } ?? false
                || unannotated.contains(index)
                    && (nilMessageArguments.contains("\(method.selector) \(index)")
                        || known.map { index < $0.parameters.count && $0.parameters[index].isOptional } ?? false)
            return isChecked && rewriter.isObject(parameter.type) ? type.asOptional : type
        }
        var words = method.words
        if isThrowing {
            if words.count > 1 { words.removeLast() }
            // The first word of `saveAndReturnError:` names both the method and the error.
            if method.words.count == 1, words[0].hasSuffix("AndReturnError") { words[0].removeLast(14) }
        }
        let (base, labels, isInitializer) = swiftName(words: words, count: types.count)
        var returns = type(method.returns, .result)
        if isThrowing, returns.isBool { returns = .void }
        if isInitializer, !method.isClass {
            let written = initializers[owner]?.first { $0.selector == method.selector }
            let isFailable = written.map { Initializer($0).isFailable } ?? returns.isOptional
            returns = isFailable && !isThrowing ? returns.asOptional : returns.wrapped
        }
        if !isThrowing, let body = bodies[owner + " " + key], method.returns.nullability == nil,
            rewriter.isObject(method.returns), !isInitializer
        {
            var returnsNil = false
            for statement in body {
                walkStatements(statement) {
                    if case .returns(let value?) = $0.kind, value.mayBeNil { returnsNil = true }
                }
            }
            if returnsNil { returns = returns.asOptional }
        }
        return ProgramModel.Method(
            base: base, labels: labels, parameters: types, returns: returns, isThrowing: isThrowing,
            isInitializer: isInitializer && !method.isClass,
            isUnspecified: method.returns.nullability == nil && !isNonnull && rewriter.isObject(method.returns),
            open: open, changed: isInitializer ? [] : changed(parameters, types, owner, key))
    }

    /// The parameters of mutable classes that a method changes for its caller.
    ///
    /// Blocks cannot change them in Swift, and methods of several classes have to agree: those are left to review.
    private mutating func changed(
        _ parameters: [Parameter], _ types: [SwiftType], _ owner: String, _ key: String
    ) -> Set<Int> {
        if let known = context.classes[owner]?.methods[key] { return known.changed }
        guard let usage = usages["\(owner) \(key)"], let body = bodies["\(owner) \(key)"],
            parameters.contains(where: { Rewriter.isMutableValue($0.type) })
        else { return [] }
        var excluded: Set<String> = []
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .block(let block): excluded.formUnion(Usage(block.body).mentioned)
                case .assignment(let target, _, _):
                    if case .name(let name) = target.kind { excluded.insert(name) }
                default: break
                }
            }
        }
        let changed = Set(
            parameters.indices.filter { index in
                guard let name = parameters[index].name, !types[index].isOptional else { return false }
                return Rewriter.isMutableValue(parameters[index].type) && usage.assigned.contains(name)
                    && !excluded.contains(name)
            })
        guard !changed.isEmpty, !protocolSelectors.contains(key),
            bodies.keys.lazy.filter({ $0.hasSuffix(" \(key)") }).prefix(2).count == 1
        else { return [] }
        rewriter.model.changing[key, default: []].formUnion(changed)
        return changed
    }

    // MARK: What is observed

    private mutating func collectObserved(_ file: Rewriter.File) {
        var names: Set<String> = []
        var owners: Set<String> = []
        func words(_ expression: Expression) -> [String] {
            switch expression.kind {
            case .name(let name): [name]
            case .member(let base, let name, _): words(base) + [name]
            default: []
            }
        }
        func visit(_ expression: Expression) {
            switch expression.kind {
            case .call(let callee, let arguments):
                guard case .name(let name) = callee.kind, ["RACObserve", "RAC", "RACChannelTo"].contains(name),
                    arguments.count >= 2
                else { return }
                names.formUnion(words(arguments[1]))
            case .message(let message):
                guard message.selector.hasPrefix("rac_values") || message.selector.hasPrefix("setKeyPath") else {
                    return
                }
                for argument in message.arguments {
                    if case .atCall(_, let list) = argument.kind, let last = list.last { names.formUnion(words(last)) }
                    if case .string(let literals, _) = argument.kind, let literal = literals.first {
                        names.formUnion(literal.dropFirst().dropLast().split(separator: ".").map(String.init))
                    }
                }
            default: break
            }
        }
        func visit(_ items: [Item], in owner: String? = nil) {
            for item in items {
                switch item.kind {
                case .container(let container): visit(container.members, in: container.name)
                case .method(let method):
                    method.body?.list.forEach { walk($0) { visit($0) } }
                    owners.formUnion(lifetimeOwners(in: method.body?.list ?? [], method.parameters, owner))
                case .function(let function):
                    function.body?.list.forEach { walk($0) { visit($0) } }
                    owners.formUnion(lifetimeOwners(in: function.body?.list ?? [], function.parameters, nil))
                case .statement(let statement): walk(statement) { visit($0) }
                default: break
                }
            }
        }
        visit(file.tree.items)
        rewriter.model.observed.formUnion(names)
        rewriter.model.lifetimeOwners.formUnion(owners)
    }

    /// The classes of `self` and of variables whose end a body asks for.
    private func lifetimeOwners(in body: [Statement], _ parameters: [Parameter], _ owner: String?) -> Set<String> {
        var types: [String: String] = [:]
        types["self"] = owner
        for parameter in parameters { parameter.name.map { types[$0] = parameter.type.name } }
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables { types[variable.name] = variable.type.name }
            }
        }
        var owners: Set<String> = []
        for statement in body {
            walk(statement) { expression in
                let (receiver, name): (Expression, String)
                switch expression.kind {
                case .member(let base, let member, _): (receiver, name) = (base, member)
                case .message(let message): (receiver, name) = (message.receiver, message.selector)
                default: return
                }
                guard name == "rac_willDeallocSignal" || name == "rac_deallocDisposable",
                    case .name(let variable) = receiver.kind, let type = types[variable]
                else { return }
                owners.insert(type)
            }
        }
        return owners
    }

    // MARK: Properties that initializers set

    /// Makes a property neither optional nor implicitly unwrapped if all initializers set it before anything else.
    private mutating func settleProperties() {
        for (name, model) in rewriter.model.classes where own.contains(name) {
            let designated = (initializers[name] ?? []).filter {
                !Initializer.isConvenience($0) && !Initializer($0).isUnavailable
            }
            let sets = designated.map { Initializer($0).assignedFirst }
            let settled = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
            let setUp = setUpNames(name)
            for property in model.properties.keys where rewriter.model.classes[name]?.variables["_" + property] != nil {
                rewriter.model.classes[name]?.variables["_" + property] = nil
            }
            for (property, value) in model.properties where !value.isClass {
                var value = value
                let getter = model.getters.first { $0.value == property }?.key ?? property
                if !value.isClass, model.implemented.contains(getter) {
                    // The getter of a computed property decides whether the property may be nil.
                    let returnsNil = bodies["\(name) \(getter)"]?.contains { statement in
                        var found = false
                        walkStatements(statement) {
                            if case .returns(let value?) = $0.kind, value.mayBeNil { found = true }
                        }
                        return found
                    }
                    if value.isUnspecified || !value.type.isOptional, rewriter.zero(value.type) == nil,
                        value.type.wrapped != .any
                    {
                        value.type = returnsNil == true ? value.type.asOptional : value.type.wrapped
                    }
                    rewriter.model.classes[name]?.properties[property] = value
                    continue
                }
                switch value.type {
                case .implicit(let wrapped) where settled.contains(property): value.type = wrapped
                case .optional(let wrapped)
                where value.isUnspecified && wrapped != .any && isNeverNil(property, designated, in: name):
                    value.type = wrapped
                case .implicit(let wrapped) where value.isUnspecified && !setUp.contains(property) && !value.isOutlet:
                    // Nothing here sets the property, and messages to nil do nothing.
                    value.type = .optional(wrapped)
                case .optional, .implicit: break
                case .named, .array, .dictionary, .set, .function, .any:
                    if !settled.contains(property), rewriter.zero(value.type) == nil {
                        value.type = .implicit(value.type)
                    }
                case .unknown, .void: break
                }
                rewriter.model.classes[name]?.properties[property] = value
            }
            for (variable, type) in model.variables {
                let plain = String(variable.drop { $0 == "_" })
                if model.properties[plain] != nil { continue }
                if case .optional(let wrapped) = type, wrapped != .any, isNeverNil(plain, designated, in: name) {
                    rewriter.model.classes[name]?.variables[variable] = wrapped
                    continue
                }
                if case .implicit(let wrapped) = type, !setUp.contains(plain) {
                    rewriter.model.classes[name]?.variables[variable] = .optional(wrapped)
                    continue
                }
                if case .implicit(let wrapped) = type, settled.contains(plain) {
                    rewriter.model.classes[name]?.variables[variable] = wrapped
                }
            }
        }
    }
}

extension ModelBuilder {
    /// The names that the initializers, and methods such as `viewDidLoad`, set.
    private func setUpNames(_ owner: String) -> Set<String> {
        var names: Set<String> = []
        let selectors = ["viewDidLoad", "loadView", "awakeFromNib", "setUp", "commonInit", "setup"]
        let lists =
            (initializers[owner] ?? []).map { $0.body?.list ?? [] } + selectors.compactMap { bodies["\(owner) \($0)"] }
        for statement in lists.joined() {
            walk(statement) { expression in
                guard case .assignment(let target, "=", _) = expression.kind else { return }
                switch target.kind {
                case .name(let name) where name.hasPrefix("_"): names.insert(String(name.dropFirst()))
                case .member(_, let name, _): names.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name)
                default: break
                }
            }
        }
        return names
    }

    /// Whether all initializers set a property to a value that is never nil.
    private func isNeverNil(_ property: String, _ initializers: [Method], in owner: String) -> Bool {
        !initializers.isEmpty
            && initializers.allSatisfy { method in
                guard let value = Initializer(method).valuesFirst[property] else { return false }
                let known = rewriter.model.classes[owner]?.methods[method.selector]
                return isThere(value) { name in
                    guard let index = method.parameters.firstIndex(where: { $0.name == name }), let known,
                        index < known.parameters.count
                    else { return false }
                    return !known.parameters[index].isOptional
                }
            }
            && !assignedNil.contains("\(owner) \(property)")
    }

    private func isThere(_ value: Expression, _ isParameterThere: (String) -> Bool) -> Bool {
        switch value.kind {
        case .name(let name): isParameterThere(name)
        case .array, .dictionary, .string, .boxed, .block: true
        case .message(let message):
            switch message.selector {
            case "copy", "mutableCopy": isThere(message.receiver, isParameterThere)
            case "array", "dictionary", "set", "string", "new", "date", "data", "null": true
            default:
                ["init", "arrayWith", "dictionaryWith", "setWith", "stringWithFormat"].contains {
                    message.words[0].hasPrefix($0)
                }
            }
        default: false
        }
    }
}

extension Expression {
    /// Whether an expression is nil, or nil in one of its branches.
    var mayBeNil: Bool {
        switch kind {
        case .conditional(_, let positive, let negative): (positive?.mayBeNil ?? false) || negative.mayBeNil
        case .parenthesized(let inner): inner.mayBeNil
        default: isNil
        }
    }
}

/// The short names of the cases of an enumeration, without the prefix that all cases share.
func caseNames(_ enumeration: Enumeration) -> [String] {
    let names = enumeration.cases.map(\.name)
    var prefix = enumeration.name ?? ""
    if names.isEmpty { return [] }
    if !names.allSatisfy({ $0.hasPrefix(prefix) && $0.count > prefix.count }) {
        prefix = names.dropFirst().reduce(names[0]) { common, name in
            String(zip(common, name).prefix { $0 == $1 }.map(\.0))
        }
        // The prefix ends with the last word that all cases share.
        while !prefix.isEmpty,
            !names.allSatisfy({ name in
                let next = name.dropFirst(prefix.count).first
                return next?.isUppercase == true
                    || next?.isNumber == false && name.dropFirst(prefix.count - 1).first == "_"
            })
        {
            prefix.removeLast()
        }
    }
    return names.map { name in
        let rest = String(name.dropFirst(prefix.count)).trimmingPrefix { $0 == "_" }
        if rest.isEmpty || rest.first?.isNumber == true { return lowercasedFirst(name).safe }
        return lowercasedFirst(rest).safe
    }
}
