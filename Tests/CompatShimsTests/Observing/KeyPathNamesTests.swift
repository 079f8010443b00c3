import CompatShims
import Foundation
import Testing

@Suite struct KeyPathNamesTests {
    private let person = Employee()

    @Test("The name of a property is that of its declaration, inherited or not")
    func names() {
        #expect(keypath(person, \.name) == "name")
        #expect(keypath(person, \.salary) == "salary")
        #expect(keypath(person, \.friend) == "friend")
        #expect(keypath(person, "age") == "age")
    }

    @Test("Names of a path are joined")
    func namesOfPath() {
        person.account = Account()
        person.account?.owner = Person()
        #expect(keypath(person, \.account?.name) == "account.name")
        #expect(keypath(person, \.account?.balance) == "account.balance")
        #expect(keypath(person, \.account?.owner?.age) == "account.owner.age")
        #expect(keypath(person, "account.owner.age") == "account.owner.age")
    }

    @Test("A computed property has the name that is listed")
    func listedNames() {
        #expect(keypath(Person(), \.title) == "title")
    }

    @Test("A nil in the middle stops the program")
    func nilInTheMiddle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = keypath(Person(), \.account?.name)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("of Person has no name"))
    }

    @Test("A property that is not observable stops the program")
    func plainProperty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = keypath(Person(), \.birthday)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("of Person has no name"))
    }
}
