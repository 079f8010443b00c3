/// Whether values of a signal may be nil, as far as that is known.
enum Nilness: Sendable, Equatable {
    case value(Bool)
    /// The elements of tuples; nil where it is not known.
    case tuple([Bool?])
    /// The items of a sequence: never nil, and of any class.
    case items

    var mayBeNil: Bool { self == .value(true) }

    /// Whether it is known if a value, or an element of a tuple, may be nil.
    static func isKnown(_ values: Nilness?, _ index: Int) -> Bool {
        switch values {
        case nil: false
        case .value, .items: true
        case .tuple(let list): index < list.count && list[index] != nil
        }
    }
}

/// An expression of Swift, and its type as far as it is known.
struct SwiftExpression: Sendable {
    var kind: Kind
    var type: SwiftType
    /// Whether the values of a signal, or the elements of a tuple, may be nil.
    var values: Nilness?
    /// The type of the last link of a chain, where the chain may end before it.
    var own: SwiftType?
    /// The type of a number in C, where the Swift type does not determine it.
    var number: CType?
    /// Whether the value is declared as an object of Foundation, though it may be of another class.
    var isWidened = false
    /// Whether the value, which is an `Any?` here, is an `AnyObject?` in Swift, which does not take messages to any object.
    var isBareObject = false
    /// The object that holds the value, where several places hold the object.
    var holder: Holder?
    /// Whether the value, whose type is `Any`, may be an object that several places hold.
    var mayBeShared = false

    init(_ kind: Kind, _ type: SwiftType = .unknown) {
        self.kind = kind.readingContents
        self.type = type
    }

    init(_ text: String, _ type: SwiftType = .unknown) {
        self.init(.text(text), type)
    }

    indirect enum Kind: Sendable {
        /// A name or literal.
        case text(String)
        case member(SwiftExpression, String)
        /// `x?` in the middle of a chain.
        case chained(SwiftExpression)
        /// `x!`.
        case forced(SwiftExpression)
        case call(SwiftExpression, [Argument])
        case element(SwiftExpression, [Argument])
        case prefix(String, SwiftExpression)
        case binary(SwiftExpression, String, SwiftExpression)
        case conditional(SwiftExpression, SwiftExpression, SwiftExpression)
        /// `x as? T`, `x is T`.
        case cast(SwiftExpression, String, String)
        case closure(SwiftClosure)
        case array([SwiftExpression])
        case dictionary([(key: SwiftExpression, value: SwiftExpression)])
        case tuple([SwiftExpression])
        case attempt(SwiftExpression)
        /// Comments that stand before a link of a chain.
        case commented([String], SwiftExpression)
    }

    struct Argument: Sendable {
        var label: String?
        var value: SwiftExpression
        /// Whether a closure stays in the parentheses: its label alone tells which method is called.
        var isTold = false
    }

    /// What a block receives of the values of a signal or sequence.
    var received: Nilness? {
        type.wrapped == .named("RACSequence") && values == .value(false) ? .items : values
    }

    /// The text of a name or literal.
    var plain: String? {
        if case .text(let text) = kind { text } else { nil }
    }

    var isNil: Bool { plain == "nil" }

    /// Whether the expression is a variable or a member.
    var isPlace: Bool {
        switch kind {
        case .text, .member: true
        default: false
        }
    }

    /// Whether the expression is a collection without elements, which needs a type.
    var isEmptyLiteral: Bool {
        switch kind {
        case .text("[:]"), .text("[]"): true
        case .array(let list): list.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        default: false
        }
    }

    /// Whether the type of the first member comes from the context: `.now() + 1`.
    var beginsWithDot: Bool {
        switch kind {
        case .text(let text): text.hasPrefix(".")
        case .member(let base, _), .call(let base, _), .binary(let base, _, _): base.beginsWithDot
        case .conditional(_, let positive, let negative): positive.beginsWithDot && negative.beginsWithDot
        default: false
        }
    }

