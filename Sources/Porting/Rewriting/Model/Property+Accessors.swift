/// Properties of classes, which are what the methods of the class make them.
extension Property {
    /// The methods that get and set a property of a class.
    func accessors(_ variable: Variable) -> [Method] {
        var type = variable.type
        for (word, nullability) in [("nullable", TypeName.Nullability.nullable), ("nonnull", .nonnull)]
        where attributes.contains(word) {
            type.nullability = nullability
        }
        func named(_ kind: String) -> String? {
            attributes.first { $0.hasPrefix(kind + "=") }.map {
                String($0.dropFirst(kind.count + 1).prefix { $0 != ":" })
            }
        }
        let getter = Method(
            isClass: true, returns: type, words: [named("getter") ?? variable.name], parameters: [], isVariadic: false,
            attributes: [], body: nil, head: variable.tokens)
        if attributes.contains("readonly") { return [getter] }
        let value = Parameter(type: type, name: variable.name, tokens: variable.tokens)
        let setter = String(variable.name.setter.dropLast())
        return [
            getter,
            Method(
                isClass: true, returns: TypeName("void"), words: [named("setter") ?? setter], parameters: [value],
                isVariadic: false, attributes: [], body: nil, head: variable.tokens),
        ]
    }
}
