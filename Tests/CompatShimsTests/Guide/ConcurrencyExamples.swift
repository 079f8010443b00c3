import Observation
import StreamCore
import Testing

@MainActor @Observable final class Player {
    var name = "Ann"
}

/// Examples of MIGRATION.md: async and await.
@MainActor @Suite(.timeLimit(.minutes(40)))
struct ConcurrencyExamples {
    @Test func iterating() async throws {
        try await asynchronousExample {
            let score = MutableProperty(7)
            for await value in score.values {
                print(value)  // prints 7, 8, 9
                if value == 9 { break }
                score.value += 1
            }
        }
    }

    @Test func awaiting() async throws {
        try await asynchronousExample {
            let numbers = SignalProducer([1, 2, 3])
            print(await numbers.first() ?? 0)  // prints 1
            print(await numbers.last() ?? 0)  // prints 3
            print(await numbers.toArray())  // prints [1, 2, 3]
        }
    }

    @Test func working() async throws {
        try await asynchronousExample {
            let answer = SignalProducer<Int, any Error> {
                await Task.yield()
                return 42
            }
            let countdown = SignalProducer<Int, Never> { observer in
                for number in [2, 1] {
                    observer.send(value: number)
                    await Task.yield()
                }
            }
            print(try await answer.first() ?? 0)  // prints 42
            print(await SignalProducer(countdown.values).toArray())  // prints [2, 1]
        }
    }

    @Test func observing() async throws {
        try await asynchronousExample {
            let player = Player()
            for await name in SignalProducer.observing({ player.name }).values {
                print(name)  // prints Ann, Bea
                if name == "Bea" { break }
                player.name = "Bea"
            }
        }
    }

    @Test func observingProperty() async throws {
        try await asynchronousExample {
            let player = Player()
            let initials = SignalProducer(observing: player, \.name).map { $0.prefix(1) }
            player.name = "Bea"
            print(await initials.first() ?? "?")  // prints B
        }
    }
}
