import StreamTesting

/// Describes a cause for which the order of clean-up, or the layout of a text, may differ from the original.
///
/// A rule applies to operators, never to single scenarios.
package struct AcceptedDifference: Equatable, Sendable {
    /// The operators that a scenario must contain, all of them.
    package let allOf: Set<String>
    /// The operators of which a scenario must contain one, if any are given.
    package let anyOf: Set<String>
    /// The greatest extent of an accepted difference, which never includes the events.
    package let extent: Difference.Extent
    package let reason: String

    package init(
        allOf: Set<String> = [], anyOf: Set<String> = [], extent: Difference.Extent = .cleanUp, reason: String
    ) {
        self.allOf = allOf
        self.anyOf = anyOf
        self.extent = extent
        self.reason = reason
    }

    /// Returns whether the rule applies to a difference of a scenario with `operators`.
    package func covers(_ difference: Difference, operators: Set<String>) -> Bool {
        difference.extent == extent && extent != .events && allOf.isSubset(of: operators)
            && (anyOf.isEmpty || !anyOf.isDisjoint(with: operators))
    }

    /// Reads rules: a list of objects with `reason`, `allOf` or `anyOf` or both, and `extent` unless that is `cleanUp`.
    package static func parse(_ bytes: [UInt8]) throws -> [AcceptedDifference] {
        guard let rules = try JSONParser.parse(bytes).array else { throw Malformed("the rules are not a list") }
        return try rules.map { try AcceptedDifference($0) }
    }

    private init(_ json: JSONValue) throws {
        guard let members = json.object, let reason = members["reason"]?.string else {
            throw Malformed("a rule is an object with a reason, not \(json)")
        }
        if let key = members.keys.first(where: { !["allOf", "anyOf", "extent", "reason"].contains($0) }) {
            throw Malformed("a rule has no \(key)")
        }
        let allOf = try Self.names(members["allOf"])
        let anyOf = try Self.names(members["anyOf"])
        guard !allOf.isEmpty || !anyOf.isEmpty else { throw Malformed("a rule names at least one operator") }
        let extent = try members["extent"].map(Self.extent) ?? .cleanUp
        self.init(allOf: allOf, anyOf: anyOf, extent: extent, reason: reason)
    }

    private static func extent(_ json: JSONValue) throws -> Difference.Extent {
        guard let extent = json.string.flatMap(Difference.Extent.init), extent != .events else {
            throw Malformed("a rule is about cleanUp, layout, readAhead or equality, not \(json)")
        }
        return extent
    }

    private static func names(_ json: JSONValue?) throws -> Set<String> {
        guard let json else { return [] }
        let names = json.array?.compactMap(\.string) ?? []
        guard let elements = json.array, names.count == elements.count else {
            throw Malformed("operators are given as a list of names, not \(json)")
        }
        return Set(names)
    }
}
