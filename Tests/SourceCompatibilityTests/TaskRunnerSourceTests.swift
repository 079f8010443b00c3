// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import Foundation
import StreamCore
import Testing

// `Swift6ClientTests` compiles this file, too. It has the style of programs that run tools, and of those that resolve versions.

// MARK: A runner of tasks

private struct Command: Hashable, CustomStringConvertible, Sendable {
    let name: String
    let arguments: [String]
    var description: String { ([name] + arguments).joined(separator: " ") }
}

private enum CommandError: Error, Equatable {
    case notFound(Command)
    case failed(Command, exitCode: Int32, output: String?)
}

extension CommandError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notFound(let command): "\(command) was not found"
        case .failed(let command, let exitCode, let output):
            "\(command) ended with \(exitCode)" + (output.map { ": \($0)" } ?? "")
        }
    }
}

/// What a running command reports: its launch, its output in parts, and in the end its value.
private enum CommandEvent<Value> {
    case launched(Command)
    case output(String)
    case success(Value)

    var value: Value? {
        if case .success(let value) = self { return value }
        return nil
    }

    func map<Output>(_ transform: (Value) -> Output) -> CommandEvent<Output> {
        switch self {
        case .launched(let command): return .launched(command)
        case .output(let text): return .output(text)
        case .success(let value): return .success(transform(value))
        }
    }

    func producerMap<Output, Error>(
        _ transform: (Value) -> SignalProducer<Output, Error>
    ) -> SignalProducer<CommandEvent<Output>, Error> {
        switch self {
        case .launched(let command): return .init(value: .launched(command))
        case .output(let text): return .init(value: .output(text))
        case .success(let value): return transform(value).map(CommandEvent<Output>.success)
        }
    }
}

extension CommandEvent: Equatable where Value: Equatable {}

private protocol CommandEventProtocol {
    associatedtype Value
    var commandEvent: CommandEvent<Value> { get }
}

extension CommandEvent: CommandEventProtocol {
    var commandEvent: CommandEvent<Value> { self }
}

extension Signal where Value: CommandEventProtocol {
    fileprivate func ignoringOutput() -> Signal<Value.Value, Error> {
        compactMap { $0.commandEvent.value }
    }
}

extension SignalProducer where Value: CommandEventProtocol {
    fileprivate func ignoringOutput() -> SignalProducer<Value.Value, Error> {
        lift { $0.ignoringOutput() }
    }

    fileprivate func flatMapSuccess<Output>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value.Value) -> SignalProducer<Output, Error>
    ) -> SignalProducer<CommandEvent<Output>, Error> {
        producer.flatMap(strategy) { event in event.commandEvent.producerMap(transform) }
    }
}

extension SignalProducer where Value == CommandEvent<String>, Error == CommandError {
    fileprivate func lines() -> SignalProducer<[String], Error> {
        ignoringOutput().map { $0.components(separatedBy: "\n") }
    }

    fileprivate func retryingWhatIsNotFound(upTo count: Int) -> SignalProducer<Value, Error> {
        flatMapError { error -> SignalProducer<Value, Error> in
            guard case .notFound = error, count > 0 else { return SignalProducer(error: error) }
            return self.retryingWhatIsNotFound(upTo: count - 1)
        }
    }
}

extension Signal.Observer where Value == CommandEvent<String>, Error == CommandError {
    fileprivate func finish(_ command: Command, _ result: Result<String, Error>) {
        send(value: .launched(command))
        switch result {
        case .success(let output):
            send(value: .output(output))
            send(value: .success(output))
            sendCompleted()
        case .failure(let error):
            send(error: error)
        }
    }
}

extension Result where Error == ResolverError {
    fileprivate var error: Error? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension Result where Error == CommandError {
    fileprivate var exitCode: Int32 {
        if case .failure(.failed(_, let exitCode, _)) = self { exitCode } else { 0 }
    }

    fileprivate func mapCommandError<NewError: Swift.Error>(
        _ transform: (Error) -> NewError
    ) -> Result<Success, NewError> { mapError(transform) }
}

private final class Runner: @unchecked Sendable {  // used by one test
    private let outputs: [String: Result<String, CommandError>]
    private(set) var launched: [Command] = []
    private(set) lazy var run = Action<Command, CommandEvent<String>, CommandError> { [unowned self] in launch($0) }

    init(_ outputs: [String: Result<String, CommandError>]) { self.outputs = outputs }

