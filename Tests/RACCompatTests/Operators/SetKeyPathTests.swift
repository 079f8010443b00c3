import Foundation
import RACCompat
import Testing

@Suite(.serialized) struct SetKeyPathTests {
    private enum Failure: Error { case first }

    final class Person: CustomStringConvertible {
        var name: String?
        var age = 0
        var height = 0.0
        var isAdult = false
        var shoeSize: Int?
        let description: String

        init(_ description: String = "somebody") { self.description = description }
    }

    /// A signal that tells whether somebody is subscribed.
    private final class Source {
        let subject = RACSubject()
        let isBound = Box(false)
        private(set) lazy var signal = RACSignal.createSignal { [subject, isBound] subscriber in
            isBound.value = true
            let subscription = subject.subscribe(subscriber)
            return RACDisposable {
                isBound.value = false
                subscription?.dispose()
            }
        }
    }

    private func onScheduler(_ body: () -> Void) {
        RACScheduler.scheduler().performAsCurrentScheduler(body)
    }

    /// What is reported meanwhile about an object of that description.
    private func reports(about description: String, _ body: () -> Void) -> [String] {
        let reports = Box<[String]>([])
        let sink = RACSignal.reportSink
        RACSignal.reportSink = { report in reports.mutate { $0.append(report) } }
        onScheduler(body)
        RACSignal.reportSink = sink
        return reports.lines(with: description)
    }

    @Test func thePropertyGetsEveryValue() {
        let person = Person()
        let subject = RACSubject()
        subject.setKeyPath(\Person.name, onObject: person)
        subject.sendNext("Ada")
        #expect(person.name == "Ada")
        subject.sendNext("Bob")
        #expect(person.name == "Bob")
        subject.sendNext(nil)
        #expect(person.name == nil)
    }

    @Test func nilIsReplaced() {
        let person = Person()
        let subject = RACSubject()
        subject.setKeyPath(\Person.name, onObject: person, nilValue: "nobody")
        subject.setKeyPath(\Person.age, onObject: person, nilValue: 18)
        subject.sendNext(nil)
        #expect(person.name == "nobody")
        #expect(person.age == 18)
    }

    @Test func numbersAreConvertedToTheTypeOfTheProperty() {
        let person = Person()
        onScheduler {
            RACSignal.return(2.9).setKeyPath(\Person.age, onObject: person)
            RACSignal.return(NSNumber(value: 3)).setKeyPath(\Person.height, onObject: person)
            RACSignal.return(1).setKeyPath(\Person.isAdult, onObject: person)
            RACSignal.return(UInt8(42)).setKeyPath(\Person.shoeSize, onObject: person)
        }
        #expect(person.age == 2)
        #expect(person.height == 3)
        #expect(person.isAdult)
        #expect(person.shoeSize == 42)
    }

    @Test func theBindingEndsAtCompletion() {
        let person = Person()
        let subject = RACSubject()
        let binding = subject.setKeyPath(\Person.age, onObject: person)
        subject.sendNext(1)
        subject.sendCompleted()
        subject.sendNext(2)
        #expect(person.age == 1)
        #expect(binding.isDisposed)
    }

    @Test func theBindingEndsWhenItIsDisposed() {
        let person = Person()
        let source = Source()
        onScheduler {
            let binding = source.signal.setKeyPath(\Person.age, onObject: person)
            #expect(source.isBound.value)
            binding.dispose()
        }
        #expect(!source.isBound.value)
        source.subject.sendNext(1)
        #expect(person.age == 0)
    }

    @Test func theObjectIsNotRetainedAndItsDeathEndsTheBinding() {
        var person: Person? = Person()
        weak let object = person
        let source = Source()
        onScheduler {
            if let person { source.signal.setKeyPath(\Person.age, onObject: person) }
        }
        source.subject.sendNext(1)
        #expect(person?.age == 1)
        person = nil
        #expect(object == nil)
        source.subject.sendNext(2)
        #expect(!source.isBound.value)
    }

    @Test func aFailureIsReportedAndEndsTheBinding() {
        let person = Person("who failed")
        let source = Source()
        let reports = reports(about: "who failed") {
            source.signal.setKeyPath(\Person.age, onObject: person)
            source.subject.sendError(Failure.first)
        }
        #expect(reports.count == 1)
        for words in [
            "-setKeyPath:onObject:nilValue:", "<", "Person.age", "first",
            "at RACCompatTests/SetKeyPathTests.swift:\(#line - 6), failed",
        ] {
            #expect(reports.first?.contains(words) == true)
        }
        #expect(!source.isBound.value)
    }

    @Test func aWrongTypeStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            RACScheduler.scheduler().performAsCurrentScheduler {
                RACSignal.return("x").setKeyPath(\Person.age, onObject: person)
            }
            withExtendedLifetime(person) {}
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for words in ["-setKeyPath:onObject:nilValue:", "Person.age", "needs a Int", "x, which is of type String"] {
            #expect(message.contains(words))
        }
    }

    @Test func nilForANumberWithoutAReplacementStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            RACScheduler.scheduler().performAsCurrentScheduler {
                RACSignal.return(nil).setKeyPath(\Person.age, onObject: person)
            }
            withExtendedLifetime(person) {}
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("needs a Int, and got nil"))
    }

    #if DEBUG
        @Test func aSecondSignalForOnePropertyIsReported() {
            let person = Person("bound twice")
            let signals = (RACSubject(), RACSubject())
            let reports = reports(about: "bound twice") {
                signals.0.setKeyPath(\Person.age, onObject: person)
                signals.1.setKeyPath(\Person.age, onObject: person)
            }
            #expect(reports.count == 1)
            let places = [#line - 4, #line - 3].map { "at RACCompatTests/SetKeyPathTests.swift:\($0)" }
            for words in ["\(signals.0)", "\(signals.1)", "Person.age"] + places {
                #expect(reports.first?.contains(words) == true)
            }
        }

        @Test func anotherPropertyOrObjectIsNotASecondBinding() {
            let person = Person("bound well")
            let other = Person("bound well")
            let subject = RACSubject()
            let reports = reports(about: "bound well") {
                subject.setKeyPath(\Person.age, onObject: person)
                subject.setKeyPath(\Person.name, onObject: person, nilValue: "x")
                subject.setKeyPath(\Person.age, onObject: other)
            }
            #expect(reports.isEmpty)
        }

        @Test func aPropertyCanBeBoundAgainWhenTheFirstBindingHasEnded() {
            let person = Person("bound again")
            let reports = reports(about: "bound again") {
                RACSignal.return(1).setKeyPath(\Person.age, onObject: person)
                let subject = RACSubject()
                subject.setKeyPath(\Person.age, onObject: person).dispose()
                subject.setKeyPath(\Person.age, onObject: person)
            }
            #expect(reports.isEmpty)
            #expect(person.age == 1)
        }
    #endif
}
