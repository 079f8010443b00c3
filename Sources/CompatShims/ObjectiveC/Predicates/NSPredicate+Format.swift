#if !canImport(ObjectiveC)
    public import Foundation

    extension NSPredicate {
        /// Makes a predicate from a format, as `predicateWithFormat:` did.
        ///
        /// Foundation has no formats on Linux. This reads comparisons with `[c]` and `[d]`, `AND`, `OR`, `NOT`, `ANY`, `ALL` and
        /// `NONE`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, lists, arithmetic, key paths with
        /// their operators, `SUBQUERY`, `$variables`, and the functions `count:`, `sum:`, `min:`, `max:`, `average:`,
        /// `uppercase:` and `lowercase:`. A format that cannot be read stops the program, as the exception of the original did.
        ///
        ///     let adults = NSPredicate(format: "age >= %d AND name BEGINSWITH[c] %@", 18, "a")
        ///     let found = people.filtered(using: adults)
        ///
        /// Keys are read from dictionaries, and from the objects of classes that are ``KeyValueCoding``.
        ///
        /// - Parameters:
        ///   - format: The format.
        ///   - arguments: The values in the places of `%@`, `%K`, `%d` and their kin, in their order.
        public convenience init(format: String, _ arguments: Any?...) {
            self.init(format: format, values: arguments)
        }

        /// Makes a predicate from a format and an array of the values in it; `NSNull` stands for nil.
        ///
        /// See ``init(format:_:)``.
        public convenience init(format: String, argumentArray: [Any]?) {
            self.init(format: format, values: argumentArray ?? [])
        }

        private convenience init(format: String, values: [Any?]) {
            var reader = PredicateReader(format, values)
            guard let test = reader.read() else {
                fatalError("Unable to parse the format string \"\(format)\".")
            }
            self.init(block: { object, variables in test.holds(for: PredicateSubject(object, variables ?? [:])) })
        }
    }
#endif

extension Array {
    /// Returns the elements for which a predicate holds, as `filteredArrayUsingPredicate:` did.
    public func filtered(using predicate: NSPredicate) -> [Element] { filter { predicate.evaluate(with: $0) } }

    /// Removes the elements for which a predicate does not hold, as `filterUsingPredicate:` did.
    public mutating func filter(using predicate: NSPredicate) { removeAll { !predicate.evaluate(with: $0) } }
}

extension Set {
    /// Returns the elements for which a predicate holds, as `filteredSetUsingPredicate:` did.
    public func filtered(using predicate: NSPredicate) -> Set { filter { predicate.evaluate(with: $0) } }

    /// Removes the elements for which a predicate does not hold, as `filterUsingPredicate:` did.
    public mutating func filter(using predicate: NSPredicate) { self = filtered(using: predicate) }
}

extension MutableArray {
    /// Returns the elements for which a predicate holds, as `filteredArrayUsingPredicate:` did.
    public func filtered(using predicate: NSPredicate) -> [Any] { contents.filtered(using: predicate) }

    /// Removes the elements for which a predicate does not hold, as `filterUsingPredicate:` did.
    public func filter(using predicate: NSPredicate) { contents.filter(using: predicate) }
}

extension MutableSet {
    /// Returns the elements for which a predicate holds, as `filteredSetUsingPredicate:` did.
    public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> { contents.filtered(using: predicate) }

    /// Removes the elements for which a predicate does not hold, as `filterUsingPredicate:` did.
    public func filter(using predicate: NSPredicate) { contents.filter(using: predicate) }
}
