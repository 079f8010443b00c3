import StreamCore

/// The model of an operator that sends streams; subclasses decide which value begins or ends which.
class SplittingModel: SplittingWorld {
    let queue = ModelQueue()
    private let sourceQueue = ModelQueue()
    private var isSourceActive = true
    private var isSourceDisposedEarly = false
    private(set) var isResultActive = true
    private var isResultDisposedEarly = false
    private var interests = 1
    private var parts: [ModelPart] = []
    private var followers: [Int: ModelFollower] = [:]
    private let policy: ModelPolicy

    init(seed: Int, policy: ModelPolicy = .unbounded) {
        self.policy = policy
        super.init(seed: seed)
    }

    // MARK: For subclasses

    func route(_ value: Int) {}
    func takeOpenParts() -> [ModelPart] { [] }

    final func begin(_ name: Int, _ register: (ModelPart) -> Void) -> ModelPart? {
        guard isResultActive else { return nil }
        interests += 1
        let part = ModelPart(policy) { [unowned self] in endInterest() }
        register(part)
        parts.append(part)
        notePart(name)
        return part
    }

    // MARK: Steps

    override final func send(_ value: Int) {
        sourceQueue.enter { [unowned self] in
            if isSourceActive { queue.enter { [unowned self] in route(value) } }
        }
    }

    override final func end(_ kind: Int) {
        let name = ["completed", "failed(first)", "interrupted"][kind]
        sourceQueue.enter { [unowned self] in
            guard isSourceActive, kind == 2 || !isSourceDisposedEarly else { return }
            isSourceActive = false
            queue.enter { [unowned self] in
                for part in takeOpenParts() { part.finish(name) }
                if kind == 2 || !isResultDisposedEarly { endResult(name) }
            }
        }
    }

    override final func disposeResult() {
        guard isResultActive else { return }
        if queue.isBusy { isResultDisposedEarly = true }
        queue.enter { [unowned self] in endResult("interrupted") }
    }

    private func endResult(_ name: String) {
        guard isResultActive else { return }
        isResultActive = false
        note("r:\(name)")
        endInterest()
    }

    private func endInterest() {
        interests -= 1
        guard interests == 0 else { return }
        isSourceDisposedEarly = true
        sourceQueue.enter { [unowned self] in isSourceActive = false }
    }

    override final func start(_ observer: Int, of part: Int, taking count: Int?) {
        guard parts[part].isReferred else { return }
        let follower = ModelFollower(observer, count, parts[part], self)
        followers[observer] = follower
        follower.start()
    }

    override final func dispose(_ observer: Int) { followers[observer]?.dispose() }
    override final func forget(_ part: Int) { parts[part].forget() }
    override final var isRunning: Bool { isSourceActive }
}

/// What the model knows of a buffering policy.
enum ModelPolicy: CaseIterable {
    case unbounded
    case dropsOldest
    case dropsNewest
    case fails

    /// The policy itself, where it is bounded with room for two.
    var policy: BufferingPolicy<TestFailure> {
        switch self {
        case .unbounded: .unbounded
        case .dropsOldest: .bounded(2, whenFull: .dropOldest)
        case .dropsNewest: .bounded(2, whenFull: .dropNewest)
        case .fails: .bounded(2, whenFull: .fail(.second))
        }
    }

    /// Keeps a value; tells whether that is possible.
    func keep(_ value: Int, in waiting: inout [Int]) -> Bool {
        if self == .unbounded || waiting.count < 2 {
            waiting.append(value)
        } else if self == .dropsOldest {
            waiting = [waiting[1], value]
        } else {
            return self == .dropsNewest
        }
        return true
    }
}

/// One stream of the model's result.
final class ModelPart {
    private(set) var isReferred = true
    private let policy: ModelPolicy
    private var waiting: [Int] = []
    private var keepsValues = true
    private var hasFirst = false
    private var end: String?
    private var followers: [ModelFollower] = []
    /// Those who follow, or are about to.
    private var users = 0
    private var endInterest: (() -> Void)?

    init(_ policy: ModelPolicy, _ endInterest: @escaping () -> Void) {
        self.policy = policy
        self.endInterest = endInterest
    }

    func receive(_ value: Int) -> Bool {
        if keepsValues, !policy.keep(value, in: &waiting) {
            finish("failed(second)")
            return false
        }
        for follower in followers { follower.receive(value) }
        return true
    }

    func finish(_ name: String) {
        guard end == nil else { return }
        end = name
        keepsValues = false
        let all = followers
        followers = []
        for follower in all { follower.terminate(name) }
        loseInterest()
    }

    func forget() {
        isReferred = false
        loseInterestIfUnused()
    }

    func enter() { users += 1 }

    func leave(_ follower: ModelFollower) {
        users -= 1
        followers.removeAll { $0 === follower }
        loseInterestIfUnused()
    }

    private func loseInterestIfUnused() {
        guard !isReferred, users == 0 else { return }
        keepsValues = false
        loseInterest()
    }

    private func loseInterest() {
        let action = endInterest
        endInterest = nil
        action?()
    }

    func follow(_ follower: ModelFollower) {
        if !hasFirst {
            hasFirst = true
            while !waiting.isEmpty {
                let values = waiting
                waiting = []
                for value in values {
                    follower.deliver(value)
                    follower.queue.drain()
                    guard follower.isActive else {
                        keepsValues = false
                        waiting = []
                        return
                    }
                }
            }
            keepsValues = false
        }
        if let end { follower.finish(end) } else { followers.append(follower) }
    }
}

/// One observer of a stream of the model's result.
final class ModelFollower {
    let queue = ModelQueue()
    private(set) var isActive = true
    private let number: Int
    private let limit: Int?
    private let part: ModelPart
    private let world: SplittingWorld
    private var count = 0
    private var isStarting = true
    private var isDisposedEarly = false

    init(_ number: Int, _ limit: Int?, _ part: ModelPart, _ world: SplittingWorld) {
        self.number = number
        self.limit = limit
        self.part = part
        self.world = world
    }

    func start() {
        part.enter()
        queue.enter { self.part.follow(self) }
        isStarting = false
    }

    func receive(_ value: Int) {
        queue.enter { if self.isActive { self.deliver(value) } }
    }

    func deliver(_ value: Int) {
        world.note("\(number):\(value)")
        count += 1
        if count == limit { finish("completed") }
    }

    func terminate(_ name: String) {
        queue.enter { self.finish(name) }
    }

    func finish(_ name: String) {
        guard isActive, name == "interrupted" || !isDisposedEarly else { return }
        isActive = false
        world.note("\(number):\(name)")
        part.leave(self)
    }

    func dispose() {
        guard !isStarting, isActive else { return }
        if queue.isBusy { isDisposedEarly = true }
        queue.enter { self.finish("interrupted") }
    }
}
