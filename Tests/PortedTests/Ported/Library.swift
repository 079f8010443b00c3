// Collections that two places share: Objective-C changes them through either.

import CompatShims
import Dispatch
import Foundation
import RACCompat

class Book: NSObject {
    var title: String?
    var author: String?
    var year = 0
    var lent = false
    var damage: (any Error)?
    var sequel: Book?
    class func bookWithTitle(_ title: String, author: String, year: Int) -> Book {
        let book = Book()
        book.title = title
        book.author = author
        book.year = year
        return book
    }
    func age() {
        self.year -= 1
    }
}

class Library: RACObject {
    var books: [Book]
    var lent: [Any]
    var counts: [AnyHashable: Any]
    var covers: NSCache<AnyObject, AnyObject>
    var shelf: [Any]?

    override init() {
        self.books = []
        self.lent = []
        self.counts = ["read": [:]]
        self.covers = NSCache<AnyObject, AnyObject>()
        super.init()
        self.covers.countLimit = 20
    }

    // The list that is found in the dictionary grows.
    func booksByAuthor() -> [AnyHashable: Any] {
        var groups: [AnyHashable: Any] = [:]
        for book in self.books {
            var group = groups[book.author as AnyHashable?] as? [Any]
            if group == nil {
                group = []
                groups[book.author!] = group
            }
            group?.append(book)
            groups[book.author!] = group
        }
        return groups
    }

    // The list that was added last grows.
    func decades() -> [Any] {
        var decades: [Any] = []
        var current: [Any]?
        var decade = 0
        for book in (self.books.sorted { a, b in NSNumber(value: a.year).compare(NSNumber(value: b.year)) == .orderedAscending }) {
            if current == nil || book.year / 10 != decade {
                current = []
                decades.append(current!)
                decade = book.year / 10
            }
            current?.append(book)
            decades[decades.count - 1] = current as Any
        }
        return decades
    }

    // A property's list, and a dictionary in a dictionary.
    func lend(_ book: Book) {
        var lent = self.lent
        lent.append(book.title!)
        self.lent = lent
        var read = self.counts["read"] as? [AnyHashable: Any]
        let newRead = (read?[book.title as AnyHashable?]).integerValue + 1
        read?[book.title!] = newRead
        self.counts["read"] = read
    }

    // What is filled after it was set.
    func arrange() {
        var lent: [Any] = []
        self.lent = lent
        var shelf: [Any] = []
        self.shelf = shelf
        for book in self.books {
            lent.append(book.title!)
            self.lent = lent
            shelf.append(book.title!)  // the property has copied the empty one
        }
    }

    // A copy is no longer shared.
    func lentAnd(_ title: String) -> [Any] {
        var all = self.lent
        all.append(title)
        return all
    }

    func addTitlesTo(_ titles: inout [Any]) {
        for book in self.books {
            titles.append(book.title!)
        }
    }

    func titlesFrom(_ first: Int, to last: Int) -> [Any] {
        var titles: [Any] = []
        self.addTitlesTo(&titles)
        var some: [Any] = []
        for index in stride(from: first, through: last, by: 1) {
            some.append(titles[index])
        }
        return some
    }

    // What a block changes is left to a person.
    func addYearsTo(_ years: MutableArray) {
        let add: (Book) -> Void = { book in years.append(book.year) }
        for book in self.books {
            add(book)
        }
    }

    // The signal of an object's end needs a class of this package.
    func newsFrom(_ news: RACSignal) -> RACSignal {
        return news.takeUntil(self.rac_willDeallocSignal())
    }

    func titles() -> [Any] {
        return self.books.map { $0.title as Any? ?? NSNull() }
    }

    func bookNamed(_ title: String) -> Book? {
        let index = self.books.firstIndex { book in book.title == title } ?? NSNotFound
        return index == NSNotFound ? nil : self.books[index]
    }

    func coverOf(_ title: String) -> Book? {
        let cached = self.covers.object(forKey: title as AnyObject) as? Book
        if let cached {
            return cached
        }
        let book = self.bookNamed(title)
        if let book {
            self.covers.setObject(book as AnyObject, forKey: title as AnyObject)
        }
        return book
    }

    // The element itself is told.
    func titlesByYear() -> [AnyHashable: Any] {
        var years: [AnyHashable: Any] = [:]
        for book in self.books {
            if years[book.year] == nil {
                years[book.year] = []
            }
            if var values = years[book.year] as? [Any] {
                values.append(book.title!)
                years[book.year] = values
            }
        }
        if var values = self.counts["read"] as? [AnyHashable: Any] {
            values["Emma"] = nil
            self.counts["read"] = values
        }
        if var values = self.counts["read"] as? [AnyHashable: Any] {
            values["all"] = self.books.count
            self.counts["read"] = values
        }
        return years
    }

    // Every element is told.
    func lendAll() {
        for item in self.books {
            item.lent = true
        }
        for item in self.books {
            item.age()
        }
    }

    func lastIndexBefore(_ year: Int) -> Int {
        var found = NSNotFound
        for (idx, book) in self.books.enumerated().reversed() {
            if book.year < year {
                found = idx
                break
            }
        }
        return found
    }

    func sorted() -> [Any] {
        var all = self.books
        all.sort { a, b in (a.title?.compare(b.title!) ?? .orderedSame) == .orderedAscending }
        self.lent.sort { a, b in (b as Any?).compare(a) == .orderedAscending }
        return all
    }

    // Two loops with one variable, and the smaller of two numbers of which one may be missing.
    func everySecond(_ limit: Int) -> String {
        var text = ""
        var k = 0
        let n = self.books.count
        while k < n {
            text.append(self.books[k].title!)
            k += 2
        }
        do {
            var k = min(limit, self.shelf?.count ?? 0)
            while k > 0 {
                text += " \(objectText(self.shelf?[k - 1]))"
                k -= 1
            }
        }
        return text
    }

    // A property behind what may be nil takes nil.
    func repair(_ book: Book, error: (any Error)?) {
        let next = book.sequel
        next?.damage = error
        let queue = DispatchQueue(label: "repairs", attributes: .concurrent)
        queue.sync { next?.year += 1 }
    }

    // Nothing reads the errors.
    func readFile(_ path: String) -> [AnyHashable: Any]? {
        let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: [])
        guard let data else { return nil }
        return try? JSONSerialization.jsonObject(with: data, options: []) as? [AnyHashable: Any]
    }

    func state(_ event: RACEvent) -> String {
        return "\(objectText(event.finished ? "finished" : event.value))"
    }

    func logAll(_ signal: RACSignal) {
        for title in signal.toArray() ?? [] {
            self.lent.append(title)
        }
    }
}
