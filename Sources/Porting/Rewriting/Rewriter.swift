/// Turns the tree of an Objective-C file into a tree of Swift.
///
/// A rewriter writes a single file with its header; the types that it knows decide on optionals, casts and names.
struct Rewriter {
    /// A file that is read, with the tables that find a place in it.
    struct File {
        let name: String
        let tree: SyntaxTree
        let lines: LineTable
        /// The types that the file names.
        let mentions: TypeMentions
        /// The static variables that several methods of a class declare by one name, by class.
        let repeatedStatics: [String: Set<String>]
        /// The expressions whose values are objects that several places hold and change.
        var objects: Set<Range<Int>> = []

        init(name: String, text: String, macros: MacroTable = MacroTable(), lines: LineTable? = nil) {
            self.name = name
            // Line ends of Windows become plain newlines.
            tree = SyntaxTree(macros.expanded(text.replacing("\r\n", with: "\n")))
            self.lines = lines ?? LineTable(tree.source.bytes)
            mentions = TypeMentions(tree.items)
            repeatedStatics = Self.repeatedStatics(in: tree.items)
        }

        private init(_ file: File, _ source: SourceText, _ objects: Set<Range<Int>>) {
            (name, lines, self.objects) = (file.name, file.lines, objects)
            tree = SyntaxTree(source)
            mentions = TypeMentions(tree.items)
            repeatedStatics = file.repeatedStatics
        }

        /// The file, read with other words in the places of some tokens, and the expressions that are shared objects.
        func reading(_ words: [Int: String], objects: Set<Range<Int>>) -> File {
            var source = self.source
            source.replaced = Dictionary(uniqueKeysWithValues: words.map { (source.tokens[$0.key].start, $0.value) })
            return words.isEmpty && objects.isEmpty ? self : File(self, source, objects)
        }

        var source: SourceText { tree.source }

        /// Whether other files include the file.
        var isHeader: Bool { name.hasSuffix(".h") }
    }

    let registry: Registry
    var model: ProgramModel
    /// The file that the tokens come from.
    var file: File
    private(set) var files: [File]
    private(set) var fileIndex = 0
    private var outerFiles: [Int] = []
    /// The comments that stand in the output already, by file.
    private var placedByFile: [Int: PlacedComments] = [:]
    var diagnostics: [Diagnostic] = []
    var modules: Set<String> = ["Foundation"]
    /// The types that nothing declares, with whether their values are objects.
    var missingTypes: [String: MissingKind] = [:]
    /// The names of constants and functions that nothing declares.
    var missingNames: Set<String> = []
    /// Whether a message of key-value coding was written: the classes list their keys.
    var usesKeys = false
    /// The places that hold an object which changes elsewhere, too.
    var sharing: Set<SharedUse> = []

    // MARK: The place

