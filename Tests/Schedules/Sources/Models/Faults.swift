import Exploring
import Foundation

/// A fault that is put into the sources, and a part of the name of the model that finds it.
struct Fault {
    let kind: Mutation.Kind
    let site: String
    let model: String

    init(_ kind: Mutation.Kind, _ site: String, _ model: String) {
        (self.kind, self.site, self.model) = (kind, site, model)
    }

    /// Whether the model finds the fault; in a process of its own, since a fault may stop it, which is found, too.
    var isFound: Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--fault", kind.rawValue, site, "--model", model, "--schedules", "1500", "--random", "0"]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { fatalError("The process was not made: \(error)") }
        process.waitUntilExit()
        return process.terminationStatus != 0
    }
}

/// The faults that must be found: orderings weakened, checks left out, stores left out, updates in two steps.
private let faults = [
    Fault(.relaxed, "Gate.swift:enter().compareExchange", "a gate runs all work"),
    Fault(.unconditional, "Gate.swift:enter().compareExchange", "a gate runs all work"),
    Fault(.split, "Gate.swift:enter().compareExchange", "a gate runs all work"),
    Fault(.unread, "Gate.swift:leave().load", "a gate runs all work"),
    Fault(.relaxed, "Gate.swift:leave().load", "a gate runs all work"),
    Fault(.relaxed, "Gate.swift:leave().store", "a gate runs all work"),
    Fault(.relaxed, "Gate.swift:push(_:).weakCompareExchange", "a gate runs all work"),
    Fault(.split, "Gate.swift:push(_:).weakCompareExchange", "a gate with three threads"),
    Fault(.relaxed, "Gate.swift:drainIfIdle().compareExchange", "a gate runs all work"),
    Fault(.relaxed, "Gate.swift:enterInOrder().compareExchange", "the order of the lock"),
    Fault(.relaxed, "Gate.swift:enterInOrder().compareExchange", "PublishSubject sends an observer that joins during"),
    Fault(.unread, "Gate.swift:enterInOrder().load", "the order of the lock"),
    Fault(.relaxed, "Gate.swift:enterNesting().compareExchange", "PublishSubject delivers"),
    Fault(.relaxed, "Gate.swift:leaveAndDrain().load", "PublishSubject delivers"),
    Fault(.relaxed, "Gate.swift:leaveAndDrain().store", "PublishSubject delivers"),
    Fault(.relaxed, "Gate.swift:tryEnterQueueing().compareExchange", "no change of a property"),
    Fault(.relaxed, "WordLock.swift:lock(_:).compareExchange", "a word lock keeps"),
    Fault(.split, "WordLock.swift:lock(_:).compareExchange", "a word lock keeps"),
    Fault(.unconditional, "WordLock.swift:lock(_:).compareExchange", "a word lock keeps"),
    Fault(.relaxed, "WordLock.swift:unlock(_:).exchange", "a word lock keeps"),
    Fault(.leftOut, "WordLock.swift:waitAndLock(_:).exchange", "a word lock keeps"),
    Fault(.relaxed, "WordLock.swift:waitAndLock(_:).exchange", "a word lock keeps"),
    Fault(.relaxed, "Segment.swift:add(_:).store", "the first member of a segment"),
    Fault(.relaxed, "Segment.swift:add(_:).load", "the first member of a segment"),
    Fault(.unread, "Segment.swift:add(_:).load", "the first member of a segment"),
    Fault(.relaxed, "Segment.swift:cleanUp().load", "the first member of a segment"),
    Fault(.relaxed, "Segment.swift:end(releasing:).store", "the first member of a segment"),
    Fault(.relaxed, "Segment.swift:dispose().exchange", "the first member of a dynamic segment"),
    Fault(.split, "Segment.swift:change(from:to:).compareExchange", "a segment that is disposed of while its source"),
    Fault(.relaxed, "Segment.swift:releaseKeeper().subtract", "work that two objects keep"),
    Fault(.split, "Segment.swift:releaseKeeper().subtract", "work that two objects keep"),
    Fault(.relaxed, "Segment.swift:isDisposed.load", "sees the end of a segment"),
    Fault(.relaxed, "Segment.swift:isActive.load", "sees the end of a segment"),
    Fault(.relaxed, "AnyDisposable.swift:dispose().exchange", "sees a disposable"),
    Fault(.relaxed, "AnyDisposable.swift:isDisposed.load", "sees a disposable"),
    Fault(.relaxed, "AdmittingMulticast.swift:open(_:).store", "ReplaySubject sends an observer that joins"),
    Fault(.relaxed, "AdmittingMulticast.swift:receive(_:).load", "ReplaySubject sends an observer that joins"),
    Fault(.leftOut, "AdmittingMulticast.swift:leave().exchange", "PublishSubject sends an observer that leaves"),
    Fault(.split, "BindObserver.swift:complete(_:).subtract", "merge of two subjects"),
    Fault(.relaxed, "EvaluationClaim.swift:hold(_:).compareExchange", "a sequence that two threads walk"),
    Fault(.unconditional, "EvaluationClaim.swift:hold(_:).compareExchange", "a sequence computes"),
    Fault(.relaxed, "EvaluationClaim.swift:hold(_:).exchange", "a sequence that two threads walk"),
    Fault(.unread, "SignalCore.swift:hasDomain.load", "the first observer of a property"),
    Fault(.relaxed, "PropertyCore.swift:completeAtRelease().store", "the first observer of a property"),
    Fault(.relaxed, "PropertyCore.swift:completeIfReleased().load", "the first observer of a property"),
    Fault(.relaxed, "Gate.swift:enter().compareExchange", "an execution that is disposed of"),
    Fault(.leftOut, "ActionExecution.swift:finishInTurn().exchange", "a start that waits begins"),
    Fault(.leftOut, "Gate.swift:push(_:).weakCompareExchange", "a command that is disabled"),
    Fault(.leftOut, "Gate.swift:push(_:).weakCompareExchange", "a task that is cancelled"),
    Fault(.split, "Gate.swift:enter().compareExchange", "asynchronous work"),
    Fault(.leftOut, "UIScheduler.swift:schedule(_:isOnMain:hop:).add", "an action of the main queue runs behind"),
    Fault(.split, "Gate.swift:enter().compareExchange", "a bridged signal that is disposed of"),
]

