import CompatShims
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

// The view model of the guide's "A whole view model, four times". The first form is Tests/PortingTests/Fixtures/SignIn.m, the
// second what rac-port writes for it, Ported/SignIn.swift; the third and fourth stand here.

final class BridgedSignIn {
    let email = MutableProperty("")
    let password = MutableProperty("")
    let message: Property<String>
    let signIn: Action<Void, String, any Error>

    init(client: any SignInClient) {
        let form = Property.combineLatest(email, password)
        let valid = form.map { email, password in email.contains("@") && password.utf16.count > 3 }
        signIn = Action(enabledIf: valid) {
            let (email, password) = form.value
            return client.signInWithEmail(email, password: password).producer(of: String.self)
        }
        let welcome = signIn.values.map { name in "Welcome, \(name)." }
        let failure = signIn.errors.map { error in error.localizedDescription }
        message = Property(initial: "", then: Signal.merge([welcome, failure]))
    }
}

enum SignInError: Error, Equatable {
    case wrongPassword, offline
}

protocol TypedSignInClient: AnyObject {
    /// Sends the name of the user.
    func signIn(email: String, password: String) -> SignalProducer<String, SignInError>
}

final class TypedSignIn {
    let email = MutableProperty("")
    let password = MutableProperty("")
    let message: Property<String>
    let signIn: Action<Void, String, SignInError>

    init(client: any TypedSignInClient) {
        let form = Property.combineLatest(email, password)
        let valid = form.map { email, password in email.contains("@") && password.utf16.count > 3 }
        signIn = Action(enabledIf: valid) {
            let (email, password) = form.value
            return client.signIn(email: email, password: password)
        }
        let welcome = signIn.values.map { name in "Welcome, \(name)." }
        let failure = signIn.errors.map { error in
            switch error {
            case .wrongPassword: "Wrong e-mail or password."
            case .offline: "The server cannot be reached."
            }
        }
        message = Property(initial: "", then: Signal.merge([welcome, failure]))
    }
}

/// A client for both layers; the password decides what the server answers, two seconds later.
private final class Server: SignInClient, TypedSignInClient {
    private let world: VirtualWorld

    init(_ world: VirtualWorld) { self.world = world }

    func signIn(email: String, password: String) -> SignalProducer<String, SignInError> {
        let answer: SignalProducer<String, SignInError> =
            switch password {
            case "wrong": SignalProducer(error: .wrongPassword)
            case "none!": SignalProducer(error: .offline)
            default: SignalProducer(value: email)
            }
        return SignalProducer<Void, Never>(value: ()).delay(2, on: world.scheduler).promoteError().flatMap(.concat) {
            answer
        }
    }

    func signInWithEmail(_ email: String, password: String) -> RACSignal {
        signIn(email: email, password: password).mapError { error in
            let text = error == .offline ? "The server cannot be reached." : "Wrong e-mail or password."
            return NSError(domain: "SignIn", code: 1, userInfo: [NSLocalizedDescriptionKey: text])
        }.bridged
    }
}

@Suite struct OneViewModelTests {
    /// What the user types, and when the button is pressed.
    private static let inputs = [
        RandomInput("email", values: "abx", canFail: false), RandomInput("password", values: "swns", canFail: false),
        RandomInput("button", values: "t", canFail: false),
    ]
    private static let emails: [Character: String] = ["a": "ann@example.org", "b": "bob@example.org", "x": "nobody"]
    private static let passwords: [Character: String] = ["s": "secret", "w": "wrong", "n": "none!"]

    private func dynamic(_ world: VirtualWorld) throws -> RACSignal {
        let viewModel = world.keep(SignInViewModel(client: Server(world)))
        RAC(viewModel, \.email) <~ (try world.input("email", values: Self.emails).racSignal)
        RAC(viewModel, \.password) <~ (try world.input("password", values: Self.passwords).racSignal)
        try world.input("button").values.startWithValues { _ in viewModel.signIn.execute(nil) }
        return RACObserve(viewModel, \.message)
    }

    private func bridged(_ world: VirtualWorld) throws -> SignalProducer<String, Never> {
        let viewModel = world.keep(BridgedSignIn(client: Server(world)))
        viewModel.email <~ (try world.input("email", values: Self.emails).values)
        viewModel.password <~ (try world.input("password", values: Self.passwords).values)
        try world.input("button").values.startWithValues { _ in viewModel.signIn.apply().start() }
        return viewModel.message.producer
    }

    private func typed(_ world: VirtualWorld) throws -> SignalProducer<String, Never> {
        let viewModel = world.keep(TypedSignIn(client: Server(world)))
        viewModel.email <~ (try world.input("email", values: Self.emails).values)
        viewModel.password <~ (try world.input("password", values: Self.passwords).values)
        try world.input("button").values.startWithValues { _ in viewModel.signIn.apply().start() }
        return viewModel.message.producer
    }

    @Test("The bridged form does what the dynamic one does")
    func bridges() throws {
        try compare(
            random: 1_000, inputs: Self.inputs, ignoring: [.disposalInterrupts], legacy: dynamic, ported: bridged)
    }

    @Test("A form that keeps failures to itself is found")
    func findsMistakes() throws {
        #expect(throws: StreamTestFailure.self) {
            try compare(
                random: 1_000, seed: 18, inputs: Self.inputs, legacy: bridged,
                ported: { world in try typed(world).filter { $0.isEmpty || $0.hasPrefix("Welcome") } })
        }
    }

    @Test("The typed form does what the bridged one does")
    func types() throws {
        try compare(random: 1_000, inputs: Self.inputs, legacy: bridged, ported: typed)
    }
}
