/// The object that holds a value.
indirect enum Holder: Sendable {
    case object(SwiftExpression)
}

extension SwiftExpression {
    /// The object itself, where the expression is the contents of a shared object.
    var object: SwiftExpression {
        if case .object(let object)? = holder { object } else { self }
    }

    /// The value at this moment, which no other place changes.
    var withoutHolder: SwiftExpression {
        var result = self
        result.holder = nil
        return result
    }

    /// The object, where a place of a type keeps it.
    func kept(for type: SwiftType) -> SwiftExpression {
        if type == .named("NSEnumerator"), case .array = self.type { return enumerator }
        return type == .unknown || type.wrapped == .any ? object : self
    }

    /// The enumerator of a list, which a loop would go through without one.
    var enumerator: SwiftExpression {
        SwiftExpression(.tuple([SwiftExpression(.cast(self, "as", "NSArray"))]))
            .member("objectEnumerator").call([], .named("NSEnumerator"))
    }

    /// The object, if its class has a member of this name, too; otherwise its contents.
    func direct(_ name: String) -> SwiftExpression {
        guard case .object(let object)? = holder, case .member(let base, "contents") = kind,
            let kind = SharedKind(object.type), kind.members.contains(name)
        else { return self }
        return base
    }
}

extension SwiftExpression.Kind {
    /// A cast or question about a value of any class that may be a shared object: it is for the contents of the object.
    var readingContents: Self {
        guard case .cast(let value, let word, let type) = self, value.mayBeShared,
            ["String", "Data", "IndexSet"].contains(type) || type.hasPrefix("[") || type.hasPrefix("Set<"), word != "as"
        else { return self }
        let object =
            value.hasChain
            ? SwiftExpression(.tuple([value]), .anyOptional)
            : value.type == .any
                ? SwiftExpression(.tuple([SwiftExpression(.cast(value, "as", "Any?"), .anyOptional)]), .anyOptional)
                : value
        return .cast(SwiftExpression(.member(object, "contents"), .anyOptional), word, type)
    }
}

extension SharedKind {
    /// The members of the class that have counterparts in the value.
    fileprivate var members: Set<String> {
        switch self {
        case .array:
            [
                "append", "insert", "remove", "removeLast", "removeAll", "removeSubrange", "swapAt", "sort", "count",
                "isEmpty", "first", "last", "subscript", "sortByComparator", "removeObject",
            ]
        case .dictionary: ["removeValue", "removeAll", "merge", "count", "isEmpty", "keys", "values", "subscript"]
        case .set:
            [
                "insert", "remove", "removeAll", "formUnion", "subtract", "formIntersection", "contains", "count",
                "isEmpty",
            ]
        case .text: ["append"]
        case .data, .indexes: []
        }
    }

    /// The function that makes an object of the kind of a value of any class.
    fileprivate var conversion: String {
        switch self {
        case .array: "sharedArray"
        case .dictionary: "sharedDictionary"
        case .set: "sharedSet"
        case .text: "sharedText"
        case .data: "sharedData"
        case .indexes: "sharedIndexSet"
        }
    }

    fileprivate var type: SwiftType { .named(rawValue) }
}

extension SwiftType {
    /// The kind of collections of any elements that the type is; nil for others.
    var kindOfAny: SharedKind? {
        switch self {
        case .array(.any), .array(.named("AnyHashable")): .array
        case .dictionary(_, .any): .dictionary
        case .set(.named("AnyHashable")): .set
        default: nil
        }
    }

    /// The kinds of objects that may hold values of the type.
    var sharedKinds: Set<SharedKind> {
        switch wrapped {
        case .array: [.array]
        case .dictionary: [.dictionary]
        case .set: [.set]
        case .named("String"): [.text]
        case .named("Data"): [.data]
        case .named("IndexSet"): [.indexes]
        case .named: SharedKind(self).map { [$0] } ?? []
        default: []
        }
    }
}

/// Objects that several places hold, and that change: `MutableArray` and its kin.
///
/// An expression of such an object stands for the object's contents, `list.contents`, so that all forms of values
/// apply. Where the object itself is kept, passed or compared, it is the object: `list`.
extension Rewriter {
    /// The word in the place of `mutableCopy`, where the copy is shared.
    static let sharedCopy = "sharedCopy"

