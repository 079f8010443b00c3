import StreamCore

/// What an action should do, in plain arrays; nothing is done from inside what it tells.
struct ActionModel {
    private(set) var running: [Int] = []
    private(set) var waiting: [Int] = []
    private var isAllowed = true
    private let limit: Int
    private let excess: ActionCase.Excess
    private var flags = (isEnabled: true, isExecuting: false)
    private var notes: [String] = []

    init(_ testCase: ActionCase) {
        limit = testCase.limit
        excess = testCase.excess
    }

    /// What has been told since the last call.
    mutating func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }

    mutating func apply(_ step: ActionStep) {
        switch step {
        case .start(let number): start(number)
        case .value(let number): notes += ["\(number):VALUE \(number)", "value \(number)", "event VALUE \(number)"]
        case .complete(let number): end(number, told: ["completed"], "COMPLETED")
        case .fail(let number): end(number, told: ["error first"], "FAILED first")
        case .interrupt(let number), .dispose(let number): interrupt(number)
        case .allow(let isAllowed):
            self.isAllowed = isAllowed
            updateFlags()
        }
    }

    private mutating func start(_ number: Int) {
        guard isAllowed else { return refuse(number, .stateForbids) }
        guard running.count >= limit else { return begin(number) }
        switch excess {
        case .refuse: refuse(number, .isExecuting)
        case .drop: notes.append("\(number):INTERRUPTED")
        case .replace:
            waiting.append(number)
            interrupt(running[0])
        case .wait(let room, let full): wait(number, room, full)
        }
    }

    private mutating func wait(_ number: Int, _ room: Int, _ full: ActionCase.Overflow) {
        if waiting.count < room {
            waiting.append(number)
            return updateFlags()
        }
        switch full {
        case .dropNewest: notes.append("\(number):INTERRUPTED")
        case .refuse: refuse(number, .queueIsFull)
        case .dropOldest:
            notes.append("\(waiting.removeFirst()):INTERRUPTED")
            waiting.append(number)
        }
    }

    private mutating func begin(_ number: Int) {
        running.append(number)
        updateFlags()
        notes.append("begin \(number)")
    }

    private mutating func refuse(_ number: Int, _ reason: RefusalReason) {
        notes += ["\(number):FAILED \(reason)", "disabled", "refusal \(reason)"]
    }

    private mutating func interrupt(_ number: Int) {
        guard let place = waiting.firstIndex(of: number) else { return end(number, told: [], "INTERRUPTED") }
        notes.append("\(number):INTERRUPTED")
        waiting.remove(at: place)
        updateFlags()
    }

    private mutating func end(_ number: Int, told: [String], _ event: String) {
        let failure = "FAILED The work of the action failed: first"
        notes.append("\(number):\(event.hasPrefix("FAILED") ? failure : event)")
        running.removeAll { $0 == number }
        if waiting.isEmpty { updateFlags() }
        notes += told + ["event \(event)"]
        while running.count < limit, !waiting.isEmpty {
            let next = waiting.removeFirst()
            if isAllowed { return begin(next) }
            // The slot is still taken.
            updateFlags(isExecuting: true)
            refuse(next, .stateForbids)
        }
        updateFlags()
    }

    private mutating func updateFlags(isExecuting: Bool? = nil) {
        let isExecuting = isExecuting ?? !running.isEmpty
        let hasRoom =
            switch excess {
            case .refuse, .drop: false
            case .replace, .wait(_, .dropOldest): true
            case .wait(let room, _): waiting.count < room
            }
        let isEnabled = isAllowed && (running.count < limit || hasRoom)
        if isEnabled != flags.isEnabled { notes.append("enabled \(isEnabled)") }
        if isExecuting != flags.isExecuting { notes.append("executing \(isExecuting)") }
        flags = (isEnabled, isExecuting)
    }
}
