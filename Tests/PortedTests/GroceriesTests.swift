import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// A list that announces its changes by hand, whose items are equal by name, stores and place.
@Suite struct GroceriesTests {
    private func item(_ name: String, stores: [GroceryStore] = [], inCart: Bool = false) -> GroceryItem {
        GroceryItem(name: name, stores: Set(stores.map { AnyHashable($0) }), inCart: inCart)
    }

    @Test("Items are equal if their values are equal, and equal no object of another class")
    func equality() {
        let store = GroceryStore()
        #expect(item("Tea", stores: [store]).isEqual(item("Tea", stores: [store])))
        #expect(item("Tea", stores: [store]).hash == item("Tea", stores: [store]).hash)
        #expect(!item("Tea").isEqual(item("Tea", inCart: true)) && !item("Tea").isEqual(item("Milk")))
        #expect(!item("Tea").isEqual("Tea") && !item("Tea").isEqual(nil))
        #expect(item("Tea").compare(item("milk")) == .orderedDescending)
        #expect(item("Tea").itemByTogglingCart().inCart)
    }

    @Test("A list whose changes are announced by hand is observed, and takes an equal item away")
    func announces() throws {
        try withVirtualWorld { world in
            let list = world.keep(GroceryList())
            let controller = world.keep(GroceryListController(list: list))
            let summaries = world.record(RACObserve(controller, \.summary), named: "summaries").allowsUnchecked()
            try summaries.expectNext("0 of 0 items at 0 stores by name")
            let store = GroceryStore()
            for name in ["Tea", "milk", "Rice"] { list.addItem(item(name, stores: [store])).subscribeNext { _ in } }
            #expect(list.items.compactMap { ($0 as? GroceryItem)?.name } == ["milk", "Rice", "Tea"])
            world.runPending()
            #expect(controller.summary == "0 of 3 items at 1 stores by name")
            controller.sort = .byStore
            let removed = world.record(list.removeItem(item("Rice", stores: [store])), named: "removed")
            try removed.expectCompleted()
            #expect(controller.summary == "0 of 2 items at 1 stores by store")
            let missing = world.record(list.removeItem(item("Rice")), named: "missing")
            try missing.expectFailure(NSError(domain: "GroceryListErrorDomain", code: 1))
        }
    }

    @Test("Commands put an item into the cart, and take it off the list")
    func commands() throws {
        try withVirtualWorld { world in
            let list = world.keep(GroceryList())
            let controller = world.keep(GroceryListController(list: list))
            list.addItem(item("Tea")).subscribeNext { _ in }
            world.runPending()
            let switched = world.record(controller.switchCommand.execute(item("Tea")), named: "switched")
            try switched.expectNext(item("Tea", inCart: true)).expectCompleted()
            #expect(controller.summary == "1 of 1 items at 0 stores by name")
            let removed = world.record(controller.removeCommand.execute(item("Tea", inCart: true)), named: "removed")
            try removed.expectNext("Tea").expectCompleted()
            #expect(list.items.isEmpty)
        }
    }

    @Test("A file is written in the background, and is no longer pending when its method was called")
    func writes() throws {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appending(path: "groceries-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        try withVirtualWorld { world in
            let controller = world.keep(GroceryListController(list: GroceryList()))
            let written = world.record(controller.writeString("Tea", toURL: url), named: "written")
            #expect(controller.pendingCount() == 1)
            try written.expectNext(url).expectCompleted()
            #expect(controller.pendingCount() == 0)
            let failed = world.record(controller.writeString("Tea", toURL: folder), named: "failed")
            try failed.expectFailure()
            #expect(controller.pendingCount() == 1)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == "Tea")
        let path = GroceryListController.pathForList(GroceryList(), extension: "txt")
        #expect(path?.hasSuffix("/list-0.txt") == true)
    }
}
