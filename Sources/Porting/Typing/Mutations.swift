/// Where a function changes the collections and texts that its variables hold.
struct Mutations: Sendable {
    /// A message to an object, or a change of one of its properties.
    struct Contact: Sendable {
        let place: Int
        /// The variable that leads to the object.
        let root: String
        /// The member that is read without arguments; nil if more happens.
        let getter: String?
        /// Whether the statement only sets a part of the variable.
        var isAssignment = false
    }

    private var places: [String: [Int]] = [:]
    /// Where the collections and texts of variables and properties of `self` change, without their underscores.
    private var own: [String: [Int]] = [:]
    private var declared: [String: [Int]] = [:]
    private var mentions: [String: [Int]] = [:]
    /// Where variables and properties are set, without their underscores, and what is called.
    private var settings: [String: [Int]] = [:]
    private var calls: [(place: Int, callee: Callee)] = []
    private var loops: [Range<Int>] = []
    /// The lists of statements, with the variables that their own statements set to another object.
    private var lists: [(tokens: Range<Int>, assigned: [(name: String, place: Int)])] = []
    private(set) var contacts: [Contact] = []
    /// Why the statements that begin at tokens are by hand: two places hold an object that is a value in Swift.
    var aliases: [Int: String] = [:]

    init() {}

    /// Reads the statements of a function.
    init(_ list: [Statement]) {
        read(list)
        for statement in list { walk(statement) { note($0) } }
    }

    private mutating func read(_ list: [Statement]) {
        guard let first = list.first, let last = list.last else { return }
        var assigned: [(name: String, place: Int)] = []
        for statement in list {
            if case .expression(let value) = statement.kind, case .assignment(let target, "=", _) = value.kind,
                case .name(let name) = target.kind
            {
                assigned.append((name, statement.tokens.lowerBound))
            }
            if case .loop = statement.kind { loops.append(statement.tokens) }
            if case .declaration(let variables) = statement.kind {
                for variable in variables { declared[variable.name, default: []].append(variable.tokens.lowerBound) }
            }
            if case .loop(.forEach(let variable, in: _, _)) = statement.kind {
                declared[variable.name, default: []].append(variable.tokens.lowerBound)
            }
            for expression in expressions(of: statement) {
                var blocks: [Block] = []
                walk(expression, inBlocks: false) { if case .block(let block) = $0.kind { blocks.append(block) } }
                for block in blocks {
                    loops.append(block.inside)
                    read(block.body)
                }
            }
            for list in statementLists(in: statement) { read(list) }
        }
        lists.append((first.tokens.lowerBound..<max(first.tokens.lowerBound, last.tokens.upperBound), assigned))
    }

    private mutating func note(_ expression: Expression) {
        let place = expression.tokens.lowerBound
        noteSetting(expression)
        switch expression.kind {
        case .name(let name): mentions[name, default: []].append(place)
        case .message(let message):
            let isChange = Usage.mutators.contains(message.words[0])
            if isChange { note(message.receiver, place) }
            for value in [message.receiver] + message.arguments {
                guard let root = value.root else { continue }
                if case .name = value.kind {
                    let isGetter = message.arguments.isEmpty
                    contacts.append(Contact(place: place, root: root, getter: isGetter ? message.words[0] : nil))
                } else if isChange {
                    contacts.append(Contact(place: place, root: root, getter: nil))
                }
            }
        case .member(let base, let name, _):
            if case .name(let root) = base.kind { contacts.append(Contact(place: place, root: root, getter: name)) }
        case .assignment(let target, _, _):
            if case .element(let base, _) = target.kind { note(base, place) }
            if case .name = target.kind { break }
            if let root = target.root {
                contacts.append(Contact(place: place, root: root, getter: nil, isAssignment: true))
            }
        default: break
        }
    }

    private mutating func noteSetting(_ expression: Expression) {
        let place = expression.tokens.lowerBound
        switch expression.kind {
        case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
            .postfix(let target, _), .prefix("&", let target):
            if let name = target.target.changedName { settings[name, default: []].append(place) }
        case .message(let message):
            calls.append((place, .method(message.selector)))
            if let name = message.words[0].propertyOfSetter { settings[name, default: []].append(place) }
            if Usage.mutators.contains(message.words[0]), let name = message.receiver.changedName {
                settings[name, default: []].append(place)
            }
        case .call(let callee, _):
            if let name = callee.localName { calls.append((place, .function(name))) }
        default: break
        }
    }

