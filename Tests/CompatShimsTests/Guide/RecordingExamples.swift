import CompatShims
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Examples of MIGRATION.md: a port, and its typed rewrite, compared with what the old app did.
@MainActor
struct RecordingExamples {
    @Test func port() throws {
        try example {
            final class Search: RACObject {
                @RACProperty var text = ""
                private(set) var results = RACSignal.empty()

                override init() {
                    super.init()
                    results = RACObserve(self, \.text).throttle(0.5).map { (text: String) in text.uppercased() }
                }
            }

            let search = Search()
            try withVirtualWorld { world in
                let results = world.record(search.results, named: "results")
                world.advance(by: 1)
                search.text = "swi"
                world.advance(by: 0.2)
                search.text = "swift"
                world.advance(by: 5)
                try world.expectRecording("results", of: results, comparingTimes: false)
                try world.expectRecording("results of the port", of: results)
            }
        }
    }

    @Test func rewrite() throws {
        try example {
            let text = MutableProperty("")
            try record("results of the port", for: 6.2) { world in
                world.scheduler.schedule(after: world.now.addingTimeInterval(1)) { text.value = "swi" }
                world.scheduler.schedule(after: world.now.addingTimeInterval(1.2)) { text.value = "swift" }
                return text.producer.debounce(0.5, on: world.scheduler).map { $0.uppercased() }
            }
        }
    }
}
