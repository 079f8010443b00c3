import StreamCore
import Testing

/// A policy, and what a model is to know of it.
struct ActionCase: CustomTestStringConvertible, Sendable {
    enum Excess: Sendable {
        case refuse
        case drop
        case wait(room: Int, full: Overflow)
        case replace
    }

    enum Overflow: Sendable {
        case dropOldest
        case dropNewest
        case refuse
    }

    let testDescription: String
    let policy: ExecutionPolicy
    let limit: Int
    let excess: Excess

    private init(_ name: String, _ policy: ExecutionPolicy, limit: Int = 1, _ excess: Excess) {
        testDescription = name
        self.policy = policy
        self.limit = limit
        self.excess = excess
    }

    /// Whether an execution ends with all that belongs to it before the next one begins.
    var keepsApart: Bool {
        switch excess {
        case .refuse, .drop: false
        case .wait, .replace: true
        }
    }

    static let all = [
        ActionCase("error", .error, .refuse),
        ActionCase("drop", .drop, .drop),
        ActionCase("queue", .queue, .wait(room: .max, full: .refuse)),
        ActionCase(
            "queue of 2, drops the oldest", .queue(.bounded(2, whenFull: .dropOldest)),
            .wait(room: 2, full: .dropOldest)),
        ActionCase(
            "queue of 2, drops the newest", .queue(.bounded(2, whenFull: .dropNewest)),
            .wait(room: 2, full: .dropNewest)),
        ActionCase(
            "queue of 1, refuses", .queue(.bounded(1, whenFull: .fail(.queueIsFull))), .wait(room: 1, full: .refuse)),
        ActionCase("latest", .latest, .replace),
        ActionCase("concurrent", .concurrent, limit: .max, .refuse),
        ActionCase("2 at once, others wait", .concurrent(limit: 2), limit: 2, .wait(room: .max, full: .refuse)),
        ActionCase("3 at once, others are refused", .concurrent(limit: 3, beyond: .error), limit: 3, .refuse),
        ActionCase("2 at once, others are dropped", .concurrent(limit: 2, beyond: .drop), limit: 2, .drop),
        ActionCase(
            "3 at once, 2 others wait", .concurrent(limit: 3, beyond: .queue(.bounded(2, whenFull: .dropOldest))),
            limit: 3, .wait(room: 2, full: .dropOldest)),
    ]
}

/// What can be done to an action, and to its executions by number.
enum ActionStep {
    case start(Int)
    case value(Int)
    case complete(Int)
    case fail(Int)
    case interrupt(Int)
    case dispose(Int)
    case allow(Bool)

    /// Picks a step that makes sense for what is running and what waits.
    static func random(
        _ number: Int, running: [Int], waiting: [Int], using random: inout RandomNumbers
    ) -> ActionStep {
        guard let execution = running.randomElement(using: &random) else {
            return Int.random(in: 0..<4, using: &random) == 0
                ? .allow(Bool.random(using: &random)) : .start(number)
        }
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<6: return .start(number)
        case 6..<8: return .value(execution)
        case 8..<10: return .complete(execution)
        case 10: return .fail(execution)
        case 11: return .interrupt(execution)
        case 12: return .dispose(execution)
        case 13: return .dispose(waiting.randomElement(using: &random) ?? execution)
        default: return .allow(Int.random(in: 0..<3, using: &random) > 0)
        }
    }
}