    private mutating func note(_ expression: Expression, _ place: Int) {
        if case .name(let name) = expression.kind { places[name, default: []].append(place) }
        if let name = expression.ownStorage { own[String(name.drop { $0 == "_" }), default: []].append(place) }
    }

    /// Whether the value of a variable is changed anywhere.
    func changes(_ name: String) -> Bool { places[name] != nil }

    /// Whether the object that a variable holds at a place is changed after it, or in a further round of a loop.
    func changes(_ name: String, after place: Int) -> Bool {
        let list = lists.filter { $0.tokens.contains(place) }.min { $0.tokens.count < $1.tokens.count }
        let end = list?.assigned.first { $0.name == name && $0.place > place }?.place
        return places[name, default: []].contains { change in
            if change > place { return end.map { change < $0 } ?? true }
            return end == nil
                && loops.contains { loop in
                    loop.contains(place) && loop.contains(change)
                        && !declared[name, default: []].contains(where: loop.contains)
                }
        }
    }

    /// The tokens of the innermost list of statements around a place.
    func list(around place: Int) -> Range<Int> {
        lists.map(\.tokens).filter { $0.contains(place) }.min { $0.count < $1.count } ?? 0..<Int.max
    }

    /// Whether one object that a variable holds at a place, in each round of a loop, is changed in the loop.
    func changesInRounds(_ name: String, at place: Int) -> Bool {
        loops.contains { loop in
            guard loop.contains(place), !declared[name, default: []].contains(where: loop.contains),
                places[name, default: []].contains(where: loop.contains)
            else { return false }
            // Each round has its own object.
            return !lists.contains { list in
                list.tokens.contains(place) && loop.lowerBound <= list.tokens.lowerBound
                    && list.assigned.contains { $0.name == name }
            }
        }
    }

    /// Whether what a variable or property of `self`, or any of them, holds is changed after a place, and another variable is
    /// read then.
    func changesOwn(_ name: String?, after place: Int, readingThen other: String) -> Bool {
        own.contains { change in
            (name == nil || change.key == name) && change.value.contains { $0 > place && reads(other, after: $0) }
        }
    }

    /// Whether the value of a variable is changed between two places.
    func changes(_ name: String, in range: Range<Int>) -> Bool {
        places[name]?.contains(where: range.contains) ?? false
    }

    /// Whether a variable or property is set between two places, by a call or a loop, too.
    func sets(_ names: Set<String>, from first: Int, to last: Int, _ effects: Effects) -> Bool {
        let rounds = loops.filter { $0.contains(last) && !$0.contains(first) }
        func isBetween(_ place: Int) -> Bool {
            first <= place && place < last || rounds.contains { $0.contains(place) }
        }
        if names.contains(where: { settings[$0, default: []].contains(where: isBetween) }) { return true }
        let called = Set(calls.filter { isBetween($0.place) }.map(\.callee))
        return !called.isEmpty && !effects.changes(of: called).names.isDisjoint(with: names)
    }

    /// Whether a variable is read after a place, or in a further round of a loop.
    func reads(_ name: String, following place: Int) -> Bool {
        reads(name, after: place)
            || mentions[name, default: []].contains { mention in
                loops.contains { loop in
                    loop.contains(place) && loop.contains(mention)
                        && !declared[name, default: []].contains(where: loop.contains)
                }
            }
    }

    /// Whether a variable is read after a place.
    func reads(_ name: String, after place: Int) -> Bool { mentions[name]?.contains { $0 > place } ?? false }
}

extension Expression {
    /// The variable that leads to a member, an element, or what a pointer points to.
    var root: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, _, _), .element(let base, _), .parenthesized(let base), .cast(_, let base),
            .prefix("*", let base):
            base.root
        case .message(let message): message.receiver.root
        default: nil
        }
    }
}
