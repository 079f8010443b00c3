/// The places of a program between which objects flow: variables, properties, parameters, results and elements.
///
/// Where one place holds an object that another changes, all places that may hold it are declared as `MutableArray`,
/// `MutableDictionary`, `MutableSet`, `MutableText` or their kin. The others keep the values of Swift.
struct SharedPlaces {
    /// A declared type, and the token of its name.
    private struct Declaration {
        let place: Int
        let file: Int
        let type: TypeName
        let token: Int
    }

    /// A message that makes an object, and its token that is replaced if the object is shared.
    private struct Creation {
        let place: Int
        let file: Int
        let kind: SharedKind?
        let token: Int
    }

    let registry: Registry
    var graph = PlaceGraph()
    private var declarations: [Declaration] = []
    private var creations: [Creation] = []
    private var uses: [[Range<Int>: Int]]
    /// The selectors of the program's methods, the names of its properties, and how many parameters its functions have.
    private(set) var methods: Set<String> = []
    private(set) var properties: Set<String> = []
    private var functions: [String: Int] = [:]
    /// The classes of mutable objects whose methods the program has, by selector.
    private(set) var extended: [String: String] = [:]
    /// The properties that copy their values.
    private var copying: Set<String> = []
    private var keeping: Set<String> = []
    private var dictionaries: Set<String> = []
    private(set) var source: SourceText
    private(set) var file = 0
    private(set) var function = ""
    /// The tokens of the loops and blocks around what is read.
    var loops: [Range<Int>] = []
    /// The tokens of local variables, by function and name.
    private(set) var declaredLocals: [String: Int] = [:]
    /// Whether elements are shared that two collections hold.
    var sharesElements = false
    var copies: [ElementUse] = []
    var changes: [ElementUse] = []
    /// The local variables whose objects collections hold, and where these are mentioned last, by file and function.
    var stores: [ElementUse] = []
    var mentions: [String: Int] = [:]
    private var locals: Set<String> = []
    /// The place of the result of the function or block.
    private var returned: Int?
    /// The place of the object of a method of a mutable collection or text.
    private(set) var own: Int?

    /// Reads the files of a program.
    init(_ files: [Rewriter.File], registry: Registry) {
        self.registry = registry
        source = files[0].source
        uses = Array(repeating: [:], count: files.count)
        graph.join(world(), graph.element(of: world()))
        for file in files { collect(file.tree.items) }
        for (index, file) in files.enumerated() {
            (self.file, source) = (index, file.source)
            for item in file.tree.items { read(item, in: nil) }
        }
        shareCopiedElements()
    }

    /// Marks the places that the rewriting found.
    mutating func share(_ found: Set<SharedUse>) {
        for use in found {
            if let place = uses[use.file][use.tokens] { graph.share(place, use.kind) }
        }
    }

    /// The words that stand in the places of the names of types, for a file.
    func words(of file: Int) -> [Int: String] {
        var words: [Int: String] = [:]
        for declaration in declarations where declaration.file == file {
            if let kind = SharedKind(className: declaration.type.name), graph.isShared(declaration.place, kind) {
                words[declaration.token] = kind.rawValue
            }
        }
        for creation in creations where creation.file == file {
            if let kind = creation.kind {
                if graph.isShared(creation.place, kind) { words[creation.token] = kind.rawValue }
            } else if SharedKind.allCases.contains(where: { graph.isShared(creation.place, $0) }) {
                words[creation.token] = Rewriter.sharedCopy
            }
        }
        return words
    }

    /// The expressions of a file whose values are shared.
    func objects(of file: Int) -> Set<Range<Int>> {
        Set(uses[file].filter { use in SharedKind.allCases.contains { graph.isShared(use.value, $0) } }.keys)
    }

    // MARK: Declarations

    private mutating func collect(_ items: [Item]) {
        for item in items {
            switch item.kind {
            case .container(let container):
                properties.formUnion(container.variables.map(\.name).map(Self.plain))
                keeping.formUnion(container.variables.map(\.name).map(Self.plain))
                collect(container.members)
                guard Self.isMutable(container.name) else { break }
                for case .method(let method) in container.members.map(\.kind) {
                    extended[method.selector] = container.name
                }
            case .property(let property):
                for variable in property.variables {
                    properties.insert(variable.name)
                    if property.attributes.contains("copy") {
                        copying.insert(variable.name)
                    } else {
                        keeping.insert(variable.name)
                    }
                    if SharedKind(className: variable.type.name) == .dictionary { dictionaries.insert(variable.name) }
                }
            case .method(let method): methods.insert(method.selector)
            case .function(let function): functions[function.name] = function.parameters.count
            // Calls know a block by its place, wherever it is declared.
            case .variables(let variables):
                for variable in variables where variable.type.function != nil { _ = graph.named("g:" + variable.name) }
            default: break
            }
        }
    }

