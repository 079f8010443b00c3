import CompatShims
import Foundation
import RACCompat

/// The tasks that a screen shows, and what can be done to them.
@MainActor final class TaskListModel: RACObject {
    enum Filter: Int, CaseIterable, Sendable {
        case all, open, done
    }

    @RACProperty private(set) var tasks: [TaskItem] = []
    @RACProperty var filter = Filter.all
    @RACProperty private(set) var shown: [TaskItem] = []
    @RACProperty private(set) var summary = ""
    /// How many tasks the file has.
    @RACProperty private(set) var savedCount: Int?
    @RACLate private(set) var load: RACCommand
    @RACLate private(set) var add: RACCommand
    @RACLate private(set) var remove: RACCommand
    @RACLate private(set) var undo: RACCommand
    /// All failures of the commands.
    @RACLate private(set) var errors: RACSignal

    private let store: TaskStore
    @RACProperty private var history: [[TaskItem]] = []

    init(store: TaskStore) {
        self.store = store
        super.init()
        makeCommands()
        bind()
    }

    private func makeCommands() {
        load = RACCommand { [store] _ in store.load().deliverOnMainThread() }
        RAC(self, \.tasks) <~ load.executionSignals.switchToLatest()
        add = RACCommand(enabled: load.executing.not()) { [weak self] (title: String) in
            let title = title.trimmingCharacters(in: .whitespaces)
            if title.isEmpty { return .error(CocoaError(.userCancelled)) }
            self?.change { $0 + [TaskItem(title: title)] }
            return .empty()
        }
        remove = RACCommand { [weak self] (task: TaskItem) in
            self?.change { tasks in tasks.filter { $0 !== task } }
            return .return(task)
        }
        let canUndo = RACObserve(self, \.history).map { (history: [[TaskItem]]) in !history.isEmpty }
        undo = RACCommand(enabled: canUndo) { [weak self] _ in
            if let self, let tasks = history.popLast() { self.tasks = tasks }
            return .empty()
        }
        errors = RACSignal.merge(
            [load, add, remove, undo].rac_sequence.map { (command: RACCommand) in command.errors })
    }

    private func bind() {
        let changes = RACObserve(self, \.tasks)
            .map { (tasks: [TaskItem]) in
                RACSignal.combineLatest(tasks.map { $0.changes }).mapReplace(tasks).startWith(tasks)
            }
            .switchToLatest()
        RAC(self, \.shown)
            <~ RACSignal.combineLatest([changes, RACObserve(self, \.filter)]) { (tasks: [TaskItem], filter: Filter) in
                tasks.filter { filter == .all || $0.isDone == (filter == .done) }
            }
        RAC(self, \.summary)
            <~ changes.map { (tasks: [TaskItem]) in "\(tasks.count { $0.isDone }) of \(tasks.count) done" }
            .distinctUntilChanged()
        changes.skipUntilBlock { (tasks: [TaskItem]) in !tasks.isEmpty }
            .skip(1)
            .throttle(0.01)
            .map { [store] (tasks: [TaskItem]) in store.save(tasks).catchTo(.empty()) }
            .concat()
            .deliverOnMainThread()
            .takeUntil(rac_willDeallocSignal())
            .subscribeNext(with: self) { (model: TaskListModel, count: Int) in model.savedCount = count }
    }

    func move(_ row: Int, to target: Int) {
        change { tasks in
            var tasks = tasks
            tasks.insert(tasks.remove(at: row), at: target)
            return tasks
        }
    }

    private func change(_ body: ([TaskItem]) -> [TaskItem]) {
        history.append(tasks)
        tasks = body(tasks)
    }
}
