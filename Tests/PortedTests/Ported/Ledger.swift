// Ledger.m
// From before ARC: every object is retained and released by hand.

import CompatShims
import Foundation
import RACCompat

private let LEDGER_LIMIT = 100
// Expanded where it is used:
// #define RELEASE_SAFELY(x) { [x release]; x = nil; }

class LedgerEntry: NSObject {
    var title: String?
    var amount: NSDecimalNumber?
    var date: Date?

    class func entryWithTitle(_ aTitle: String, amount anAmount: NSDecimalNumber) -> Any? {
        let entry = LedgerEntry()
        entry.title = aTitle
        entry.amount = anAmount
        entry.date = Date()
        return entry
    }

    func compare(_ other: LedgerEntry) -> ComparisonResult {
        return self.amount?.compare(value: other.amount!) ?? .orderedSame
    }
}

protocol LedgerDelegate: AnyObject {
    func ledgerDidClose(_ ledger: Ledger)
}

class Ledger: NSObject {
    private var entries: [Any]?
    private var isClosed = false
    weak var delegate: (any LedgerDelegate)?

    override init() {
        super.init()
        self.entries = []
        self.isClosed = false
    }

    deinit {
        self.delegate = nil
        self.entries = nil
    }

    func addEntry(_ entry: LedgerEntry) {
        if self.isClosed || (self.entries?.count ?? 0) >= LEDGER_LIMIT {
            return
        }
        self.entries?.append(entry)
    }

    func sum() -> NSDecimalNumber {
        var sum = NSDecimalNumber.zero
        for case let entry as LedgerEntry in self.entries ?? [] {
            sum = sum.adding(entry.amount!)
        }
        return sum
    }

    func entriesSince(_ aDate: Date) -> [Any] {
        var result: [Any] = []
        var i = 0
        i = 0
        while i < (self.entries?.count ?? 0) {
            let entry = self.entries?[i] as? LedgerEntry
            if entry?.date?.compare(aDate) != .orderedAscending {
                result.append(entry!)
            }
            i += 1
        }
        return result
    }

    func close() -> Bool {
        let wasOpen = !self.isClosed
        self.isClosed = true
        if wasOpen && self.delegate != nil {
            self.delegate?.ledgerDidClose(self)
        }
        return wasOpen
    }
}