    var scope = Scope()
    /// The class whose method is being written.
    var currentClass: String?
    var isClassMethod = false
    /// The class that `self` is where a constant of a class is made, which has none.
    var onceClass: String?
    /// Whether the result of the method is of the class that received the message.
    var returnsSelf = false
    /// Whether the methods that are written are those of a category, which has no variables.
    var isInCategory = false
    /// The function that is being written.
    var currentFunction: String?
    /// The variables that the blocks of the function capture by value.
    var captures = Captures()
    /// Whether a comparison of two objects only saves the test of their equality beside it.
    var identityIsShort = false
    /// The places where the function changes the values of its variables.
    var mutations = Mutations()
    /// Whether the element that is written next is set.
    var setsElement = false
    /// The variables that a closure around the place holds by value.
    var captured: Set<String> = []
    /// The result type of the function or block that is being written.
    var result: SwiftType = .void
    /// The type of a number in C that the function or block returns.
    var resultNumber: CType?
    /// The signal that stands for nil at the place: see `RegistryEntry`.
    var nilSignal = "empty"
    /// The facts that the function being written shows about its variables.
    var facts = FunctionFacts()
    /// How many closures are around the place.
    var closureDepth = 0
    /// Whether a written expression throws.
    var needsTry = false
    /// What the closure that is being written does without `self`.
    var strongSelf: StrongSelf?
    /// The comments of the file that stand in the output already.
    var placedComments = PlacedComments()
    /// The review requests of the statement that is being written.
    var reviews: [String] = []
    /// The reason why the statement cannot be written, if there is one.
    var obstacle: (id: String, reason: String)?
    /// The names that statements around the place assign to.
    var assigned: Set<String> = []
    /// The names whose members the statements around the place assign to.
    var assignedMembers: Set<String> = []
    /// The names that statements around the place assign nil to, the innermost last.
    var assignedNil: [Set<String>] = []
    /// Names that the statements around the place compare with nil.
    var checkedNames: Set<String> = []
    /// Names of variables that are passed to methods that change them.
    var changedByMethods: Set<String> = []
    /// Dictionaries of the statements around the place whose keys are all text.
    var stringKeyed: Set<String> = []
    /// The variable that takes the error of the call that was written.
    var tryVariable: String?
    /// The first tokens of the messages whose failure the statement at the place handles.
    var ownCalls: Set<Int> = []
    /// The variables of the function's loops that are written as `while`.
    var loopVariables: Set<String> = []
    /// The constants that stand for `dispatch_once`, by their files and tokens.
    var onceNames: [String: String] = [:]
    /// The local variables of mutable collections and strings.
    var mutableLocals: Set<String> = []
    /// The parameters of mutable collections and texts that no method changes for its caller.
    var fixedParameters: Set<String> = []
    /// The places that share the value of a local variable, by the tokens from which on they do; see `sharedStatement`.
    var origins: [String: [Int: Origin]] = [:]
    /// The local variables of the function that are set to a value that may be nil after their declaration.
    var optionalLocals: Set<String> = []
    /// The variables that were found to belong to ``optionalLocals``.
    var foundOptionals: Set<String> = []
    /// The variables whose class the preceding statements have tested, with the type.
    var askedKinds: [String: SwiftType] = [:]
    /// The variables for errors that nothing reads.
    var unreadErrors: Set<String> = []
    var isInInitializer = false
    /// Whether the method threw where it returned NO.
    var throwsBool = false
    /// The locks that classes need for `@synchronized`, by class.
    var locks: [String: Set<Lock>] = [:]
    /// The parameter that takes the error of the method.
    var errorParameter: String?
    /// The parameters for errors of the methods around a block.
    var outerErrors: Set<String> = []
    /// Whether the method returns nil or NO directly after the statement that is being written.
    var failureFollows = false
    /// The places of returned values that are there, as a check before them has thrown what failed.
    var presentReturns: Set<Int> = []
    /// The classes whose objects send the values that the next block receives.
    var senders: Set<String> = []
    /// Whether the values that the next block receives may be nil.
    var pendingValues: Nilness?
    /// Whether the block that is written next names the types of all of its parameters.
    var typesAllParameters = false
    /// Whether the value that is written next is passed to a method that takes blocks with parameters of any class.
    var takesAnyBlock = false
    /// Whether a message of RAC is written, which takes blocks of any parameters, and truth values as they are.
    var takesTypedBlock = false
    /// The arguments of the program's own methods that may be nil, where they are collected.
    var passedOptionals: Set<PassedOptional>?
    /// The types of the values that the method returns, where they are collected.
    var returned: [SwiftType]?
    /// The signature that the block around the place shares with blocks of its type, with the result.
    var blockResult: String?
    /// The types of the values that the block around the place returns.
    var blockResults: [SwiftType] = []
    /// The statements that stand before the class that is being written.
    var hoisted: [SwiftStatement] = []
    /// Lines that must stand before the statement.
    var prelude: [SwiftStatement] = []
    /// The receiver of a message that changes one kind of collection, and is an object of any class.
    var changedReceiver: (tokens: Range<Int>, kind: SharedKind)?
    /// The tokens of the statement that is being written.
    var statementTokens: Range<Int> = 0..<0
    /// The statements that follow the statement being written, such as the increment of `x++`; nil where none can
    /// follow.
    var sequel: [SwiftStatement]?
    /// The first tokens of the variables that the statement counts: what is written in several forms counts once.
    var countedTokens: Set<Int> = []
    /// The comments that stand before the interfaces of classes.
    var classComments: [String: [String]] = [:]
    /// Properties with accessors of their own: `_name` is a variable beside the property.
    var backing: Set<String> = []

    /// Whether the statements are those of an example that may be asynchronous, and whether they are.
    var canAwait = false
    var awaits = false
    /// The statements of the test of XCTest that is written.
    var testBody: [Statement] = []
    /// The words of the file, where it is a spec.
    var mentioned: Set<String> = []
    /// The types of the blocks in a context of shared examples, by their keys, while one is written.
    var contextTypes: [String: SwiftType] = [:]

    init(registry: Registry, model: ProgramModel, file: File) {
        (self.registry, self.model, self.file, files) = (registry, model, file, [file])
    }

    init(registry: Registry, files: [File], context: ProgramModel = ProgramModel()) {
        let builder = ModelBuilder(registry: registry, files: files, context: context)
        self.init(registry: registry, model: builder.model, file: files[0])
        self.files = files
    }

    /// Switches to another of the files until ``leaveFile()``.
    mutating func enterFile(_ index: Int) {
        outerFiles.append(fileIndex)
        enter(index)
    }

    mutating func leaveFile() {
        enter(outerFiles.removeLast())
    }

    private mutating func enter(_ index: Int) {
        guard index != fileIndex else { return }
        placedByFile[fileIndex] = placedComments
        placedComments = placedByFile[index] ?? PlacedComments()
        fileIndex = index
        file = files[index]
    }

    var source: SourceText { file.source }

    // MARK: Saying things

