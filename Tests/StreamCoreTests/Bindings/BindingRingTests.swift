import StreamCore
import Testing

// Release builds watch no bindings.
#if DEBUG
    @Suite struct BindingRingTests {
        private static func message(of result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        @Test("Two bindings that set each other stop the program with the names and places of both properties")
        func twoBindings() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                StreamDiagnostics.feedbackLimit = 100
                let first = MutableProperty(0).named("first", fileID: "App/Model.swift", line: 11)
                let second = MutableProperty(0).named("second", fileID: "App/View.swift", line: 22)
                first <~ second.map { $0 + 1 }
                second <~ first
                second.value = 7
            }
            let message = Self.message(of: result)
            #expect(message.contains("set each other without end. Each value makes the next one."))
            for place in ["\"first\" (App/Model.swift:11)", "\"second\" (App/View.swift:22)"] {
                #expect(message.contains(place))
            }
        }

        @Test("A ring that begins while it is bound stops the program, with the types of properties without names")
        func ringOfThree() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                StreamDiagnostics.feedbackLimit = 100
                let (number, text, length) = (MutableProperty(0), MutableProperty(""), MutableProperty(UInt8(0)))
                text <~ number.signal.map { "\($0)" }
                length <~ text.signal.map { UInt8($0.utf8.count) }
                number <~ length.producer.map { Int($0) }
            }
            #expect(
                Self.message(of: result).contains(
                    "a target of Int and a target of String and a target of UInt8 set each other"))
        }

        @Test("A property that is bound to itself stops the program")
        func ownSource() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                StreamDiagnostics.feedbackLimit = 100
                let count = MutableProperty(0).named("count", fileID: "App/Model.swift", line: 11)
                count <~ count.map { $0 + 1 }
            }
            #expect(
                Self.message(of: result).contains(
                    "Bound with <~, \"count\" (App/Model.swift:11) sets itself without end."))
        }

        @Test("A loop of an observer goes on as long as it likes, also beside a binding")
        func observerLoop() async {
            await #expect(processExitsWith: .success) {
                StreamDiagnostics.feedbackLimit = 100
                let (count, shown) = (MutableProperty(0), MutableProperty(0))
                shown <~ count
                count.signal.observeValues { if $0 < 5_000 { count.value = $0 + 1 } }
                count.value = 1
                precondition(shown.value == 5_000)
            }
        }

        @Test("Properties that are bound both ways settle, though each of many values comes back once")
        func bothWays() async {
            await #expect(processExitsWith: .success) {
                StreamDiagnostics.feedbackLimit = 100
                let (first, second) = (MutableProperty(0), MutableProperty(0))
                first <~ second.producer.skipRepeats()
                second <~ first.signal.skipRepeats()
                first.signal.skipRepeats().observeValues { if $0 < 5_000 { first.value = $0 + 1 } }
                first.value = 1
                precondition(first.value == 5_000 && second.value == 5_000)
            }
        }
    }
#endif