    /// Whether a class is that of mutable collections or texts.
    private static func isMutable(_ name: String) -> Bool {
        name.hasPrefix("NSMutable") && SharedKind(className: name) != nil
    }

    /// The name of a property whose variable has a name.
    static func plain(_ name: String) -> String { String(name.drop { $0 == "_" }) }

    /// Arguments and results of blocks pass through every place that calls them.
    private mutating func declareBlock(_ type: TypeName, before token: Int) {
        guard let function = type.function else { return }
        let result = (max(0, token - 8)..<token).last { source.text(of: source.tokens[$0]) == function.returns.name }
        declare(world(), function.returns, at: result)
        for parameter in function.parameters {
            declareBlock(parameter.type, before: parameter.tokens.lowerBound)
            declare(world(), parameter.type, at: self.token(of: parameter.type, in: parameter.tokens))
        }
    }

    private mutating func declare(_ place: Int, _ type: TypeName, at token: Int?) {
        guard let token, type.function == nil else { return }
        declarations.append(Declaration(place: place, file: file, type: type, token: token))
        let isDictionary = SharedKind(className: type.name) == .dictionary
        guard let argument = isDictionary ? type.arguments.dropFirst().first : type.arguments.first else { return }
        // The name of the type of the elements stands behind a bracket, or a comma.
        var (next, depth) = (token + 1, 0)
        while next < source.tokens.count - 1 {
            let word = source.text(of: source.tokens[next])
            if word == "<" { depth += 1 }
            if word == ">" { depth -= 1 }
            if depth < 1 || word == ";" { return }
            if depth == 1, word == (isDictionary ? "," : "<") {
                declare(graph.element(of: place), argument, at: self.token(of: argument, in: next..<next + 4))
                return
            }
            next += 1
        }
    }

    private func token(of type: TypeName, in range: Range<Int>) -> Int? {
        range.first { $0 < source.tokens.count && source.text(of: source.tokens[$0]) == type.name }
    }

    /// The variables of one declaration have one type.
    private mutating func declare(_ variables: [Variable], _ place: (inout SharedPlaces, Variable) -> Int) {
        guard let first = variables.first else { return }
        var token = first.tokens.lowerBound - 1
        var depth = 0
        while token > 0, first.tokens.lowerBound - token < 24 {
            let word = source.text(of: source.tokens[token])
            if word == first.type.name, depth == 0 { break }
            // The types of the elements stand in brackets, and may have the same name.
            if word == ">" { depth += 1 }
            if word == "<" { depth -= 1 }
            token -= 1
        }
        let isFound = source.text(of: source.tokens[max(token, 0)]) == first.type.name
        let places = variables.map { place(&self, $0) }
        for (variable, next) in zip(variables, places) {
            uses[file][variable.tokens] = next
            declareBlock(variable.type, before: variable.tokens.lowerBound)
            graph.join(places[0], next)
        }
        declare(places[0], first.type, at: isFound ? token : nil)
    }

    private mutating func read(_ item: Item, in owner: String?) {
        switch item.kind {
        case .container(let container):
            // The variables of a class may be declared one by one.
            for variable in container.variables {
                declare([variable]) { $0.property($1.name) }
            }
            if Self.isMutable(container.name) {
                let place = graph.named("s:" + container.name)
                let type = TypeName(objectOf: container.name)
                declare(place, type, at: token(of: type, in: item.tokens))
                own = place
            }
            for member in container.members { read(member, in: container.name) }
            own = nil
        case .property(let property):
            let isCopied = property.attributes.contains("copy")
            if !isCopied { declare(property.variables) { $0.property($1.name) } }
            for variable in property.variables { declareBlock(variable.type, before: variable.tokens.lowerBound) }
        case .method(let method): read(method, item.tokens, in: owner ?? "")
        case .function(let function): read(function, item.tokens)
        case .variables(let variables):
            declare(variables) { $0.graph.named("g:" + $1.name) }
            for variable in variables {
                let place = graph.named("g:" + variable.name)
                if let initial = variable.initial { graph.join(place, value(initial)) }
            }
        case .statement(let statement): read(statement)
        case .alias(let type, _): declareBlock(type, before: item.tokens.lowerBound + 8)
        default: break
        }
    }

    private mutating func read(_ method: Method, _ tokens: Range<Int>, in owner: String) {
        let isSetter = method.parameters.count == 1
        let result =
            method.parameters.isEmpty
            ? property(method.selector) : graph.named("r:" + method.selector)
        declare(result, method.returns, at: token(of: method.returns, in: tokens))
        if method.returns.name == "instancetype" { graph.join(result, own) }
        begin("\(owner) \(method.key)", method.parameters)
        for (index, parameter) in method.parameters.enumerated() {
            let place = graph.named("a:\(method.selector):\(index)")
            declare(parameter, place)
            if isSetter, let name = method.words[0].propertyOfSetter, keeping.contains(name) {
                graph.join(place, property(name))
            }
        }
        returned = result
        for statement in method.body?.list ?? [] { read(statement) }
    }