    /// Whether the expression ends early when a part of it is nil.
    var hasChain: Bool {
        switch kind {
        case .chained: true
        case .member(let base, _), .call(let base, _), .element(let base, _), .commented(_, let base): base.hasChain
        default: false
        }
    }

    /// Whether the expression may be nil, and of a type that is not known: a member of an unknown class, of an object that
    /// may be nil, or the result of a call that fails.
    var isUnknownOfNil: Bool {
        if case .prefix("try? ", _) = kind { return type == .unknown }
        return type == .unknown && hasChain
    }

    /// Whether the expression may be nil, whether or not its type is known.
    var mayBeMissing: Bool {
        if case .optional(let wrapped) = type { return wrapped != .unknown }
        return isUnknownOfNil
    }

    /// The literal whose bits an `Int` holds as a negative number.
    var largeLiteral: SwiftExpression? {
        guard case .call(let callee, let list) = kind, callee.plain == "Int", list.first?.label == "bitPattern",
            list[0].value.isLiteral
        else { return nil }
        return list[0].value
    }

    var isLiteral: Bool {
        guard let first = plain?.first else { return false }
        return first.isNumber || first == "\"" || plain == "true" || plain == "false"
    }

    func member(_ name: String, _ type: SwiftType = .unknown) -> SwiftExpression {
        SwiftExpression(.member(direct(name), name), type)
    }

    func element(_ arguments: [Argument], _ type: SwiftType = .unknown) -> SwiftExpression {
        SwiftExpression(.element(direct("subscript"), arguments), type)
    }

    /// `_ = value`: the value of a call that nobody uses.
    var discarded: SwiftExpression { SwiftExpression(.binary(SwiftExpression("_"), "=", self)) }

    func call(_ arguments: [Argument] = [], _ type: SwiftType = .unknown) -> SwiftExpression {
        SwiftExpression(.call(self, arguments), type)
    }
}

struct SwiftClosure: Sendable {
    /// `weak self`.
    var captures: [String] = []
    var parameters: [(name: String, type: String?)] = []
    /// The types of the parameters, also where the closure leaves them to its context.
    var types: [String] = []
    var returns: String?
    var body: [SwiftStatement] = []
    /// Whether the original stood in one line.
    var isShort = false
}

/// A statement of Swift, with the comments and blank lines around it.
struct SwiftStatement: Sendable {
    /// The comments before the statement; an empty element is a blank line.
    var leading: [String] = []
    var kind: Kind
    /// The comment at the end of its line.
    var trailing: String?

    indirect enum Kind: Sendable {
        case expression(SwiftExpression)
        /// `let name: Type = value`; the words before the name are the first.
        case variable(String, name: String, type: String?, SwiftExpression?)
        /// The conditions are joined by commas.
        case conditional([SwiftExpression], [SwiftStatement], otherwise: [SwiftStatement]?)
        case guarding(String, [SwiftStatement])
        case forEach(String, in: SwiftExpression, [SwiftStatement])
        case whileTrue(SwiftExpression, [SwiftStatement])
        case repeating([SwiftStatement], SwiftExpression)
        case select(SwiftExpression, [(pattern: [SwiftExpression]?, comments: [String], body: [SwiftStatement])])
        case returns(SwiftExpression?)
        case word(String)
        case throwing(SwiftExpression)
        /// `do { } catch { }`; without catches a scope.
        case attempt([SwiftStatement], catches: [(pattern: String, body: [SwiftStatement])])
        case deferred([SwiftStatement])
        /// `name(…) { … }`: a declaration with a body.
        case body(head: String, [SwiftStatement])
        /// Lines as they stand.
        case lines([String])
        /// Nothing but the comments and blank lines around it.
        case empty
    }

    /// Whether the statement declares a variable of a name.
    func declares(_ name: String) -> Bool { if case .variable(_, name, _, _) = kind { true } else { false } }

    /// `let name = name as? Type`, where a parameter has a wider type than its body uses.
    static func cast(_ name: String, _ type: String, by words: String = "as?") -> Self {
        Self(kind: .variable("let", name: name, type: nil, SwiftExpression(.cast(SwiftExpression(name), words, type))))
    }
}
