import StreamCore
import Testing

/// Random starts, disposals, values and ends of shared streams, many of them from inside deliveries, against a simple model.
@Suite struct SharingModelTests {
    private static let seeds = 0..<500

    @Test("share(replay:) does what the model does", arguments: [0, 1, 3], [0, 2])
    func shares(capacity: Int, eagerness: Int) {
        for seed in Self.seeds {
            let real = RealSharing(seed: seed, eagerness: eagerness) { $0.share(replay: capacity) }
            let model = ShareModel(seed: seed, eagerness: eagerness, capacity: capacity)
            guard real.agrees(with: model, steps: 25) else { return }
        }
    }

    @Test("share(replay:scope: .forever) does what the model does", arguments: [0, 1, 3], [0, 2])
    func sharesForever(capacity: Int, eagerness: Int) {
        for seed in Self.seeds {
            let real = RealSharing(seed: seed, eagerness: eagerness) { $0.share(replay: capacity, scope: .forever) }
            let model = ConnectableModel(seed: seed, eagerness: eagerness, capacity: capacity, threshold: 1)
            guard real.agrees(with: model, steps: 25) else { return }
        }
    }

    @Test("autoconnect(after:) does what the model does", arguments: [1, 2, 3], [0, 2])
    func connects(threshold: Int, eagerness: Int) {
        for seed in Self.seeds {
            let real = RealSharing(seed: seed, eagerness: eagerness) {
                $0.makeConnectable(replay: 1).autoconnect(after: threshold)
            }
            let model = ConnectableModel(seed: seed, eagerness: eagerness, capacity: 1, threshold: threshold)
            guard real.agrees(with: model, steps: 25) else { return }
        }
    }
}

/// What all observers of one stream are sent: the values that are kept, and the end.
private final class ModelBroadcast {
    private let capacity: Int
    private var kept: [Int] = []
    private var end: String?
    private var members: [ModelObserver] = []

    init(_ capacity: Int) { self.capacity = capacity }

    func admit(_ observer: ModelObserver) {
        for value in kept { observer.receive(value) }
        if let end { observer.end(end) } else { members.append(observer) }
    }

    func receive(_ value: Int) {
        kept = Array((kept + [value]).suffix(capacity))
        for member in members { member.receive(value) }
    }

    func end(_ kind: Int) {
        let end = ["completed", "failed(first)", "interrupted"][kind]
        self.end = end
        for member in members { member.end(end) }
        members = []
    }
}

/// `share(replay:)`: a start of the source for all who overlap.
private final class ShareModel: SharingWorld {
    private typealias Start = (run: ModelRun, broadcast: ModelBroadcast)

    private let capacity: Int
    private var observers: [Int: ModelObserver] = [:]
    private var present: Start?
    private var count = 0
    /// Who has the input now.
    private var last: Start?

    init(seed: Int, eagerness: Int, capacity: Int) {
        self.capacity = capacity
        super.init(seed: seed, eagerness: eagerness)
    }

    override func start(_ number: Int, taking limit: Int?) {
        let observer = ModelObserver(number, limit, self)
        observers[number] = observer
        count += 1
        let isNew = present == nil
        let start = present ?? (ModelRun { [unowned self] in sourceEnded() }, ModelBroadcast(capacity))
        present = start
        observer.whenOver { [unowned self] in leave(start) }
        start.run.queue.enter { start.broadcast.admit(observer) }
        if isNew, start.run.isActive {
            last = start
            start.run.hasBegun = true
            sourceStarted()
        }
        observer.isStarting = false
    }

    private func leave(_ start: Start) {
        guard present?.run === start.run else { return }
        count -= 1
        guard count == 0 else { return }
        present = nil
        start.run.dispose()
    }

    override func dispose(_ observer: Int) { observers[observer]?.dispose() }

    override func send(_ value: Int) {
        guard let last else { return }
        last.run.send { last.broadcast.receive(value) }
    }

    override func end(_ kind: Int) {
        guard let last else { return }
        last.run.end(kind) { [unowned self] in
            if present?.run === last.run {
                present = nil
                count = 0
            }
            last.broadcast.end(kind)
        }
    }
}

/// `autoconnect(after:)`: one broadcast for all starts of the source, which is started when enough observers are there.
private final class ConnectableModel: SharingWorld {
    private final class Connection {
        let run: ModelRun
        var isOver = false

        init(_ run: ModelRun) { self.run = run }
    }

    private let threshold: Int
    private let broadcast: ModelBroadcast
    private let queue = ModelQueue()
    private var observers: [Int: ModelObserver] = [:]
    private var count = 0
    private var isEnded = false
    private var present: Connection?
    private var last: Connection?
    private var isBeginning = false
    private var beginsAgain = false

    init(seed: Int, eagerness: Int, capacity: Int, threshold: Int) {
        self.threshold = threshold
        broadcast = ModelBroadcast(capacity)
        super.init(seed: seed, eagerness: eagerness)
    }

    override func start(_ number: Int, taking limit: Int?) {
        let observer = ModelObserver(number, limit, self)
        observers[number] = observer
        count += 1
        if count >= threshold, !isEnded, present == nil {
            present = Connection(ModelRun { [unowned self] in sourceEnded() })
        }
        observer.whenOver { [unowned self] in
            count -= 1
            if count == 0 { disconnect() }
        }
        queue.enter { [unowned self] in broadcast.admit(observer) }
        begin()
        observer.isStarting = false
    }

    private func disconnect() {
        let connection = present
        present = nil
        connection?.isOver = true
        connection?.run.dispose()
    }

    /// Never from inside another start.
    private func begin() {
        beginsAgain = true
        guard !isBeginning else { return }
        isBeginning = true
        while beginsAgain {
            beginsAgain = false
            guard !isEnded else {
                disconnect()
                continue
            }
            guard let present, !present.run.hasBegun, present.run.isActive else { continue }
            present.run.hasBegun = true
            last = present
            sourceStarted()
        }
        isBeginning = false
    }

    override func dispose(_ observer: Int) { observers[observer]?.dispose() }

    override func send(_ value: Int) {
        guard let last else { return }
        last.run.send { [unowned self] in queue.enter { [unowned self] in if !isEnded { broadcast.receive(value) } } }
    }

    override func end(_ kind: Int) {
        guard let last else { return }
        last.run.end(kind) { [unowned self] in
            if kind == 2, last.isOver { return }
            queue.enter { [unowned self] in
                guard !isEnded else { return }
                isEnded = true
                broadcast.end(kind)
                disconnect()
            }
        }
    }
}
