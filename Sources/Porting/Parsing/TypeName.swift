/// A type as it is written.
package struct TypeName: Sendable, Equatable {
    /// Whether a type allows nil.
    package enum Nullability: Sendable { case nonnull, nullable, unspecified }

    /// `NSString`, `unsigned int`, `id`, the name behind `struct`; empty for a block or function.
    package var name: String
    /// `struct`, `enum` or `union`, where the word stands before the name.
    package var tag: String?
    /// The type arguments: `NSArray<NSString *> *` has one argument.
    package var arguments: [TypeName] = []
    /// The protocols: `id<NSCopying>` has one protocol.
    package var protocols: [String] = []
    /// The number of stars.
    package var pointers = 0
    /// Whether the type allows nil; nil if the type does not say so.
    package var nullability: Nullability?
    /// `const`, `static`, `__weak`, `__block` and other qualifiers.
    package var qualifiers: Set<String> = []
    /// The parameters and the result of a block or function pointer.
    package var function: FunctionType?
    /// The texts in the brackets of an array.
    package var sizes: [String] = []
    /// What the brackets of an array have as values.
    package var sizeValues = SizeValues([])
    /// The width of a bit field.
    package var bits: String?

    package init(_ name: String) {
        self.name = name
    }

    /// The type of a pointer to an object of a class.
    init(objectOf name: String) {
        self.init(name)
        pointers = 1
    }

    package static let id = TypeName("id")
    package static let void = TypeName("void")

    package var isVoid: Bool { name == "void" && pointers == 0 && function == nil }
    package var isBlock: Bool { function?.isBlock == true }
    package var isWeak: Bool {
        sizes.isEmpty && (qualifiers.contains("__weak") || qualifiers.contains("__unsafe_unretained"))
    }
    package var isStatic: Bool { qualifiers.contains("static") }
    var isSelector: Bool { name == "SEL" && pointers == 0 }

    /// Whether the first value of a variable gives it its type: `__auto_type`, and the names that programs give it.
    var isInferred: Bool { pointers == 0 && ["__auto_type", "let", "var"].contains(name) }

    /// The type that `__auto_type` stands for, as far as the value alone shows it.
    mutating func infer(from value: Expression?) {
        name = "__auto_type"
        guard let object = value?.objectClass else { return }
        (name, pointers) = (object, 1)
    }

    /// The type of the elements of an array of C, or of the arrays in it; the type itself if it is no array.
    package var innermost: TypeName {
        var type = self
        type.sizes = []
        return type
    }
}

/// The values in the brackets of an array, whose texts tell its type from another.
package final class SizeValues: Sendable, Equatable {
    let list: [Expression]

    init(_ list: [Expression]) { self.list = list }

    package static func == (left: SizeValues, right: SizeValues) -> Bool { true }
}

/// The type of a block, or of a function that a pointer points to.
package final class FunctionType: Sendable, Equatable {
    package let returns: TypeName
    package let parameters: [Parameter]
    package let isBlock: Bool

    init(returns: TypeName, parameters: [Parameter], isBlock: Bool) {
        self.returns = returns
        self.parameters = parameters
        self.isBlock = isBlock
    }

    package static func == (left: FunctionType, right: FunctionType) -> Bool {
        left.returns == right.returns && left.isBlock == right.isBlock
            && left.parameters.map(\.type) == right.parameters.map(\.type)
    }
}

extension Expression {
    /// The class of the object that a literal or a message to a class makes.
    var objectClass: String? {
        switch kind {
        case .parenthesized(let inner): return inner.objectClass
        case .string: return "NSString"
        case .array: return "NSArray"
        case .dictionary: return "NSDictionary"
        case .boxed: return "NSNumber"
        case .message(let message):
            if message.selector == "mutableCopy" { return message.receiver.objectClass.flatMap { Self.mutable[$0] } }
            if message.isNewCollection, case .name(let name) = message.receiver.kind { return name }
            return message.classOfNew.flatMap { $0.first?.isUppercase == true ? $0 : nil }
        default: return nil
        }
    }

    /// The classes of mutable copies.
    static let mutable = [
        "NSString": "NSMutableString", "NSArray": "NSMutableArray", "NSDictionary": "NSMutableDictionary",
        "NSSet": "NSMutableSet",
    ]
}
