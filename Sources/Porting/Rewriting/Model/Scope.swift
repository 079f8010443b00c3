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

    /// Whether a variable other than `other` has a name in Swift.
    func uses(_ swiftName: String, besides other: String? = nil) -> Bool {
        levels.contains { $0.contains { $0.key != other && ($0.value.name ?? $0.key.local) == swiftName } }
    }

    subscript(name: String) -> Local? {
        for level in levels.reversed() {
            if let local = level[name] { return local }
        }
        return nil
    }
}
