/// The tables of keys of classes whose properties a program reads and writes by name, and keys that need none.
extension Rewriter {
    /// Writes the extensions that list the keys of the classes of the files, where messages of key-value coding need them.
    mutating func keyTables() -> [SwiftStatement] {
        let asksItself = modules.contains("CompatShims") && usesKeys
        let asked = model.askedKeys
        return families.compactMap { root, family in
            keyTable(of: root, family) { asksItself || asked.contains($0, of: family) }
        }
    }

    /// The classes of the files that inherit from no class of the program, each with those that inherit from it, also
    /// in other files.
    var families: [(root: String, family: [String])] {
        let own = ownClasses
        let roots = own.filter { name in
            model.classes[name]?.superclass.map { model.classes[$0]?.superclass == nil } ?? false
        }
        let others = model.implementedClasses.subtracting(own).filter { !isTestCase($0) }.sorted()
        return roots.map { root in (root, (own + others).filter { model.inherits($0, from: root) }) }
    }

    /// Writes the extensions of the classes of the files that have a `compare:`, where the program sorts objects by it,
    /// and of those that have elements, which the program may ask for without knowing the class.
    mutating func orders() -> [SwiftStatement] {
        (model.comparesObjects
            ? adoptions("compare:", "OrderedObject", "compareObject(_ other", "ComparisonResult") : [])
            + adoptions("objectAtIndexedSubscript:", "IndexedObject", "element(at other", "Any?")
            + adoptions("objectForKeyedSubscript:", "KeyedObject", "element(ofKey other", "Any?")
    }

    /// Lets the classes of the files that have a method of their own adopt a protocol with it.
    private mutating func adoptions(
        _ selector: String, _ proto: String, _ head: String, _ result: String
    ) -> [SwiftStatement] {
        ownClasses.filter { name in
            model.classes[name]?.implemented.contains(selector) == true
                && model.method(selector, of: model.classes[name]?.superclass) == nil
        }
        .compactMap { name in
            guard let method = model.classes[name]?.methods[selector], let other = method.parameters.first,
                method.labels == [nil], let type = other.wrapped.text
            else { return nil }
            use(module: "CompatShims")
            let isNumber = other == .int && proto != "KeyedObject"
            let argument =
                isNumber || other.wrapped == .any
                ? "other\(other == .any ? "!" : "")" : "other as\(other.isOptional ? "?" : "!") \(type)"
            let parameter = isNumber ? "Int" : "Any?"
            let body = "func \(head): \(parameter)) -> \(result) { \(method.base)(\(argument)) }"
            return SwiftStatement(
                leading: [""],
                kind: .body(head: "extension \(name): \(proto)", [SwiftStatement(kind: .lines([body]))]))
        }
    }

    /// The classes that the files implement.
    var ownClasses: [String] {
        files.flatMap(\.tree.items).compactMap { item -> String? in
            guard case .container(let container) = item.kind, container.kind == .implementation,
                container.category == nil, !isTestCase(container.name)
            else { return nil }
            return container.name
        }
    }

