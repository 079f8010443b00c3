/// Results and parameters that may be nil, as the program returns and passes it.
extension Rewriter {
    /// Makes results and parameters of methods optional that may be nil, where declarations lack a nullability.
    ///
    /// Whether a method passes on nil depends on its own arguments: files are read again until nothing changes. A pass
    /// only widens types; the bound is far from what programs need. Passes end early where one finds objects to share
    /// that are not known: the files are then read anew.
    mutating func inferNil(_ indices: [Int], shared known: Set<SharedUse>?) {
        for _ in 0..<64 {
            var hasChanged = false
            for index in indices {
                enterFile(index)
                if inferReturns() { hasChanged = true }
                if inferParameters() { hasChanged = true }
                leaveFile()
            }
            if !hasChanged { break }
            if let known, !sharing.isSubset(of: known) { break }
            model.settleFamilies()
        }
    }

    /// Makes the results of methods optional whose returned values may be nil; returns whether there were any.
    private mutating func inferReturns() -> Bool {
        var probe = self
        var hasChanged = false
        let bodies = file.bodies
        // What every initializer sets.
        let made = bodies.reduce(into: [String: Set<String>]()) { made, part in
            guard part.method.isInitializer, !Initializer.isConvenience(part.method) else { return }
            let names = part.body.list.setNames
            made[part.owner] = made[part.owner]?.intersection(names) ?? names
        }
        for (owner, method, body) in bodies {
            if delegatesToFailable(method, of: owner) {
                model.classes[owner]?.methods[method.key]?.returns = .optional(.named(owner))
                hasChanged = true
            }
            guard let known = model.classes[owner]?.methods[method.key],
                known.isUnspecified || body.returnLookUps, !known.isInitializer,
                !Self.variables.contains(method.key),
                !known.isThrowing || known.returns != .void,
                !known.returns.isOptional, known.returns.wrapped != .any,
                !body.list.returnsWhatIsMadeOnce
            else { continue }
            probe.model = model
            if !method.isClass {
                probe.noteUnsetVariable(of: method, in: owner, made[owner, default: []].union(body.list.setNames))
            }
            probe.currentClass = owner
            probe.isClassMethod = method.isClass
            probe.returned = []
            probe.currentFunction = nil
            probe.errorParameter = known.isThrowing ? method.parameters.last?.name : nil
            _ = probe.methodBody(method, known.usedParameters, .unknown, body, changed: known.changed)
            probe.errorParameter = nil
            // What a collection of any values holds may be missing, whatever the region around the declaration promises.
            let returned = probe.returned ?? []
            guard returned.contains(where: { known.isUnspecified ? $0.isOptional : $0 == .anyOptional }) else {
                continue
            }
            model.classes[owner]?.methods[method.key]?.returns = known.returns.asOptional
            hasChanged = true
            // So does a property whose getter the method is.
            let property = model.classes[owner]?.getters[method.selector] ?? method.selector
            if !method.isClass, let known = model.classes[owner]?.properties[property],
                known.isOpen || body.returnLookUps
            {
                // The file of a superclass reads its own getter alone.
                for name in model.ancestry(of: owner) {
                    guard let inherited = model.classes[name]?.properties[property] else { continue }
                    model.classes[name]?.properties[property]?.type = inherited.type.asOptional
                    model.classes[name]?.properties[property]?.becomesNil = true
                }
            }
        }
        for (function, body) in file.functions {
            guard case .function(let types, let returns)? = model.globals[function.name], !returns.isOptional,
                returns.wrapped != .any, returns != .void, isObject(function.returns),
                function.returns.nullability == nil, !body.list.returnsWhatIsMadeOnce
            else { continue }
            probe.model = model
            probe.currentClass = nil
            probe.returned = []
            probe.currentFunction = function.name
            _ = probe.functionBody(function.parameters, types, .unknown, body, number: nil, key: function.name)
            guard probe.returned?.contains(where: { $0.isOptional }) == true else { continue }
            model.globals[function.name] = .function(types, returns.asOptional)
            hasChanged = true
        }
        sharing.formUnion(probe.sharing)
        return hasChanged
    }