/// Puts each fault into the sources; returns whether all are found.
func findFaults() -> Bool {
    let missed = faults.filter { !$0.isFound }
    for fault in missed { print("not found: \(fault.kind.rawValue) \(fault.site), by the model \(fault.model)") }
    print("\(faults.count - missed.count) of \(faults.count) faults were found")
    return missed.isEmpty
}

/// Puts every fault into every operation that the models perform, and prints which are found, and by which model.
func scan(_ models: [Model]) {
    var users: [String: (order: String, names: [String])] = [:]
    for model in models {
        for (site, order) in model.sites(schedules: 300) { users[site, default: (order, [])].names.append(model.name) }
    }
    for (site, (order, names)) in users.sorted(by: { $0.key < $1.key }) {
        for kind in Mutation.Kind.allCases where kind.fits(site, order) {
            let finder = names.first { Fault(kind, site, $0).isFound }
            say("\(kind.rawValue)\t\(site)\t\(finder ?? "not found by \(names.count) models")")
        }
    }
}

extension Mutation.Kind {
    fileprivate func fits(_ site: String, _ order: String) -> Bool {
        let operation = site.split(separator: ".").last ?? ""
        return switch self {
        case .relaxed: order != "relaxed"
        case .unread: operation == "load"
        case .leftOut: operation != "load"
        case .split: !["load", "store"].contains(operation)
        case .unconditional: operation.hasSuffix("ompareExchange")
        }
    }
}
