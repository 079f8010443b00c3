/// Objects of Foundation that change in place, and whose classes are values in Swift: date components, requests, calendars.
///
/// Where two places hold such an object and it changes through the one, Swift changes a copy, and the other sees nothing.
struct ReferenceValues: Sendable {
    /// The classes, with the messages that change their objects besides setters.
    private static let classes: [String: Set<String>] = [
        "NSCalendar": [],
        "NSDateComponents": ["setValue:forComponent:"],
        "NSURLComponents": [],
        "NSMutableURLRequest": ["addValue:forHTTPHeaderField:", "setValue:forHTTPHeaderField:"],
        "NSMutableCharacterSet": [
            "addCharactersInString:", "addCharactersInRange:", "formIntersectionWithCharacterSet:",
            "formUnionWithCharacterSet:", "invert", "removeCharactersInRange:", "removeCharactersInString:",
        ],
    ]

    /// The properties and variables of classes and files that hold such objects, without underscores.
    private var properties: Set<String> = []
    /// The properties that copy what they are set to.
    private var copying: Set<String> = []
    /// The properties whose objects change in place, outside of initializers.
    private var changed: Set<String> = []
    /// The methods and functions that return an object that something holds.
    private var returning: Set<String> = []

    static func isReference(_ type: TypeName) -> Bool {
        classes[type.name] != nil && type.pointers == 1 && type.function == nil
    }

    fileprivate static func isChange(_ message: Message) -> Bool {
        message.arguments.count == 1 && message.words[0].propertyOfSetter != nil
            || classes.values.contains { $0.contains(message.selector) }
    }

    // MARK: The program

    mutating func declare(_ item: Item) {
        switch item.kind {
        case .container(let container):
            declare(container.variables)
            for member in container.members { declare(member) }
        case .property(let property):
            declare(property.variables)
            if property.attributes.contains("copy") { copying.formUnion(property.variables.map(\.name)) }
        case .variables(let variables): declare(variables)
        default: break
        }
    }

    private mutating func declare(_ variables: [Variable]) {
        for variable in variables where Self.isReference(variable.type) {
            properties.insert(SharedPlaces.plain(variable.name))
        }
    }

    mutating func read(_ item: Item) {
        switch item.kind {
        case .container(let container): for member in container.members { read(member) }
        case .method(let method):
            guard let body = method.body?.list else { return }
            read(body, method.selector, method.returns)
        case .function(let function):
            guard let body = function.body?.list else { return }
            read(body, function.name, function.returns)
        default: break
        }
    }

    private mutating func read(_ body: [Statement], _ name: String, _ returns: TypeName) {
        let locals = Locals(body, [])
        let isOwn = name.hasPrefix("init") || properties.contains(name)
        for statement in body {
            walk(statement) { expression in
                guard !isOwn, let target = expression.changedObject, let held = held(target, locals) else { return }
                changed.insert(held)
            }
            guard Self.isReference(returns) else { continue }
            walkStatements(statement) { inner in
                guard case .returns(let value?) = inner.kind else { return }
                if held(value, locals) != nil || value.localName.map(locals.statics.contains) == true {
                    returning.insert(name)
                }
            }
        }
    }