    /// `valueForKey:` of an array whose elements have the property.
    mutating func mapped(_ message: Message, _ target: SwiftType) -> SwiftExpression? {
        guard case .string(let parts, _) = message.arguments[0].kind, parts.count == 1 else { return nil }
        let key = String(parts[0].dropFirst().dropLast())
        var value = receiver(message.receiver)
        guard case .array(let element) = value.type.wrapped else { return nil }
        // The elements are objects of a class of the system that a category of the program extends.
        let extended = extensionWithKey(key)
        if extended != nil, element != .any { value = SwiftExpression(.cast(value, "as", "[Any]"), .array(.any)) }
        let object = extended.flatMap { plainType(TypeName(objectOf: $0)).text }.map { "($0 as! \($0))" } ?? "$0"
        guard let owner = extended ?? element.name else { return nil }
        func short(_ text: String) -> SwiftExpression {
            var closure = SwiftClosure()
            closure.body = [SwiftStatement(kind: .expression(SwiftExpression(text)))]
            closure.isShort = true
            return SwiftExpression(.closure(closure))
        }
        let (type, read, part): (SwiftType, String, SwiftExpression)
        if let property = model.property(key, of: owner) {
            (type, read, part) = (
                property.type, "\(object).\(key)",
                extended.map { _ in short("\(object).\(key)") } ?? SwiftExpression("\\.\(key)")
            )
        } else if Self.variables.contains(key), model.classes[owner] != nil {
            (type, read, part) = (key == "hash" ? .int : .string, "\(object).\(key)", SwiftExpression("\\.\(key)"))
        } else if let method = model.method(key, of: owner), method.parameters.isEmpty, !method.isThrowing {
            (type, read) = (method.returns, "\(object).\(method.base)()")
            part = short(read)
        } else {
            return nil
        }
        if let name = type.name, !type.isOptional, model.enumerations.contains(name) || model.optionSets.contains(name)
        {
            // The array holds numbers.
            let number =
                model.property(key, of: owner) != nil
                ? SwiftExpression("\\.\(key).rawValue") : short("\(read).rawValue")
            return link(value, .array(.int)) { $0.member("map").call([.init(label: nil, value: number)]) }
        }
        guard type.isOptional else {
            return link(value, .array(type)) { $0.member("map").call([.init(label: nil, value: part)]) }
        }
        guard case .array(let wanted) = target.wrapped, ![.any, .unknown, .named("AnyHashable")].contains(wanted) else {
            // The array holds NSNull in the places of nil.
            let object = type.wrapped == .any ? read : "\(read) as Any?"
            return link(value, .array(.any)) {
                $0.member("map").call([.init(label: nil, value: short("\(object) ?? NSNull()"))])
            }
        }
        review("RAC-1172", "What is nil was NSNull in the array, and is left out.", at: message.arguments[0].tokens)
        return link(value, .array(type.wrapped)) { $0.member("compactMap").call([.init(label: nil, value: part)]) }
    }

    /// A message of key-value coding to `super`, where that is `NSObject`: the value of a listed key, or the stop for an
    /// unknown key, and for nil in place of a number.
    mutating func messageOfKeys(_ message: Message) -> SwiftExpression? {
        guard message.receiver.isClassName("super"), let key = message.arguments.last, let currentClass,
            let superclass = model.classes[currentClass]?.superclass,
            model.method(message.selector, of: superclass) == nil
        else { return nil }
        use(module: "CompatShims")
        usesKeys = true
        if message.selector == "valueForKey:" || message.selector == "setValue:forKey:" {
            let isRead = message.arguments.count == 1
            var list = [SwiftExpression.Argument(label: "forKey", value: expression(key, as: .string))]
            if !isRead { list.insert(.init(label: nil, value: passed(message.arguments[0], as: .anyOptional)), at: 0) }
            let name = isRead ? "listedValue" : "setListedValue"
            return SwiftExpression(name).call(list, isRead ? .anyOptional : .void)
        }
        let isNil = message.selector == "setNilValueForKey:"
        return SwiftExpression(isNil ? "stopForNilValue" : "stopForUndefinedKey").call(
            [.init(label: nil, value: expression(key, as: .string))],
            message.selector == "valueForUndefinedKey:" ? .anyOptional : .void)
    }

    /// The variables of a class of these files that are asked for by name, where no property or method has the name.
    private func askedVariables(of name: String) -> [(name: String, keys: [String])] {
        guard let known = model.classes[name] else { return [] }
        return Set(known.variables.keys).union(known.properties.keys).sorted().compactMap { variable in
            let keys = askedKeys(of: variable, in: name)
            return keys.isEmpty ? nil : (variable, keys)
        }
    }

