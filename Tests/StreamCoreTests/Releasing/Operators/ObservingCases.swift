import StreamCore

func observingCases(_ cases: inout CaseList) {
    cases.both("Materialize", { $0.signal.materialize() }, { $0.producer.materialize() })
    cases.both(
        "Dematerialize", { $0.signal.materialize().dematerialize() }, { $0.producer.materialize().dematerialize() })
    cases.both("MaterializeResults", { $0.signal.materializeResults() }, { $0.producer.materializeResults() })
    cases.both(
        "DematerializeResults", { $0.signal.materializeResults().dematerializeResults() },
        { $0.producer.materializeResults().dematerializeResults() })
    cases.both(
        "On",
        { $0.signal.on(failed: $0.keeping { _ in }, disposed: $0.keeping {}, value: $0.keeping { _ in }) },
        { $0.producer.on(failed: $0.keeping { _ in }, disposed: $0.keeping {}, value: $0.keeping { _ in }) })
    cases.both(
        "LogEvents", { $0.signal.logEvents(logger: $0.keeping { _, _, _, _, _ in }) },
        { $0.producer.logEvents(logger: $0.keeping { _, _, _, _, _ in }) })
}
