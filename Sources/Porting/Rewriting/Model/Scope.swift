/// The meanings of a function's names at a place.
struct Scope {
    struct Local {
        var type: SwiftType
        /// The name in Swift, if it differs.
        var name: String?
        var values: Nilness?
    }

    private var levels: [[String: Local]] = [[:]]

    mutating func push() { levels.append([:]) }
    mutating func pop() { levels.removeLast() }

    mutating func declare(_ name: String, _ type: SwiftType, as swiftName: String? = nil, values: Nilness? = nil) {
        levels[levels.count - 1][name] = Local(type: type, name: swiftName, values: values)
    }

    /// Whether a variable has a name in Swift.
    func uses(_ swiftName: String) -> Bool {
        levels.contains { $0.contains { ($0.value.name ?? $0.key.local) == swiftName } }
    }

    /// Whether a variable of another name has the name in Swift that this one would have: `Path` and `path`.
    func confuses(_ name: String) -> Bool {
        levels.contains { $0.contains { $0.key != name && ($0.value.name ?? $0.key.local) == name.local } }
    }

    subscript(name: String) -> Local? {
        for level in levels.reversed() {
            if let local = level[name] { return local }
        }
        return nil
    }
}
