/// The Swift for a file of Objective-C.
public struct Translation: Sendable {
    /// The text of the Swift file.
    public let text: String
    /// The diagnostics of places in the original, in the order of their lines.
    public let diagnostics: [Diagnostic]
    /// The modules that the text imports.
    public let modules: [String]
    /// The tree of the text.
    let statements: [SwiftStatement]
    /// The types that nothing declares.
    let missingTypes: [String: MissingKind]
    /// The names of constants and functions that nothing declares.
    let missingNames: Set<String>

    /// The confidence of the whole file: the lowest confidence of its places.
    public var confidence: Diagnostic.Confidence {
        diagnostics.map(\.confidence).max() ?? .exact
    }
}

/// The declarations and observed names of a program's files, for the translation of each file.
///
/// With a context, a translation knows the properties and methods of classes in other files: which of them may be nil,
/// which throw, and which are observed.
public struct ProgramContext: Sendable {
    let model: ProgramModel
    /// The headers that extend a class whose interface is in another file, as `Store_Private.h` does, by class.
    let extensions: [String: [Rewriter.File]]
    /// The headers with the interface of a class, by class.
    let interfaces: [String: Rewriter.File]

    /// Makes the context of a file that is a whole program.
    public init() {
        (model, extensions, interfaces) = (ProgramModel(), [:], [:])
    }

    /// Reads the files of a program.
    ///
    /// - Parameters:
    ///   - texts: The texts of all implementations and headers, in any order.
    ///   - registry: The known calls and their Swift forms.
    public init(_ texts: [String], registry: Registry = .bundled) {
        self = onDeepStack { Self.read(texts, registry) }
    }

    private init(_ model: ProgramModel, _ files: [Rewriter.File]) {
        var extensions: [String: [Rewriter.File]] = [:]
        var interfaces: [String: Rewriter.File] = [:]
        for file in files where !file.hasImplementation {
            for name in file.extended { extensions[name, default: []].append(file) }
            for name in file.interfaces { interfaces[name] = interfaces[name] ?? file }
        }
        (self.model, self.extensions, self.interfaces) = (model, extensions, interfaces)
    }

    private static func read(_ texts: [String], _ registry: Registry) -> ProgramContext {
        // Headers come last: they say more about nil than implementations.
        let macros = MacroTable(texts, isOfProgram: true)
        let given = texts.map { Rewriter.File(name: "", text: $0, macros: macros) }
        let read = Rewriter.File.plain(SplitConditions(given, macros.flags).files, registry)
        let namesakes = Namesakes(read)
        var settled = namesakes.applied(to: read)
        let hidden = HiddenVariables(settled)
        settled = hidden.applied(to: settled)
        let categories = OverridingCategories(settled)
        settled = categories.applied(to: settled)
        let forwarding = ForwardingInitializers(settled)
        settled = forwarding.applied(to: settled)
        let inherited = InheritedInitializers(settled)
        let files = inherited.adding(to: settled)
        let sorted = files.filter(\.hasImplementation) + files.filter { !$0.hasImplementation }
        guard !sorted.isEmpty else {
            var empty = ProgramModel()
            empty.macros = macros
            return ProgramContext(empty, [])
        }
        var (rewriter, _) = Rewriter.settled(
            sorted, registry, ProgramModel(), reading: sorted.indices.filter { sorted[$0].hasBodies })
        rewriter.model.inheritedInitializers = inherited
        rewriter.model.namesakes = namesakes
        rewriter.model.hiddenVariables = hidden
        rewriter.model.overridingCategories = categories
        rewriter.model.macros = macros
        rewriter.model.forwardingInitializers = forwarding.calls
        return ProgramContext(rewriter.model, files)
    }
}

extension Rewriter.File {
    /// Whether the file defines a method or function, or has statements, as a spec has.
    var hasBodies: Bool {
        hasImplementation
            || tree.items.contains { item in
                switch item.kind {
                case .function(let function): function.body != nil
                case .statement: true
                default: false
                }
            }
    }

    fileprivate var hasImplementation: Bool { containers.contains { $0.kind == .implementation } }

    var containers: [Container] {
        tree.items.compactMap { if case .container(let container) = $0.kind { container } else { nil } }
    }

    /// The classes whose interface the file has.
    fileprivate var interfaces: Set<String> {
        Set(containers.filter { $0.kind == .interface && $0.category == nil }.map(\.name))
    }

    /// The classes of which the file has an extension, and not the interface.
    fileprivate var extended: Set<String> {
        Set(containers.filter { $0.kind == .interface && $0.category == "" }.map(\.name)).subtracting(interfaces)
    }
}

/// Writes Swift for a file of Objective-C and its header, which become one file.
///
/// The translation never fails: code without a Swift form is kept as a comment under an `#error` that names the reason.
/// The same input gives the same text.
///
/// - Parameters:
///   - source: The text of the implementation, or of a header alone.
///   - header: The text of the header, if there is one.
///   - name: The name of the file without its extension, which diagnostics carry.
///   - registry: The known calls and their Swift forms.
///   - context: The declarations of the program's other files.
public func translate(
    _ source: String, header: String? = nil, name: String, registry: Registry = .bundled,
    context: ProgramContext = ProgramContext()
) -> Translation {
    onDeepStack { translated(source, header: header, name: name, registry: registry, context: context) }
}

