import Foundation
import StreamCore

/// Converts the values that a block with typed parameters is called with, for one operator at one place of a program.
///
/// A value of the parameter's type is handed on as it is, and numbers, strings, collections and errors are converted as
/// the Objective-C runtime and Foundation did: see ``converted(_:to:)``. Nil is a value of every optional type. Any other
/// value stops the program, with the place where the block was given to the operator.
@usableFromInline
struct TypedParameters: @unchecked Sendable {  // immutable
    private let operation: StaticString
    private let owner: Any
    private let file: StaticString
    private let line: UInt

    /// - Parameter owner: The stream or the command that a message names.
    @usableFromInline
    init(_ operation: StaticString, of owner: Any, _ file: StaticString, _ line: UInt) {
        self.operation = operation
        self.owner = owner
        self.file = file
        self.line = line
    }

    /// Returns the value as a parameter of the block.
    @inlinable @inline(__always)
    func callAsFunction<Value>(_ value: Any?) -> Value {
        // Unwrapped: cast to `Any`, an optional would stay one.
        if let value, let value = value as? Value { return value }
        return convert(value)
    }

    @usableFromInline @inline(never)
    func convert<Value>(_ value: Any?) -> Value {
        if value != nil || isOptional(Value.self), let value = converted(value, to: Value.self) { return value }
        fatalError(
            "\(operation) of \(owner): the block takes \(Value.self), and the value is \(typeAndValue(value)).",
            file: file, line: line)
    }
}
