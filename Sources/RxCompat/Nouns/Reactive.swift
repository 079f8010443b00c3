public import Foundation

/// The place of an object's reactive extensions: `object.rx`.
///
/// Each settable property of the object is a binder under the property's name: `name.bind(to: label.rx.text)`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object.
    public let base: Base

    /// Makes the place for the extensions of an object.
    public init(_ base: Base) { self.base = base }

    /// A binder of a property of the object.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type with reactive extensions.
public protocol ReactiveCompatible {
    /// The extended type.
    associatedtype ReactiveBase

    /// The extensions of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The extensions of the object.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The extensions of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}  // so that properties of the extensions can be set
    }

    /// The extensions of the object.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}  // so that properties of the extensions can be set
    }
}

extension NSObject: ReactiveCompatible {}