private func translated(
    _ source: String, header: String?, name: String, registry: Registry, context: ProgramContext
) -> Translation {
    var macros = MacroTable([source, header ?? ""])
    macros.add(context.model.macros)
    var files = [Rewriter.File(name: header == nil ? name : "\(name).m", text: source, macros: macros)]
    let own = header.map { Rewriter.File(name: "\(name).h", text: $0, macros: macros) }
    let declared = files[0].interfaces.union(own?.interfaces ?? [])
    // What a header of another name declares of a class belongs to the class.
    for container in files[0].containers where container.kind == .implementation && container.category == nil {
        files += context.extensions[container.name] ?? []
        if !declared.contains(container.name), let other = context.interfaces[container.name] { files.append(other) }
    }
    if let own { files.append(own) }
    let conditions = SplitConditions(files, macros.flags)
    files = Rewriter.File.plain(conditions.files, registry)
    files = Namesakes(files, and: context.model.namesakes).applied(to: files)
    files = HiddenVariables(files, and: context.model.hiddenVariables).applied(to: files)
    files = OverridingCategories(files, and: context.model.overridingCategories).applied(to: files)
    files = ForwardingInitializers(files, and: context.model).applied(to: files)
    files = InheritedInitializers(files, and: context.model.inheritedInitializers).adding(to: files)
    var rewriter: Rewriter
    (rewriter, files) = Rewriter.settled(files, registry, context.model, macros: macros, reading: [0])
    let program = Program(files)
    var statements: [SwiftStatement] = []
    if header != nil {
        rewriter.enterFile(files.count - 1)
        statements += rewriter.file(of: program)
        rewriter.leaveFile()
    }
    statements += rewriter.file(of: program)
    statements += rewriter.keyTables() + rewriter.selectorTables() + rewriter.orders()
    if let comment = rewriter.noteMissingTypes() {
        // After the comments at the top of the file.
        let place = statements.firstIndex { if case .empty = $0.kind { false } else { true } } ?? statements.endIndex
        statements.insert(SwiftStatement(leading: ["", comment], kind: .empty), at: place)
    }
    var modules = rewriter.modules
    if files.contains(where: { $0.usesNetworking(rewriter.registry) }) { modules.insert("FoundationNetworking") }
    modules.insert("RACCompat")
    if files.contains(where: { !$0.source.replaced.isEmpty }) { modules.insert("CompatShims") }
    var printer = SwiftPrinter()
    printer.file(statements, modules: modules.sorted())
    return Translation(
        text: printer.text,
        diagnostics: (rewriter.diagnostics + conditions.remarks).sorted { ($0.file, $0.line) < ($1.file, $1.line) },
        modules: modules.sorted(),
        statements: statements, missingTypes: rewriter.missingTypes, missingNames: rewriter.missingNames)
}

extension Rewriter.File {
    /// Whether the file names a type that is in a module of its own on Linux.
    fileprivate func usesNetworking(_ registry: Registry) -> Bool {
        source.tokens.contains { token in
            token.kind == .word && registry.type(source.text(of: token))?.module == "FoundationNetworking"
        }
    }
}

extension Rewriter {
    /// Writes the whole file, with the comments at its end.
    mutating func file(of program: Program) -> [SwiftStatement] {
        var statements = items(file.tree.items, of: program)
        let end = comments(before: source.tokens.count - 1)
        if let trailing = end.trailing, !statements.isEmpty { statements[statements.count - 1].trailing = trailing }
        if end.leading.contains(where: { !$0.isEmpty }) {
            statements.append(SwiftStatement(leading: end.leading, kind: .empty))
        }
        let errors = unfinished()
        if !errors.isEmpty { statements.append(SwiftStatement(leading: [""], kind: .lines(errors))) }
        return statements
    }

    /// The errors for parts that the file begins and does not end: the code after them may have another meaning.
    private mutating func unfinished() -> [String] {
        var errors: [String] = []
        var conditions: [Int] = []
        func report(_ message: String, _ token: Int, in rewriter: inout Rewriter) {
            let line = rewriter.line(of: token..<token + 1)
            rewriter.note("RAC-3000", .byHand, message, at: token..<token + 1)
            errors.append("#error(\"RAC-3000: Line \(line): \(message)\")")
        }
        for (index, token) in source.tokens.enumerated() {
            switch token.kind {
            case .string, .character:
                if !source.isClosed(token) { report("A text has no closing quote.", index, in: &self) }
            case .directive:
                let step = String(source.text(of: token)).conditionStep
                if step > 0 { conditions.append(index) }
                if step < 0, conditions.popLast() == nil { report("#endif has no #if.", index, in: &self) }
            case .end:
                if case .comment(let text)? = source.trivia(before: token).last, text.hasPrefix("/*"),
                    !text.hasSuffix("*/") || text.utf8.count < 4
                {
                    report("A comment has no end.", max(index - 1, 0), in: &self)
                }
            default: break
            }
        }
        for condition in conditions { report("#if has no #endif.", condition, in: &self) }
        return errors
    }
}

extension SwiftPrinter {
    /// Writes a file: the comments at its top, its imports, and its statements.
    mutating func file(_ statements: [SwiftStatement], modules: [String]) {
        var statements = statements[...]
        // Comments before the first declaration stand above the imports.
        while let first = statements.first, case .empty = first.kind {
            if !lines.isEmpty, lines.last != "", first.leading.first != "" { blankLine() }
            statement(first, isFirst: lines.isEmpty)
            statements = statements.dropFirst()
        }
        if !lines.isEmpty, lines.last != "" { blankLine() }
        for module in modules where module != "Swift" {
            let line = "import \(module)"
            // On Apple's platforms, this module is part of Foundation.
            let isApart = module == "FoundationNetworking"
            statement(
                SwiftStatement(kind: .lines(isApart ? ["#if canImport(\(module))", "    \(line)", "#endif"] : [line])))
        }
        if var first = statements.first {
            if first.leading.first != "" { first.leading.insert("", at: 0) }
            statement(first)
            self.statements(Array(statements.dropFirst()), areFirst: false)
        }
    }
}
