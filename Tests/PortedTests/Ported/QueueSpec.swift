//
//  QueueSpec.m
//
//  Quick and Nimble: a queue of names, its signal, and examples that it shares with others.
//

import CompatShims
import Foundation
import RACCompat
import Testing

class NameQueue: NSObject {
    private var list: [Any]
    private var subject: RACSubject

    override init() {
        self.list = []
        self.subject = RACSubject.subject()
        super.init()
    }

    var names: [Any] {
        return self.list
    }

    var added: RACSignal {
        return self.subject
    }

    func add(_ name: String) {
        self.list.append(name)
        self.subject.sendNext(name)
    }

    func removeAll() {
        self.list.removeAll()
    }
}

private nonisolated(unsafe) var QueueSpecCleaned = 0

// The name of the examples for what has names.
let NamedExamples = "NamedExamples"

// A block that returns the names.
let NamedExamplesNamesBlock = "NamedExamplesNamesBlock"

// How many names there are.
let NamedExamplesCount = "NamedExamplesCount"

@MainActor
final class NamedExamplesGroup {
    nonisolated static let examples: [SharedExample] = [
        SharedExample("should have as many names as it says") {
            try NamedExamplesGroup($0).shouldHaveAsManyNamesAsItSays()
        },
    ] + ItsNames.examples
    let exampleContext: () -> [AnyHashable: Any]
    var names: (() -> [Any])!
    var count: NSNumber!

    init(_ exampleContext: @escaping () -> [AnyHashable: Any]) throws {
        self.exampleContext = exampleContext
        self.names = self.exampleContext()[NamedExamplesNamesBlock] as? () -> [Any]
        self.count = self.exampleContext()[NamedExamplesCount] as? NSNumber
    }

    func shouldHaveAsManyNamesAsItSays() throws {
        #expect(areEqual(NSNumber(value: self.names().count), self.count))
    }

    @MainActor
    final class ItsNames {
        nonisolated static let examples: [SharedExample] = [
            SharedExample("should be no numbers") {
                try ItsNames($0).shouldBeNoNumbers()
            },
        ]
        let exampleContext: () -> [AnyHashable: Any]
        var names: (() -> [Any])!
        var count: NSNumber!

        init(_ exampleContext: @escaping () -> [AnyHashable: Any]) throws {
            self.exampleContext = exampleContext
            self.names = self.exampleContext()[NamedExamplesNamesBlock] as? () -> [Any]
            self.count = self.exampleContext()[NamedExamplesCount] as? NSNumber
        }

        func shouldBeNoNumbers() throws {
            for name in self.names() {
                #expect(!(name is NSNumber))
            }
        }
    }
}

@Suite @MainActor
final class QueueSpec {
    var queue: NameQueue!
    var received: [Any] = []

    // The name that most examples add.
    var name: String! = "ann"

    init() throws {
        self.queue = NameQueue()
        self.received = []
        self.queue.added.subscribeNext { (added: String) in self.received.append(added) }
    }

    func afterEach() {
        self.queue.removeAll()
        QueueSpecCleaned += 1
    }

    @Test("behaves like NamedExamples", arguments: NamedExamplesGroup.examples)
    func behavesLikeNamedExamples(example: SharedExample) async throws {
        defer { afterEach() }
        try await example.run {
            return [NamedExamplesNamesBlock: ({ self.queue.names }) as () -> [Any], NamedExamplesCount: 0]
        }
    }

    @Test("should be empty")
    func shouldBeEmpty() throws {
        defer { afterEach() }
        #expect(self.queue != nil)
        #expect(self.queue.names.isEmpty)
        #expect(self.queue.names.count == 0)
        #expect(self.queue.names.first == nil)
    }

    @Suite("RACSignal") @MainActor
    final class RACSignalGroup {
        var queue: NameQueue!
        var received: [Any] = []
        var name: String! = "ann"

        init() throws {
            self.queue = NameQueue()
            self.received = []
            self.queue.added.subscribeNext { (added: String) in self.received.append(added) }
        }

        func afterEach() {
            self.queue.removeAll()
            QueueSpecCleaned += 1
        }

        @Test("should send what is added")
        func shouldSendWhatIsAdded() throws {
            defer { afterEach() }
            self.queue.add(self.name)
            #expect(areEqual(self.received, ["ann"]))
            #expect(!self.received.containsObject("bob"))
            #expect(self.received.count == 1)
            #expect(self.queue.names.count >= 1)
        }

        // Another thread adds it.
        @Test("should send what another thread adds")
        func shouldSendWhatAnotherThreadAdds() async throws {
            defer { afterEach() }
            RACScheduler.mainThreadScheduler().schedule { self.queue.add(self.name) }
            #expect(await eventually { areEqual(self.received, ["ann"]) })
            #expect(await eventually { self.received.last != nil })
        }
    }

    @Suite("with a name") @MainActor
    final class WithAName {
        var queue: NameQueue!
        var received: [Any] = []
        var name: String! = "ann"

        init() throws {
            self.queue = NameQueue()
            self.received = []
            self.queue.added.subscribeNext { (added: String) in self.received.append(added) }
            self.queue.add(self.name)
        }

        func afterEach() {
            #expect(self.queue.names.containsObject("ann"))
            self.queue.removeAll()
            QueueSpecCleaned += 1
        }

        @Test("behaves like NamedExamples", arguments: NamedExamplesGroup.examples)
        func behavesLikeNamedExamples(example: SharedExample) async throws {
            defer { afterEach() }
            try await example.run {
                return [NamedExamplesNamesBlock: ({ self.queue.names }) as () -> [Any], NamedExamplesCount: 1]
            }
        }

        @Test("should have it")
        func shouldHaveIt() throws {
            defer { afterEach() }
            let first = self.queue.names.first as? String
            #expect(first == "ann")
            #expect(first != nil && first != "bob")
            #expect(first?.range(of: "^an+$", options: .regularExpression) != nil)
            #expect(first?.hasPrefix("a") ?? false)
            if self.queue.names.count != 1 {
                Issue.record("There is one name.")
            }
        }

        @Test("should be of its class")
        func shouldBeOfItsClass() throws {
            defer { afterEach() }
            #expect(self.queue.map({ type(of: $0) == NameQueue.self }) ?? false)
            #expect(self.queue != nil)
            #expect(self.queue === self.queue)
            #expect(abs(1.5 - 1.4) < 0.2)
        }

        @Test("should be released with its scope")
        func shouldBeReleasedWithItsScope() throws {
            defer { afterEach() }
            weak var weakQueue: NameQueue?
            do {
                let other = NameQueue()
                defer {
                    withExtendedLifetime(other) {}
                }
                weakQueue = other
                #expect(weakQueue != nil)
            }
            #expect(weakQueue == nil)
        }
    }
}

@Suite @MainActor
final class QueueCountSpec {
    @Test("should count")
    func shouldCount() throws {
        #expect(!(QueueSpecCleaned < 0))
    }
}
