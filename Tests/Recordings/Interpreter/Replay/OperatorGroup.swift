/// The kind of thing that a row of the summary stands for.
package enum OperatorGroup: String, CaseIterable, Sendable {
    case sources
    case operators
    case devices
    case scripts
    case values
    case names
    case sequences

    /// The heading over the rows of the group.
    package var title: String {
        switch self {
        case .sources: "signals: where their values come from"
        case .operators: "signals: operators"
        case .devices: "signals: names and probes of the scenarios themselves"
        case .scripts: "subjects, channels, commands, disposables and schedulers: what is made and called"
        case .values: "tuples, events and other values: how they are made and asked"
        case .names: "names of signals"
        case .sequences: "sequences: how they are made, changed and read"
        }
    }

    private static let namesOfSources: Set<String> = [
        "cold", "createN", "defer", "empty", "error", "hot", "interval", "never", "return", "seqSignal", "signals",
        "startEagerly", "startLazily", "tryValue",
    ]

    private static let namesOfDevices: Set<String> = ["case", "feed", "it", "let", "ref", "spy"]

    /// The group of a name in scenarios of signals.
    static func signals(_ name: String) -> OperatorGroup {
        if namesOfSources.contains(name) { return .sources }
        return namesOfDevices.contains(name) ? .devices : .operators
    }
}