    func line(of tokens: Range<Int>) -> Int {
        guard let first = tokens.first, first < source.tokens.count else { return 1 }
        return file.lines.line(of: source.tokens[first].start)
    }

    mutating func note(
        _ id: String, _ confidence: Diagnostic.Confidence, _ message: String, unknownType: String? = nil,
        at tokens: Range<Int>
    ) {
        diagnostics.append(
            Diagnostic(
                file: file.name, line: line(of: tokens), id: id, confidence: confidence, message: message,
                unknownType: unknownType))
    }

    /// Asks for a review of the statement.
    mutating func review(_ id: String, _ message: String, at tokens: Range<Int>) {
        note(id, .review, message, at: tokens)
        let comment = "// review \(id): \(message)"
        if !reviews.contains(comment) { reviews.append(comment) }
    }

    /// Gives the statement up.
    mutating func giveUp(_ id: String, _ reason: String) {
        if obstacle == nil { obstacle = (id, reason) }
    }

    /// Records that the expression at a place is an object that changes elsewhere, too.
    mutating func share(_ tokens: Range<Int>, _ kinds: Set<SharedKind>) {
        for kind in kinds { sharing.insert(SharedUse(file: fileIndex, tokens: tokens, kind: kind)) }
    }

    // MARK: Text

    func text(_ tokens: Range<Int>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return source.text(source.tokens[first].start..<source.tokens[last].end)
    }

    func word(_ token: Int) -> String {
        source.text(of: source.tokens[token])
    }

    /// The lines of tokens, without the indentation that all but the first have.
    func originalLines(_ tokens: Range<Int>) -> [String] {
        let lines = text(tokens).split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.replacing("\t", with: "    ").replacing("\r", with: "")
        }
        let indent =
            lines.dropFirst().filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.enumerated().map { $0 == 0 ? String($1) : String($1.dropFirst(indent)) }
    }

    /// The original as comments under an `#error`.
    mutating func byHand(_ id: String, _ reason: String, _ tokens: Range<Int>) -> [String] {
        note(id, .byHand, reason, at: tokens)
        dropComments(tokens)
        let message = reason.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return ["#error(\"\(id): \(message)\")"] + originalLines(tokens).map { $0.isEmpty ? "//" : "// \($0)" }
    }

    // MARK: Comments

    /// The comments before a token that stand in lines of their own, with blank lines, and the comment that ends the
    /// line before.
    mutating func comments(before token: Int) -> (trailing: String?, leading: [String]) {
        guard token < source.tokens.count, !placedComments.contains(token) else { return (nil, []) }
        var trailing: String?
        var leading: [String] = []
        var newlines = token == 0 ? 1 : 0
        let previous = token > 0 ? word(token - 1) : ""
        for piece in source.trivia(before: source.tokens[token]) {
            switch piece {
            case .space: continue
            case .newline: newlines += 1
            case .comment(let comment):
                let comment = normalized(comment)
                if newlines == 0, previous != "{", leading.isEmpty, !comment.contains("\n") {
                    trailing = trailing.map { "\($0) \(comment)" } ?? comment
                } else {
                    if newlines > 1, token > 0 { leading.append("") }
                    leading.append(comment)
                }
                newlines = 0
            }
        }
        if newlines > 1, token > 0 { leading.append("") }
        // Most tokens have none.
        if trailing != nil || !leading.isEmpty { placedComments.insert(token) }
        return (trailing, leading)
    }

    /// Lets the comments of tokens stand nowhere, as what stands for the tokens has them, or needs none.
    mutating func dropComments(_ tokens: Range<Int>) {
        for token in source.spaced.within(tokens) { placedComments.insert(token) }
    }

    /// A comment whose further lines have no indentation of their own.
    private func normalized(_ comment: String) -> String {
        let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0.replacing("\r", with: "").replacing("\t", with: "    "))
        }
        let isOpen = comment.hasPrefix("/*") && !comment.hasSuffix("*/")
        if isOpen { return normalized(comment + " */") }
        guard lines.count > 1 else { return comment }
        let indent =
            lines.dropFirst().filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        // The star of a further line stands under the star of the first.
        let stars = lines.dropFirst().allSatisfy { $0.drop { $0 == " " }.hasPrefix("*") }
        return ([lines[0]] + lines.dropFirst().map { (stars ? " " : "") + $0.dropFirst(indent) }).joined(
            separator: "\n")
    }

    /// The comments of tokens that are not yet in the output; comments inside the braces of blocks belong to their
    /// statements.
    mutating func commentsInside(_ tokens: Range<Int>) -> [String] {
        var found: [String] = []
        let source = source
        for token in source.spaced.within(tokens.dropFirst()) where !placedComments.contains(token) {
            for piece in source.trivia(before: source.tokens[token]) {
                if case .comment(let comment) = piece { found.append(normalized(comment)) }
            }
            placedComments.insert(token)
        }
        return found
    }
}