    static func sharedKinds(of type: TypeName) -> Set<SharedKind> {
        SharedKind(className: type.name).map { [$0] } ?? []
    }

    func sharedKinds(of local: String) -> Set<SharedKind> {
        facts.type(of: local).map { Self.sharedKinds(of: $0) } ?? []
    }

    /// The contents of an object that several places share.
    func contents(of value: SwiftExpression) -> SwiftExpression {
        guard value.holder == nil, let kind = SharedKind(value.type), model.classes[kind.rawValue]?.superclass == nil
        else {
            return value
        }
        var view = link(value, kind.contents) { $0.member("contents") }
        view.holder = .object(value)
        return view
    }

    /// The object whose contents a value is, if the program's category on its class has a method or property.
    func sharedObject(_ value: SwiftExpression, with selector: String) -> SwiftExpression? {
        guard case .object(let object)? = value.holder, let name = object.type.wrapped.name,
            model.method(selector, of: name) != nil || model.property(selector, of: name) != nil
        else { return nil }
        return object
    }

    /// An object, or its contents, as a value of a type; nil where nothing is shared.
    mutating func sharedValue(_ value: SwiftExpression, as target: SwiftType) -> SwiftExpression? {
        let kind = SharedKind(target)
        if case .object(let object)? = value.holder {
            if let kind, SharedKind(object.type) == kind { return coerce(object, to: target) }
            if target.wrapped == .any || target.isAnyObject { return coerce(object, to: target) }
            if target == .unknown || target == .void { return value }
            return coerce(value.withoutHolder, to: target)
        }
        guard let kind, SharedKind(value.type) == nil, !value.isNil, value.type != .void else { return nil }
        let made = object(of: kind, with: value)
        return made.type.isOptional && !target.isOptional ? forced(made) : made
    }

    /// An object that holds a value.
    mutating func object(of kind: SharedKind, with value: SwiftExpression) -> SwiftExpression {
        use(module: "CompatShims")
        let callee = SwiftExpression(kind.rawValue)
        if SharedKind(value.type) != nil { return value }
        guard value.type.sharedKinds.contains(kind) else {
            return SwiftExpression(kind.conversion).call([.init(label: nil, value: value)], .optional(kind.type))
        }
        if value.type.isOptional {
            return SwiftExpression(
                .call(
                    SwiftExpression(.tuple([value]), value.type).member("map"),
                    [.init(label: nil, value: SwiftExpression("{ \(kind.rawValue)($0) }"))]), .optional(kind.type))
        }
        return callee.call(value.isEmptyValue ? [] : [.init(label: nil, value: value)], kind.type)
    }

    /// The kind of the shared object that a message changes, where only objects of one kind have it; nil for messages that
    /// objects of any class have a form for.
    func changedKind(by message: Message) -> SharedKind? {
        let kinds = SharedKind.changed(by: message.selector).subtracting([.text])
        guard kinds.count == 1, file.objects.contains(message.receiver.tokens),
            !registry.methods(named: message.selector).contains(where: { $0.type == "id" })
        else { return nil }
        return kinds.first
    }

    /// Messages that read collections of any depth, which can be changed if an option says so.
    static let readingContainers: Set<String> = [
        "JSONObjectWithData:options:error:", "propertyListWithData:options:format:error:",
    ]

    /// Messages of Foundation that write collections of any depth.
    static let writingContainers: Set<String> = [
        "dataWithJSONObject:options:error:", "isValidJSONObject:", "dataWithPropertyList:format:options:error:",
    ]

    /// Collections that Foundation has read, as objects that can be changed and shared at every depth.
    mutating func readContainers(_ value: SwiftExpression, _ selector: String, _ tokens: Range<Int>) -> SwiftExpression
    {
        guard Self.readingContainers.contains(selector), file.objects.contains(tokens) else { return value }
        use(module: "CompatShims")
        return SwiftExpression("sharedContainers").call([.init(label: nil, value: value)], .anyOptional)
    }

