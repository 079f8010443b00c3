import CompatShims
import RACCompat
import Testing

/// A ported list of the main actor: a data source over signals, cells that are used again, a delegate proxy.
@MainActor private final class Mail: RACObject {
    @RACProperty var subject: String
    @RACProperty var isRead = false

    init(subject: String) {
        self.subject = subject
        super.init()
    }
}

@MainActor private class MailCell: @MainActor RACReusable {
    let rac_selectorSignals = RACSelectorSignals()
    var title = ""

    func prepareForReuse() {
        defer { rac_didInvoke() }
        title = ""
    }
}

@MainActor private final class UnreadCell: MailCell {
    var isBold = true

    override func prepareForReuse() {
        rac_invoke {
            super.prepareForReuse()
            isBold = true
        }
    }
}

@MainActor private protocol ListDataSource: AnyObject {
    func numberOfRows(in list: ListView) -> Int
    func list(_ list: ListView, cellFor row: Int) -> UnreadCell
}

@MainActor private protocol ListDelegate: AnyObject {
    func list(_ list: ListView, didSelect row: Int)
    func list(_ list: ListView, heightOf row: Int) -> Int
}

@MainActor private final class ListDelegateProxy: RACDelegateProxy<any ListDelegate>, ListDelegate {
    func list(_ list: ListView, didSelect row: Int) {
        rac_callback(list, row) { $0.list(list, didSelect: row) }
    }

    func list(_ list: ListView, heightOf row: Int) -> Int {
        rac_callback(list, row) { $0.list(list, heightOf: row) } ?? 0
    }
}

/// What a `UITableView` was.
@MainActor private final class ListView {
    weak var dataSource: (any ListDataSource)?
    weak var delegate: (any ListDelegate)?
    private(set) var cells: [UnreadCell] = []
    private var unused: [UnreadCell] = []

    var titles: [String] { cells.map { $0.isBold ? "*\($0.title)" : $0.title } }
    var height: Int { cells.indices.reduce(0) { $0 + (delegate?.list(self, heightOf: $1) ?? 0) } }

    func reloadData() {
        unused += cells
        cells = (0..<(dataSource?.numberOfRows(in: self) ?? 0)).compactMap { dataSource?.list(self, cellFor: $0) }
    }

    func dequeueCell() -> UnreadCell {
        guard let cell = unused.popLast() else { return UnreadCell() }
        cell.prepareForReuse()
        return cell
    }

    func select(_ row: Int) { delegate?.list(self, didSelect: row) }
}

@MainActor private final class MailboxModel: RACObject {
    @RACProperty var mails: [Mail] = []
    @RACLate private(set) var open: RACCommand

    init(subjects: [String]) {
        super.init()
        mails = subjects.map { Mail(subject: $0) }
        open = RACCommand { [weak self] row in
            guard let row = row as? Int, let mail = self?.mails[row] else { return .empty() }
            mail.isRead = true
            return RACSignal.return(mail.subject)
        }
    }
}

@MainActor private final class MailboxController: RACObject, ListDataSource, ListDelegate {
    let list = ListView()
    private let model: MailboxModel
    private let proxy = ListDelegateProxy()

    init(model: MailboxModel) {
        self.model = model
        super.init()
        list.dataSource = self
        proxy.rac_proxiedDelegate = self
        list.delegate = proxy
        RACObserve(model, \.mails)
            .subscribeNext { [weak self] _ in self?.list.reloadData() }
        proxy.signalForSelector("list(_:didSelect:)")
            .reduceEach { (_: ListView, row: Int) in row }
            .subscribeNext { [weak model] (row: Int) in model?.open.execute(row) }
    }

    func numberOfRows(in list: ListView) -> Int { model.mails.count }

    func list(_ list: ListView, cellFor row: Int) -> UnreadCell {
        let (cell, mail) = (list.dequeueCell(), model.mails[row])
        RAC(cell, \.title) <~ RACObserve(mail, \.subject).takeUntil(cell.rac_prepareForReuseSignal)
        RAC(cell, \.isBold) <~ RACObserve(mail, \.isRead).not().takeUntil(cell.rac_prepareForReuseSignal)
        return cell
    }

    func list(_ list: ListView, didSelect row: Int) { Issue.record("The proxy sends this.") }
    func list(_ list: ListView, heightOf row: Int) -> Int { 44 }
}

@MainActor @Suite(.timeLimit(.minutes(40))) struct ListTests {
    private let model = MailboxModel(subjects: ["Hello", "Offer"])
    private let controller: MailboxController
    private var list: ListView { controller.list }

    init() {
        controller = MailboxController(model: model)
    }

    @Test("Rows follow the array, and cells follow their rows")
    func follows() {
        #expect(list.titles == ["*Hello", "*Offer"])
        model.mails[0].subject = "Hello again"
        model.mails.append(Mail(subject: "News"))
        #expect(list.titles == ["*Hello again", "*Offer", "*News"])
        model.mails.remove(at: 0)
        #expect(list.titles == ["*Offer", "*News"])
    }

    @Test("A cell that is used again forgets its old row")
    func forgets() {
        let (first, second) = (model.mails[0], model.mails[1])
        model.mails = [second]
        first.subject = "late"
        second.isRead = true
        #expect(list.titles == ["Offer"])
        model.mails = [second, first]
        #expect(list.titles == ["Offer", "*late"])
    }

    @Test("Reuse is told once, when the override has returned")
    func tellsReuse() {
        let cell = UnreadCell()
        var seen: [String] = []
        cell.rac_prepareForReuseSignal.subscribeNext { [weak cell] _ in
            seen.append("\(cell?.title ?? "nil") \(cell?.isBold ?? false)")
        }
        (cell.title, cell.isBold) = ("old", false)
        cell.prepareForReuse()
        #expect(seen == [" true"])
    }

    @Test("A selection reaches the command through the proxy, other callbacks the delegate")
    func selects() async {
        var subject = ""
        await withCheckedContinuation { continuation in
            model.open.executionSignals.switchToLatest().take(1)
                .subscribeNext({ (opened: String) in subject = opened }, completed: { continuation.resume() })
            list.select(1)
        }
        #expect(subject == "Offer")
        #expect(list.titles == ["*Hello", "Offer"])
        #expect(list.height == 88)
    }
}
