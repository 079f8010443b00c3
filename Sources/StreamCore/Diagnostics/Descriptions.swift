extension SignalProducer: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type, and the name that was given with `named`.
    public var description: String { text(Self.self, named: source.label?.name) }

    /// The type, and the name that was given with `named`, with its place.
    public var debugDescription: String { text(Self.self, labelled: source.label) }
}

extension Signal: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type, and the name that was given with `named`.
    public var description: String { text(Self.self, named: core.label?.name) }

    /// The type, and the name that was given with `named`, with its place.
    public var debugDescription: String { text(Self.self, labelled: core.label) }
}

extension Property: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type, and the name that was given with `named`.
    public var description: String { text(Self.self, named: core?.label?.name) }

    /// The type, the name that was given with `named`, with its place, and the current value.
    public var debugDescription: String { "\(text(Self.self, labelled: core?.label)) = \(value)" }
}

extension MutableProperty: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type, and the name that was given with `named`.
    public var description: String { text(Self.self, named: core.label?.name) }

    /// The type, the name that was given with `named`, with its place, and the current value.
    public var debugDescription: String { "\(text(Self.self, labelled: core.label)) = \(value)" }
}

private func text(_ type: Any.Type, named name: String?) -> String {
    name.map { "\(type) \"\($0)\"" } ?? "\(type)"
}

private func text(_ type: Any.Type, labelled label: StreamLabel?) -> String {
    label.map { "\(type) \($0)" } ?? "\(type)"
}
