import CompatShims
import Foundation
import RACCompat

/// Puts an unpacked update in the place of the program, step by step; what was begun is gone on with after a crash.
final class UpdateInstaller {
    /// Where the installation is; written down after every step.
    enum State: String, Sendable {
        case readingUpdate, backingUp, moving, verifying, cleaningUp, done

        var next: State {
            switch self {
            case .readingUpdate: .backingUp
            case .backingUp: .moving
            case .moving: .verifying
            case .verifying: .cleaningUp
            case .cleaningUp, .done: .done
            }
        }
    }

    let target: URL
    let update: URL
    private let stateFile: URL
    private let fileManager = FileManager()
    private let states = RACReplaySubject(capacity: 1)

    init(update: URL, target: URL, stateFile: URL) {
        self.update = update
        self.target = target
        self.stateFile = stateFile
    }

    private var backup: URL { target.appendingPathExtension("backup") }

    /// Every state, beginning with the newest.
    var stateSignal: RACSignal { states }

    /// Installs, or goes on where it was interrupted; sends nothing, and completes when all is done.
    func install() -> RACSignal {
        RACSignal.defer { [self] in resume(from: savedState) }
            .subscribeOn(.schedulerWithPriority(.background, name: "installer"))
            .setNameWithFormat("-install")
    }

    private func resume(from state: State) -> RACSignal {
        guard state != .done else { return fileManager.rac_removeItem(at: stateFile) }
        return save(state)
            .then { [self] in step(state) }
            .catch { [self] (error: NSError) in rollBack(from: state).concat(.error(error)) }
            .then { [self] in resume(from: state.next) }
    }

    private func step(_ state: State) -> RACSignal {
        switch state {
        case .readingUpdate:
            fileManager.rac_contents(ofDirectory: update).collect().try { (files: [URL]) in
                if files.isEmpty { throw UpdaterError.cannotInstall("there is nothing in the update") }
                return true
            }
        case .backingUp:
            fileManager.rac_removeItem(at: backup).concat(fileManager.rac_moveItem(at: target, to: backup))
        case .moving:
            fileManager.rac_moveItem(at: update, to: target)
        case .verifying:
            fileManager.rac_contents(ofDirectory: target)
                .any { (file: URL) in file.lastPathComponent == "Info" }
                .try { (isComplete: Bool) in
                    if !isComplete { throw UpdaterError.cannotInstall("there is no Info") }
                    return true
                }
        case .cleaningUp:
            fileManager.rac_removeItem(at: backup)
        case .done:
            .empty()
        }
    }

    /// Puts the old version back, if it was moved away already.
    private func rollBack(from state: State) -> RACSignal {
        guard state == .moving || state == .verifying else { return .empty() }
        return fileManager.rac_removeItem(at: target)
            .concat(fileManager.rac_moveItem(at: backup, to: target))
            .concat(fileManager.rac_removeItem(at: stateFile))
            .ignoreValues()
    }

    private var savedState: State {
        (try? String(contentsOf: stateFile, encoding: .utf8)).flatMap(State.init) ?? .readingUpdate
    }

    private func save(_ state: State) -> RACSignal {
        Data(state.rawValue.utf8).rac_write(to: stateFile).doCompleted { [states] in states.sendNext(state) }
    }
}
