import Synchronization

extension DiagnosticEvent.Kind {
    /// A closure that is called off the actor that it was written on.
    public static let isolation = DiagnosticEvent.Kind("isolation", isWarning: true)
}

extension StreamDiagnostics {
    private static let isReportingIsolation = Atomic<Bool>(true)

    /// Whether debug builds report closures that are called off the actor that they were written on; they do, unless this
    /// is set to false.
    ///
    /// The closures of operators and observers are plain, so that the compiler lets one that was written on the main actor, and
    /// uses its state, run wherever values come from:
    ///
    ///     numbers.observe(on: queue).observeValues { [self] in label = $0 }       // on the main actor: a race
    ///
    /// Each such place is reported once, before the closure is called there:
    ///
    ///     App/Screen.swift:21: isolation: A closure of the main actor is called off it. …
    ///
    /// Where that is meant, because the closure uses nothing of its actor, say so with `isolation: nil` in the call. For
    /// other actors than the main one, what is reported is a call on a thread that runs no task at all. What is watched are
    /// the closures that observe, start, bind, and those of `on`; of the dynamic API those that subscribe, those of side
    /// effects such as `doNext`, bindings with `RAC`, and lifted calls. Not watched is what only computes, such as `map`.
    /// Release builds of this package watch nothing.
    public static var reportsIsolation: Bool {
        get { isReportingIsolation.load(ordering: .relaxed) }
        set { isReportingIsolation.store(newValue, ordering: .relaxed) }
    }
}

/// Where a closure was written, and whether that has been reported.
@usableFromInline
package enum IsolationReport {
    struct Place: Hashable, Sendable {
        let fileID: String
        let line: Int
    }

    /// What a report tells to write instead.
    @usableFromInline
    package enum Cure: Sendable {
        /// The operators and observers of the typed core that go to an actor.
        case observing
        /// The operator of the dynamic API that does.
        case delivering

        fileprivate func sentence(isMain: Bool) -> String {
            switch self {
            case .observing where isMain:
                "Observe with startWithValuesOnMain and the like, or after observe(on: UIScheduler())"
            case .observing: "Observe with startWithValues(on: actor), or after observe(on: ActorScheduler(actor))"
            case .delivering where isMain: "Put deliverOnMainThread() before it"
            case .delivering: "Bridge the signal, and observe it with startWithValues(on: actor)"
            }
        }
    }

    private static let places = Guarded<Set<Place>>([])

    /// Reports a place, unless that has happened before.
    static func send(_ place: Place, _ isolation: any Actor, _ cure: Cure) {
        guard places.withLock({ $0.insert(place).inserted }) else { return }
        let isMain = isolation === MainActor.shared
        let owner = isMain ? "the main actor" : "\(type(of: isolation))"
        StreamDiagnostics.sink(
            DiagnosticEvent(
                .isolation,
                text: "A closure of \(owner) is called off it. \(cure.sentence(isMain: isMain)); if the closure "
                    + "uses nothing of its actor, pass isolation: nil.",
                fileID: place.fileID, line: place.line))
    }

    /// Reports every place anew, for tests.
    package static func forget() { places.exchange([]) }
}
