import Foundation
import StreamCore

/// Converts the values that a block with typed parameters is called with, for one operator at one place of a program.
///
/// A value of the parameter's type is passed on unchanged. Numbers, strings, collections and errors are converted as
/// the Objective-C runtime and Foundation did; see ``converted(_:to:)``. Nil is a value of every optional type. Any
/// other value stops the program, with the place where the block was given to the operator.
@usableFromInline
package struct TypedParameters: Sendable {
    private let place: CallPlace

    @usableFromInline
    init(_ operation: StaticString, of stream: RACStream, _ file: StaticString, _ line: UInt) {
        place = CallPlace(operation, of: stream, file, line)
    }

    package init(_ operation: StaticString, ofEvery type: Any.Type, _ file: StaticString, _ line: UInt) {
        place = CallPlace(operation, ofEvery: type, file, line)
    }

    /// Returns the value as a parameter of the block.
    @inlinable @inline(__always)
    package func callAsFunction<Value>(_ value: Any?) -> Value {
        if liesInline(Value.self), isExactly(value, Value.self) {
            return withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Value.self) }
        }
        // The value is unwrapped first: cast to `Any`, an optional would stay optional.
        if let value, let value = value as? Value { return value }
        return convert(value)
    }

    @usableFromInline @inline(never)
    func convert<Value>(_ value: Any?) -> Value {
        if value != nil || isOptional(Value.self), let value = converted(value, to: Value.self) { return value }
        place.stop(": the block takes \(Value.self), and the value is \(typeAndValue(value)).")
    }
}
