import Foundation
import RACCompat
import StreamTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is made once, archived, validated by a pattern, or put into a request.
@Suite struct MembersTests {
    @Test("A class that has other initializers is made plainly, too")
    func makesMembers() {
        let ann = Member.memberWithMobile("1")
        #expect(ann.mobile == "1" && ann.name == nil && ann.extras == nil)
        let bob = Member(name: "Bob", extras: ["level": 3])
        #expect(bob.name == "Bob" && bob.extras?["level"] as? Int == 3)
        #expect(Member(name: "Bob", extras: "no dictionary").extras == nil)
    }

    @Test("A function or method that makes an object once returns the same object each time")
    func makesOnce() {
        let bob = Member(name: "Bob", extras: nil)
        let greetings = (1...2).map { day in bob.greetingOn(Date(timeIntervalSince1970: Double(day) * 86_400)) }
        #expect(greetings == ["Welcome, Bob (1970-01-02)", "Welcome, Bob (1970-01-03)"])
    }

    @Test("A member encodes and decodes its values")
    func archives() throws {
        let ann = Member.memberWithMobile("123")
        ann.name = "Ann"
        ann.age = 30
        #expect(Member.supportsSecureCoding)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        ann.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(Member(coder: unarchiver))
        #expect(copy.mobile == "123" && copy.name == "Ann" && copy.age == 30)
    }

    @Test("A request has its parameters in the URL, and the token in its head")
    func requests() {
        let client = MembersClient()
        let plain = client.requestWithMethod("POST", path: "/a", parameters: ["x": 1])
        #expect(plain.url?.absoluteString == "http://localhost:8000/a" && plain.httpMethod == "POST")
        client.token = "secret"
        let request = client.requestWithMethod("GET", path: "/a", parameters: ["page": 2])
        #expect(request.url?.query == "page=2")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
    }

    @Test("Signing in remembers the token, and explains a refusal")
    func signsIn() throws {
        try withVirtualWorld { world in
            let client = world.keep(MembersClient())
            let ann = Member.memberWithMobile("1")
            let refusal = RACSignal.error(NSError(domain: "HTTP", code: 401, userInfo: ["path": "/sign-in"]))
            let refused = world.record(client.signIn(ann, password: "no", answer: refusal), named: "refused")
            try refused.expectFailure(NSError(domain: MembersErrorDomain, code: MembersErrorRefused))
            let offline = RACSignal.error(NSError(domain: "HTTP", code: 500))
            let failed = world.record(client.signIn(ann, password: "no", answer: offline), named: "offline")
            try failed.expectFailure(NSError(domain: "HTTP", code: 500))
            #expect(client.token == nil && client.member == nil)

            let answer = RACSignal.return(["token": "t"])
            let signedIn = world.record(client.signIn(ann, password: "yes", answer: answer), named: "signed in")
            try signedIn.expectNext("yes").expectCompleted()
            #expect(client.token == "t" && client.member === ann)

            let forgotten = world.record(client.forget(), named: "forgotten")
            try forgotten.expectNext(0).expectCompleted()
            #expect(client.token == nil && client.member == nil)
        }
    }

    @Test("A form is valid when the whole of each text matches its pattern")
    func validates() throws {
        try withVirtualWorld { world in
            let form = world.keep(MemberForm())
            let valid = world.record(form.valid, named: "valid")
            try valid.expectNext(false)
            form.mobile = "13800000000"
            try valid.expectNext(false)
            form.mail = "ann@example.org"
            try valid.expectNext(true)
            form.mail = "ann@example.org, bob@example.org"
            try valid.expectNext(false)
            form.mail = "ann@example.org\n"
            try valid.expectNext(false)
            form.mail = "ann@example.org"
            try valid.expectNext(true)
            form.mobile = "1380000000"
            try valid.expectNext(false)
        }
    }
}
