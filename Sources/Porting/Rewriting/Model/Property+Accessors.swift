/// The methods that get and set a property, which may have names of their own.
extension ProgramModel {
    /// The property whose getter has a name of its own.
    func property(ofGetter name: String, of type: String?) -> String? {
        nearest(to: type) { $0.getters[name] }
    }

    /// The nearest class with a property of a name, of a class and those that it inherits from.
    func owner(ofProperty property: String, from name: String) -> String? {
        var (next, depth): (String?, Int) = (name, 0)
        while let current = next, let model = classes[current], depth < 32 {
            if model.properties[property] != nil { return current }
            (next, depth) = (model.superclass, depth + 1)
        }
        return nil
    }

    /// The selector of a property's getter.
    func getter(of property: String, from name: String) -> String {
        nearest(to: name) { model in model.getters.first { $0.value == property }?.key } ?? property
    }

    /// The selector of a property's setter.
    func setter(of property: String, from name: String?) -> String {
        nearest(to: name) { model in model.setters.first { $0.value == property }?.key } ?? property.setter
    }

    /// Whether a subclass has a setter of its own for a property of a class.
    func isSetterOverridden(of property: String, in name: String) -> Bool {
        let setter = setter(of: property, from: name)
        return classes.contains { other, known in
            other != name && known.implemented.contains(setter) && inherits(other, from: name)
        }
    }

    /// The property that a message sets.
    func property(ofSetter selector: String, of type: String?) -> String? {
        if let name = nearest(to: type, { $0.setters[selector] }) { return name }
        guard selector.last == ":", let name = String(selector.dropLast()).propertyOfSetter else { return nil }
        // The setter of `URL` is `setURL:`, too.
        return [name, name.prefix(1).uppercased() + name.dropFirst()].first { property($0, of: type) != nil }
    }

    func property(_ name: String, of type: String?) -> Property? {
        nearest(to: type) { $0.properties[name] }
    }
}

/// Properties of classes, which are what the methods of the class make them.
extension Property {
    /// The name that the declaration gives to an accessor, `getter` or `setter`, without a colon.
    func accessorName(_ kind: String) -> String? {
        attributes.first { $0.hasPrefix(kind + "=") }.map {
            String($0.dropFirst(kind.count + 1).prefix { $0 != ":" })
        }
    }

    /// The methods that get and set a property of a class.
    func accessors(_ variable: Variable) -> [Method] {
        var type = variable.type
        for (word, nullability) in [("nullable", TypeName.Nullability.nullable), ("nonnull", .nonnull)]
        where attributes.contains(word) {
            type.nullability = nullability
        }
        let getter = Method(
            isClass: true, returns: type, words: [accessorName("getter") ?? variable.name], parameters: [],
            isVariadic: false,
            attributes: [], body: nil, head: variable.tokens)
        if attributes.contains("readonly") { return [getter] }
        let value = Parameter(type: type, name: variable.name, tokens: variable.tokens)
        let setter = String(variable.name.setter.dropLast())
        return [
            getter,
            Method(
                isClass: true, returns: TypeName("void"), words: [accessorName("setter") ?? setter],
                parameters: [value],
                isVariadic: false, attributes: [], body: nil, head: variable.tokens),
        ]
    }
}
