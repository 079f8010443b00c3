package import RACCompat

/// Carries the expressions of sequences out on the dynamic layer.
package enum SequenceFace: Face {
    package typealias Signal = RACSequence
    /// Sequences have no subjects.
    package typealias Subject = Never

    package static func makeScheduler() -> RACTestScheduler { RACTestScheduler() }

    package static func operators() -> OperatorTable<SequenceFace> { SequenceForms(log: SequenceLog()).table }

    package static func missing(_ kind: SubjectPlan<SequenceFace>.Kind) -> String? { "subject" }

    package static func makeSubject(_ kind: SubjectPlan<SequenceFace>.Kind, _ scope: Scope<SequenceFace>) -> Never {
        fatalError("Sequences have no subjects.")
    }

    package static func send(
        _ event: ScenarioEvent<SequenceFace>, to subject: Never, _ scope: Scope<SequenceFace>
    ) {}

    package static func subscribe(to sequence: RACSequence, _ handler: EventHandler) -> () -> Void {
        sequence.signalWithScheduler(.immediateScheduler())
            .subscribeNext(handler.next, error: handler.error, completed: handler.completed).dispose
    }
}
