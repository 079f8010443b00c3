import Foundation
import RACCompat
import Testing

/// Examples of MIGRATION.md: from Objective-C, line by line.
@MainActor
struct PortingExamples {
    @Test func signIn() throws {
        try example {
            let names = RACSubject.subject()
            let passwords = RACSubject.subject()
            let isValid = RACSignal.combineLatest([names, passwords]) { (name: String, password: String) in
                name.count > 0 && password.count >= 8
            }
            isValid.distinctUntilChanged()
                .subscribeNext { isValid in print("valid:", isValid ?? "nil") }

            names.sendNext("ann")
            passwords.sendNext("secret")  // prints valid: false
            passwords.sendNext("secrets")
            passwords.sendNext("secrets!")  // prints valid: true
        }
    }

    @Test func typedBlocks() throws {
        try example {
            struct Track {
                let title: String
                let seconds: Double
            }

            let tracks = RACSubject.subject()
            tracks.filter { (track: Track) in track.seconds > 60 }
                .map { (track: Track) in track.title }
                .doNext { (title: String) in print("playing", title) }
                .scanWithStart(0) { (count: Int, _: String) in count + 1 }
                .subscribeNext { (count: Double) in
                    print("half:", count / 2)
                } error: { (error: NSError) in
                    print(error.domain, error.code)
                }

            tracks.sendNext(Track(title: "So What", seconds: 562))  // prints playing So What, half: 0.5
            tracks.sendError(CocoaError(.fileNoSuchFile))  // prints NSCocoaErrorDomain 4
        }
    }

    @Test func nilMessaging() throws {
        try example {
            class Store {
                var songs: RACSignal?
            }

            let store: Store? = Store()
            store?.songs?.subscribeNext { print($0 ?? "nil") }  // does nothing, as it did
            let songs = store?.songs ?? .return("no songs")
            songs.subscribeNext { print($0 ?? "nil") }  // prints no songs
        }
    }

    @Test func channels() throws {
        try example {
            let name = RACChannel()
            name.leadingTerminal.sendNext("Ann")
            name.followingTerminal.subscribeNext { print("shown:", $0 ?? "nil") }  // prints shown: Ann
            name.leadingTerminal.subscribeNext { print("entered:", $0 ?? "nil") }

            name.followingTerminal.sendNext("Bob")  // prints entered: Bob
        }
    }
}
