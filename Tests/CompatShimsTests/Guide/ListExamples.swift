import CompatShims
import RACCompat
import Testing

/// Examples of MIGRATION.md: a list whose rows come from signals, in classes of the main actor.
@MainActor
struct ListExamples {
    @Test func lists() throws {
        try example {
            let model = TasksModel(titles: ["write", "test"])
            let list = ListView()
            let controller = TasksController(model: model, list: list)
            print(list.titles)  // prints ["write", "test"]

            model.tasks[0].title = "rewrite"
            print(list.titles)  // prints ["rewrite", "test"]

            list.select(1)  // prints selected test
            model.tasks.removeFirst()
            print(list.titles)  // prints ["test"]
            withExtendedLifetime(controller) {}
        }
    }
}

extension ListExamples {
    @MainActor final class Task: RACObject {
        @RACProperty var title: String

        init(title: String) {
            self.title = title
            super.init()
        }
    }

    @MainActor final class TasksModel: RACObject {
        @RACProperty var tasks: [Task]

        init(titles: [String]) {
            tasks = titles.map { Task(title: $0) }
            super.init()
        }
    }

    @MainActor final class Cell: @MainActor RACReusable {
        let rac_selectorSignals = RACSelectorSignals()
        var title = ""

        func prepareForReuse() {
            rac_invoke { title = "" }
        }
    }

    @MainActor protocol ListDataSource: AnyObject {
        func numberOfRows(in list: ListView) -> Int
        func list(_ list: ListView, cellFor row: Int) -> Cell
    }

    @MainActor protocol ListDelegate: AnyObject {
        func list(_ list: ListView, didSelect row: Int)
    }

    @MainActor final class SelectionProxy: RACDelegateProxy<any ListDelegate>, ListDelegate {
        func list(_ list: ListView, didSelect row: Int) {
            rac_callback(list, row) { $0.list(list, didSelect: row) }
        }
    }

    /// What a `UITableView` was, as far as the example needs it.
    @MainActor final class ListView {
        weak var dataSource: (any ListDataSource)?
        weak var delegate: (any ListDelegate)?
        private var cells: [Cell] = []
        private var unused: [Cell] = []

        var titles: [String] { cells.map(\.title) }

        func reloadData() {
            unused += cells
            cells = (0..<(dataSource?.numberOfRows(in: self) ?? 0)).compactMap { dataSource?.list(self, cellFor: $0) }
        }

        func dequeueCell() -> Cell {
            guard let cell = unused.popLast() else { return Cell() }
            cell.prepareForReuse()
            return cell
        }

        func select(_ row: Int) { delegate?.list(self, didSelect: row) }
    }

    @MainActor final class TasksController: RACObject, ListDataSource {
        private let model: TasksModel
        private let delegate = SelectionProxy()

        init(model: TasksModel, list: ListView) {
            self.model = model
            super.init()
            list.dataSource = self
            list.delegate = delegate  // the list does not hold it

            RACObserve(model, \.tasks)
                .subscribeNext { [weak list] _ in list?.reloadData() }
            delegate.signalForSelector("list(_:didSelect:)")
                .reduceEach { (_: ListView, row: Int) in row }
                .subscribeNext { [weak model] (row: Int) in print("selected", model?.tasks[row].title ?? "nil") }
        }

        func numberOfRows(in list: ListView) -> Int { model.tasks.count }

        func list(_ list: ListView, cellFor row: Int) -> Cell {
            let cell = list.dequeueCell()
            RAC(cell, \.title) <~ RACObserve(model.tasks[row], \.title).takeUntil(cell.rac_prepareForReuseSignal)
            return cell
        }
    }
}
