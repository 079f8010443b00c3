/// A type that has reactive extensions, behind `reactive`.
///
///     extension Screen: ReactiveExtensionsProvider {}
///     extension Reactive where Base: Screen {
///         var title: BindingTarget<String> { BindingTarget(lifetime: base.lifetime, object: base, keyPath: \.title) }
///     }
///     screen.reactive.title <~ document.name
public protocol ReactiveExtensionsProvider {}

extension ReactiveExtensionsProvider {
    /// The reactive extensions of this object.
    public var reactive: Reactive<Self> { Reactive(self) }

    /// The reactive extensions of the type itself.
    public static var reactive: Reactive<Self>.Type { Reactive<Self>.self }
}

/// Carries the reactive extensions of `Base`, apart from its own members.
public struct Reactive<Base> {
    /// The object that the extensions extend.
    public let base: Base

    fileprivate init(_ base: Base) {
        self.base = base
    }
}

extension Reactive: Sendable where Base: Sendable {}
