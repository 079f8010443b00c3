import Recordings

/// Returns whether two values are equal in the sense of `isEqual:`; signals are, where they are the same.
func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? ModelSignal { return left === right as? ModelSignal }
    if let left = ScenarioValue.values(inTuple: left) { return areEqual(left, ScenarioValue.values(inTuple: right)) }
    if let left = left as? [Any?] { return areEqual(left, right as? [Any?]) }
    if case .next(let left)? = ScenarioValue.event(left) {
        guard case .next(let right)? = ScenarioValue.event(right) else { return false }
        return areEqual(left, right)
    }
    // All other values are equal where a trace shows the same for them.
    return ValueEncoding.encode(left) == ValueEncoding.encode(right)
}

private func areEqual(_ left: [Any?], _ right: [Any?]?) -> Bool {
    guard let right, left.count == right.count else { return false }
    return zip(left, right).allSatisfy { areEqual($0, $1) }
}
