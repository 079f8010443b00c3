//
//  Catalog.h
//
//  The articles of a shop, page by page.
//

import CompatShims
import Foundation
import RACCompat

enum CatalogError: Int {
    case noConnection = 100
    case badAnswer
    case server
}

/// Answers requests; a signal of an NSDictionary.
typealias CatalogTransport = (String, [String: String]?) -> RACSignal

//
//  Catalog.m
//

let CatalogErrorDomain = "org.example.catalog"

private let CatalogPageSize = 20

// MARK: - CatalogArticle

class CatalogArticle: NSObject {
    private(set) var identifier: String!
    private(set) var title: String!
    private(set) var cents = 0
    private(set) var imageURL: URL?

    init(dictionary: [AnyHashable: Any]) throws {
        let identifier = dictionary["id"] as? String
        let title = dictionary["title"] as? String
        super.init()
        if identifier == nil || title == nil {
            let info = [NSLocalizedDescriptionKey: "An article needs an id and a title."]
            throw NSError(domain: CatalogErrorDomain, code: CatalogError.badAnswer.rawValue, userInfo: info)
        }

        self.identifier = identifier
        self.title = title
        self.cents = dictionary["cents"].integerValue
        let image = dictionary["image"] as? String
        if image?.isEmpty == false {
            self.imageURL = image.flatMap({ URL(string: $0) })
        }
    }

    override func isEqual(_ object: Any?) -> Bool {
        if self === object as AnyObject? {
            return true
        }
        if !(object is CatalogArticle) {
            return false
        }
        return self.identifier == (object as? CatalogArticle)?.identifier
    }

    override var hash: Int {
        return self.identifier.hash
    }

    override var description: String {
        return "\(self.title ?? "(null)") (\(self.cents / 100).\(String(format: "%02ld", self.cents % 100)))"
    }
}

// MARK: - CatalogPage

class CatalogPage: NSObject {
    let articles: [CatalogArticle]
    private(set) var nextPage: NSNumber?

    init(articles: [CatalogArticle], nextPage: NSNumber?) {
        self.articles = articles
        self.nextPage = nextPage
        super.init()
    }
}

// MARK: - Catalog

class Catalog: NSObject {
    /// How often a request is tried again after an error of the server.
    var retryCount = 0

    private var transport: (String, [String: String]?) -> RACSignal

    init(transport: @escaping (String, [String: String]?) -> RACSignal) {
        self.transport = transport
        self.retryCount = 2
        super.init()
    }

    // MARK: Requests

    func getPath(_ path: String, query: [AnyHashable: Any]?) -> RACSignal {
        return RACSignal.defer {
            // review RAC-3078: With an element of another class this is nil; it was kept.
            return self.transport(path, query as? [String: String])
        }
        // Only the server's own errors are worth another try.
        .catch { error in
            let isTemporary = error?.domain == CatalogErrorDomain && (error?.code ?? 0) == CatalogError.server.rawValue
            return isTemporary ? RACSignal.error(error) : RACSignal.return(error)
        }
        .retry(self.retryCount)
    }

    /// Sends a CatalogPage.
    func pageAtIndex(_ index: Int) -> RACSignal {
        let query = ["page": "\(UInt(bitPattern: index))", "size": String(CatalogPageSize)]
        return self.getPath("/articles", query: query)
            .flattenMap { answer in
                if answer is any Error {
                    return RACSignal.error(answer as? any Error)
                }
                return RACSignal.return(answer)
            }
            .tryMap { (answer) -> Any? in
                var articles: [Any] = []
                for case let item as [AnyHashable: Any] in answer["articles"].allElements {
                    let article = try CatalogArticle(dictionary: item)
                    articles.append(article)
                }
                return CatalogPage(articles: articles as! [CatalogArticle], nextPage: answer["next"] as? NSNumber)
            }
    }

    func articlesFromPage(_ index: Int) -> RACSignal {
        return self.pageAtIndex(index).flattenMap { (page: CatalogPage?) in
            let articles = page?.articles.rac_sequence.signalWithScheduler(RACScheduler.immediateScheduler())
            if page?.nextPage == nil {
                return articles
            }
            return articles?.concat(self.articlesFromPage(page?.nextPage?.intValue ?? 0))
        }
    }

    /// Sends every CatalogArticle, page after page.
    func allArticles() -> RACSignal {
        return self.articlesFromPage(0)
    }

    /// Sends an NSArray of the articles whose title contains the text.
    func articlesMatching(_ text: String) -> RACSignal {
        let wanted = text.lowercased()
        return self.allArticles()
            .filter { (article: CatalogArticle?) in
                return ((article?.title.lowercased() as NSString?)?.range(of: wanted).location ?? 0) != NSNotFound
            }
            .collect()
    }
}
