import CompatShims
import Dispatch
import Foundation
import RACCompat

private let WalletErrorDomain = "WalletErrorDomain"
enum WalletErrorCode: Int {
    case empty = 1
    case unknownCard
}
typealias WalletCompletion = ([[AnyHashable: Any]]?, (any Error)?) -> Void

protocol WalletDelegate: AnyObject {
    func wallet(_ wallet: Wallet, didAddCard number: String?)
    // review RAC-3033: Swift has no optional methods: give it a default in an extension of the protocol.
    func walletShouldLock(_ wallet: Wallet) -> Bool
}

extension WalletDelegate {
    // What is optional in the protocol does nothing where a class leaves it out.
    func wallet(_ wallet: Wallet, didAddCard number: String?) {}
}

class Card: NSObject, NSCopying {
    var number: String?
    var holder: String?
    var balance: NSDecimalNumber?
    var limit = 0
    var expires: Date?
    class func cardWithDictionary(_ dictionary: Any?) -> Card? {
        if !(dictionary is [AnyHashable: Any]) {
            return nil
        }
        let card = Card()
        card.number = dictionary["number"] as? String
        card.holder = dictionary["owner"]["name"] as? String
        card.limit = dictionary["limit"].integerValue
        let expires = dictionary["expires"]
        if expires is NSNumber {
            card.expires = Date(timeIntervalSince1970: expires.doubleValue)
        } else if expires is String {
            card.expires = self.formatter().date(from: expires as! String)
        }
        return card
    }

    private static let formatterValue = ({ () -> DateFormatter in
        let formatter: DateFormatter
        formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    })()

    class func formatter() -> DateFormatter {
        return formatterValue
    }

    func maskedNumber() -> String? {
        let number = self.number
        if (number?.utf16.count ?? 0) < 4 {
            return number
        }
        let tail = (number as NSString?)?.substring(from: (number?.utf16.count ?? 0) - 4)
        return "**** " + tail!
    }

    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Card()
        copy.number = self.number
        copy.holder = self.holder
        copy.limit = self.limit
        return copy
    }

    override func isEqual(_ other: Any?) -> Bool {
        if self === other as AnyObject? {
            return true
        }
        if !(other is Card) {
            return false
        }
        return areEqual(self.number, (other as? Card)?.number)
    }

    override var hash: Int {
        return self.number?.hash ?? 0
    }
}

class Wallet: RACObject {
    private let lock = NSRecursiveLock()
    private var _changes: RACSubject
    private var _attempts = 0
    private var _queue: DispatchQueue
    weak var delegate: (any WalletDelegate)?
    private(set) var cards: [Card]
    @RACProperty var filter: String?
    @RACProperty var selected: Card?
    private(set) var refresh: RACCommand!
    private(set) var titles: RACSignal!
    @RACProperty var locked = false

    override init() {
        self.cards = []
        self._changes = RACSubject.subject()
        self._queue = DispatchQueue(label: "wallet")
        super.init()
        self.refresh = RACCommand(enabled: RACObserve(self, \.locked).not()) { [weak self] (source: String) in
            guard let self else { return .empty() }
            return self.cardsFrom(source).doNext { (cards: [Any]?) in
                self.cards.removeAll()
                self.cards.append(contentsOf: (cards ?? []) as! [Card])
                self._changes.sendNext(nil)
            }
        }
        self.titles = RACSignal.combineLatest([self._changes.startWith(nil), RACObserve(self, \.filter).distinctUntilChanged()]) { [weak self] (_: Any?, filter: String?) -> Any? in
            guard let self else { return nil }
            return self.cardsMatching(filter).map { $0.maskedNumber() as Any? ?? NSNull() }
        }
        .replayLast()
        .deliverOnMainThread()
        RACObserve(self, \.selected)
            .ignore(nil)
            .map { (card: Card) in card.holder?.lowercased() }
            .subscribeNext { [weak self] (holder: String?) in
                guard let self else { return }
                NSLog("%@", "\(holder ?? "(null)") of \(self.cards.count)")
            }
        NotificationCenter.default.rac_addObserverForName(Notification.Name("lock"), object: nil)
            .takeUntil(self.rac_willDeallocSignal())
            .subscribeNext { [weak self] (note: Notification) in
                guard let self else { return }
                var locks = true
                // review RAC-3004: Swift has no optional methods: the method is there, or has a default in an extension of the protocol.
                if self.delegate != nil {
                    locks = self.delegate?.walletShouldLock(self) ?? false
                }
                self.locked = locks && !(note.userInfo?["force"]).boolValue ? true : self.locked
            }
    }