    func launch(_ command: Command) -> SignalProducer<CommandEvent<String>, CommandError> {
        SignalProducer { observer, lifetime in
            lifetime.observeEnded { [weak self] in self?.launched.append(command) }
            observer.finish(command, self.outputs[command.name] ?? .failure(.notFound(command)))
        }
    }
}

// MARK: A resolver of versions

private struct Version: Comparable, Hashable {
    let major: Int, minor: Int
    static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

private enum ResolverError: Error, Equatable {
    case runner(CommandError)
    case noVersion(of: String)
    case disabled
}

extension Action where Error == CommandError {
    /// Applies the action, and turns both kinds of failure into those of the resolver.
    fileprivate func resolve(_ input: Input) -> SignalProducer<Output, ResolverError> {
        apply(input).mapError { (error: ActionError<Error>) -> ResolverError in
            switch error {
            case .disabled: return .disabled
            case let .producerFailed(failure): return .runner(failure)
            }
        }
    }
}

extension ActionError where Error == CommandError {
    fileprivate var commandFailed: Error? {
        guard case let .producerFailed(error) = self else { return nil }
        return error
    }
}

extension SignalProducerProtocol where Value == Version, Error == ResolverError {
    fileprivate func newest(of name: String) -> SignalProducer<Value, Error> {
        producer
            .collect()
            .attemptMap { versions -> Result<Value, Error> in
                versions.max().map(Result.success) ?? .failure(.noVersion(of: name))
            }
    }
}

private struct Resolver {
    let runner: Runner

    func versions(of name: String) -> SignalProducer<Version, ResolverError> {
        runner.run.resolve(Command(name: "tags", arguments: [name]))
            .ignoringOutput()
            .flatMap(.concat) { text in SignalProducer(text.split(separator: " ").map(String.init)) }
            .compactMap { text in
                let parts = text.split(separator: ".").compactMap { Int($0) }
                return parts.count == 2 ? Version(major: parts[0], minor: parts[1]) : nil
            }
    }

    func resolve(_ names: [String]) -> SignalProducer<[String: Version], ResolverError> {
        SignalProducer<String, ResolverError>(names)
            .flatMap(.concat) { name in self.versions(of: name).newest(of: name).map { (name, $0) } }
            .reduce(into: [:]) { versions, pair in versions[pair.0] = pair.1 }
    }
}

@Suite struct TaskRunnerSourceTests {
    private let list = Command(name: "list", arguments: ["-a"])

    @Test("A program that runs tools, written for ReactiveSwift, compiles and means the same")
    func runsTools() {
        let runner = Runner(["list": .success("a\nb")])
        #expect(runner.launch(list).lines().first() == .success(["a", "b"]))
        let counted = runner.launch(list).flatMapSuccess(.concat) { SignalProducer(value: $0.count) }
        #expect(counted.collect().first() == .success([.launched(list), .output("a\nb"), .success(3)]))
        #expect(counted.map { $0.map { $0 + 1 } }.last() == .success(.success(4)))
        let missing = Command(name: "missing", arguments: [])
        let result = runner.launch(missing).retryingWhatIsNotFound(upTo: 2).ignoringOutput().single()
        #expect(result == .failure(.notFound(missing)))
        #expect(runner.launched == [list, list, list, missing, missing, missing])
        let error = CommandError.failed(list, exitCode: 3, output: nil)
        #expect(Result<Int, CommandError>.failure(error).exitCode == 3)
        #expect(Result<Int, CommandError>.failure(error).mapCommandError(ResolverError.runner).error == .runner(error))
    }

    @Test("A program that resolves versions, written for ReactiveSwift, compiles and means the same")
    func resolvesVersions() {
        let resolver = Resolver(runner: Runner(["tags": .success("1.2 x 1.10 1.9")]))
        let newest = Version(major: 1, minor: 10)
        #expect(resolver.resolve(["core", "tools"]).first() == .success(["core": newest, "tools": newest]))
        let empty = Resolver(runner: Runner(["tags": .success("x")]))
        #expect(empty.resolve(["core"]).first() == .failure(.noVersion(of: "core")))
        let missing = Resolver(runner: Runner([:]))
        let command = Command(name: "tags", arguments: ["core"])
        #expect(missing.resolve(["core"]).first() == .failure(.runner(.notFound(command))))
        var errors: [CommandError] = []
        missing.runner.run.apply(command).startWithFailed { error in
            if let failed = error.commandFailed { errors.append(failed) }
        }
        #expect(errors == [.notFound(command)])
    }
}
