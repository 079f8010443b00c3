//
//  Search.h
//  Copyright (c) Example.
//

// review RAC-3051: declared in none of the files, and in no module here: APIClient, SearchDelegate

import CompatShims
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import RACCompat

enum SearchState: Int {
    case idle  // nothing asked
    case loading
    case failed = 10
}

//
//  Search.m
//

private let SearchErrorDomain = "SearchErrorDomain"
private let SearchPageSize = 20

/// Finds things.
class SearchViewModel: RACObject {
    /// What the user typed.
    @RACProperty var searchText: String?
    @RACProperty private(set) var results: [String]
    private(set) var state: SearchState = .idle
    private(set) var search: RACCommand!
    weak var delegate: (any SearchDelegate)?
    private var client: APIClient

    // MARK: - Lifecycle

    init(client: APIClient) {
        self.client = client
        self.results = []
        super.init()

        // Only texts with something in them.
        let canSearch = RACObserve(self, \.searchText).map { (text: String?) in text?.isEmpty == false }
        self.search = RACCommand(enabled: canSearch) { [weak self] _ in
            guard let self else { return .empty() }
            return self.resultsForText(self.searchText, page: 0)
        }

        RAC(self, \.results) <~ self.search.executionSignals
            .switchToLatest()
            // a comment in the chain
            .map { (list: [Any]?) in
                return list.map { Array($0[Range(NSRange(location: 0, length: min(list?.count ?? 0, SearchPageSize)))!]) }
            }
            .startWith([])

        self.search.errors.deliverOnMainThread().subscribeNext { [weak self] (error: NSError) in
            NSLog("%@", "failed: \(error.localizedDescription) \(error.code)")
            self?.state = .failed  // for the view
        }
    }

    // MARK: - Requests

    func resultsForText(_ text: String?, page: Int) -> RACSignal {
        guard let text else { return RACSignal.error(NSError(domain: SearchErrorDomain, code: 1, userInfo: nil)) }
        let parameters: [String: Any] = ["q": text, "page": page]
        var count = 0
        return self.client
            .get("/search", parameters: parameters)
            .flattenMap { (tuple: RACTuple) in
                let (response, json): (HTTPURLResponse?, [AnyHashable: Any]?) = RACTupleUnpack(tuple)
                count += 1
                if (response?.statusCode ?? 0) != 200 {
                    return RACSignal.error(NSError(domain: SearchErrorDomain, code: response?.statusCode ?? 0, userInfo: nil))
                } else if json?["items"] != nil {
                    return RACSignal.return(json?["items"])
                }
                return RACSignal.empty()
            }
            .setNameWithFormat("-resultsForText: %@", text)
    }

    private var _loading = false

    var loading: Bool {
        get {
            return self._loading
        }
        set(loading) {
            self._loading = loading
            for result in self.results {
                switch self.state {
                case .idle, .loading:
                    self.delegate?.searchDidFind(result)
                case .failed:
                    for i in 0..<3 {
                        NSLog("\(i)")
                    }
                }
            }
        }
    }

    private nonisolated(unsafe) static let sharedValue = SearchViewModel(client: APIClient())

    class func shared() -> SearchViewModel {
        return sharedValue
    }

    deinit {
        self.search.errors.subscribeCompleted { NSLog("gone") }
    }
}
