/// The instance variables that have the name of a method without arguments, or of a property with accessors of its own.
///
/// Objective-C keeps both apart, and Swift does not: such a variable gets an underscore, which many programs write themselves.
///
///     @interface Shape : NSObject { int width; }    private var _width = 0
///     - (int)width;                                 func width() -> Int {
struct HiddenVariables: Sendable {
    private var superclasses = Superclasses()
    private var variables: [String: Set<String>] = [:]
    /// The methods without arguments, the properties, and the methods with a body, by class.
    private var methods: [String: Set<String>] = [:]
    private var properties: [String: Set<String>] = [:]
    private var implemented: [String: Set<String>] = [:]
    /// The members that every object has as properties in Swift.
    private static let inherited: Set<String> = ["description", "debugDescription", "hash"]
    /// These, and the methods without arguments of all classes.
    private var taken = Self.inherited
    /// The properties whose variables have their names: `@synthesize width;`.
    private var synthesized: [String: Set<String>] = [:]
    /// The fields of structures, which pointers lead to.
    private var fields: Set<String> = []

    init() {}

    /// - Parameter inherited: What the other files of the program declare.
    init(_ files: [Rewriter.File], and inherited: HiddenVariables = HiddenVariables()) {
        self = inherited
        for item in files.flatMap(\.tree.items) {
            switch item.kind {
            case .structure(_, let list): fields.formUnion(list.map(\.name))
            case .container(let container) where container.kind != .proto: add(container)
            default: break
            }
        }
    }

    private mutating func add(_ container: Container) {
        superclasses.add(container)
        variables[container.name, default: []].formUnion(container.variables.map(\.name))
        for member in container.members {
            switch member.kind {
            case .method(let method) where !method.isClass:
                if method.parameters.isEmpty {
                    methods[container.name, default: []].insert(method.selector)
                    taken.insert(method.selector)
                }
                if method.body != nil { implemented[container.name, default: []].insert(method.selector) }
            case .property(let property):
                properties[container.name, default: []].formUnion(property.variables.map(\.name))
            case .atWord("@synthesize", let operands):
                for operand in operands.split(separator: ",") {
                    let names = operand.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                    properties[container.name, default: []].formUnion(names)
                    if names.count == 1 { synthesized[container.name, default: []].insert(names[0]) }
                }
            default: break
            }
        }
    }

    /// The variables that a method of the class, or of a related class, hides, by the class that declares them.
    private var hidden: [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        // To ask for the related classes of every class would take the square of their number.
        for (name, own) in variables where !own.isDisjoint(with: taken) {
            let related = superclasses.classes.filter {
                superclasses.inherits($0, from: name) || superclasses.inherits(name, from: $0)
            }
            let family = [name] + related
            let ofMethods = family.reduce(into: Self.inherited) { $0.formUnion(methods[$1] ?? []) }
            let ofProperties = family.reduce(into: Set<String>()) { $0.formUnion(properties[$1] ?? []) }
            let found = own.intersection(ofMethods).subtracting(ofProperties)
            if !found.isEmpty { result[name] = found }
        }
        for (name, own) in synthesized {
            let written = own.filter { implemented[name]?.isDisjoint(with: [$0, $0.setter]) == false }
            result[name, default: []].formUnion(written)
        }
        return result.filter { !$0.value.isEmpty }
    }

    /// The files, in which these variables have names of their own.
    func applied(to files: [Rewriter.File]) -> [Rewriter.File] {
        let hidden = hidden
        guard !hidden.isEmpty else { return files }
        return files.map { file in
            var names = Renaming(file: file, hidden: hidden, superclasses: superclasses, fields: fields)
            for item in file.tree.items { names.read(item) }
            return file.edited(names.edits)
        }
    }
}

/// The places of a file that name hidden variables.
private struct Renaming {
    let file: Rewriter.File
    let hidden: [String: Set<String>]
    let superclasses: Superclasses
    let fields: Set<String>
    private(set) var edits: [Rewriter.File.Edit] = []

    init(file: Rewriter.File, hidden: [String: Set<String>], superclasses: Superclasses, fields: Set<String>) {
        (self.file, self.hidden, self.superclasses, self.fields) = (file, hidden, superclasses, fields)
    }

    mutating func read(_ item: Item) {
        switch item.kind {
        case .container(let container):
            for variable in container.variables where hidden[container.name]?.contains(variable.name) == true {
                if let place = variable.tokens.last(where: { word($0) == variable.name }) { rename(place) }
            }
            for member in container.members {
                switch member.kind {
                case .method(let method):
                    read(method.body?.list ?? [], method.parameters, in: method.isClass ? nil : container.name)
                case .atWord("@synthesize", _):
                    for place in member.tokens where hidden[container.name]?.contains(word(place)) == true {
                        rename(place, after: word(place) + " = ")
                    }
                default: read(member)
                }
            }
        case .function(let function): read(function.body?.list ?? [], function.parameters, in: nil)
        default: break
        }
    }

    private mutating func read(_ body: [Statement], _ parameters: [Parameter], in owner: String?) {
        var locals: [String: TypeName] = [:]
        func declare(_ parameters: [Parameter]) {
            for parameter in parameters { if let name = parameter.name { locals[name] = parameter.type } }
        }
        func declare(_ statement: Statement) {
            walkStatements(statement) { inner in
                switch inner.kind {
                case .declaration(let variables): for variable in variables { locals[variable.name] = variable.type }
                case .loop(.forEach(let variable, in: _, _)): locals[variable.name] = variable.type
                default: break
                }
            }
        }
        declare(parameters)
        for statement in body {
            declare(statement)
            walk(statement) { part in
                guard case .block(let block) = part.kind else { return }
                declare(block.parameters)
                block.body.forEach(declare)
            }
        }
        for statement in body {
            walk(statement) { part in
                switch part.kind {
                case .name(let name):
                    if let owner, locals[name] == nil, isHidden(name, in: owner) { rename(part.tokens.lowerBound) }
                case .member(let base, let name, isArrow: true):
                    if leads(base, to: name, owner, locals) { rename(part.tokens.upperBound - 1) }
                default: break
                }
            }
        }
    }

    /// Whether `base->name` is a variable that is renamed.
    private func leads(_ base: Expression, to name: String, _ owner: String?, _ locals: [String: TypeName]) -> Bool {
        let type: String?
        switch base.withoutParentheses.kind {
        case .name("self"): type = owner
        case .name(let local): type = locals[local]?.name
        case .cast(let cast, _): type = cast.name
        default: type = nil
        }
        if let type { return isHidden(name, in: type) }
        return !fields.contains(name) && hidden.values.contains { $0.contains(name) }
    }

    private func isHidden(_ name: String, in type: String) -> Bool {
        superclasses.ancestry(of: type).contains { hidden[$0]?.contains(name) == true }
    }

    private func word(_ place: Int) -> String { file.source.text(of: file.source.tokens[place]) }

    private mutating func rename(_ place: Int, after text: String = "") {
        let token = file.source.tokens[place]
        let name = text + "_" + file.source.text(of: token)
        edits.append(Rewriter.File.Edit(place: token.start..<token.end, pieces: [.text(name)]))
    }
}
