/// What a random program computes with.
enum Value {
    case integer(Int128)
    case real(Double)
    case object(Object?)
    case structure([Value])

    static func flag(_ flag: Bool) -> Value { .integer(flag ? 1 : 0) }
}

final class Object {
    enum Content {
        case text([UInt16])
        case number(Type, Value)
        case list([Object]), set([Object])
        /// `NSNull`, and where a method leaves an error.
        case nothing, place(Box)
        case table([[UInt16]: Object])
        case block([Variable], [Statement], Frame)
        /// An object of a class of the program, and the class itself.
        case instance(String, [String: Box]), metaclass(String)
        case signal(Signal), sequence(Signal), subject(Subject), subscriber(Subscriber), failure(Int128)
        /// What two signals that are joined send.
        case pair([Value])
        /// What a signal did, a connection, and a command's block.
        case event(Event), connection(Connection), command(Command)
    }

    var content: Content { didSet { changes += 1 } }
    let isMutable: Bool
    /// What is told of the messages to the object, by their selectors.
    var watchers: [String: Subject] = [:]
    private(set) var changes = 0

    init(_ content: Content, isMutable: Bool = false) {
        (self.content, self.isMutable) = (content, isMutable)
    }

    convenience init(_ text: String) { self.init(.text(Array(text.utf16))) }

    func isEqual(_ other: Object?) -> Bool {
        guard let other else { return false }
        switch (content, other.content) {
        case (.text(let left), .text(let right)): return left == right
        case (.number(_, let left), .number(_, let right)): return Self.order(left, right) == 0
        case (.list(let left), .list(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.isEqual($1) }
        case (.nothing, .nothing): return true
        case (.set(let left), .set(let right)):
            return left.count == right.count && left.allSatisfy { item in right.contains { $0.isEqual(item) } }
        case (.table(let left), .table(let right)):
            return left.count == right.count && left.allSatisfy { $1.isEqual(right[$0]) }
        default: return self === other
        }
    }

    /// How two numbers are ordered: -1, 0 or 1.
    static func order(_ left: Value, _ right: Value) -> Int {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): left < right ? -1 : left > right ? 1 : 0
        default: real(left) < real(right) ? -1 : real(left) > real(right) ? 1 : 0
        }
    }

    static func real(_ value: Value) -> Double {
        switch value {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .object, .structure: 0
        }
    }
}

/// A variable, which a block may share.
final class Box {
    var value: Value
    /// What observes it, if it is a property.
    let observers = Subject(capacity: 0, isReplaying: false)
    var isStarting = false
    var isBound = false
    /// The property that has the same value.
    var peer: Box?
    init(_ value: Value) { self.value = value }
}

/// The variables of a method or block.
struct Frame {
    struct Local {
        let box: Box
        let isShared: Bool
    }

    var receiver: Object
    /// The class of the method, whose name is empty if it is the program's own.
    var owner = ""
    var locals: [String: Local] = [:]

    /// What a block keeps: the values of its time, except for what it shares.
    var captured: Frame {
        var frame = self
        frame.locals = locals.mapValues { $0.isShared ? $0 : Local(box: Box($0.box.value), isShared: false) }
        return frame
    }
}

