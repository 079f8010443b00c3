import CompatShims
import RACCompat
import Testing

@Suite(.serialized) struct RACBindingTests {
    /// The ways to bind a property, of the object itself and of one behind it.
    enum Face: CaseIterable {
        case macro, macroOfString, string

        func bindAge(of person: Person, to signal: RACSignal, nilValue: Any? = nil) -> RACDisposable {
            switch self {
            case .macro: RAC(person, \.age, nilValue) <~ signal
            case .macroOfString: RAC(person, "age", nilValue) <~ signal
            case .string: signal.setKeyPath("age", onObject: person, nilValue: nilValue)
            }
        }
    }

    private let person = Person()
    private let subject = RACSubject()

    @Test("The property gets every value", arguments: Face.allCases)
    func binds(face: Face) {
        _ = face.bindAge(of: person, to: subject)
        subject.sendNext(1)
        #expect(person.age == 1)
        subject.sendNext(2.9)
        #expect(person.age == 2)
    }

    @Test("Nil is replaced", arguments: Face.allCases)
    func replacesNil(face: Face) {
        _ = face.bindAge(of: person, to: subject, nilValue: 18)
        subject.sendNext(nil)
        #expect(person.age == 18)
    }

    @Test("The property is left alone after completion and disposal", arguments: Face.allCases)
    func ends(face: Face) {
        let binding = face.bindAge(of: person, to: subject)
        binding.dispose()
        subject.sendNext(1)
        #expect(person.age == 30)
        let second = face.bindAge(of: person, to: subject)
        subject.sendCompleted()
        subject.sendNext(2)
        #expect(person.age == 30)
        #expect(second.isDisposed)
    }

    @Test("The object is not retained, and its death ends the binding at once", arguments: Face.allCases)
    func endsWithTheObject(face: Face) throws {
        var person: Person? = Person()
        weak let alive = person
        let binding = face.bindAge(of: try #require(person), to: subject)
        person = nil
        #expect(alive == nil)
        #expect(binding.isDisposed)
        subject.sendNext(1)
    }

    @Test("A string leads to properties of other objects; a nil in the middle drops the value")
    func writesBehindOtherObjects() {
        RAC(person, "account.balance") <~ subject
        subject.sendNext(1)
        let account = Account()
        person.account = account
        #expect(account.balance == 0)
        subject.sendNext(2)
        #expect(account.balance == 2)
    }

    @Test("A property follows another one")
    func followsAnotherProperty() {
        let other = Person()
        withScheduler {
            RAC(other, \.name, "nobody") <~ RACObserve(person, \.name)
            #expect(other.name == "Ann")
            person.name = nil
            #expect(other.name == "nobody")
        }
    }

    @Test("Nothing observed: the object of a plain class is bound, too")
    func bindsPlainClasses() {
        final class Label { var text = "" }
        let label = Label()
        RAC(label, \.text) <~ subject
        subject.sendNext("Ann")
        #expect(label.text == "Ann")
    }

    @Test("Binding again after completion is allowed; a failure is reported")
    func reportsFailure() {
        struct Failure: Error {}
        let other = RACSubject()
        let lines = reports(with: "Person") {
            RAC(person, "age") <~ subject
            subject.sendCompleted()
            RAC(person, "age") <~ other
            other.sendError(Failure())
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("age of") == true)
        #expect(lines.first?.contains("Failure") == true)
    }

    #if DEBUG
        @Test("A second signal for one property is reported", arguments: Face.allCases)
        func reportsSecondSignal(face: Face) {
            let other = RACSubject()
            let lines = reports(with: "already bound") {
                _ = face.bindAge(of: person, to: subject)
                _ = face.bindAge(of: person, to: other)
            }
            #expect(lines.count == 1)
        }
    #endif
}