    /// The name of the property or variable of a class or file that an expression reads.
    private func held(_ value: Expression, _ locals: Locals) -> String? {
        let name: String
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return held(inner, locals)
        case .name(let word) where !locals.all.contains(word): name = SharedPlaces.plain(word)
        case .member(_, let word, _): name = SharedPlaces.plain(word)
        case .message(let message) where message.arguments.isEmpty: name = message.selector
        default: return nil
        }
        return properties.contains(name) ? name : nil
    }

    // MARK: A function

    /// The variables of a function.
    private struct Locals {
        var all: Set<String>
        var references: Set<String> = []
        var statics: Set<String> = []
        var parameters: Set<String> = []

        init(_ body: [Statement], _ parameters: [Parameter]) {
            all = Set(parameters.compactMap(\.name))
            add(parameters)
            for statement in body { add(statement) }
        }

        private mutating func add(_ list: [Parameter]) {
            for parameter in list where ReferenceValues.isReference(parameter.type) {
                guard let name = parameter.name else { continue }
                references.insert(name)
                parameters.insert(name)
            }
        }

        private mutating func add(_ statement: Statement) {
            walkStatements(statement) { inner in
                switch inner.kind {
                case .declaration(let variables): variables.forEach { add($0) }
                case .loop(.forEach(let variable, in: _, _)): add(variable)
                default: break
                }
                for expression in expressions(of: inner) {
                    walk(expression, inBlocks: false) {
                        guard case .block(let block) = $0.kind else { return }
                        add(block.parameters)
                        all.formUnion(block.parameters.compactMap(\.name))
                        for statement in block.body { add(statement) }
                    }
                }
            }
        }

        private mutating func add(_ variable: Variable) {
            all.insert(variable.name)
            guard ReferenceValues.isReference(variable.type) else { return }
            references.insert(variable.name)
            if variable.type.isStatic { statics.insert(variable.name) }
        }
    }

    /// The statements of a function after which two places hold an object that changes, by their first tokens.
    func aliases(in body: [Statement], _ parameters: [Parameter] = []) -> [Int: String] {
        var reader = Reader(references: self, locals: Locals(body, parameters))
        guard !reader.locals.references.isEmpty || !properties.isEmpty else { return [:] }
        for statement in body { reader.collect(statement) }
        for statement in body { reader.read(statement) }
        return reader.found
    }

    private struct Reader {
        private static let twoPlaces = "Two places hold one object, which changes: use one."

        let references: ReferenceValues
        let locals: Locals
        var changes: [String: [Int]] = [:]
        var mentions: [String: [Int]] = [:]
        var calls: [Int] = []
        var loops: [Range<Int>] = []
        var declared: [String: Int] = [:]
        var found: [Int: String] = [:]

        init(references: ReferenceValues, locals: Locals) {
            (self.references, self.locals) = (references, locals)
        }

        /// Notes where variables change and are read, and what may change the object of a property.
        mutating func collect(_ statement: Statement) {
            collectLoops(statement)
            walk(statement) { expression in
                let place = expression.tokens.lowerBound
                if let name = expression.changedObject?.localName { changes[name, default: []].append(place) }
                switch expression.kind {
                case .name(let name): mentions[name, default: []].append(place)
                case .message(let message) where !message.arguments.isEmpty || !isRead(message): calls.append(place)
                case .call, .assignment(_, _, _): calls.append(place)
                case .block(let block):
                    loops.append(block.inside)
                    for statement in block.body { collectLoops(statement) }
                default: break
                }
            }
        }

        /// Notes the loops, and where variables are declared.
        private mutating func collectLoops(_ statement: Statement) {
            walkStatements(statement) { inner in
                if case .loop = inner.kind { loops.append(inner.tokens) }
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables { declared[variable.name] = variable.tokens.lowerBound }
            }
        }

        private func isRead(_ message: Message) -> Bool { references.properties.contains(message.selector) }

        mutating func read(_ statement: Statement) {
            let place = statement.tokens.lowerBound
            func aliased(_ message: String) { found[place] = message }
            switch statement.kind {
            case .declaration(let variables):
                for variable in variables where locals.references.contains(variable.name) {
                    guard let initial = variable.initial else { continue }
                    if isAlias(variable.name, initial) { aliased(Self.twoPlaces) }
                }
            case .loop(.forEach(let variable, in: _, _)):
                if locals.references.contains(variable.name), changes[variable.name] != nil {
                    aliased("The loop changes the objects of its collection: change them where they are.")
                }
            default: break
            }
            for expression in expressions(of: statement) { read(expression, place) }
            for inner in parts(of: statement) { read(inner) }
        }

        private mutating func read(_ expression: Expression, _ place: Int) {
            var blocks: [Block] = []
            var reasons: [String] = []
            walk(expression, inBlocks: false) { part in
                if case .block(let block) = part.kind { blocks.append(block) }
                if let name = part.changedObject?.localName, locals.parameters.contains(name) {
                    reasons.append("The function changes its caller's object, which is a value in Swift: return it.")
                }
                if stores(part) { reasons.append(Self.twoPlaces) }
            }
            if let reason = reasons.first { found[place] = reason }
            for block in blocks { for statement in block.body { read(statement) } }
        }

        /// Whether an expression puts an object into a second place, and it changes there or here.
        private func stores(_ expression: Expression) -> Bool {
            switch expression.kind {
            case .assignment(let target, "=", let value):
                if let name = target.localName, locals.references.contains(name) { return isAlias(name, value) }
                return isKept(value, by: references.held(target, locals))
            case .array(let list): return list.contains { isKept($0, by: nil) }
            case .dictionary(let pairs): return pairs.contains { isKept($0.value, by: nil) }
            case .message(let message):
                if message.arguments.count == 1, let name = message.words[0].propertyOfSetter {
                    return isKept(message.arguments[0], by: name)
                }
                guard Usage.storing.contains(message.words[0]) else { return false }
                return (message.arguments + message.variadic).contains { isKept($0, by: nil) }
            default: return false
            }
        }

        /// Whether a place keeps the object of a variable or of another property, and it changes.
        private func isKept(_ value: Expression, by name: String?) -> Bool {
            if let choices = value.choices { return choices.contains { isKept($0, by: name) } }
            if let name, references.copying.contains(name) { return false }
            let place = value.tokens.lowerBound
            if let local = value.localName, locals.references.contains(local) {
                if isChanged(local, after: place) { return true }
                guard let name, references.changed.contains(name) else { return false }
                return locals.parameters.contains(local) || isRead(local, after: value.tokens.upperBound)
            }
            guard let other = references.held(value, locals), let name else { return false }
            return references.changed.contains(name) || references.changed.contains(other)
        }

        /// Whether a variable is set to an object that another place holds, and it changes.
        private func isAlias(_ name: String, _ value: Expression) -> Bool {
            if let choices = value.choices { return choices.contains { isAlias(name, $0) } }
            let (place, end) = (value.tokens.lowerBound, value.tokens.upperBound)
            if let other = value.localName, locals.references.contains(other) {
                return isChanged(name, after: place) || isChanged(other, after: place)
            }
            if let property = references.held(value, locals) {
                guard !isChanged(name, after: place) else { return true }
                return references.changed.contains(property)
                    && calls.contains { $0 > end && isRead(name, after: $0) }
            }
            switch value.kind {
            case .element: return isChanged(name, after: place)
            case .message(let message):
                let isHeld =
                    references.returning.contains(message.selector) || SharedPlaces.picking.contains(message.selector)
                return isHeld && isChanged(name, after: place)
            case .call(let callee, _):
                guard let function = callee.localName else { return isChanged(name, after: place) }
                return references.returning.contains(function) && isChanged(name, after: place)
            case .parenthesized(let inner), .cast(_, let inner): return isAlias(name, inner)
            default: return false
            }
        }

        private func isRead(_ name: String, after place: Int) -> Bool {
            mentions[name, default: []].contains { $0 > place }
        }

        /// Whether the object of a variable changes after a place, or in a further round of a loop around it.
        private func isChanged(_ name: String, after place: Int) -> Bool {
            changes[name, default: []].contains { change in
                change > place
                    || loops.contains { loop in
                        loop.contains(place) && loop.contains(change)
                            && declared[name].map { !loop.contains($0) } ?? true
                    }
            }
        }
    }
}

extension Expression {
    /// The object that an expression changes in place: `x` of `x.day += 1` and `[x setDay:1]`.
    fileprivate var changedObject: Expression? {
        switch kind {
        case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
            .postfix(let target, _):
            guard case .member(let base, _, _) = target.target.kind else { return nil }
            return base
        case .message(let message): return ReferenceValues.isChange(message) ? message.receiver : nil
        default: return nil
        }
    }
}