    private mutating func read(_ function: Function, _ tokens: Range<Int>) {
        let result = graph.named("f:" + function.name)
        declare(result, function.returns, at: token(of: function.returns, in: tokens))
        begin("function \(function.name)", function.parameters)
        for (index, parameter) in function.parameters.enumerated() {
            declare(parameter, graph.named("a:\(function.name):\(index)"))
        }
        returned = result
        for statement in function.body?.list ?? [] { read(statement) }
    }

    private mutating func begin(_ function: String, _ parameters: [Parameter]) {
        self.function = function
        locals = Set(parameters.compactMap(\.name))
    }

    /// Declares a parameter as a local variable that holds the value of a place.
    mutating func declare(_ parameter: Parameter, _ place: Int) {
        if let name = parameter.name {
            locals.insert(name)
            graph.join(place, local(name))
        }
        uses[file][parameter.tokens] = place
        declareBlock(parameter.type, before: parameter.tokens.lowerBound + 4)
        declare(place, parameter.type, at: token(of: parameter.type, in: parameter.tokens))
    }

    /// The selector of the method that is read.
    var selector: String { String(function.split(separator: " ").last ?? "") }

    func isLocal(_ name: String) -> Bool { locals.contains(name) }

    mutating func local(_ name: String) -> Int { graph.named("l:\(function):\(name)") }

    /// The place of a property, by its name or that of its variable.
    mutating func property(_ name: String) -> Int { graph.named("p:" + Self.plain(name)) }

    /// Whether a property copies its values.
    func isCopying(_ name: String) -> Bool { copying.contains(name) && !keeping.contains(name) }

    func isFunction(_ name: String) -> Bool { functions[name] != nil }

    /// A function that a variable holds is called with what anyone passes it.
    mutating func passOn(function name: String) {
        for index in 0..<(functions[name] ?? 0) { graph.join(world(), graph.named("a:\(name):\(index)")) }
        graph.join(world(), graph.named("f:" + name))
    }

    mutating func note(_ tokens: Range<Int>, _ place: Int) { uses[file][tokens] = place }

    mutating func noteCreation(_ place: Int, _ kind: SharedKind?, at token: Int) {
        creations.append(Creation(place: place, file: file, kind: kind, token: token))
    }

    // MARK: Statements

    mutating func read(_ statement: Statement) {
        if case .loop = statement.kind { loops.append(statement.tokens) }
        defer { if case .loop = statement.kind { loops.removeLast() } }
        switch statement.kind {
        case .declaration(let variables):
            locals.formUnion(variables.map(\.name))
            for variable in variables { declaredLocals["\(function) \(variable.name)"] = variable.tokens.lowerBound }
            declare(variables) { $0.local($1.name) }
            for variable in variables {
                if SharedKind(className: variable.type.name) == .dictionary { dictionaries.insert(variable.name) }
                if let initial = variable.initial { graph.join(local(variable.name), value(initial)) }
            }
            return
        case .loop(.forEach(let variable, in: let list, let body)):
            locals.insert(variable.name)
            let place = local(variable.name)
            uses[file][variable.tokens] = place
            declareBlock(variable.type, before: variable.tokens.lowerBound + 4)
            declare(place, variable.type, at: token(of: variable.type, in: variable.tokens))
            let values = value(list)
            // A dictionary's keys are copies.
            if let values, !isDictionary(list) { graph.join(place, graph.element(of: values)) }
            read(body)
            return
        case .returns(let result?):
            graph.join(returned, value(result))
            return
        default: break
        }
        for expression in expressions(of: statement) { _ = value(expression) }
        for inner in parts(of: statement) { read(inner) }
    }

    private func isDictionary(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name), .member(_, let name, _): dictionaries.contains(Self.plain(name))
        case .message(let message): message.arguments.isEmpty && dictionaries.contains(message.words[0])
        case .parenthesized(let inner), .cast(_, let inner): isDictionary(inner)
        default: false
        }
    }

    /// Reads a block; its parameters and its result hold the values of a place.
    mutating func read(_ block: Block, parameters: Int, result: Int) {
        let outer = returned
        returned = result
        for parameter in block.parameters where parameter.type.pointers > 0 || parameter.type.name == "id" {
            declare(parameter, parameters)
        }
        for statement in block.body { read(statement) }
        returned = outer
    }

    /// Reads a block that is called where it stands, and returns the place of its result.
    mutating func readCalled(_ block: Block, _ tokens: Range<Int>) -> Int {
        let place = graph.fresh()
        read(block, parameters: world(), result: place)
        if let returns = block.returns {
            declare(place, returns, at: token(of: returns, in: tokens.lowerBound..<block.inside.lowerBound))
        }
        return place
    }
}
