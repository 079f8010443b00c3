//
//  Validation.m
//
//  Checks the rows of an import: what fails gives an error, what is empty is left out.
//

import CompatShims
import Foundation
import RACCompat

private let ImportErrorDomain = "ImportErrorDomain"

enum ImportError: Int {
    case noNumber = 1
    case tooLarge
}

class Importer: NSObject {
    /// Rows that were left out, each an NSString.
    private(set) var skipped: [String]
    /// Objects that are told of rows.
    var observers: [Any]

    override init() {
        self.skipped = []
        self.observers = []
        super.init()
    }

    func numberInRow(_ row: String) throws -> NSNumber {
        let number = self.numberOf(row)
        if number == nil {
            self.skipped.append(row)
            throw NSError(domain: ImportErrorDomain, code: ImportError.noNumber.rawValue, userInfo: nil)
        }
        return number!
    }

    func numberOf(_ row: String) -> NSNumber? {
        let value = (row as NSString).integerValue
        return value == 0 ? nil : NSNumber(value: value)
    }

    func checkRow(_ row: String) throws {
        let isSmall = (row as NSString).integerValue < 100
        if !isSmall {
            throw NSError(domain: ImportErrorDomain, code: ImportError.tooLarge.rawValue, userInfo: nil)
        }
    }

    /// The numbers of rows; the first row without one ends it.
    func importRows(_ rows: [Any]) -> RACSignal {
        return rows.rac_sequence
            .signal()
            .try { (row: String) in
                try self.checkRow(row)
                return true
            }
            .tryMap { (row: String) in try self.numberInRow(row) }
            .tryMap { (number: NSNumber) -> Any? in
                if number.intValue < 0 {
                    throw NSError(domain: ImportErrorDomain, code: ImportError.noNumber.rawValue, userInfo: nil)
                }
                return number
            }
    }

    /// How many of the values are there; NSNull stands for one that is not.
    func countOfValues(_ values: [Any]) -> Int {
        var count = 0
        for i in 0..<values.count {
            if !(values[i] is NSNull) {
                count += 1
            }
        }
        return count
    }

    func forgetRow(_ row: String, observer: NSObject) {
        self.skipped.removeAll(where: { $0 == row })
        self.observers.removeObject(observer)
    }

    /// The rows, joined from the last to the first.
    func reversed(_ rows: [Any]) -> String {
        let enumerator = (rows as NSArray).objectEnumerator()
        var result = ""
        while let row = enumerator.nextObject() as? String {
            result = row + result
        }
        return result
    }
}
