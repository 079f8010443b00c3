/// A type that is found out from its uses: those that are the same are joined.
final class StubType {
    /// A member, and what is known of it.
    final class Member {
        let result: StubType
        /// The values that are passed, by parameter.
        var arguments: [[StubArgument]]
        /// The declaration of a class of the program that overrides the member.
        var signature: SwiftSignature?
        var isUsed = false
        /// Whether an initializer may make nothing.
        var isFailable = false
        /// Whether a class method makes objects of the class that it is sent to.
        var returnsSelf = false
        /// The parameter whose class is that of the result: `find(User.self)`.
        var classIndex: Int?

        init(_ result: StubType, count: Int) {
            self.result = result
            arguments = Array(repeating: [], count: count)
        }

        /// Adds what is known of the same member of another type.
        func add(_ other: Member) {
            _ = result.join(other.result)
            for index in arguments.indices { arguments[index] += other.arguments[index] }
            signature = signature ?? other.signature
            isUsed = isUsed || other.isUsed
            isFailable = isFailable || other.isFailable
            returnsSelf = returnsSelf || other.returnsSelf
            classIndex = classIndex ?? other.classIndex
        }
    }

    private var joined: StubType?
    private var ownName: SwiftType?
    private var ownOptional = false
    private var ownCompared = false
    private var ownMembers: [StubKey: Member] = [:]
    private var ownCases: Set<String> = []
    private var ownFallback: String?
    private var ownPlace: (owner: String, word: String)?

    init(_ name: SwiftType? = nil, place: (owner: String, word: String)? = nil) {
        if let name, name.text != nil { (ownName, ownOptional) = (name.wrapped, name != name.wrapped) }
        ownPlace = place
    }

    var root: StubType {
        var next = self
        while let further = next.joined { next = further }
        return next
    }

    var name: SwiftType? {
        get { root.ownName }
        set { root.ownName = newValue }
    }
    /// Whether a use needs that the value may be nil.
    var isOptional: Bool {
        get { root.ownOptional }
        set { root.ownOptional = newValue }
    }
    var isCompared: Bool {
        get { root.ownCompared }
        set { root.ownCompared = newValue }
    }
    var members: [StubKey: Member] {
        get { root.ownMembers }
        set { root.ownMembers = newValue }
    }
    /// The cases that are named without their type: `.plain`.
    var cases: Set<String> {
        get { root.ownCases }
        set { root.ownCases = newValue }
    }
    /// The type where no use tells another.
    var fallback: String? {
        get { root.ownFallback }
        set { root.ownFallback = newValue }
    }
    /// The member that has the type, for a name.
    var place: (owner: String, word: String)? { root.ownPlace }

    /// Joins two types that are not both known; returns the members that both have.
    func join(_ other: StubType) -> [(Member, Member)] {
        let (left, right) = (root, other.root)
        guard left !== right, left.ownName == nil || right.ownName == nil else { return [] }
        let (kept, gone) = left.ownName == nil ? (right, left) : (left, right)
        gone.joined = kept
        kept.ownOptional = kept.ownOptional || gone.ownOptional
        kept.ownCompared = kept.ownCompared || gone.ownCompared
        kept.ownCases.formUnion(gone.ownCases)
        kept.ownFallback = kept.ownFallback ?? gone.ownFallback
        kept.ownPlace = kept.ownPlace ?? gone.ownPlace
        var both: [(Member, Member)] = []
        for (key, member) in gone.ownMembers {
            if let known = kept.ownMembers[key] { both.append((known, member)) } else { kept.ownMembers[key] = member }
        }
        return both
    }
}

/// A value that is passed to a method.
enum StubArgument {
    case value(StubType, isOptional: Bool)
    case closure(parameters: [String], returns: Bool)
    /// A variable that the method sets: `&error`.
    case place
}
