//
//  Cart.m
//
//  A shopping cart and what is shown of it.
//

import CompatShims
import Foundation
import RACCompat

struct CartShipping: RawRepresentable, Hashable {
    var rawValue = 0
    static let standard = CartShipping(rawValue: 0)
    static let express = CartShipping(rawValue: 1)
    static let pickup = CartShipping(rawValue: 2)
}

struct CartProblem: OptionSet {
    let rawValue: Int
    static let none: CartProblem = []
    static let empty = CartProblem(rawValue: 1 << 0)
    static let tooMany = CartProblem(rawValue: 1 << 1)
    static let noAddress = CartProblem(rawValue: 1 << 2)
}

private let CART_MAXIMUM = 10
private let CART_TITLE = "Cart"

class CartItem: NSObject {
    var name: String?
    var price: Double = 0
    var count = 0

    class func itemWithName(_ name: String, price: Double) -> CartItem {
        let item = CartItem()
        item.name = name
        item.price = price
        item.count = 1
        return item
    }

    func total() -> Double {
        return self.price * Double(self.count)
    }
}

class CartViewModel: RACObject {
    @RACProperty var items: [Any]
    @RACProperty var address: String
    @RACProperty var shipping: CartShipping = .standard

    @RACProperty private(set) var total: Double = 0
    @RACProperty private(set) var title: String?
    @RACProperty private(set) var problems: CartProblem = []
    private(set) var orderCommand: RACCommand!

    override init() {
        self.items = []
        self.address = ""
        super.init()

        let shippingCosts = RACObserve(self, \.shipping).distinctUntilChanged().map { (shipping: NSNumber) in
            switch CartShipping(rawValue: shipping.intValue) {
            case .standard:
                return 4.5
            case .express:
                return 9.0
            case .pickup:
                return 0
            default:
                return nil
            }
        }

        RAC(self, \.total) <~ RACSignal.combineLatest([RACObserve(self, \.items), shippingCosts]) { (items: [Any], costs: NSNumber) in
            var sum: Double = 0
            for case let item as CartItem in items {
                sum += item.total()
            }
            return !items.isEmpty ? sum + costs.doubleValue : 0
        }

        RAC(self, \.title, CART_TITLE) <~ RACObserve(self, \.items).map { (items: [Any]) in
            return items.isEmpty ? CART_TITLE : "\(CART_TITLE) (\(items.count))"
        }

        let problems = RACSignal.combineLatest([
            RACObserve(self, \.items),
            RACObserve(self, \.address),
            RACObserve(self, \.shipping),
        ]) { (items: [Any], address: String, shipping: NSNumber) in
            var problems = CartProblem.none
            if items.isEmpty {
                problems.formUnion(.empty)
            }
            if items.count > CART_MAXIMUM {
                problems.formUnion(.tooMany)
            }
            // What is picked up needs no address.
            if address.isEmpty && shipping.intValue != CartShipping.pickup.rawValue {
                problems.formUnion(.noAddress)
            }
            return problems.rawValue
        }
        RAC(self, \.problems) <~ problems

        let isReady = problems.map { (problems: NSNumber) in problems.intValue == CartProblem.none.rawValue }
        self.orderCommand = RACCommand(enabled: isReady) { [weak self] _ in
            return RACSignal.return(RACTuplePack(self?.title, self?.total ?? 0))
        }
    }

    func addItem(_ item: CartItem) {
        for case let other as CartItem in self.items {
            if areEqual(other.name, item.name) {
                other.count += item.count
                // The array is the same: tell those who observe it.
                self.items = self.items
                return
            }
        }
        self.items = self.items + [item]
    }

    func removeItemAtIndex(_ index: Int) {
        if index >= self.items.count {
            return
        }
        var items = self.items
        items.remove(at: index)
        self.items = items
    }

    func descriptionOfProblems() -> String {
        if self.problems == .none {
            return ""
        }
        var texts: [Any] = []
        if !self.problems.intersection(.empty).isEmpty {
            texts.append("nothing to order")
        }
        if !self.problems.intersection(.tooMany).isEmpty {
            texts.append("more than \(CART_MAXIMUM) items")
        }
        if self.problems.intersection(.noAddress) != [] {
            texts.append("no address")
        }
        return texts.componentsJoined(by: ", ")
    }
}
