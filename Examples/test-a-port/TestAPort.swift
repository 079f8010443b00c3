import RACCompat
import StreamCore
import StreamTesting

/// Tests a ported stream and its rewrite without a test library, and shows what a failure looks like.
@main struct TestAPort {
    static func main() throws {
        try withVirtualWorld { world in
            let typed = try world.hot("a-bc---d|")
            let searches = world.record(typed.racSignal.throttle(2), named: "searches")
            try searches.expect("-----c--(d|)")
        }
        print("The ported stream sends what it should.")

        try compareSearches(discardWhenCompleted: false, ignoring: [.heldUntilDue])
        print("The rewrite does the same on 1,000 inputs, but for differences that are meant.")

        do {
            try compareSearches(discardWhenCompleted: true, ignoring: [])
            print("The mistake was not found.")
        } catch {
            print("A rewrite with a mistake:\n\(error)")
        }
    }

    static func compareSearches(discardWhenCompleted: Bool, ignoring: Set<KnownDifference>) throws {
        try compare(
            random: 1_000, seed: 1, inputs: ["typed"], disposes: false, ignoring: ignoring,
            legacy: { world in try world.input("typed").racSignal.throttle(2) },
            ported: { world in
                try world.input("typed").producer
                    .debounce(2, on: world.scheduler, discardWhenCompleted: discardWhenCompleted)
            })
    }
}
