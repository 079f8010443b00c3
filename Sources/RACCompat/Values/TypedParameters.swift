import Foundation
import StreamCore

/// Converts the values that a block with typed parameters is called with, for one operator at one place of a program.
///
/// A value of the parameter's type is handed on as it is, and numbers, strings, collections and errors are converted as
/// the Objective-C runtime and Foundation did: see ``converted(_:to:)``. Nil is a value of every optional type. Any other
/// value stops the program, with the place where the block was given to the operator.
@usableFromInline
package struct TypedParameters: Sendable {
    private let operation: StaticString
    /// The class of the stream or the command.
    private let type: Any.Type
    /// Where the stream is, which is not retained: a subject holds the blocks of its subscribers.
    private let address: UInt?
    /// The name that the stream had when it was given the block.
    private let name: String
    private let file: StaticString
    private let line: UInt

    @usableFromInline
    init(_ operation: StaticString, of stream: RACStream, _ file: StaticString, _ line: UInt) {
        self.operation = operation
        type = Swift.type(of: stream)
        address = UInt(bitPattern: Unmanaged.passUnretained(stream).toOpaque())
        name = stream.name
        self.file = file
        self.line = line
    }

    package init(_ operation: StaticString, ofEvery type: Any.Type, _ file: StaticString, _ line: UInt) {
        self.operation = operation
        self.type = type
        address = nil
        name = ""
        self.file = file
        self.line = line
    }

    /// Returns the value as a parameter of the block.
    @inlinable @inline(__always)
    package func callAsFunction<Value>(_ value: Any?) -> Value {
        if liesInline(Value.self), isExactly(value, Value.self) {
            return withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Value.self) }
        }
        // Unwrapped: cast to `Any`, an optional would stay one.
        if let value, let value = value as? Value { return value }
        return convert(value)
    }

    private var owner: String {
        guard let address else { return "\(type)" }
        return "<\(type): 0x\(String(address, radix: 16))>" + (name.isEmpty ? "" : " name: \(name)")
    }

    @usableFromInline @inline(never)
    func convert<Value>(_ value: Any?) -> Value {
        if value != nil || isOptional(Value.self), let value = converted(value, to: Value.self) { return value }
        fatalError(
            "\(operation) of \(owner): the block takes \(Value.self), and the value is \(typeAndValue(value)).",
            file: file, line: line)
    }
}
