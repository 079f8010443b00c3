import StreamCore

/// The names of `SignalProducer.swift` and `Flatten.swift` for producers that join others.
enum JoinedProducerNames {
    typealias P = SignalProducer<Int, NameError>
    typealias Safe = SignalProducer<Int, Never>
    typealias Hot = Signal<String, NameError>

    static func pair(
        _ p: P, _ words: SignalProducer<String, NameError>, _ hot: Hot, _ safe: Safe, _ signal: Signal<Int, Never>
    ) {
        let _: [SignalProducer<(Int, String), NameError>] = [p.combineLatest(with: words), p.combineLatest(with: hot)]
        let _: [SignalProducer<(Int, String), NameError>] = [p.zip(with: words), p.zip(with: hot)]
        let _: [P] = [p.merge(with: p), p.merge(with: Signal<Int, NameError>.never)]
        let _: [SignalProducer<(Int, Int), NameError>] = [p.sample(with: safe), p.sample(with: signal)]
        let _: [P] = [p.sample(on: safe.map(value: ())), p.sample(on: signal.map(value: ()))]
        let _: [SignalProducer<(Int, Int), NameError>] = [p.withLatest(from: safe), p.withLatest(from: signal)]
    }

    static func follow(_ p: P, _ signal: Signal<Int, NameError>, _ words: SignalProducer<String, NameError>) {
        let _: [P] = [p.concat(p), p.concat(signal), p.concat(value: 1), p.concat(error: .empty)]
        let _: [P] = [p.prefix(p), p.prefix(signal), p.prefix(value: 1)]
        let safeWords = SignalProducer<String, Never>.empty
        let _: [SignalProducer<String, NameError>] = [p.then(safeWords), p.then(Signal<String, Never>.never)]
        let _: [SignalProducer<String, NameError>] = [p.then(words), p.then(Hot.never)]
        let _: [P] = [p.then(p), p.then(signal)]
        let safe = Safe.empty
        let _: [SignalProducer<String, NameError>] = [safe.then(words), safe.then(Hot.never)]
        let _: [SignalProducer<String, Never>] = [safe.then(safeWords), safe.then(Signal<String, Never>.never)]
        let _: [Safe] = [safe.then(safe), safe.then(Signal<Int, Never>.never)]
    }

    static func merge(_ a: P, _ b: Signal<Int, NameError>) {
        let _: [P] = [P.merge([a, a]), P.merge(a, b), P.merge(a, b, a), P.merge(a, b, a, b), P.merge(a, b, a, b, a)]
        let _: [P] = [P.merge(a, b, a, b, a, b), P.merge(a, b, a, b, a, b, a), P.merge(a, b, a, b, a, b, a, b)]
        let _: [P] = [P.merge(a, b, a, b, a, b, a, b, a), P.merge(a, b, a, b, a, b, a, b, a, b)]
    }

    static func combineLatest(_ a: P, _ b: Hot) {
        typealias J<Value> = SignalProducer<Value, NameError>
        let _: J<(Int, String)> = SignalProducer.combineLatest(a, b)
        let _: J<(Int, String, Int)> = SignalProducer.combineLatest(a, b, a)
        let _: J<(Int, String, Int, String)> = SignalProducer.combineLatest(a, b, a, b)
        let _: J<(Int, String, Int, String, Int)> = SignalProducer.combineLatest(a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String)> = SignalProducer.combineLatest(a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int)> = SignalProducer.combineLatest(a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String)> =
            SignalProducer.combineLatest(a, b, a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int)> =
            SignalProducer.combineLatest(a, b, a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int, String)> =
            SignalProducer.combineLatest(a, b, a, b, a, b, a, b, a, b)
        let _: J<[Int]> = SignalProducer.combineLatest([a, a])
        let _: J<[Int]> = SignalProducer.combineLatest([a, a], emptySentinel: [])
    }

    static func zip(_ a: P, _ b: Hot) {
        typealias J<Value> = SignalProducer<Value, NameError>
        let _: J<(Int, String)> = SignalProducer.zip(a, b)
        let _: J<(Int, String, Int)> = SignalProducer.zip(a, b, a)
        let _: J<(Int, String, Int, String)> = SignalProducer.zip(a, b, a, b)
        let _: J<(Int, String, Int, String, Int)> = SignalProducer.zip(a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String)> = SignalProducer.zip(a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int)> = SignalProducer.zip(a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String)> = SignalProducer.zip(a, b, a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int)> =
            SignalProducer.zip(a, b, a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int, String)> =
            SignalProducer.zip(a, b, a, b, a, b, a, b, a, b)
        let _: J<[Int]> = SignalProducer.zip([a, a])
        let _: J<[Int]> = SignalProducer.zip([a, a], emptySentinel: [])
    }

    static func booleans(_ p: SignalProducer<Bool, NameError>, _ s: Signal<Bool, NameError>) {
        typealias B = SignalProducer<Bool, NameError>
        let _: [B] = [p.negate(), p.and(p), p.and(s), p.or(p), p.or(s)]
        let _: [B] = [B.all([p, p]), B.all(p, p), B.all([s, s]), B.any([p, p]), B.any(p, p), B.any([s, s])]
    }

    static func flatten(_ p: P, _ safe: Safe, _ s: Signal<Int, NameError>, _ safeSignal: Signal<Int, Never>) {
        for strategy in [FlattenStrategy.merge, .concat] {
            let _: P = p.map { _ in p }.flatten(strategy)
            let _: P = safe.map { _ in p }.flatten(strategy)
            let _: Safe = safe.map { _ in safe }.flatten(strategy)
            let _: P = p.map { _ in safe }.flatten(strategy)
            let _: P = p.flatMap(strategy) { _ in p }
            let _: P = p.flatMap(strategy) { _ in s }
            let _: P = p.flatMap(strategy) { _ in safe }
            let _: P = p.flatMap(strategy) { _ in safeSignal }
            let _: Safe = safe.flatMap(strategy) { _ in safe }
            let _: Safe = safe.flatMap(strategy) { _ in safeSignal }
            let _: P = safe.flatMap(strategy) { _ in p }
            let _: P = safe.flatMap(strategy) { _ in s }
        }
    }
}