    /// Remembers that the variable which a getter reads is nil where neither it nor an initializer sets it.
    private mutating func noteUnsetVariable(of getter: Method, in owner: String, _ made: Set<String>) {
        let property = model.classes[owner]?.getters[getter.selector] ?? getter.selector
        guard made.isDisjoint(with: [property, "_" + property]),
            let known = model.classes[owner]?.properties[property], !known.isOverriding, !known.type.isOptional,
            known.type.wrapped != .any, known.type.isCollection || zero(known.type.wrapped) == nil
        else { return }
        model.classes[owner]?.variables["_" + property] = .optional(known.type.wrapped)
    }

    /// Whether an initializer that never fails itself calls one that may.
    private func delegatesToFailable(_ method: Method, of owner: String) -> Bool {
        guard let known = model.classes[owner]?.methods[method.key], known.isInitializer, !known.isThrowing,
            !known.returns.isOptional, case let parts = Initializer(method), let delegate = parts.delegate,
            let next = model.method(
                delegate.selector, of: parts.isSuper ? model.classes[owner]?.superclass : owner)
        else { return false }
        return next.returns.isOptional && !next.isThrowing
    }

    /// Makes the parameters of methods optional that receive a value that may be nil in some call; returns whether
    /// there were any.
    private mutating func inferParameters() -> Bool {
        var probe = self
        probe.passedOptionals = []
        for (owner, method, body) in file.bodies {
            guard let known = model.classes[owner]?.methods[method.key] else { continue }
            probe.currentClass = owner
            probe.isClassMethod = method.isClass
            probe.currentFunction = nil
            _ = probe.methodBody(method, known.usedParameters, known.returns, body, changed: known.changed)
        }
        for (function, body) in file.functions {
            guard case .function(let types, let returns)? = model.globals[function.name] else { continue }
            probe.currentClass = nil
            probe.currentFunction = function.name
            _ = probe.functionBody(function.parameters, types, returns, body, number: nil, key: function.name)
        }
        for variable in file.blocks {
            probe.currentClass = nil
            probe.currentFunction = nil
            _ = probe.globalValue(variable)
        }
        let items = file.tree.items
        for index in items.indices {
            probe.currentClass = nil
            probe.currentFunction = nil
            _ = probe.spec(items[index...])
        }
        sharing.formUnion(probe.sharing)
        model.askedOfAny.formUnion(probe.model.askedOfAny)
        model.boxedResults.merge(probe.model.boxedResults) { $0.union($1) }
        model.askedKeys.formUnion(probe.model.askedKeys)
        model.askedSelectors.formUnion(probe.model.askedSelectors)
        var hasChanged = false
        for passed in probe.passedOptionals ?? [] {
            if passed.key.hasPrefix(Self.functionOwner) {
                let name = String(passed.key.dropFirst(Self.functionOwner.count))
                guard case .function(var types, let returns)? = model.globals[name], passed.index < types.count,
                    scalarZero(types[passed.index]) == nil,
                    case let wider = passed.widened(types[passed.index]), wider != types[passed.index]
                else { continue }
                types[passed.index] = wider
                model.globals[name] = .function(types, returns)
                hasChanged = true
                continue
            }
            if passed.key.hasPrefix(Self.propertyOwner) {
                let words = passed.key.split(separator: " ").map(String.init)
                guard var known = model.classes[words[1]]?.properties[words[2]], !known.becomesNil else { continue }
                (known.type, known.becomesNil) = (known.type.asOptional, true)
                model.classes[words[1]]?.properties[words[2]] = known
                hasChanged = true
                continue
            }
            if passed.key.hasPrefix(Self.openOwner) {
                let name = String(passed.key.dropFirst(Self.openOwner.count))
                if model.openEnumerations.insert(name).inserted { hasChanged = true }
                continue
            }
            if passed.key.hasPrefix(ProgramModel.sentOwner) {
                let kind = String(passed.key.dropFirst(ProgramModel.sentOwner.count))
                if model.nilSent.insert(kind).inserted { hasChanged = true }
                continue
            }
            if passed.key.hasPrefix(ProgramModel.blockOwner) {
                if passed.isOfAnyClass { continue }
                let signature = String(passed.key.dropFirst(ProgramModel.blockOwner.count))
                if model.takeNil(signature, passed.index) { hasChanged = true }
                continue
            }
            // Methods of one selector may belong to one protocol, or override each other.
            for owner in model.classes.keys {
                guard let known = model.classes[owner]?.methods[passed.key],
                    known.open.contains(passed.index)
                        || passed.isLookedUp && known.assumed.contains(passed.index),
                    !known.changed.contains(passed.index),
                    passed.index < known.parameters.count,
                    case let wider = passed.widened(known.parameters[passed.index]),
                    wider != known.parameters[passed.index]
                else { continue }
                model.classes[owner]?.methods[passed.key]?.parameters[passed.index] = wider
                if known.isInitializer { keepOptional(passed.index, of: passed.key, in: owner) }
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Makes the properties optional that an initializer sets to a parameter which may be nil.
    private mutating func keepOptional(_ index: Int, of selector: String, in owner: String) {
        // The class may be that of another file.
        let members = files.flatMap(\.tree.items).flatMap { item -> [Item] in
            if case .container(let container) = item.kind, container.name == owner { container.members } else { [] }
        }
        for case .method(let method) in members.map(\.kind) where method.selector == selector && method.body != nil {
            guard let parameter = method.parameters[index].name else { continue }
            let initializer = Initializer(method)
            let values = Array(initializer.valuesFirst) + initializer.rest.compactMap(\.ownSetting)
            for (property, value) in values where value.isName(parameter) {
                guard var known = model.classes[owner]?.properties[property], !known.becomesNil else { continue }
                (known.type, known.becomesNil) = (known.type.asOptional, true)
                model.classes[owner]?.properties[property] = known
            }
        }
    }
}

extension Statement {
    /// The property that `[self setName:name]` sets, and its value.
    fileprivate var ownSetting: (key: String, value: Expression)? {
        guard case .expression(let expression) = kind, case .message(let message) = expression.kind,
            let name = message.ownSetter
        else { return nil }
        return (name, message.arguments[0])
    }
}

extension Expression {
    /// Whether an expression is a variable, or a copy of its value.
    fileprivate func isName(_ name: String) -> Bool {
        switch kind {
        case .name(name): true
        case .parenthesized(let inner), .cast(_, let inner): inner.isName(name)
        case .message(let message) where message.words == ["copy"]: message.receiver.isName(name)
        default: false
        }
    }
}

extension Rewriter.File {
    /// What the file declares, in classes and outside of them.
    private var members: [Item] {
        tree.items.flatMap { item -> [Item] in
            if case .container(let container) = item.kind { container.members } else { [item] }
        }
    }

    /// The functions that have a body.
    fileprivate var functions: [(function: Function, body: Statements)] {
        members.compactMap { item in
            if case .function(let function) = item.kind, let body = function.body { (function, body) } else { nil }
        }
    }

    /// The variables outside of functions that a block is the value of.
    fileprivate var blocks: [Variable] {
        members.flatMap { item -> [Variable] in
            guard case .variables(let variables) = item.kind else { return [] }
            return variables.filter { $0.initial?.hasBlock == true }
        }
    }

    /// The methods that have a body, with their classes.
    fileprivate var bodies: [(owner: String, method: Method, body: Statements)] { Self.bodies(in: tree.items) }

    static func bodies(in items: [Item]) -> [(owner: String, method: Method, body: Statements)] {
        items.flatMap { item -> [(String, Method, Statements)] in
            guard case .container(let container) = item.kind, container.kind == .implementation else { return [] }
            return container.members.compactMap { member in
                guard case .method(let method) = member.kind, let body = method.body else { return nil }
                return (container.name, method, body)
            }
        }
    }
}
