import StreamCore

private func cold(_ amount: Amount) -> [Cold<Int>] { (0..<amount.count).map { Cold(value: $0) } }
private func truths(_ amount: Amount) -> [Cold<Bool>] { (0..<amount.count).map { _ in Cold(value: true) } }
private func hot(_ amount: Amount) -> [Hot<Int>] { (0..<amount.count).map { _ in .never } }
private func properties(_ amount: Amount) -> [Property<Int>] { (0..<amount.count).map { Property(value: $0) } }
private func counts(_ producer: Cold<[Int]>) -> String { events(of: producer.map(\.count)) }

private func row(_ names: String..., call: @escaping (Amount) -> String) -> [Row] { names.map { Row($0, call) } }

/// What a signal sends when it is observed.
private func events<Value>(of signal: Hot<Value>) -> String { events(of: SignalProducer(signal)) }

func streamCoreCollections() -> [Row] {
    var rows: [Row] = []
    rows += row("SignalProducer.init(_:): Values") { events(of: Cold(0..<$0.count).collect().map(\.count)) }
    rows += row(
        "SignalProducer.all(_:): some Collection<SignalProducer<Bool, Failure>>",
        "SignalProducer.all(_:): SignalProducer<Value, Failure>..."
    ) {
        events(of: Cold<Bool>.all(truths($0)))
    }
    rows += row(
        "SignalProducer.any(_:): some Collection<SignalProducer<Bool, Failure>>",
        "SignalProducer.any(_:): SignalProducer<Value, Failure>..."
    ) {
        events(of: Cold<Bool>.any(truths($0)))
    }
    rows += row("SignalProducer.all(_:): some Collection") {
        events(of: SignalProducer<Bool, Never>.all((0..<$0.count).map { _ in Property(value: true) }))
    }
    rows += row("SignalProducer.any(_:): some Collection") {
        events(of: SignalProducer<Bool, Never>.any((0..<$0.count).map { _ in Property(value: true) }))
    }
    rows += row("SignalProducer.combineLatest(_:): Producers") { counts(Cold.combineLatest(cold($0))) }
    rows += row("SignalProducer.zip(_:): Producers") { counts(Cold.zip(cold($0))) }
    rows += row("SignalProducer.combineLatest(_:emptySentinel:): Producers, [Value]") {
        counts(Cold.combineLatest(cold($0), emptySentinel: []))
    }
    rows += row("SignalProducer.zip(_:emptySentinel:): Producers, [Value]") {
        counts(Cold.zip(cold($0), emptySentinel: []))
    }
    rows += row("SignalProducer.merge(_:): Producers", "SignalProducer.merge(_:): SignalProducer<Value, Failure>...") {
        counts(Cold.merge(cold($0)).collect())
    }
    rows += row("SignalProducer.race(_:): Producers", "SignalProducer.race(_:): SignalProducer<Value, Failure>...") {
        events(of: Cold.race(cold($0)))
    }
    rows += row("Signal.all(_:): some Collection<Signal<Bool, Failure>>", "Signal.all(_:): Signal<Value, Failure>...") {
        events(of: Hot<Bool>.all((0..<$0.count).map { _ in Hot<Bool>.never }))
    }
    rows += row("Signal.any(_:): some Collection<Signal<Bool, Failure>>", "Signal.any(_:): Signal<Value, Failure>...") {
        events(of: Hot<Bool>.any((0..<$0.count).map { _ in Hot<Bool>.never }))
    }
    rows += row("Signal.combineLatest(_:): some Sequence<Signal<Value, Failure>>") {
        events(of: Hot.combineLatest(hot($0)))
    }
    rows += row("Signal.zip(_:): some Sequence<Signal<Value, Failure>>") { events(of: Hot.zip(hot($0))) }
    rows += row(
        "Signal.merge(_:): some Sequence<Signal<Value, Failure>>", "Signal.merge(_:): Signal<Value, Failure>..."
    ) {
        events(of: Hot.merge(hot($0)))
    }
    rows += row("Signal.race(_:): some Sequence<Signal<Value, Failure>>", "Signal.race(_:): Signal<Value, Failure>...")
    {
        events(of: Hot.race(hot($0)))
    }
    rows += row("PropertyProtocol.all(_:): Properties") {
        "\(Property<Bool>.all((0..<$0.count).map { _ in Property(value: true) }).value)"
    }
    rows += row("PropertyProtocol.any(_:): Properties") {
        "\(Property<Bool>.any((0..<$0.count).map { _ in Property(value: true) }).value)"
    }
    rows += row("PropertyProtocol.combineLatest(_:): Properties") {
        "\(Property<Int>.combineLatest(properties($0))?.value.count as Int?)"
    }
    rows += row("PropertyProtocol.zip(_:): Properties") { "\(Property<Int>.zip(properties($0))?.value.count as Int?)" }
    rows += row("PropertyProtocol.combineLatest(_:emptySentinel:): Properties, [Properties.Element.Value]") {
        "\(Property<Int>.combineLatest(properties($0), emptySentinel: []).value.count)"
    }
    rows += row("PropertyProtocol.zip(_:emptySentinel:): Properties, [Properties.Element.Value]") {
        "\(Property<Int>.zip(properties($0), emptySentinel: []).value.count)"
    }
    rows += row("Bag.init(_:): Elements") { "\(Bag(0..<$0.count).count)" }
    rows += row("CompositeDisposable.init(_:): Disposables") {
        let disposable = CompositeDisposable((0..<$0.count).map { _ in AnyDisposable() })
        disposable.dispose()
        return "\(disposable.isDisposed)"
    }
    return rows
}
