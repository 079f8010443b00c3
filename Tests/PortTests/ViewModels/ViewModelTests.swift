import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import Testing

/// A service that answers when the test says so.
private final class SearchStub: SearchService {
    let log = EventLog()
    private var answers: [RACSubject] = []

    func search(for text: String, page: Int) -> RACSignal {
        RACSignal.defer { [self] in
            log.add("\(text) \(page)")
            let answer = RACSubject.subject()
            answers.append(answer)
            return answer.doFinished { [log] in log.add("\(text) over") }
        }
    }

    func answer(_ titles: String...) {
        let results = titles.enumerated().map { SearchResult(title: $1, rank: titles.count - $0) }
        guard let answer = answers.popLast() else {
            Issue.record("Nothing was searched for.")
            return
        }
        answer.sendNext(results)
        answer.sendCompleted()
    }

    func fail(_ error: any Error) {
        guard let answer = answers.popLast() else {
            Issue.record("Nothing was searched for.")
            return
        }
        answer.sendError(error)
    }
}

extension RACSignal {
    /// Calls a block when a subscription has ended, for whatever reason.
    fileprivate func doFinished(_ block: @escaping () -> Void) -> RACSignal {
        RACSignal.createSignal { [self] subscriber in
            let disposable = RACCompoundDisposable(block: block)
            disposable.addDisposable(subscribe(subscriber))
            return disposable
        }
    }
}

@MainActor @Suite struct SearchViewModelTests {
    private let service = SearchStub()
    private let clock = RACTestScheduler()
    private let timeouts = RACTestScheduler()
    private let model: SearchViewModel

    init() throws {
        let (service, timeouts) = (service, timeouts)
        model = try asBlock(of: clock) { SearchViewModel(service: service, timeouts: timeouts) }
    }

    private func onClock(_ body: () -> Void) { clock.performAsCurrentScheduler(body) }

    private func type(_ text: String) {
        onClock { model.searchText = text }
        clock.stepAll()
    }

    @Test("Nothing is searched for while the view is not shown")
    func rests() {
        type("rac")
        #expect(service.log.events.isEmpty)
        onClock { model.isActive = true }
        clock.stepAll()
        #expect(service.log.events == ["rac 1"])
    }

    @Test("The typed text is searched for after a pause, and only the newest answer is shown")
    func searches() {
        onClock { model.isActive = true }
        onClock {
            model.searchText = "r"
            model.searchText = "ra"
        }
        type("ra ")
        #expect(service.log.events == ["ra 1"])
        #expect(model.isLoading)
        type("rac")
        #expect(service.log.events == ["ra 1", "rac 1", "ra over"])
        onClock { service.answer("RACSignal", "RACCommand") }
        #expect(model.results.map(\.title) == ["RACSignal", "RACCommand"])
        #expect(!model.isLoading && model.canLoadMore && model.errorText == nil)
        type("")
        #expect(model.results.isEmpty && !model.canLoadMore)
    }

    @Test("A failure is shown, and the next search takes it away")
    func showsFailures() {
        onClock { model.isActive = true }
        type("rac")
        onClock { service.fail(URLError(.notConnectedToInternet)) }
        #expect(model.errorText == "NSURLErrorDomain -1009" && !model.isLoading)
        type("rac2")
        #expect(model.errorText == nil)
        timeouts.stepAll()
        #expect(model.errorText == "RACSignalErrorDomain 1" && !model.isLoading)
    }

    @Test("More is loaded by a command, and sorted by another")
    func loadsMore() throws {
        onClock { model.isActive = true }
        type("rac")
        onClock { service.answer("b", "c") }
        model.loadMore.execute(nil)
        #expect(eventually { service.log.events.last == "rac 2" })
        onClock { service.answer("a") }
        #expect(eventually { model.results.map(\.title) == ["b", "c", "a"] })
        let first = try model.sort.execute(false).asynchronousFirstOrDefault(nil)
        #expect(first as? SearchResult == SearchResult(title: "a", rank: 1))
        #expect(model.results.map(\.title) == ["a", "b", "c"])
    }

    @Test("The model goes with its view, also while it searches")
    func isReleased() {
        weak var alive: SearchViewModel?
        onClock {
            let model = SearchViewModel(service: service, timeouts: timeouts)
            alive = model
            model.isActive = true
            model.searchText = "rac"
        }
        clock.stepAll()
        #expect(alive == nil)
    }
}

@MainActor @Suite struct DocumentViewModelTests {
    private let document = TextDocument(title: "draft", lines: ["one"])
    private let log = EventLog()

    private func follow(_ model: DocumentViewModel) {
        RACObserve(model, \.title).subscribeNext { [log] (title: String) in log.add(title) }
        RACObserve(model, \.lines.count).subscribeNext { [log] (count: Int) in log.add("\(count) lines") }
        RACObserve(model, "edited").subscribeNext { [log] (isEdited: Bool) in log.add(isEdited ? "edited" : "saved") }
    }

    @Test("Changes of what nobody observes are told by hand, equal ones are not")
    func tellsByHand() {
        let model = DocumentViewModel(document: document)
        follow(model)
        model.title = "draft"
        model.title = "letter"
        model.lines.append("two")
        model.undo()
        #expect(
            log.events == [
                "draft", "1 lines", "saved", "letter", "edited", "2 lines", "saved", "1 lines",
            ])
    }

    @Test("Saving is possible when there is anything to save, and tells its failure")
    func saves() throws {
        let model = DocumentViewModel(document: document)
        #expect(try model.save.enabled.asynchronousFirstOrDefault(nil) as? Bool == false)
        model.lines.append("two")
        #expect(eventually { model.save.enabled.first() as? Bool == true })
        try model.save.execute(nil).asynchronouslyWaitUntilCompleted()
        #expect(document.savedText == "one\ntwo" && !model.isEdited)
        model.title = ""
        model.lines.append("three")
        #expect(eventually { model.save.enabled.first() as? Bool == true })
        let error = #expect(throws: CocoaError.self) { try model.save.execute(nil).asynchronouslyWaitUntilCompleted() }
        #expect(error?.code == .fileWriteInvalidFileName && model.isEdited)
    }

    @Test("Restored counts are not told, later ones are")
    func restores() {
        let model = DocumentViewModel(document: document, visitCount: 7)
        RACObserve(model, \.visitCount).subscribeNext { [log] (count: Int) in log.add("\(count)") }
        model.isActive = true
        model.isActive = false
        model.isActive = true
        #expect(log.events == ["7", "8", "9"])
    }
}
