/// A group of examples: the variables that they share, and the code that runs around each of them.
struct SpecGroup {
    /// The title as Swift writes it; nil for the outermost group.
    var title: String?
    /// The name of the class.
    var name: String
    /// The variables of this group and of the groups around it, each with the statement that sets it.
    var variables: [Variable] = []
    /// The comments before the variables of this group, by the names of those.
    var comments: [String: [String]] = [:]
    /// The code that runs before each example, the outermost first: blocks, and statements between the examples.
    var befores: [Before] = []
    /// The code that runs after each example, the innermost first.
    var afters: [Block] = []
    /// The parameter of shared examples, if the group has any.
    var context: Context?
    /// The protocols with what categories add to all specs.
    var protocols: [String] = []

    /// What stands behind the name of the class.
    var parents: String {
        protocols.isEmpty ? "" : ": " + protocols.map(SpecWords.members(of:)).joined(separator: ", ")
    }

    /// The statements that each example begins with: `afterEach` runs at its end.
    var ending: [SwiftStatement] {
        afters.isEmpty ? [] : [SwiftStatement(kind: .lines(["defer { afterEach() }"]))]
    }

    enum Before {
        case block(Block)
        case statement(Statement)
        /// Sets a variable whose value is no constant.
        case variable(Variable)
    }

    /// The context that shared examples receive from a suite.
    struct Context {
        let name: String
        /// Whether the parameter is a block that returns the dictionary.
        let isBlock: Bool
    }
}

/// An example in the list of shared examples; a group of examples has no title.
struct ListedExample {
    var title: String?
    let name: String
    var isAsync = false
}

/// The words of the frameworks for specs.
enum SpecWords {
    static let beginnings: Set<String> = [
        "SpecBegin", "QuickSpecBegin", "SPEC_BEGIN", "QuickConfigurationBegin", "SharedExamplesBegin",
        "SharedExampleGroupsBegin",
    ]
    static let endings: Set<String> = [
        "SpecEnd", "QuickSpecEnd", "SPEC_END", "QuickConfigurationEnd", "SharedExamplesEnd", "SharedExampleGroupsEnd",
    ]
    static let groups: Set<String> = ["describe", "context", "fdescribe", "fcontext", "xdescribe", "xcontext"]
    static let examples: Set<String> = ["it", "specify", "fit", "example", "pending", "xit", "pending_"]
    static let disabled: Set<String> = ["pending", "pending_", "xit", "xdescribe", "xcontext", "xitBehavesLike"]
    static let befores: Set<String> = ["beforeEach", "before", "beforeAll", "beforeSuite"]
    static let afters: Set<String> = ["afterEach", "after", "afterAll", "afterSuite"]
    static let shared: Set<String> = ["sharedExamples", "sharedExamplesFor"]
    static let uses: Set<String> = ["itBehavesLike", "itShouldBehaveLike", "fitBehavesLike", "xitBehavesLike"]
    static let all = groups.union(examples).union(befores).union(afters).union(shared).union(uses).union(["let"])

    /// The classes that a spec inherits from, by the word that it begins with.
    static let superclasses: [String: [String]] = [
        "QuickSpecBegin": ["QuickSpec", "XCTestCase"], "SpecBegin": ["SPTSpec", "SPTXCTestCase", "XCTestCase"],
        "SPEC_BEGIN": ["KWSpec", "XCTestCase"],
    ]
    static let classes = Set(superclasses.values.joined())

    /// The protocol with the members of the categories on a class of specs, from which no suite inherits.
    static func members(of name: String) -> String { "\(name)Members" }

    /// The word without Quick's prefix of functions in Objective-C.
    static func plain(_ word: String) -> String { word.hasPrefix("qck_") ? String(word.dropFirst(4)) : word }
}
