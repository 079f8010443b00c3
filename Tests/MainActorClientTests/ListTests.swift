import CompatShims
import RACCompat
import Testing

// A ported list, where everything lives on the main actor and nothing says so.

private protocol ListDelegate: AnyObject {
    func list(_ list: ListView, didSelect row: Int)
    func list(_ list: ListView, heightOf row: Int) -> Int
}

private final class ListDelegateProxy: RACDelegateProxy<any ListDelegate>, ListDelegate {
    nonisolated override init() { super.init() }

    func list(_ list: ListView, didSelect row: Int) {
        rac_callback(list, row) { $0.list(list, didSelect: row) }
    }

    func list(_ list: ListView, heightOf row: Int) -> Int {
        rac_callback(list, row) { $0.list(list, heightOf: row) } ?? 0
    }
}

private final class Cell: RACReusable {
    let rac_selectorSignals = RACSelectorSignals()
    var title = ""

    func prepareForReuse() {
        rac_invoke { title = "" }
    }
}

private final class ListView {
    weak var delegate: (any ListDelegate)?
    let cell = Cell()

    func select(_ row: Int) { delegate?.list(self, didSelect: row) }
    func height(of row: Int) -> Int { delegate?.list(self, heightOf: row) ?? 0 }
}

private final class ListModel: RACObject {
    @RACProperty var titles = ["Ann", "Bob"]
    @RACProperty var selection = 0
    @RACLate private(set) var clear: RACCommand

    nonisolated override init() { super.init() }

    func makeCommands() {
        clear = RACCommand { [weak self] _ in
            self?.titles = []
            return .empty()
        }
    }
}

private final class Controller: ListDelegate {
    let (list, model, proxy) = (ListView(), ListModel(), ListDelegateProxy())

    init() {
        model.makeCommands()
        proxy.rac_proxiedDelegate = self
        list.delegate = proxy
        RAC(model, \.selection)
            <~ proxy.signalForSelector("list(_:didSelect:)")
            .reduceEach { (_: ListView, row: Int) in row }
        show(0)
    }

    func show(_ row: Int) {
        let cell = list.cell
        cell.prepareForReuse()
        RAC(cell, \.title)
            <~ RACObserve(model, \.titles).map { (titles: [String]) in titles[row] }
            .takeUntil(cell.rac_prepareForReuseSignal)
    }

    func list(_ list: ListView, didSelect row: Int) { Issue.record("The proxy sends this.") }
    func list(_ list: ListView, heightOf row: Int) -> Int { 44 + row }
}

@Suite struct ListTests {
    private let controller = Controller()

    @Test("A cell follows its row until it is used again")
    func reuse() {
        let (list, model) = (controller.list, controller.model)
        #expect(list.cell.title == "Ann")
        model.titles[0] = "Cleo"
        #expect(list.cell.title == "Cleo")
        controller.show(1)
        model.titles[0] = "Ann"
        #expect(list.cell.title == "Bob")
    }

    @Test("Callbacks that have a signal go there, others to the delegate")
    func delegates() {
        controller.list.select(1)
        #expect(controller.model.selection == 1)
        #expect(controller.list.height(of: 2) == 46)
    }

    @Test("A late property is set, set again, and observed")
    func late() {
        var commands: [RACCommand] = []
        RACObserve(controller.model, \.clear).subscribeNext { (command: RACCommand) in commands.append(command) }
        controller.model.makeCommands()
        #expect(commands.count == 2)
        #expect(commands.last === controller.model.clear)
    }
}
