import Foundation
import RACCompat

/// An object whose methods are called by their names, as `performSelector:` did.
///
/// A class lists its methods:
///
///     extension Robot: SelectorPerforming {
///         static var selectors: [SelectorMethod] {
///             [
///                 SelectorMethod("wave") { (robot: Robot) in robot.wave() },
///                 SelectorMethod("greet:") { (robot: Robot, name: String) in robot.greet(name) },
///             ]
///         }
///     }
public protocol SelectorPerforming: AnyObject {
    /// The methods of the class, of those that it inherits from, and of its subclasses.
    static var selectors: [SelectorMethod] { get }
}

/// A method that is called by its name.
public struct SelectorMethod {
    let selector: String
    let isMethod: (AnyObject) -> Bool
    /// Calls the method with two arguments, or as many as it has; nil where it takes or returns numbers.
    let call: ((AnyObject, Any?, Any?) -> Any?)?

    /// Makes a method that objects of a class have, and that cannot be called by its name: it takes or returns a number.
    public init<Object: AnyObject>(_ selector: String, of type: Object.Type) {
        self.selector = selector
        isMethod = { $0 is Object }
        call = nil
    }

    /// Makes a method without arguments.
    public init<Object: AnyObject, Result>(_ selector: String, _ call: @escaping (Object) -> Result) {
        self.init(selector, of: Object.self) { object, _, _ in call(object) }
    }

    /// Makes a method with an argument.
    public init<Object: AnyObject, Argument, Result>(
        _ selector: String, _ call: @escaping (Object, Argument) -> Result
    ) {
        self.init(selector, of: Object.self) { object, argument, _ in
            call(object, taken(argument, by: selector))
        }
    }

    /// Makes a method with two arguments.
    public init<Object: AnyObject, First, Second, Result>(
        _ selector: String, _ call: @escaping (Object, First, Second) -> Result
    ) {
        self.init(selector, of: Object.self) { object, first, second in
            call(object, taken(first, by: selector), taken(second, by: selector))
        }
    }

    private init<Object: AnyObject, Result>(
        _ selector: String, of type: Object.Type, _ call: @escaping (Object, Any?, Any?) -> Result
    ) {
        self.selector = selector
        isMethod = { $0 is Object }
        self.call = { object, first, second in
            guard let object = object as? Object else { return nil }
            let result = call(object, first, second)
            return Result.self == Void.self ? nil : flattened(result)
        }
    }
}

/// An argument as a value of the type that a method takes.
private func taken<Value>(_ argument: Any?, by selector: String) -> Value {
    guard let value = converted(flattened(argument), to: Value.self) else {
        fatalError("\(selector) takes \(Value.self), and was given \(argument.map { "\(type(of: $0))" } ?? "nil").")
    }
    return value
}

/// The selectors that every object has.
private let commonSelectors: Set<String> = [
    "class", "conformsToProtocol:", "copy", "dealloc", "debugDescription", "description", "hash", "init", "isEqual:",
    "isKindOfClass:", "isMemberOfClass:", "mutableCopy", "performSelector:", "performSelector:withObject:",
    "performSelector:withObject:withObject:", "respondsToSelector:", "self", "setValue:forKey:", "superclass",
    "valueForKey:", "valueForKeyPath:",
]

extension SelectorPerforming {
    fileprivate func method(_ selector: String) -> SelectorMethod? {
        type(of: self).selectors.first { $0.selector == selector && $0.isMethod(self) }
    }

    /// Returns whether the object has a method, as `respondsToSelector:` did.
    public func responds(toSelector selector: String) -> Bool {
        commonSelectors.contains(selector) || method(selector) != nil
    }

    /// Calls a method by its name, as `performSelector:withObject:` did.
    ///
    /// The program stops where the object has no such method, where the method takes or returns a number, and where an
    /// argument is not of the method's type.
    ///
    /// - Returns: The result of the method; nil if it has none.
    @discardableResult
    public func perform(selector: String, with first: Any? = nil, with second: Any? = nil) -> Any? {
        guard let method = method(selector) else {
            switch selector {
            case "self": return self
            case "description": return "\(objectText(self))"
            default: fatalError("\(type(of: self)) has no method \(selector).")
            }
        }
        guard let call = method.call else {
            fatalError("\(selector) takes or returns a number, which performSelector: cannot pass.")
        }
        return call(self, first, second)
    }
}

/// Messages by name to a value of any class; messages to nil do nothing.
extension Any? {
    /// Returns whether the object has a method, as `respondsToSelector:` did; false for nil.
    ///
    /// The program stops for an object that does not list its methods.
    public func responds(toSelector selector: String) -> Bool { performing?.responds(toSelector: selector) ?? false }

    /// Calls a method by its name, as `performSelector:withObject:` did; nil for nil.
    ///
    /// The program stops for an object that does not list its methods.
    @discardableResult
    public func perform(selector: String, with first: Any? = nil, with second: Any? = nil) -> Any? {
        performing?.perform(selector: selector, with: first, with: second)
    }

    private var performing: (any SelectorPerforming)? {
        guard let object = flattened(self) else { return nil }
        guard let performing = object as? any SelectorPerforming else {
            fatalError("\(type(of: object)) lists no methods: it does not adopt SelectorPerforming.")
        }
        return performing
    }
}
