import StreamCore

extension Signal.Event {
    /// The event as histories have it, for models whose streams are written down in one list.
    var entry: String {
        switch self {
        case .value(let value): "\(value)"
        case .failed(let failure): "failed(\(failure))"
        case .completed: "completed"
        case .interrupted: "interrupted"
        }
    }
}