    func cardsMatching(_ filter: String?) -> [Card] {
        guard let filter, !filter.isEmpty else { return self.cards }
        return self.cards.filter { card in
            return (card.holder?.lowercased() as NSString?)?.hasPrefix(filter.lowercased()) ?? false
                || card.number?.contains(filter) ?? false
        }
    }

    func cardsFrom(_ source: String) -> RACSignal {
        return RACSignal.createSignal { (subscriber) -> RACDisposable? in
            var error: (any Error)?
            var data: Data?
            do {
                data = try Data(contentsOf: URL(fileURLWithPath: source), options: [])
            } catch let thrown {
                error = thrown
            }
            let list = (data != nil ? attempt(&error) { try JSONSerialization.jsonObject(with: data!, options: []) } : nil) as? [Any]
            guard let list else {
                subscriber.sendError(error)
                return nil
            }
            subscriber.sendNext(list)
            subscriber.sendCompleted()
            return nil
        }
        .map { list in
            return list.sequence?.map { item in Card.cardWithDictionary(item) }.ignore(nil).array
        }
        .retry(2)
    }

    func loadWithCompletion(_ completion: (([[AnyHashable: Any]]?, (any Error)?) -> Void)?) {
        self._attempts += 1
        var found: [Any]?
        self.refresh.execute("cards.json").subscribeNext { cards in
            found = cards.sequence?.map { (card: Card) in ["number": card.number ?? "", "limit": card.limit] }.array
        } error: { error in
            if let completion {
                completion(nil, error)
            }
        } completed: {
            if let completion {
                // review RAC-3078: With an element of another class this is nil; it was kept.
                completion(found as? [[AnyHashable: Any]], nil)
            }
        }
    }

    func cardWithNumber(_ number: String) -> Card? {
        for card in self.cards {
            if card.number == number {
                return card
            }
        }
        return nil
    }

    func pay(_ amount: NSNumber, with card: Card?) -> RACSignal {
        guard let card else {
            return RACSignal.error(NSError(
                domain: WalletErrorDomain,
                code: WalletErrorCode.unknownCard.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "Which card?"]
            ))
        }
        let rest = card.limit - amount.intValue
        if rest < 0 {
            return RACSignal.error(NSError(domain: WalletErrorDomain, code: WalletErrorCode.empty.rawValue, userInfo: nil))
        }
        return RACSignal.defer {
            card.limit = rest
            return RACSignal.return(rest)
        }
        .doCompleted { self._changes.sendNext(nil) }
    }

    func payWithNumber(_ number: String, amount: NSNumber) -> RACSignal {
        let card = self.cardWithNumber(number)
        return self.pay(amount, with: card).catch { error in
            if error?.domain == WalletErrorDomain && (error?.code ?? 0) == WalletErrorCode.empty.rawValue {
                return RACSignal.return(0)
            }
            return RACSignal.error(error)
        }
    }

    func add(_ card: Card) {
        do {
            self.lock.lock()
            defer {
                self.lock.unlock()
            }
            self.cards.append(card)
        }
        self._changes.sendNext(card)
        self.delegate?.wallet(self, didAddCard: card.number)
    }

    func byHolder() -> [String: [Card]] {
        var groups: [AnyHashable: Any] = [:]
        for card in self.cards {
            let key = card.holder ?? "nobody"
            var group = groups[key] as? [Any]
            if group == nil {
                group = []
                groups[key] = group
            }
            group?.append(card)
            groups[key] = group
        }
        return groups as! [String: [Card]]
    }

    func summary() -> String {
        var total = 0
        for i in 0..<self.cards.count {
            total += self.cards[i].limit
        }
        return "\(self.cards.count) cards, \(String(format: "%.2f", self.cards.count != 0 ? Double(UInt(bitPattern: total)) / Double(self.cards.count) : 0.0)) each, \(self.locked ? "locked" : "open")"
    }

    deinit {
        self._changes.sendCompleted()
    }
}
