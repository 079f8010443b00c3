import CompatShims
import Foundation
import RACCompat

/// One thing that was found.
final class SearchResult: Equatable, CustomStringConvertible {
    let title: String
    let rank: Int

    init(title: String, rank: Int) {
        self.title = title
        self.rank = rank
    }

    var description: String { title }

    static func == (left: SearchResult, right: SearchResult) -> Bool {
        left.title == right.title && left.rank == right.rank
    }
}

/// Where things are searched for.
protocol SearchService: AnyObject {
    /// Sends an array of results, and completes.
    func search(for text: String, page: Int) -> RACSignal
}

/// Searches while one types, as long as the view is shown.
final class SearchViewModel: RVMViewModel {
    @RACProperty var searchText = ""
    @RACProperty private(set) var results: [SearchResult] = []
    @RACProperty private(set) var isLoading = false
    @RACProperty private(set) var errorText: String?
    @RACProperty private(set) var canLoadMore = false
    /// Loads the next page of what is searched for.
    @RACLate private(set) var loadMore: RACCommand
    /// Sorts the results by their rank, or by their title.
    @RACLate private(set) var sort: RACCommand

    private let service: any SearchService
    private let timeouts: RACScheduler
    private var page = 1

    init(service: any SearchService, timeouts: RACScheduler = .mainThreadScheduler()) {
        self.service = service
        self.timeouts = timeouts
        super.init()
        let texts = RACObserve(self, \.searchText)
            .map { (text: String) in text.trimmingCharacters(in: .whitespaces) }
            .distinctUntilChanged()
        let found = forwardSignalWhileActive(texts.throttle(0.3))
            .doNext { [weak self] _ in self?.page = 1 }
            .map { [weak self] (text: String) in
                text.isEmpty ? .return([SearchResult]()) : self?.results(for: text, page: 1)
            }
            .switchToLatest()
        RAC(self, \.results) <~ found
        RAC(self, \.canLoadMore)
            <~ RACSignal.combineLatest([RACObserve(self, \.results), RACObserve(self, \.isLoading)]) {
                (results: [SearchResult], isLoading: Bool) in !results.isEmpty && !isLoading
            }
        loadMore = RACCommand(enabled: RACObserve(self, \.canLoadMore)) { [weak self] _ in
            guard let self else { return .empty() }
            page += 1
            return results(for: searchText, page: page)
        }
        loadMore.executionSignals.switchToLatest()
            .subscribeNext(with: self) { (model: SearchViewModel, more: [SearchResult]) in model.results += more }
        sort = RACCommand { [weak self] (byRank: Bool) in
            guard let self else { return .empty() }
            results.sort { byRank ? $0.rank < $1.rank : $0.title < $1.title }
            return .return(results.first)
        }
    }

    /// The results of one page; a failure is shown, and leaves what was found before.
    private func results(for text: String, page: Int) -> RACSignal {
        service.search(for: text, page: page)
            .initially { [weak self] in
                self?.isLoading = true
                self?.errorText = nil
            }
            .timeout(10, onScheduler: timeouts)
            .catch { [weak self] (error: NSError) in
                self?.errorText = "\(error.domain) \(error.code)"
                return .empty()
            }
            .finally { [weak self] in self?.isLoading = false }
    }
}