    /// Collections for Foundation, which knows no objects that are shared.
    mutating func writtenContainers(_ value: SwiftExpression, _ selector: String) -> SwiftExpression {
        guard Self.writingContainers.contains(selector), !model.shared.isEmpty else { return value }
        use(module: "CompatShims")
        return SwiftExpression("plainContainers").call([.init(label: nil, value: value)], .any)
    }

    /// `mutableCopy`, where several places hold the copy.
    mutating func changeableCopy(_ value: SwiftExpression) -> SwiftExpression {
        if let kind = value.type.sharedKinds.first { return object(of: kind, with: value.withoutHolder) }
        use(module: "CompatShims")
        return SwiftExpression("sharedCopy").call([.init(label: nil, value: value)], .anyOptional)
    }

    /// Writes an argument that the called function may keep.
    mutating func passed(
        _ argument: Expression, as target: SwiftType = .unknown, number: CType? = nil
    ) -> SwiftExpression {
        if target.wrapped == .array(.named("UInt8")), let bytes = bytes(argument) ?? textBytes(argument) {
            return bytes
        }
        var value = expression(argument.asValue, as: target).kept(for: target)
        if !takesTypedBlock { value = boxed(argument, value, for: target) }
        if let block = adapted(value, to: target) { return block }
        // What nil returns is zero, whatever takes it; an object that is a number may be nil.
        let isNumber = target == .unknown && !isNumberObject(argument)
        return narrowed(isNumber ? orZero(value) : value, argument, to: number)
    }

    /// Sets an element of an object of any class that several places hold: `groups[key][name] = value`.
    mutating func settingElement(of base: Expression, _ key: Expression, _ new: Expression) -> SwiftExpression? {
        guard file.objects.contains(base.tokens), case let object = expression(base), object.type.wrapped == .any else {
            return nil
        }
        let isIndex = isNumberOfC(key)
        if isIndex == nil, expression(key).type.isInteger {
            giveUp("RAC-3061", "The number is an index or a key: give the collection a type.")
        }
        use(module: "CompatShims")
        let arguments =
            isIndex == true
            ? [
                SwiftExpression.Argument(label: nil, value: passed(new, as: .any)),
                .init(label: "at", value: expression(key, as: .int)),
            ]
            : [
                .init(label: nil, value: passed(new, as: .anyOptional)),
                .init(label: "forKey", value: expression(key, as: .named("AnyHashable"))),
            ]
        return SwiftExpression(.call(asOptionalAny(object).member("setObject"), arguments), .void)
    }

    /// Whether an expression in brackets is a number of C, which is an index, and no object; nil where that is not known.
    private func isNumberOfC(_ key: Expression) -> Bool? {
        switch key.kind {
        case .number, .character, .sizeOf, .sizeOfValue: true
        case .boxed, .string, .array, .dictionary: false
        case .name(let name): facts.type(of: name).map { CType($0) != nil }
        case .parenthesized(let inner): isNumberOfC(inner)
        case .cast(let type, _): CType(type) != nil
        case .binary(let left, let sign, let right) where ["+", "-", "*", "/", "%"].contains(sign):
            // Objects are no part of a computation.
            isNumberOfC(left) ?? isNumberOfC(right) ?? true
        default: nil
        }
    }

    /// The parameter of a closure as an object that several places hold.
    mutating func shared(_ name: String, _ kind: SharedKind, isVariable: Bool = false) -> SwiftStatement {
        use(module: "CompatShims")
        let object = SwiftExpression(kind.conversion).call([.init(label: nil, value: SwiftExpression(name))])
        return SwiftStatement(kind: .variable(isVariable ? "var" : "let", name: name, type: nil, object))
    }

    /// A comparison of two objects; nil where none of them is shared.
    mutating func sameObjects(_ first: SwiftExpression, _ sign: String, _ second: SwiftExpression) -> SwiftExpression? {
        let (one, other) = (first.object, second.object)
        guard first.holder != nil || second.holder != nil else { return nil }
        if SharedKind(one.type) != nil, SharedKind(other.type) != nil {
            return SwiftExpression(.binary(one, sign + "=", other), .bool)
        }
        guard one.type.wrapped == .any || other.type.wrapped == .any else { return nil }
        return identity(one, sign, other)
    }

