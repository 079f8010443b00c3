public import RACCompat

// See RACSignal+ImportedNames.swift.
// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension RACObservable {
    /// The same as `rac_valuesForKeyPath(_:observer:)`.
    public func rac_values(
        forKeyPath keyPath: String, observer: AnyObject?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        rac_valuesForKeyPath(keyPath, observer: observer, file: file, line: line)
    }

    /// The same as `rac_valuesAndChangesForKeyPath(_:options:observer:)`.
    public func rac_valuesAndChanges(
        forKeyPath keyPath: String, options: RACObservingOptions, observer: AnyObject?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        rac_valuesAndChangesForKeyPath(keyPath, options: options, observer: observer, file: file, line: line)
    }
}

extension RACSignal {
    /// The same as `setKeyPath(_:onObject:nilValue:)`.
    @discardableResult
    public final func setKeyPath(
        _ keyPath: String, on object: some RACObservable, nilValue: Any? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        setKeyPath(keyPath, onObject: object, nilValue: nilValue, isolation: isolation, file: file, line: line)
    }
}
