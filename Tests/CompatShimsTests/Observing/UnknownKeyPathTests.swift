import CompatShims
import Foundation
import RACCompat
import Testing

@Suite struct UnknownKeyPathTests {
    private static func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("A name that does not exist stops the program with class, name and path")
    func unknownName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACObserve(Person(), "nam")
        }
        #expect(Self.message(of: result).contains("Person has no observable property \"nam\" (key path \"nam\")"))
    }

    @Test("So does one behind another object, at once")
    func unknownNameInTheMiddle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            person.account = Account()
            _ = person.rac_valuesForKeyPath("account.nam", observer: nil)
        }
        let message = Self.message(of: result)
        #expect(message.contains("Account has no observable property \"nam\" (key path \"account.nam\")"))
    }

    @Test("One that turns up later stops the program then")
    func unknownNameLater() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            withScheduler { _ = RACObserve(person, "account.nam").subscribeNext { _ in } }
            person.account = Account()
        }
        let message = Self.message(of: result)
        #expect(message.contains("Account has no observable property \"nam\" (key path \"account.nam\")"))
    }

    @Test("A property without a wrapper is not observable, and the message says what to do")
    func plainProperty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACObserve(Person(), "birthday")
        }
        let message = Self.message(of: result)
        #expect(message.contains("Person has no observable property \"birthday\""))
        #expect(message.contains("@RACProperty"))
    }

    @Test("A path through a value that is no object stops the program")
    func pathThroughValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACObserve(Person(), "name.length")
        }
        #expect(Self.message(of: result).contains("name of Person is a String, which is no object"))
    }

    @Test("An empty component stops the program")
    func emptyComponent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACObserve(Person(), "account..name")
        }
        #expect(Self.message(of: result).contains("\"account..name\" is not a key path"))
    }

    @Test("Binding to a name that does not exist stops the program at once")
    func bindingToUnknownName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            RACSignal.never().setKeyPath("nam", onObject: Person())
        }
        #expect(Self.message(of: result).contains("Person has no observable property \"nam\""))
    }

    @Test("A value of a wrong type stops the program with path and types")
    func wrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            withScheduler { _ = RACSignal.return("x").setKeyPath("age", onObject: person) }
            withExtendedLifetime(person) {}
        }
        let message = Self.message(of: result)
        let place = "UnknownKeyPathTests.swift:\(#line - 6): Fatal error: -setKeyPath:onObject:nilValue: of <"
        for words in [place, "age", "Person", "needs a Int", "x, which is of type String"] {
            #expect(message.contains(words))
        }
    }

    @Test("So does one that is sent to a channel of the property, with the place of the channel")
    func wrongTypeOfChannel() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            RACChannelTo(person, \.age).sendNext("x")
        }
        let named = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            RACChannelTo(person, "age").sendNext("x")
        }
        // To the code of an exit test, every line is the one of the macro.
        for (result, line) in [(result, #line - 9), (named, #line - 5)] {
            let words = "UnknownKeyPathTests.swift:\(line): Fatal error: RACKVOChannel: age needs a Int, and got x"
            #expect(Self.message(of: result).contains(words))
        }
    }

    @Test("Binding to a computed property that is only read stops the program")
    func readOnlyProperty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            withScheduler { _ = RACSignal.return("x").setKeyPath("title", onObject: person) }
            withExtendedLifetime(person) {}
        }
        #expect(Self.message(of: result).contains("cannot be written"))
    }

    #if DEBUG
        @Test("A key path that can never change is reported")
        func constant() {
            final class Stone: RACObject { var weight = 1 }
            let stone = Stone()
            let lines = reports(with: "Stone") { ObservedLog().subscribe(to: RACObserve(stone, \.weight)) }
            #expect(lines.count == 1)
            #expect(lines.first?.contains("@RACProperty") == true)
            #expect(reports(with: "Person") { ObservedLog().subscribe(to: RACObserve(Person(), \.name)) }.isEmpty)
        }
    #endif
}
