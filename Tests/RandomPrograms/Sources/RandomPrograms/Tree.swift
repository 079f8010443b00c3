/// A type of Objective-C that random programs use.
indirect enum Type: Hashable, Codable, Sendable {
    /// `character` is a `signed char`, `word` an `unsigned int`.
    case bool, byte, character, short, word, int, long, unsigned, double
    case string, mutableString, number, object
    case array(Type), mutableArray(Type), dictionary(Type), mutableDictionary(Type)
    /// A block with its parameters and what it returns; nil is `void`.
    case block([Type], Type?)
    case set(Type), mutableSet(Type)
    /// Two values together, what a signal did, a connection to a signal of values, and a command.
    case tuple(Type, Type), event, connection(Type), command
    /// Where a method leaves an error.
    case failurePlace
    /// The program's own class.
    case own
    /// A class of the program with those that it inherits from, and a protocol.
    case instance([String]), delegate(String)
    case enumeration(Enumeration), structure(Structure)
    /// A signal, sequence or subject of values, what a signal's source sends to, a subscription, and what a signal fails with.
    case signal(Type), sequence(Type), subject(Type), subscriber(Type), disposable, failure

    var isInteger: Bool {
        switch self {
        case .bool, .byte, .character, .short, .word, .int, .long, .unsigned, .enumeration: true
        default: false
        }
    }

    var isArithmetic: Bool { isInteger || self == .double }

    /// The class whose messages an object of this type understands, if it is a collection of any elements.
    var element: Type? {
        switch self {
        case .array(let element), .mutableArray(let element), .dictionary(let element), .mutableDictionary(let element),
            .set(let element), .mutableSet(let element), .signal(let element), .sequence(let element),
            .subject(let element), .subscriber(let element):
            element
        default: nil
        }
    }

    /// The type that is computed in for operands of two arithmetic types, as C converts them.
    static func common(_ left: Type, _ right: Type) -> Type {
        let (left, right) = (left.underlying, right.underlying)
        for type in [Type.double, .unsigned, .long, .word] where left == type || right == type { return type }
        return .int
    }

    /// The type of an operand that is alone.
    var promoted: Type { Type.common(self, .int) }
}

struct Variable: Hashable, Codable, Sendable {
    var name: String
    var type: Type

    /// What a block sets to end an enumeration.
    static let stop = Variable(name: "*stop", type: .bool)
}

/// An expression, with the type that Objective-C gives it.
struct Expression: Codable, Equatable, Sendable {
    indirect enum Kind: Codable, Equatable, Sendable {
        case integer(Int), real(Double), text(String), flag(Bool), null
        case variable(String), property(String)
        case unary(String, Expression)
        case binary(String, Expression, Expression)
        case ternary(Expression, Expression, Expression)
        /// `value ?: other`
        case otherwise(Expression, Expression)
        case cast(Expression)
        /// An assignment, or a compound one with its operator.
        case assignment(Expression, String?, Expression)
        case step(Expression, by: Int, isPrefix: Bool)
        /// A message to an object of Foundation.
        case message(Expression, String, [Expression])
        /// A message to an object of the program's class.
        case call(Expression, String, [Expression])
        case invocation(Expression, [Expression])
        /// A function of the file, and a macro.
        case function(String, [Expression]), macro(Macro, [Expression])
        case block([Variable], [Statement])
        case list([Expression])
        case table([String], [Expression])
        case boxed(Expression)
        case subscripted(Expression, Expression)
        /// A text with a value after each of its parts but the last; each value with its format.
        case format([String], [String], [Expression])
        /// What a property keeps, and a property of another object.
        case stored(String), member(Expression, String)
        /// A message to `super`; a new object of a class, or of the class that `self` is; a message to a class.
        case superCall(String, [Expression]), create(String?, String, [Expression])
        case classCall(String, String, [Expression])
        case isKind(Expression, String), responds(Expression, String)
        case receiver
        case make
        /// `&error`, and `*error`.
        case address(String), pointee(String)
        /// `[object valueForKey:]` of a property of the program's classes.
        case keyed(Expression, String)
        /// A constant of an enumeration.
        case constant(Constant)
        /// A field of a structure, and a new structure of its fields, which may be named.
        case field(Expression, String), compound([Expression], isNamed: Bool)
        /// A class of ReactiveObjC, which has messages of its own.
        case library(String)
    }

    var type: Type
    var kind: Kind

    init(_ type: Type, _ kind: Kind) {
        (self.type, self.kind) = (type, kind)
    }
}

indirect enum Statement: Codable, Equatable, Sendable {
    /// A local variable; a block may change it if it is shared.
    case declaration(Variable, isShared: Bool, Expression)
    /// A variable that keeps its value between calls.
    case persistent(Variable, Expression)
    /// What `dispatch_once` does, by its token.
    case once(String, [Statement])
    /// `self = [super …]`, and what follows where there is an object.
    case initialize(String, [Expression], [Statement])
    case expression(Expression)
    case branch(Expression, [Statement], [Statement])
    /// A loop whose variable counts from 0.
    case count(Variable, Expression, [Statement])
    case loop(Expression, [Statement])
    /// A loop whose condition comes last.
    case repeated([Statement], Expression)
    /// `RACTupleUnpack` of a tuple into variables.
    case unpack([Variable], Expression)
    /// A variable that does not keep `self`.
    case weak(Variable)
    case each(Variable, Expression, [Statement])
    case choice(Expression, [Case], [Statement])
    case leave, next
    case end(Expression?)

    struct Case: Codable, Equatable, Sendable {
        var value: Int
        var body: [Statement]
        var fallsThrough: Bool
        /// The constant of an enumeration that stands for the value.
        var name: String?
    }
}

struct Method: Codable, Equatable {
    enum Role: String, Codable { case instance, type, initializer }

    var selector: String
    var parameters: [Variable]
    var result: Type?
    var body: [Statement]
    var role = Role.instance
    /// Whether it is not declared, such as what overrides another.
    var isPrivate = false
    var isInCategory = false
}

/// A class, whose last method returns the text that shows what the program does.
struct Program: Codable, Equatable {
    var id: String
    var properties: [Variable]
    var methods: [Method]
    var enumerations: [Enumeration] = []
    var structures: [Structure] = []
    var globals: [Global] = []
    var macros: [Macro] = []
    var functions: [Method] = []
    var classes: [Class] = []
    var delegate: Delegate?
}
