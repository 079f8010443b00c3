/// Getters and setters, as computed properties.
extension ClassWriter {
    mutating func accessor(_ method: Method, _ leading: [String]) -> Bool {
        let isSetter = method.parameters.count == 1 && method.words[0].hasPrefix("set")
        let rest = method.words[0].dropFirst(3)
        let property =
            isSetter
            ? rest.prefix(1).lowercased() + rest.dropFirst()
            : rewriter.model.classes[name]?.getters[method.selector] ?? method.selector
        guard let known = rewriter.model.classes[name]?.properties[property], computed.contains(property),
            isSetter || method.parameters.isEmpty
        else { return false }
        let setter = methods["set\(property.prefix(1).uppercased())\(property.dropFirst()):"]
        let getter = methods[getters[property] ?? property]
        // The setter stands with the getter.
        if isSetter, getter != nil {
            keep(leading)
            return true
        }
        let usesVariable =
            [getter, setter].compactMap { $0?.body }.contains { Usage($0.list).mentionsVariable("_" + property) }
            || getter == nil
        let type = known.type
        var leading = leading
        if let declared = comments[property], !declared.isEmpty, !leading.contains(declared) {
            leading = leading.filter { $0.isEmpty } + declared + leading.filter { !$0.isEmpty }
        }
        if usesVariable {
            let stored: SwiftType = rewriter.zero(type) == nil && !type.isOptional ? .implicit(type.wrapped) : type
            let zero = rewriter.zero(stored)
            let isShort = zero != nil && (stored == .int || stored == .bool)
            add(
                SwiftStatement(
                    leading: leading.prefix(1).allSatisfy(\.isEmpty) ? Array(leading.prefix(1)) : [],
                    kind: .variable(
                        isObserved(property) ? "@RACProperty private var" : "private var", name: "_\(property)",
                        type: isShort ? nil : stored.text,
                        zero.map { SwiftExpression($0) })))
            rewriter.model.classes[name]?.variables["_\(property)"] = stored
        }
        var getBody: [SwiftStatement] = [SwiftStatement(kind: .returns(SwiftExpression("self._\(property)")))]
        if let getter, let body = getter.body { getBody = rewriter.methodBody(getter, [], type, body) }
        if rewriter.model.classes[name]?.announced.contains(property) == true {
            let access = SwiftExpression("willAccessValue(for: \\.\(property))", .void)
            getBody.insert(SwiftStatement(kind: .expression(access)), at: 0)
        }
        let head = "var \(property.safe): \(type.text ?? "Any?")"
        if known.isReadonly && setter == nil {
            define(head, getBody, leading)
            return true
        }
        var parts = [SwiftStatement(kind: .body(head: "get", getBody))]
        if let setter, let body = setter.body {
            let parameter = (setter.parameters[0].name ?? "newValue").safe
            parts.append(
                SwiftStatement(
                    kind: .body(
                        head: parameter == "newValue" ? "set" : "set(\(parameter))",
                        rewriter.methodBody(setter, [type], .void, body))))
        } else {
            parts.append(
                SwiftStatement(
                    kind: .body(
                        head: "set",
                        [SwiftStatement(kind: .expression(SwiftExpression("self._\(property) = newValue")))])))
        }
        define(head, parts, leading)
        return true
    }

    /// Whether a property is observed: then the properties that its getter reads must tell of changes.
    func isObserved(_ property: String) -> Bool {
        rewriter.model.observed.contains(property)
    }
}
