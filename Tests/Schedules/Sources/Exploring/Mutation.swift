import Foundation

/// A place of the sources: an operation of a function.
package struct Site {
    let file: StaticString
    let function: StaticString
    let line: UInt
    let operation: StaticString

    package init(_ file: StaticString, _ function: StaticString, _ line: UInt, _ operation: StaticString) {
        (self.file, self.function, self.line, self.operation) = (file, function, line, operation)
    }

    /// The file without its module, the function and the operation.
    var name: String { "\("\(file)".split(separator: "/").last ?? ""):\(function).\(operation)" }

    var text: String { "\(operation) in \(function), \("\(file)".split(separator: "/").last ?? ""):\(line)" }
}

/// A fault that is put into the sources while they run: the models must find it.
package enum Mutation {
    package enum Kind: String, CaseIterable, Sendable {
        /// The operation orders nothing.
        case relaxed
        /// The operation changes nothing.
        case leftOut = "left-out"
        /// A load is not made, and says 0, false or nil.
        case unread
        /// An update is made in two steps.
        case split
        /// An exchange does not compare.
        case unconditional
    }

    /// The kind and the site of the fault; nil for the sources as they are.
    nonisolated(unsafe) package static var current: (kind: Kind, site: String)?  // set before the runs
    nonisolated(unsafe) static var collects = false  // set before the runs
    nonisolated(unsafe) static var collected: [String: String] = [:]  // by the thread whose turn it is
}

extension Site {
    private func has(_ kind: Mutation.Kind) -> Bool {
        guard let current = Mutation.current, current.kind == kind else { return false }
        return current.site == name
    }

    /// The order of the operation, which a fault may have taken from it.
    func mutated(_ order: Order) -> Order {
        if Mutation.collects { Mutation.collected[name] = order.text }
        return has(.relaxed) ? .relaxed : order
    }
    var isLeftOut: Bool { has(.leftOut) }
    var isDeinit: Bool { "\(function)" == "deinit" }
    var isSplit: Bool { has(.split) }
    var alwaysSucceeds: Bool { has(.unconditional) }

    func constant<Value>() -> Value? {
        guard has(.unread) else { return nil }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
            UnsafeMutableRawBufferPointer($0).initializeMemory(as: UInt8.self, repeating: 0)
            return $0[0]
        }
    }
}
