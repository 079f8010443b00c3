import Foundation
import RACCompat
import StreamTesting
import Testing

/// Values that are nil until something is typed went through methods, and were no reason to stop.
@Suite struct SignupTests {
    @Test("A form is invalid until both fields are filled; nil is neither a name nor an address")
    func valid() throws {
        try withVirtualWorld { world in
            let form = world.keep(SignupForm())
            let valid = world.record(form.validSignal(), named: "valid")
            let place = world.record(form.placeSignal(), named: "place")
            try valid.expectNext(false)
            try place.expectNext(0)
            form.mail = "ann@example.org"
            try place.expectNext(3)
            form.nickname = "ann"
            try valid.expectNext(true)
            form.mail = ""
            try valid.expectNext(false)
            try place.expectNext(NSNotFound)
        }
    }

    @Test("A check is asked if there is one, and its error counts if it has a code", arguments: [nil, 0, 3])
    func check(code: Int?) throws {
        try withVirtualWorld { world in
            let form = world.keep(SignupForm())
            (form.nickname, form.mail) = ("ann", "ann@example.org")
            let command = form.commandWithCheck(code.map { code in { _ in NSError(domain: "Signup", code: code) } })
            let answer = world.record(command.execute(nil), named: "answer")
            world.runPending()
            if code == 3 {
                try answer.expectFailure(NSError(domain: "Signup", code: 3))
            } else {
                try answer.expectNext("A ***@exam").expectCompleted()
            }
            let harmless = form.commandWithCheck { _ in nil }
            let greeting = world.record(harmless.execute(nil), named: "greeting")
            world.runPending()
            try greeting.expectNext("A ***@exam").expectCompleted()
        }
    }

    @Test("Text that is not there prints as it did, and text that is passed to be changed is changed")
    func texts() {
        let form = SignupForm()
        #expect(form.greeting() == "? (null)")
        #expect(form.preview() == "nobody…")
        form.nickname = "bob"
        #expect(form.preview() == "bob…")
    }
}
