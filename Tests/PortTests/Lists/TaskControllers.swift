import CompatShims
import Foundation
import RACCompat

/// The screen with the list.
@MainActor final class TaskListController: RACObject, ListDataSource {
    let list = ListView()
    let newTitle = TextField()
    let addButton = Button()
    let undoButton = Button()
    @RACProperty private(set) var title = ""

    private let model: TaskListModel
    private let navigation: Navigation
    private let delegate = ListDelegateProxy()

    init(model: TaskListModel, navigation: Navigation) {
        self.model = model
        self.navigation = navigation
        super.init()
    }

    func viewDidLoad() {
        list.dataSource = self
        list.delegate = delegate

        RAC(self, \.title) <~ RACObserve(model, \.summary)
        RACObserve(model, \.shown).subscribeNext(with: self) { `self`, _ in self.list.reloadData() }

        undoButton.rac_command = model.undo
        addButton.rac_signal(for: .touchUpInside)
            .flattenMap { [weak self] _ in self?.model.add.execute(self?.newTitle.text).catchTo(.empty()) }
            .subscribeNext { _ in }
        model.add.executing.ignore(true).skip(1)
            .subscribeNext(with: self) { `self`, _ in self.newTitle.text = "" }
        rac_lift(navigation, Navigation.presentError, withSignals: model.errors)

        delegate.signalForSelector("list(_:didSelect:)")
            .reduceEach { (_: ListView, row: Int) in row }
            .subscribeNext(with: self) { (controller: TaskListController, row: Int) in controller.edit(row) }
        delegate.signalForSelector("list(_:didDelete:)")
            .reduceEach { [weak self] (_: ListView, row: Int) in self?.model.shown[row] }
            .subscribeNext(with: self) { (controller: TaskListController, task: TaskItem) in
                controller.model.remove.execute(task)
            }
        delegate.signalForSelector("list(_:didMove:to:)")
            .subscribeNext(with: self) { (controller: TaskListController, tuple: RACTuple) in
                let (_, row, target) = tuple.unpack(ListView.self, Int.self, Int.self)
                controller.model.move(row, to: target)
            }
        model.load.execute(nil)
    }

    func numberOfRows(in list: ListView) -> Int { model.shown.count }

    func list(_ list: ListView, cellFor row: Int) -> TaskCell {
        let cell = list.dequeueCell()
        let task = model.shown[row]
        RAC(cell, \.title) <~ RACObserve(task, \.title).takeUntil(cell.rac_prepareForReuseSignal)
        RAC(cell, \.isMarked) <~ RACObserve(task, \.isDone).takeUntil(cell.rac_prepareForReuseSignal)
        cell.toggle.rac_command = RACCommand { [weak task] _ in
            task?.isDone.toggle()
            return .empty()
        }
        return cell
    }

    private func edit(_ row: Int) {
        let screen = EditTaskController(task: model.shown[row])
        navigation.push(screen)
        screen.finished.take(1).subscribeNext(with: self) { `self`, _ in self.navigation.pop() }
        screen.viewDidLoad()
    }
}

/// The screen that edits one task.
@MainActor final class EditTaskController: RACObject {
    let titleField = TextField()
    let saveButton = Button()
    let cancelButton = Button()
    /// Sends when the screen has done its work: whether the task was changed.
    let finished: RACSignal
    @RACProperty private(set) var hint = ""

    private let task: TaskItem
    private let results = RACSubject.subject()

    init(task: TaskItem) {
        self.task = task
        finished = results
        super.init()
    }

    func viewDidLoad() {
        titleField.text = task.title
        let titles = titleField.rac_textSignal()
            .map { (text: String) in text.trimmingCharacters(in: .whitespaces) }
            .replayLast()
        RAC(self, \.hint)
            <~ titles.map { [task] (title: String) in
                switch title {
                case "": "A task has a title."
                case task.title: "Nothing has changed."
                default: ""
                }
            }
        let isValid = RACObserve(self, \.hint).map { (hint: String) in hint.isEmpty }
        saveButton.rac_command = RACCommand(enabled: isValid) { [task] _ in
            titles.take(1).doNext { (title: String) in task.title = title }.mapReplace(true)
        }
        cancelButton.rac_command = RACCommand { _ in .return(false) }
        RACSignal.merge([saveButton, cancelButton].compactMap { $0.rac_command?.executionSignals.flatten() })
            .subscribe(results)
    }
}