/// Why a program is not one that shows Objective-C's rules: it raises, runs on, or has behaviour that C leaves open.
struct Rejection: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// Conversions of C, on 64 bits.
extension Value {
    /// The value in a type that an assignment, a cast or an operand converts it to.
    func converted(to type: Type) throws -> Value {
        switch (self, type) {
        case (.structure, .structure): return self
        case (.structure, _): throw Rejection("a structure as another value")
        case (.object(let object), .bool): return .flag(object != nil)
        case (.object, _) where !type.isArithmetic: return self
        case (.object, _): throw Rejection("an object as a number")
        case (.integer, .enumeration(let enumeration)):
            let value = try converted(to: enumeration.underlying)
            // A variable of an enumeration holds its constants.
            guard case .integer(let number) = value,
                enumeration.isOptions || enumeration.constants.contains(where: { $0.value == number })
            else { throw Rejection("no constant of the enumeration") }
            return value
        case (.integer(let value), .double): return .real(Double(value))
        case (.real, .double): return self
        case (.integer(let value), .bool):
            // What a BOOL of another value is, depends on the processor.
            guard value == 0 || value == 1 else { throw Rejection("a BOOL of \(value)") }
            return self
        case (.integer(let value), .byte): return .integer(Int128(UInt8(truncatingIfNeeded: value)))
        case (.integer(let value), .character): return .integer(Int128(Int8(truncatingIfNeeded: value)))
        case (.integer(let value), .short): return .integer(Int128(Int16(truncatingIfNeeded: value)))
        case (.integer(let value), .word): return .integer(Int128(UInt32(truncatingIfNeeded: value)))
        case (.integer(let value), .int): return .integer(Int128(Int32(truncatingIfNeeded: value)))
        case (.integer(let value), .long): return .integer(Int128(Int64(truncatingIfNeeded: value)))
        case (.integer(let value), .unsigned): return .integer(Int128(UInt64(truncatingIfNeeded: value)))
        case (.real(let value), _) where type.isInteger:
            guard value.isFinite, abs(value) < 1e18 else { throw Rejection("a double too large") }
            let whole = Value.integer(Int128(value))
            guard case .integer(let same) = try whole.converted(to: type), same == Int128(value) else {
                throw Rejection("a double outside of an integer type")
            }
            return whole
        default: throw Rejection("a number as an object")
        }
    }

    /// The value as an object.
    func boxed(_ type: Type) -> Value { if case .object = self { self } else { .object(Object(.number(type, self))) } }

    var isTrue: Bool {
        switch self {
        case .integer(let value): value != 0
        case .real(let value): value != 0
        case .object(let object): object != nil
        case .structure: false
        }
    }

    /// What a message to nil returns.
    static func zero(_ type: Type?) -> Value {
        switch type {
        case .double: .real(0)
        case .structure(let structure): .structure(structure.fields.map { .zero($0.type) })
        case let type? where type.isInteger: .integer(0)
        default: .object(nil)
        }
    }

    /// The result of an operator on operands that have the type already.
    static func compute(_ sign: String, _ left: Value, _ right: Value, in type: Type) throws -> Value {
        switch (left, right) {
        case (.real(let left), .real(let right)):
            let result: Double
            switch sign {
            case "+": result = left + right
            case "-": result = left - right
            case "*": result = left * right
            case "/": result = left / right
            default: throw Rejection("\(sign) of doubles")
            }
            guard result.isFinite, abs(result) < 1e15 else { throw Rejection("a double too large") }
            return .real(result)
        case (.integer(let left), .integer(let right)):
            let result = try integer(sign, left, right, width: type == .int || type == .word ? 32 : 64)
            let converted = try Value.integer(result).converted(to: type)
            if type != .unsigned, type != .word, case .integer(let value) = converted, value != result {
                throw Rejection("a signed overflow")
            }
            return converted
        default: throw Rejection("arithmetic on objects")
        }
    }

    private static func integer(_ sign: String, _ left: Int128, _ right: Int128, width: Int128) throws -> Int128 {
        switch sign {
        case "+": return left + right
        case "-": return left - right
        // What wraps around in 64 bits, does so in more.
        case "*": return left &* right
        case "/", "%":
            guard right != 0 else { throw Rejection("a division by 0") }
            return sign == "/" ? left / right : left % right
        case "<<", ">>":
            guard left >= 0, right >= 0, right < width else { throw Rejection("a shift that C leaves open") }
            return sign == "<<" ? left << right : left >> right
        case "&": return left & right
        case "|": return left | right
        case "^": return left ^ right
        default: throw Rejection("the operator \(sign)")
        }
    }
}
