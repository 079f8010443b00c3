import StreamCore

/// An action that is fed by hand, and that notes all it tells.
final class ActionSubject {
    typealias Work = Inner<Int>

    let action: Action<Int, Int, TestFailure>
    /// Called with everything that is told, after it was noted.
    var whenTold: () -> Void = {}
    private let isAllowed: MutableProperty<Bool>
    private let works = Works()
    private var starts: [Int: any Disposable] = [:]
    private var notes: [String] = []
    /// How often each start has ended for who started it.
    private(set) var ends: [Int: Int] = [:]
    private var waits: Set<Int> = []

    private final class Works {
        var all: [Int: Work] = [:]
        var begun: [Int] = []
        var most = 0
        var whenBegun: (Int) -> Void = { _ in }

        var running: [Int] { begun.filter { all[$0]?.isRunning ?? false } }

        func begin(_ number: Int) -> SignalProducer<Int, TestFailure> {
            let work = Work()
            all[number] = work
            begun.append(number)
            whenBegun(number)
            return work.producer.on(started: { [unowned self] in most = max(most, running.count) })
        }
    }

    init(_ policy: ExecutionPolicy) {
        let isAllowed = MutableProperty(true)
        self.isAllowed = isAllowed
        action = Action(enabledIf: isAllowed, policy: policy) { [works] in works.begin($0) }
        works.whenBegun = { [weak self] in self?.note("begin \($0)") }
        action.isEnabled.signal.observeValues { [weak self] in self?.note("enabled \($0)") }
        action.isExecuting.signal.observeValues { [weak self] in self?.note("executing \($0)") }
        action.values.observeValues { [weak self] in self?.note("value \($0)") }
        action.errors.observeValues { [weak self] in self?.note("error \($0)") }
        action.completed.observeValues { [weak self] in self?.note("completed") }
        action.events.observeValues { [weak self] in self?.note("event \($0)") }
        action.disabledErrors.observeValues { [weak self] in self?.note("disabled") }
        action.refusals.observeValues { [weak self] in self?.note("refusal \($0)") }
    }

    /// The executions whose work runs.
    var running: [Int] { works.running }
    /// The starts whose work has not begun, and that have not ended.
    var waiting: [Int] { waits.sorted() }
    /// All executions whose work has begun, in order.
    var begun: [Int] { works.begun }
    /// How much work ran at once at most.
    var most: Int { works.most }

    /// What has been told since the last call.
    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }

    func apply(_ step: ActionStep) {
        switch step {
        case .start(let number): start(number)
        case .value(let number): works.all[number]?.send(number)
        case .complete(let number): works.all[number]?.complete()
        case .fail(let number): works.all[number]?.fail(.first)
        case .interrupt(let number): works.all[number]?.interrupt()
        case .dispose(let number): starts[number]?.dispose()
        case .allow(let isAllowed): self.isAllowed.value = isAllowed
        }
    }

    private func start(_ number: Int) {
        ends[number] = 0
        waits.insert(number)
        starts[number] = action.apply(number).start { [weak self] event in
            guard let self else { return }
            if event.isTerminating {
                ends[number, default: 0] += 1
                waits.remove(number)
            }
            note("\(number):\(event)")
        }
    }

    private func note(_ text: String) {
        if text.hasPrefix("begin "), let number = Int(text.dropFirst(6)) { waits.remove(number) }
        notes.append(text)
        whenTold()
    }
}
