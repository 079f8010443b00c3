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

    /// The calls that name a property by a string, each at the line 7 of a file of the program.
    enum Call: CaseIterable {
        case observe, ownObserve, values, changes, importedValues, importedChanges, bind, setKeyPath, channel,
            kvoChannel
        case keypath, willChange, didChange

        func run(_ name: String) {
            let person = Person()
            let file: StaticString = "App/Screen.swift"
            switch self {
            case .observe: _ = RACObserve(person, name, file: file, line: 7)
            case .ownObserve: _ = person.RACObserve(person, name, file: file, line: 7)
            case .values: _ = person.rac_valuesForKeyPath(name, observer: nil, file: file, line: 7)
            case .changes:
                _ = person.rac_valuesAndChangesForKeyPath(name, options: [], observer: nil, file: file, line: 7)
            case .importedValues: _ = person.rac_values(forKeyPath: name, observer: nil, file: file, line: 7)
            case .importedChanges:
                _ = person.rac_valuesAndChanges(forKeyPath: name, options: [], observer: nil, file: file, line: 7)
            case .bind: RAC(person, name, file: file, line: 7) <~ RACSignal.never()
            case .setKeyPath: RACSignal.never().setKeyPath(name, onObject: person, file: file, line: 7)
            case .channel: _ = RACChannelTo(person, name, file: file, line: 7)
            case .kvoChannel: _ = RACKVOChannel(target: person, keyPath: name, file: file, line: 7)
            case .keypath: _ = CompatShims.keypath(person, name, file: file, line: 7)
            case .willChange: person.willChangeValue(forKey: name, file: file, line: 7)
            case .didChange: person.didChangeValue(forKey: name, file: file, line: 7)
            }
        }
    }

    @Test("A name that does not exist is reported at the place of the call in the program, not at one in the library")
    func placeOfUnknownName() async {
        // An exit test takes no arguments of this kind, so one process for each call is written out.
        let results = [
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Call.observe.run("nam") },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.ownObserve.run("nam")
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Call.values.run("nam") },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Call.changes.run("nam") },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.importedValues.run("nam")
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.importedChanges.run("nam")
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Call.bind.run("nam") },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.setKeyPath.run("nam")
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Call.channel.run("nam") },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.kvoChannel.run("nam")
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Call.keypath.run("nam") },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.willChange.run("nam")
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.didChange.run("nam")
            },
        ]
        #expect(results.count == Call.allCases.count)
        for result in results {
            let message = Self.message(of: result)
            #expect(message.contains("App/Screen.swift:7: Fatal error: "), "\(message.prefix(300))")
            #expect(message.contains("Person has no observable property \"nam\""))
        }
    }

    @Test("A path through a value, and an empty component, are reported at the place of the call, too")
    func placeOfWrongPath() async {
        let results = [
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.observe.run("name.length")
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Call.bind.run("account..name")
            },
        ]
        for result in results { #expect(Self.message(of: result).contains("App/Screen.swift:7: Fatal error: ")) }
    }

    @Test("An empty text of a wrong type is shown as two quotation marks")
    func emptyText() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            withScheduler { _ = RACSignal.return("").setKeyPath("age", onObject: person) }
            withExtendedLifetime(person) {}
        }
        let message = Self.message(of: result)
        #expect(message.contains("needs a Int, and got \"\", which is of type String"))
    }

    @Test("An unknown name behind another object stops the program at once")
    func unknownNameInTheMiddle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            person.account = Account()
            _ = person.rac_valuesForKeyPath("account.nam", observer: nil)
        }
        let message = Self.message(of: result)
        #expect(message.contains("Account has no observable property \"nam\" (key path \"account.nam\")"))
    }

    @Test("An unknown name of an object that is set later stops the program when the object is set")
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

    @Test(
        "A value of a wrong type that is bound by a Swift key path stops the program with the property's name or type")
    func wrongTypeOfSwiftKeyPath() async {
        let named = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            withScheduler { RAC(person, \.age) <~ RACSignal.return("x") }
            withExtendedLifetime(person) {}
        }
        let unnamed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person()
            withScheduler { RACSignal.return("x").setKeyPath(\Person.age, onObject: person) }
            withExtendedLifetime(person) {}
        }
        for (result, property) in [(named, "age"), (unnamed, "a property of type Int")] {
            let message = Self.message(of: result)
            #expect(message.contains(": \(property) of CompatShimsTests.Person needs a Int"), "\(message.prefix(400))")
        }
    }

    #if DEBUG
        @Test("A second signal that is bound to a property is reported with the property's name")
        func boundTwice() {
            let (person, signals) = (Person(), [RACSubject(), RACSubject()])
            let lines = reports(with: "already bound") {
                withScheduler {
                    for signal in signals { RAC(person, \.age) <~ signal }
                }
            }
            #expect(lines.count == 1)
            #expect(lines.first?.contains("is already bound to age of CompatShimsTests.Person") == true, "\(lines)")
        }
    #endif

    @Test("A value of a wrong type that is sent to a channel stops the program, with the place of the channel")
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
        @Test("A key path that can never change is reported with its class, its property, and the place of the call")
        func constant() {
            final class Stone: RACObject {
                var weight = 1
                var size = 2
                var color = "grey"
                var text: String { color + "!" }
            }
            let stone = Stone()
            let lines = reports(with: "Stone") {
                for signal in [RACObserve(stone, \.weight), RACObserve(stone, \.color), RACObserve(stone, \.text)] {
                    ObservedLog().subscribe(to: signal)
                }
            }
            let place = "CompatShimsTests/UnknownKeyPathTests.swift:\(#line - 4): RACObserve: "
            #expect(lines.count == 3)
            #expect(lines.allSatisfy { $0.hasPrefix(place) && $0.contains("@RACProperty") && !$0.contains("0x") })
            for (line, subject) in zip(lines, ["weight", "color", "a property of Stone of type String"]) {
                #expect(line.contains(subject))
            }
            #expect(reports(with: "Person") { ObservedLog().subscribe(to: RACObserve(Person(), \.name)) }.isEmpty)
        }
    #endif
}
