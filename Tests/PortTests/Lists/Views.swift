import CompatShims
import Foundation
import RACCompat

// What stands for UIKit here: a list, its cells, a field, a button, a stack of screens.

/// What says what a list shows.
@MainActor protocol ListDataSource: AnyObject {
    func numberOfRows(in list: ListView) -> Int
    func list(_ list: ListView, cellFor row: Int) -> TaskCell
}

/// What is told of the user's doings in a list.
@MainActor protocol ListDelegate: AnyObject {
    func list(_ list: ListView, didSelect row: Int)
    func list(_ list: ListView, didDelete row: Int)
    func list(_ list: ListView, didMove row: Int, to target: Int)
}

@MainActor final class ListView {
    weak var dataSource: (any ListDataSource)?
    weak var delegate: (any ListDelegate)?
    private(set) var cells: [TaskCell] = []
    private(set) var reloadCount = 0
    private var unused: [TaskCell] = []

    func reloadData() {
        reloadCount += 1
        for cell in cells { cell.prepareForReuse() }
        unused += cells
        cells = []
        guard let dataSource else { return }
        cells = (0..<dataSource.numberOfRows(in: self)).map { dataSource.list(self, cellFor: $0) }
    }

    func dequeueCell() -> TaskCell { unused.popLast() ?? TaskCell() }

    var lines: [String] { cells.map { ($0.isMarked ? "✓ " : "– ") + $0.title } }

    func select(_ row: Int) { delegate?.list(self, didSelect: row) }
    func delete(_ row: Int) { delegate?.list(self, didDelete: row) }
    func move(_ row: Int, to target: Int) { delegate?.list(self, didMove: row, to: target) }
}

/// Sends what the delegate of a list is told, or hands it on.
@MainActor final class ListDelegateProxy: RACDelegateProxy<any ListDelegate>, ListDelegate {
    func list(_ list: ListView, didSelect row: Int) {
        rac_callback(list, row) { $0.list(list, didSelect: row) }
    }

    func list(_ list: ListView, didDelete row: Int) {
        rac_callback(list, row) { $0.list(list, didDelete: row) }
    }

    func list(_ list: ListView, didMove row: Int, to target: Int) {
        rac_callback(list, row, target) { $0.list(list, didMove: row, to: target) }
    }
}

@MainActor final class TaskCell: @MainActor RACReusable {
    let rac_selectorSignals = RACSelectorSignals()
    let toggle = Button()
    var title = ""
    var isMarked = false

    func prepareForReuse() {
        rac_invoke {
            title = ""
            isMarked = false
            toggle.rac_command = nil
        }
    }
}

@MainActor final class Button: @MainActor RACControl {
    let rac_actions = RACControlActions()
    var isEnabled = true

    func press() {
        if isEnabled { sendActions(for: .touchUpInside) }
    }
}

@MainActor final class TextField: @MainActor RACTextControl {
    let rac_actions = RACControlActions()
    var isEnabled = true
    var text = ""

    func type(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}

/// The screens, the newest on top.
@MainActor final class Navigation {
    private(set) var screens: [AnyObject] = []
    private(set) var alerts: [String] = []

    func push(_ screen: AnyObject) { screens.append(screen) }
    func pop() { screens.removeLast() }
    func presentError(_ error: NSError) { alerts.append(error.localizedDescription) }
}
