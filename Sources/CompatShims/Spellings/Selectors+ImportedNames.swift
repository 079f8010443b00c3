public import RACCompat

// See RACSignal+ImportedNames.swift.
// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension RACSelectorSignalling {
    /// The same as `rac_signalForSelector(_:)`.
    public func rac_signal(for selector: String) -> RACSignal { rac_signalForSelector(selector) }

    /// The same as `rac_signalForSelector(_:fromProtocol:)`.
    public func rac_signal<Declaration>(for selector: String, from declaration: Declaration.Type) -> RACSignal {
        rac_signalForSelector(selector, fromProtocol: declaration)
    }
}

extension RACSelectorSignalling {
    /// Unavailable: Swift has no selectors on Linux, and `rac_lift` takes the place of this method.
    @available(*, unavailable, message: "write rac_lift(object, Class.method, withSignalsFromArray: signals)")
    @discardableResult
    public func rac_liftSelector(_ selector: String, withSignalsFrom signals: [RACSignal]) -> RACSignal {
        fatalError("See rac_lift.")
    }
}

extension RACDelegateProxy {
    /// The same as `signalForSelector(_:)`.
    public final func signal(for selector: String) -> RACSignal { signalForSelector(selector) }
}

extension RACControl {
    /// The same as `rac_signalForControlEvents(_:)`.
    public func rac_signal(for events: RACControlEvents) -> RACSignal { rac_signalForControlEvents(events) }
}
