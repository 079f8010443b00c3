import StreamCore

func sharingCases(_ cases: inout CaseList) {
    cases.producer("Share") { $0.producer.share() }
    cases.producer("Share.replaying") { $0.producer.share(replay: 2) }
    cases.producer("Share.forever") { $0.producer.share(replay: 2, scope: .forever) }
    cases.producer("ReplayLazily") { $0.producer.replayLazily(upTo: 2) }
    cases.producer("Connectable") { $0.producer.makeConnectable(replay: 2).autoconnect() }
    cases.producer("ConnectableProducer") { world in
        let connectable = world.producer.makeConnectable(replay: 1)
        // A connection goes on until it is disposed of.
        let connection = SerialDisposable()
        return connectable.producer.on(
            started: world.keeping { connection.inner = connectable.connect() }, disposed: { connection.dispose() })
    }
    cases.producer("RefCount") { $0.producer.makeConnectable(replay: 1).refCount() }
    cases.producer("RefCount.grace") { $0.producer.makeConnectable().refCount(disconnectAfter: 2, on: $0.clock) }
}
