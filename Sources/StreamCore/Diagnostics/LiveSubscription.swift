/// One start of a producer, or one observation of a signal, that has neither ended nor been disposed.
public struct LiveSubscription: Sendable {
    /// How a subscription began.
    public enum Kind: String, Sendable {
        /// A producer was started.
        case start
        /// A signal was observed.
        case observation
    }

    /// How the subscription began.
    public let kind: Kind
    /// A number that identifies the subscription in the process: a later subscription has a greater number.
    public let number: Int
    private let label: StreamLabel?
    private let stream: Any.Type

    init(_ kind: Kind, number: Int, label: StreamLabel?, stream: Any.Type) {
        self.kind = kind
        self.number = number
        self.label = label
        self.stream = stream
    }

    /// The name of the stream, as it was given with `named`.
    public var name: String? { label?.name }

    /// The file where the stream was named, as `#fileID` spells it.
    public var fileID: String? { label?.fileID }

    /// The line where the stream was named.
    public var line: Int? { label?.line }

    /// The type of the stream, such as `SignalProducer<Int, Never>`.
    public var streamType: String { "\(stream)" }
}

extension LiveSubscription: CustomStringConvertible {
    /// A line such as `#3 start of SignalProducer<Int, Never> "search" (App/Search.swift:12)`.
    public var description: String {
        "#\(number) \(kind) of \(streamType)" + (label.map { " \($0)" } ?? "")
    }
}
