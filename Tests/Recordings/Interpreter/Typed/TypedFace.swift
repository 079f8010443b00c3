package import StreamCore
package import StreamTesting

/// Carries scenarios out on the typed core, as far as it has the operators.
///
/// The events may differ from those of the recording: see ``DesignDifference``. The scenarios run on the typed core's
/// own test scheduler, as ported code would. There, an action without a date waits for its turn among the actions that
/// are due now; the dynamic layer's scheduler runs it before them.
package enum TypedFace: Face {
    package typealias Producer = SignalProducer<Any?, ScenarioError>
    package typealias HotSignal = StreamCore.Signal<Any?, ScenarioError>

    package static func makeScheduler() -> TestScheduler { TestScheduler() }

    package static func operators() -> OperatorTable<TypedFace> {
        var table = OperatorTable<TypedFace>()
        addSources(to: &table)
        addCombining(to: &table)
        addFlattening(to: &table)
        addTransforming(to: &table)
        addAccumulating(to: &table)
        addFiltering(to: &table)
        addFailures(to: &table)
        addSideEffects(to: &table)
        addTiming(to: &table)
        return table
    }

    package static func missing(_ kind: SubjectPlan<TypedFace>.Kind) -> String? {
        switch kind {
        case .plain: nil
        case .replay: "subjects that replay"
        case .behavior: "subjects with a present value"
        }
    }

    package static func makeSubject(
        _ kind: SubjectPlan<TypedFace>.Kind, _ scope: Scope<TypedFace>
    ) -> TypedSubject {
        let (output, input) = HotSignal.pipe()
        let recorder = scope.run.recorder
        var hasEnded = false
        output.observe(HotSignal.Observer(failed: { _ in hasEnded = true }, completed: { hasEnded = true }))
        let noted = Producer(output).on(starting: { if hasEnded { recorder.meet(.endedSignal) } })
        return TypedSubject(input: input, output: noted)
    }

    package static func send(
        _ event: ScenarioEvent<TypedFace>, to subject: TypedSubject, _ scope: Scope<TypedFace>
    ) {
        switch event.content {
        case .next(let literal): subject.input.send(value: literal(scope))
        case .error(let code): subject.input.send(error: ScenarioError(code: code))
        case .completed: subject.input.sendCompleted()
        }
    }

    package static func subscribe(to producer: Producer, _ handler: EventHandler) -> () -> Void {
        let observer = HotSignal.Observer(
            value: handler.next, failed: { handler.error($0.cause) }, completed: handler.completed,
            interrupted: handler.interrupted)
        return producer.start(observer).dispose
    }
}

extension SignalProducer: SignalLike {
    package var encoded: JSONValue { ["signal": 1] }
}
