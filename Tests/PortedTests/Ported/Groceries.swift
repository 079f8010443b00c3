// A list of groceries that announces its changes by hand, and says which of its items are equal.

import CompatShims
import Foundation
import RACCompat

class GroceryItem: NSObject, NSCopying {
    let name: String
    let stores: Set<AnyHashable>
    private(set) var inCart = false

    init(name: String, stores: Set<AnyHashable>, inCart: Bool) {
        self.name = name
        self.stores = stores
        self.inCart = inCart
        super.init()
    }

    func itemByTogglingCart() -> GroceryItem {
        return GroceryItem(name: self.name, stores: self.stores, inCart: !self.inCart)
    }

    func copy(with zone: NSZone? = nil) -> Any {
        return self
    }

    override var hash: Int {
        return self.name.hash ^ self.stores.hashValue
    }

    override func isEqual(_ object: Any?) -> Bool {
        let item = object as? GroceryItem
        if self === item {
            return true
        }
        if item == nil {
            return false
        }
        return self.name == item?.name && self.stores == item?.stores && self.inCart == (item?.inCart ?? false)
    }

    func compare(_ item: GroceryItem) -> ComparisonResult {
        return self.name.localizedCaseInsensitiveCompare(item.name)
    }

    override var description: String {
        return "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>{ name: \(self.name), stores: \(objectText(self.stores)) }"
    }
}
class GroceryStore: NSObject {
    var name: String?
}

enum GrocerySort: Int {
    case byName
    case byStore
}

class GroceryList: RACObject {
    private var _mutableItems: [Any]

    override init() {
        self._mutableItems = []
        super.init()
    }

    var items: [Any] {
        willAccessValue(for: \.items)
        return self._mutableItems
    }

    func addItem(_ item: GroceryItem) -> RACSignal {
        return RACSignal.defer {
            var index = 0
            while index < self._mutableItems.count
                && ((self._mutableItems[index] as Any?) as? GroceryItem)?.compare(item) == .orderedAscending {
                index += 1
            }
            self.willChangeValue(for: \.items)
            self._mutableItems.insert(item, at: index)
            self.didChangeValue(for: \.items)
            return RACSignal.return(item)
        }
    }

    func removeItem(_ item: GroceryItem) -> RACSignal {
        return RACSignal.createSignal { (subscriber) -> RACDisposable? in
            if !self._mutableItems.containsObject(item) {
                subscriber.sendError(NSError(domain: "GroceryListErrorDomain", code: 1, userInfo: nil))
                return nil
            }
            self.willChangeValue(for: \.items)
            self._mutableItems.removeObject(item)
            self.didChangeValue(for: \.items)
            subscriber.sendCompleted()
            return nil
        }
        .setNameWithFormat("%@ -removeItem: %@", self, item)
    }
}

/// Shows a list, and changes it.
class GroceryListController: RACObject, RACSelectorSignalling {
    let rac_selectorSignals = RACSelectorSignals()
    private let lock = NSRecursiveLock()
    private var _pending: Set<AnyHashable>
    @RACProperty var list: GroceryList
    private(set) var switchCommand: RACCommand!
    private(set) var removeCommand: RACCommand!
    var scheduler: RACScheduler
    @RACProperty var sort: GrocerySort = .byName
    @RACProperty private(set) var summary: String?

    init(list: GroceryList) {
        self.list = list
        self._pending = []
        self.scheduler = RACScheduler.schedulerWithPriority(.background)
        super.init()

        let stores = RACObserve(self, \.list.items)
            .map { (items: [Any]) in
                return items.rac_sequence
                    .flattenMap { (item: GroceryItem) in item.stores.rac_sequence }
                    .foldLeftWithStart(MutableSet()) { (set: Any?, store: GroceryStore?) in
                        let set = sharedSet(set)
                        set?.insert(store!)
                        return set
                    }
            }
            .distinctUntilChanged()
            .replayLast()

        RAC(self, \.summary) <~ RACSignal.combineLatest([RACObserve(self, \.list.items), stores, RACObserve(self, \.sort)]) { (items: [Any], stores: Any?, sort: NSNumber) in
            let stores = sharedSet(stores)
            var by: String?
            switch sort.intValue {
            case GrocerySort.byName.rawValue:
                by = "name"
            case GrocerySort.byStore.rawValue:
                by = "store"
            default:
                break
            }
            var inCart = 0
            for case let item as GroceryItem in items {
                if item.inCart {
                    inCart += 1
                }
            }
            return "\(inCart) of \(items.count) items at \(stores?.count ?? 0) stores by \(by ?? "(null)")"
        }

        self.switchCommand = RACCommand { [weak self] (item: GroceryItem) in
            guard let self else { return .empty() }
            return self.list.removeItem(item).concat(self.list.addItem(item.itemByTogglingCart())).takeLast(1)
        }
        self.switchCommand.allowsConcurrentExecution = true

        self.removeCommand = RACCommand(enabled: RACObserve(self, \.list.items).map { (items: [Any]) in !items.isEmpty }) { [weak self] (item: GroceryItem) in
            guard let self else { return .empty() }
            return self.list.removeItem(item).then { RACSignal.return(item.name) }
        }

        RACSignal.merge([self.switchCommand.errors, self.removeCommand.errors])
            .deliverOn(RACScheduler.mainThreadScheduler())
            .takeUntil(self.rac_willDeallocSignal())
            .subscribeNext { (error: NSError) in NSLog("%@", "\(error.domain): \(error)") }

        self.rac_signalForSelector("saveDidFinish(_:)").subscribeNext { [weak self] (arguments: RACTuple) in
            guard let self else { return }
            do {
                self.lock.lock()
                defer {
                    self.lock.unlock()
                }
                let url: URL? = RACTupleUnpack(arguments)
                self._pending.remove(url!)
            }
        }
    }

    func saveDidFinish(_ url: URL?) {
        rac_didInvoke(url)
    }

    func pendingCount() -> Int {
        return self._pending.count
    }

    class func pathForList(_ list: GroceryList, `extension`: String) -> String? {
        let directory = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first
            ?? NSTemporaryDirectory()
        return directory.appendingPathComponent("list-\(list.items.count)").appendingPathExtension(`extension`)
    }

    func writeString(_ string: String, toURL url: URL) -> RACSignal {
        do {
            self.lock.lock()
            defer {
                self.lock.unlock()
            }
            self._pending.insert(url)
        }
        return RACSignal.startLazilyWithScheduler(self.scheduler) { subscriber in
            var error: (any Error)?
            do {
                try string.write(to: url, atomically: true, encoding: .utf8)
                subscriber.sendNext(url)
                subscriber.sendCompleted()
            } catch let thrown {
                error = thrown
                subscriber.sendError(error)
            }
        }
        .doNext { (written: URL?) in self.saveDidFinish(written) }
        .timeout(30, onScheduler: self.scheduler)
    }
}