    /// The names by which the program asks for a variable, or for that behind a property.
    private func askedKeys(of variable: String, in name: String) -> [String] {
        guard let known = model.classes[name] else { return [] }
        let isOwn = known.variables[variable] != nil
        if !isOwn, known.variables["_\(variable)"] != nil { return [] }
        let keys = isOwn ? Set([variable, String(variable.trimmingPrefix("_"))]) : ["_\(variable)"]
        let asked = keys.intersection(model.askedKeys.names).filter {
            model.property($0, of: name) == nil && model.method($0, of: name) == nil
        }
        // Only its own file reaches what is private.
        if asked.isEmpty
            || !files.flatMap(\.containers).contains(where: { $0.kind == .implementation && $0.name == name })
        {
            return []
        }
        return asked.sorted()
    }

    /// Whether the table of keys of a superclass names a variable.
    func isListed(variable: String, of name: String) -> Bool {
        model.classes[name]?.superclass.map { model.classes[$0]?.superclass != nil } == true
            && !askedKeys(of: variable, in: name).isEmpty
    }

    private mutating func keyTable(
        of root: String, _ family: [String], _ isAsked: (String) -> Bool
    ) -> SwiftStatement? {
        let all = family.compactMap { model.classes[$0] }
        let variables = family.flatMap { name in askedVariables(of: name).map { (owner: name, $0) } }
        guard
            !variables.isEmpty
                || all.contains(where: {
                    $0.properties.keys.contains(where: isAsked) || $0.implemented.contains(where: isAsked)
                })
        else { return nil }
        // Several classes may have a key that none of them inherits.
        var meanings: [(key: String, values: [String])] = []
        func add(_ key: String, of known: ProgramModel.Class, _ value: String) {
            guard model.property(key, of: known.superclass) == nil, model.method(key, of: known.superclass) == nil
            else { return }
            if let index = meanings.firstIndex(where: { $0.key == key }) {
                meanings[index].values.append(value)
            } else {
                meanings.append((key, [value]))
            }
        }
        for name in family {
            guard let known = model.classes[name] else { continue }
            for key in known.properties.keys.sorted() where !known.stubs.contains(key) {
                add(key, of: known, "\\\(name).\(key.safe)")
            }
            for key in known.implemented.sorted() where known.properties[key] == nil {
                guard let method = known.methods[key], method.parameters.isEmpty, !method.isInitializer,
                    !method.isThrowing, method.returns != .void, !key.hasPrefix("+"), known.getters[key] == nil
                else { continue }
                add(key, of: known, accessors(key, method, name))
            }
        }
        for (owner, variable) in variables {
            for key in variable.keys { meanings.append((key, ["\\\(owner).\(variable.name.safe)"])) }
        }
        let rows = meanings.map { key, values in
            let list = values.map { "ValueKey(\($0))" }.joined(separator: ", ")
            return "\"\(key)\": \(values.count == 1 ? list : "ValueKey(\(list))"),"
        }
        guard !rows.isEmpty else { return nil }
        use(module: "CompatShims")
        var body = [
            SwiftStatement(
                kind: .lines(
                    ["static var keys: [String: ValueKey] {", "    ["] + rows.map { "        " + $0 } + ["    ]", "}"]))
        ]
        for (selector, line) in [
            ("valueForKey:", "func value(forKey key: String) -> Any? { valueForKey(key) }"),
            ("valueForUndefinedKey:", "func value(forUndefinedKey key: String) -> Any? { valueForUndefinedKey(key) }"),
            ("setNilValueForKey:", "func setNilValue(forKey key: String) { setNilValueForKey(key) }"),
        ] where model.method(selector, of: root) != nil {
            body.append(SwiftStatement(leading: [""], kind: .lines([line])))
        }
        return SwiftStatement(leading: [""], kind: .body(head: "extension \(root): KeyValueCoding", body))
    }

    /// The closures that read and write a key through methods.
    private func accessors(_ key: String, _ method: ProgramModel.Method, _ owner: String) -> String {
        if isVariable(key) { return "\\\(owner).\(key)" }
        let get = "{ (object: \(owner)) in object.\(method.base.safe)() }"
        guard let setter = model.method(model.setter(of: key, from: owner), of: owner),
            let type = setter.parameters.first?.text
        else {
            return get
        }
        return "\(get), { (object: \(owner), value: \(type)) in object.\(setter.base)(value) }"
    }
}