    /// A cast between the classes of collections and texts, which an object of any class passes as it is.
    func sharedCast(_ value: SwiftExpression, to target: SwiftType) -> SwiftExpression? {
        if value.holder != nil, !target.sharedKinds.isEmpty || target.wrapped == .any { return value }
        guard SharedKind(target) != nil || !model.shared.isEmpty && !target.sharedKinds.isEmpty else { return nil }
        return value.type.wrapped == .any || !value.type.sharedKinds.isEmpty ? value : nil
    }

    /// A variable for an object that several places hold.
    mutating func sharedVariable(_ variable: Variable, _ initial: Expression, _ plain: SwiftType) -> [SwiftStatement] {
        let name = variable.name
        let isAssigned = facts.assignments[name, default: []].count > 1 || facts.addressed.contains(name)
        var (isChoice, choices) = (false, [initial])
        if case .conditional(let condition, let positive, let negative) = initial.kind {
            (isChoice, choices) = (true, [positive ?? condition, negative])
        }
        var probe = self
        // A choice between objects that are there is one, too.
        let isThere = choices.allSatisfy { choice in
            let type = probe.expression(choice).object.type
            return SharedKind(type) != nil && isCertain(type)
        }
        let found = expression(initial, as: isChoice ? isThere ? plain : plain.asOptional : .unknown)
        let isKnown =
            SharedKind(found.object.type) != nil || SharedKind(plain).map(found.type.sharedKinds.contains) == true
        let mayBeNil = !isKnown || found.object.type.isOptional
        let made = coerce(found, to: mayBeNil ? plain.asOptional : plain)
        var type = made.type.isOptional ? plain.asOptional : plain
        var annotation: String?
        let becomesNil =
            assignedNil.contains { $0.contains(name) }
            || facts.assignments[name, default: []].contains { expression($0, as: plain.asOptional).type.isOptional }
        if isAssigned, becomesNil, !type.isOptional {
            type = plain.asOptional
            annotation = type.text
        }
        if case .implicit = made.type { annotation = type.text }
        if isChoice, type.isOptional { annotation = type.text }
        if needsTry, let tryVariable { return caught(name, type, made, isTruth: false, tryVariable) }
        scope.declare(name, type)
        let value = needsTry ? SwiftExpression(.attempt(made), made.type) : made
        return [
            SwiftStatement(
                kind: .variable(isAssigned ? "var" : "let", name: name.local, type: annotation, value))
        ]
    }

    /// The elements of a list as objects of a kind, where the variable of a loop is for these.
    mutating func sharedElements(_ values: SwiftExpression, _ type: SwiftType, isKeys: Bool = true) -> SwiftExpression {
        guard let kind = SharedKind(type) else { return values }
        var values = values
        switch values.type.wrapped {
        case .array(let element), .set(let element):
            if SharedKind(element) == kind { return values }
        case .any:
            use(module: "CompatShims")
            values = asOptionalAny(values).member("array", .optional(.array(.any)))
        case .dictionary(_, let element):
            guard SharedKind(element) != kind, !isKeys else { return values }
            return link(values, .dictionary(.named("AnyHashable"), type)) {
                $0.member("compactMapValues").call([.init(label: nil, value: SwiftExpression(kind.conversion))])
            }
        default: return values
        }
        use(module: "CompatShims")
        return link(values, .array(type)) {
            $0.member("compactMap").call([.init(label: nil, value: SwiftExpression(kind.conversion))])
        }
    }
}

extension SwiftExpression {
    /// Whether the value is an empty literal.
    fileprivate var isEmptyValue: Bool {
        switch kind {
        case .array(let list): list.isEmpty
        case .dictionary(let list): list.isEmpty
        case .text(let text): text == "\"\""
        case .call(let callee, let list):
            list.isEmpty && (callee.plain == "String" || callee.plain?.hasPrefix("Set") == true)
        default: false
        }
    }
}
