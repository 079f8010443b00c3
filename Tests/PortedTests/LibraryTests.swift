import Foundation
import RACCompat
import Testing

/// Collections that Objective-C changed through two names.
@MainActor @Suite struct LibraryTests {
    private let library = Library()
    private let years = [("Ulysses", "Joyce", 1922), ("Dubliners", "Joyce", 1914), ("Emma", "Austen", 1815)]

    init() {
        library.books = years.map { Book.bookWithTitle($0.0, author: $0.1, year: $0.2) }
    }

    @Test("A book that is added to the list of a group is in the group")
    func groups() {
        let groups = library.booksByAuthor()
        #expect((groups["Joyce"] as? [Book])?.map(\.title) == ["Ulysses", "Dubliners"])
        #expect((groups["Austen"] as? [Book])?.map(\.title) == ["Emma"])
    }

    @Test("Books that are added to the last list are in it, in order")
    func decades() {
        let decades = library.decades().compactMap { $0 as? [Book] }
        #expect(decades.map { $0.map(\.year) } == [[1815], [1914], [1922]])
    }

    @Test("A list and a dictionary that were taken from a property change it")
    func lends() {
        library.lend(library.books[2])
        library.lend(library.books[2])
        #expect(library.lent as? [String] == ["Emma", "Emma"])
        #expect((library.counts["read"] as? [AnyHashable: Any])?["Emma"] as? Int == 2)
        #expect(library.lentAnd("Persuasion") as? [String] == ["Emma", "Emma", "Persuasion"])
        #expect(library.lent.count == 2)
    }

    @Test("A retained mutable property sees later changes of its value; a copied property does not")
    func arranges() {
        library.arrange()
        #expect(library.lent.count == 3)
        #expect(library.shelf?.isEmpty == true)
    }

    @Test("Books are found by name, and kept in the cache")
    func finds() {
        #expect(library.titles() as? [String] == ["Ulysses", "Dubliners", "Emma"])
        #expect(library.bookNamed("Emma")?.year == 1815)
        #expect(library.bookNamed("Persuasion") == nil)
        #expect(library.coverOf("Emma") === library.books[2])
        library.books = []
        #expect(library.coverOf("Emma")?.year == 1815)
        #expect(library.coverOf("Ulysses") == nil)
    }

    @Test("A method fills its caller's list, and a count that ends before it begins counts nothing")
    func fills() {
        #expect(library.titlesFrom(1, to: 2) as? [String] == ["Dubliners", "Emma"])
        #expect(library.titlesFrom(1, to: 0).isEmpty)
        var titles: [Any] = ["first"]
        library.addTitlesTo(&titles)
        #expect(titles.count == 4)
    }

    @Test("An element that is a collection is changed in its place")
    func changesElements() {
        library.lend(library.books[2])
        let years = library.titlesByYear()
        #expect(years[1922] as? [String] == ["Ulysses"])
        #expect(years.count == 3)
        let read = library.counts["read"] as? [AnyHashable: Any]
        #expect(read?["Emma"] == nil)
        #expect(read?["all"] as? Int == 3)
    }

    @Test("Every element is told")
    func tellsAll() {
        library.lendAll()
        #expect(library.books.allSatisfy { $0.lent })
        #expect(library.books.map(\.year) == [1921, 1913, 1814])
        #expect(library.lastIndexBefore(1915) == 2)
        #expect(library.lastIndexBefore(1800) == NSNotFound)
    }

    @Test("Lists are sorted, with and without a type")
    func sorts() {
        library.lent = ["a", "c", "b"]
        #expect(library.sorted().compactMap { ($0 as? Book)?.title } == ["Dubliners", "Emma", "Ulysses"])
        #expect(library.lent as? [String] == ["c", "b", "a"])
        #expect(library.books.first?.title == "Ulysses")
    }

    @Test("Two loops count with one name")
    func counts() {
        #expect(library.everySecond(5) == "UlyssesEmma")
        library.shelf = ["a", "b", "c"]
        #expect(library.everySecond(2) == "UlyssesEmma b a")
    }

    @Test("A property behind a question mark takes nil")
    func repairs() {
        let book = library.books[0]
        library.repair(book, error: nil)
        book.sequel = library.books[1]
        library.repair(book, error: NSError(domain: "Library", code: 1))
        #expect((library.books[1].damage as NSError?)?.code == 1)
        library.repair(book, error: nil)
        #expect(library.books[1].damage == nil)
        #expect(library.books[1].year == 1916)
    }

    @Test("News end with the library")
    func ends() {
        let news = RACSubject.subject()
        var received: [String] = []
        var other: Library? = Library()
        other?.newsFrom(news).subscribeNext { (text: String) in
            received.append(text)
        } completed: {
            received.append("completed")
        }
        news.sendNext("a")
        other = nil
        news.sendNext("b")
        #expect(received == ["a", "completed"])
    }

    @Test("A file that cannot be read gives nothing, and the error goes unread")
    func reads() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("LibraryTests-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(library.readFile(file.path) == nil)
        try Data("[".utf8).write(to: file)
        #expect(library.readFile(file.path) == nil)
        try Data(#"{"title": "Emma"}"#.utf8).write(to: file)
        #expect(library.readFile(file.path)?["title"] as? String == "Emma")
    }

    @Test("A value that may be nil, or a word, is printed")
    func prints() {
        #expect(library.state(.completedEvent()) == "finished")
        #expect(library.state(.eventWithValue("page")) == "page")
        library.logAll(.return("Emma"))
        #expect(library.lent as? [String] == ["Emma"])
    }
}
