import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// A catalog that is read page by page, and a cart.
@Suite struct ShopTests {
    private static func article(_ name: String) -> [String: Any] {
        ["id": name, "title": name.uppercased(), "cents": 250]
    }

    private static func failure(_ error: CatalogError) -> RACSignal {
        .error(NSError(domain: CatalogErrorDomain, code: error.rawValue))
    }

    @Test("All articles come page after page, and the text finds some of them")
    func articles() throws {
        try withVirtualWorld { world in
            var queries: [[String: String]] = []
            let catalog = Catalog { _, query in
                queries.append(query ?? [:])
                return query?["page"] == "0"
                    ? .return(["articles": [Self.article("ant"), Self.article("bee")], "next": 1])
                    : .return(["articles": [Self.article("cat")]])
            }
            let all = world.record(catalog.allArticles().map { (article: CatalogArticle) in article.description })
            try all.expectNext("ANT (2.50)", "BEE (2.50)", "CAT (2.50)").expectCompleted()
            #expect(queries == [["page": "0", "size": "20"], ["page": "1", "size": "20"]])
            let found = world.record(catalog.articlesMatching("Be").map { (list: [Any]) in list.count })
            try found.expectNext(1).expectCompleted()
        }
    }

    @Test("Only an error of the server is tried again", arguments: [CatalogError.server, .noConnection])
    func retries(error: CatalogError) throws {
        try withVirtualWorld { world in
            var count = 0
            let catalog = Catalog { _, _ in
                count += 1
                return count < 3 ? Self.failure(error) : .return(["articles": []])
            }
            let pages = world.record(catalog.pageAtIndex(0).map { (page: CatalogPage) in page.articles.count })
            if error == .server {
                try pages.expectNext(0).expectCompleted()
            } else {
                try pages.expectFailure(NSError(domain: CatalogErrorDomain, code: error.rawValue))
            }
            #expect(count == (error == .server ? 3 : 1))
        }
    }

    @Test("An article without a title fails the page")
    func badArticle() throws {
        try withVirtualWorld { world in
            let catalog = Catalog { _, _ in .return(["articles": [["id": "x"]]]) }
            try world.record(catalog.pageAtIndex(0))
                .expectFailure(NSError(domain: CatalogErrorDomain, code: CatalogError.badAnswer.rawValue))
            #expect(try CatalogArticle(dictionary: Self.article("a")) == CatalogArticle(dictionary: Self.article("a")))
        }
    }

    @Test("The cart shows its total and its problems, and is ordered when it has none")
    func cart() throws {
        try withVirtualWorld { world in
            let cart = world.keep(CartViewModel())
            let totals = world.record(RACObserve(cart, \.total), named: "totals")
            try totals.expectNext(0)
            #expect(cart.title == "Cart")
            #expect(cart.descriptionOfProblems() == "nothing to order, no address")
            cart.addItem(CartItem.itemWithName("tea", price: 3))
            cart.addItem(CartItem.itemWithName("tea", price: 3))
            cart.addItem(CartItem.itemWithName("cup", price: 5))
            try totals.expectNext(7.5, 10.5, 15.5)
            #expect(cart.title == "Cart (2)")
            cart.shipping = .pickup
            try totals.expectNext(11)
            #expect(cart.problems == .none)
            world.runPending()
            let order = world.record(
                cart.orderCommand.execute(nil).map { (order: RACTuple) in "\(order[0]!) \(order[1]!)" })
            try order.expectNext("Cart (2) 11.0").expectCompleted()
            cart.removeItemAtIndex(1)
            cart.removeItemAtIndex(7)
            try totals.expectNext(6)
        }
    }
}
