import Foundation
import RACCompat
import StreamCore

/// Calls a function of typed parameters with untyped arguments, and makes its result a value.
///
/// Numbers are converted to the types of the parameters, and structs are taken out of an `NSValue`. A nil becomes 0 where a parameter needs a number, as an
/// invocation of Objective-C did.
struct LiftedFunction<Result, each Argument>: @unchecked Sendable {  // immutable
    let place: CallPlace
    let origin: BlockOrigin
    let function: (repeat each Argument) -> Result

    var parameterCount: Int { packCount(repeat (each Argument).self) }

    func call(_ arguments: [Any?]) -> Any? {
        if arguments.count != parameterCount {
            place.stop(" has a function of \(parameterCount) parameters, and \(arguments.count) arguments.")
        }
        origin.look()
        var index = 0
        func next<Value>(_ type: Value.Type) -> Value {
            defer { index += 1 }
            return argument(arguments[index], at: index)
        }
        let result = function(repeat next((each Argument).self))
        return result is Void ? RACUnit.defaultUnit() : result
    }

    private func argument<Value>(_ value: Any?, at index: Int) -> Value {
        if let argument = converted(value, to: Value.self) ?? unboxed(value, to: Value.self) { return argument }
        if value == nil, let zero = converted(0, to: Value.self) { return zero }
        let expected = "parameter \(index) of the function is \(Value.self)"
        place.stop(": \(expected), and the argument is \(typeAndValue(value)).")
    }
}

/// Returns the struct that an `NSValue` holds, as an invocation of Objective-C did; nil when it holds another type.
private func unboxed<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value as? NSValue else { return nil }
    let content: Any? =
        switch String(cString: value.objCType) {
        case String(cString: NSValue(rect: NSRect()).objCType): value.rectValue
        case String(cString: NSValue(point: NSPoint()).objCType): value.pointValue
        case String(cString: NSValue(size: NSSize()).objCType): value.sizeValue
        case String(cString: NSValue(range: NSRange()).objCType): value.rangeValue
        case String(cString: NSValue(edgeInsets: NSEdgeInsets()).objCType): value.edgeInsetsValue
        default: nil
        }
    return content.flatMap { converted($0, to: type) }
}
