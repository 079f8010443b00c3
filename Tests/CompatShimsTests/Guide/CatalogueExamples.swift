import Foundation
import StreamCore
import Testing

/// Examples of the documentation's pages.
@MainActor
struct CatalogueExamples {
    @Test func firstPage() throws {
        try example {
            let (words, word) = Signal<String, Never>.pipe()
            words
                .map { $0.uppercased() }
                .skipRepeats()
                .observeValues { print($0) }

            word.send(value: "rain")  // prints RAIN
            word.send(value: "Rain")
            word.send(value: "sun")  // prints SUN
        }
    }

    @Test func virtualTime() throws {
        try example {
            let clock = TestScheduler()
            let (words, word) = Signal<String, Never>.pipe()
            words.debounce(0.5, on: clock)
                .observeValues { print($0) }

            word.send(value: "r")
            clock.advance(by: .milliseconds(400))
            word.send(value: "rain")
            clock.advance(by: .milliseconds(400))  // the second value has moved the date
            clock.advance(by: .milliseconds(100))  // prints rain
        }
    }

    @Test func buffering() throws {
        try example {
            let drops = DropCounter()
            let clock = TestScheduler()
            let (readings, reading) = Signal<Int, Never>.pipe()
            readings
                .observe(on: clock, buffering: .bounded(2, whenFull: .dropOldest, counting: drops))
                .observeValues { print($0) }

            for number in 1...5 { reading.send(value: number) }
            clock.advance()  // prints 4, 5
            print(drops.count, "dropped")  // prints 3 dropped
        }
    }

    @Test func mainActorByName() {
        @MainActor final class Screen {
            var title = ""

            func follow(_ titles: Signal<String, Never>) {
                titles.observeValuesOnMain { [weak self] in self?.title = $0 }
            }
        }
        let (titles, title) = Signal<String, Never>.pipe()
        let screen = Screen()
        screen.follow(titles)
        title.send(value: "Rain")
        #expect(screen.title == "Rain")
    }

    @Test func crossingTasks() async {
        let temperature = MutableProperty(20.0)
        let measuring = Task.detached { temperature.value = 21 }
        await measuring.value
        #expect(temperature.value == 21)
    }

    @Test func plainClosures() throws {
        try example {
            var seen: [Int] = []
            let (numbers, number) = Signal<Int, Never>.pipe()
            numbers.observeValues { seen.append($0) }
            number.send(value: 1)
            print(seen)  // prints [1]
        }
    }

    @Test func logging() throws {
        try example {
            let (steps, step) = Signal<Int, Never>.pipe()
            steps
                .filter { $0 > 1 }
                .logEvents(identifier: "steps", events: [.value, .terminated]) { identifier, event, _, _, _ in
                    print(identifier, event)
                }
                .observeValues { _ in }

            step.send(value: 1)
            step.send(value: 2)  // prints steps value 2
            step.sendCompleted()  // prints steps terminated
        }
    }

    @Test func awaiting() async throws {
        try await asynchronousExample {
            let numbers = SignalProducer<Int, Never>([1, 2, 3])
            var total = 0
            for await number in numbers.values { total += number }
            let last = await numbers.last()
            print("\(total) \(last ?? 0)")  // prints 6 3
        }
    }

    @Test func asynchronousWork() async throws {
        try await asynchronousExample {
            let greeting = SignalProducer<String, any Error> {
                await Task.yield()
                return "Hello"
            }
            print(try await greeting.first() ?? "nobody")  // prints Hello
        }
    }

    @Test func sleeping() async throws {
        try await asynchronousExample {
            let clock = TestScheduler()
            let task = Task {
                try await clock.sleep(for: .seconds(60))
                return "woken"
            }
            await clock.advance(by: .seconds(60))
            print(try await task.value)  // prints woken
        }
    }
}
