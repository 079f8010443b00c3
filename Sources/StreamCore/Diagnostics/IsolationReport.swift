import Synchronization

extension DiagnosticEvent.Kind {
    /// A call of a closure off the actor on which the closure was written.
    public static let isolation = DiagnosticEvent.Kind("isolation", isWarning: true)
}

extension StreamDiagnostics {
    private static let isReportingIsolation = Atomic<Bool>(true)

    /// Whether debug builds report closures that are called off the actor on which they were written; true by default.
    ///
    /// The closures of operators and observers are plain. So the compiler lets a closure that was written on the main
    /// actor, and uses the state of that actor, run on any thread from which values come:
    ///
    ///     numbers.observe(on: queue).observeValues { [self] in label = $0 }       // on the main actor: a race
    ///
    /// Each such place in the source code is reported once, before the closure is called:
    ///
    ///     App/Screen.swift:21: isolation: A closure of the main actor is called off it. …
    ///
    /// If such a call is intended, because the closure uses nothing of its actor, pass `isolation: nil`. For actors
    /// other than the main actor, only a call on a thread that runs no task at all is reported.
    ///
    /// Debug builds watch the closures that observe, start and bind, and those of `on`. In the dynamic layer they watch
    /// the closures that subscribe, those of side effects such as `doNext`, bindings with `RAC`, and lifted calls. They
    /// do not watch closures that only compute, such as that of `map`. Release builds of this package watch nothing.
    public static var reportsIsolation: Bool {
        get { isReportingIsolation.load(ordering: .relaxed) }
        set { isReportingIsolation.store(newValue, ordering: .relaxed) }
    }
}

/// Reports the places of closures that are called off their actor, each place once.
@usableFromInline
package enum IsolationReport {
    struct Place: Hashable, Sendable {
        let fileID: String
        let line: Int
    }

    /// The code that a report recommends instead.
    @usableFromInline
    package enum Cure: Sendable {
        /// The operators and observers of the typed core that deliver on an actor.
        case observing
        /// The operator of the dynamic layer that delivers on the main actor, or a bridge to the typed core.
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

    /// Reports a place, unless the place has been reported before.
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

    /// Forgets the places that have been reported, so that each is reported anew; for tests.
    package static func forget() { places.exchange([]) }
}
