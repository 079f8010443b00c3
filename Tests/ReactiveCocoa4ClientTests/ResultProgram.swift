import Foundation
import ReactiveCocoa4

// A settings file, read and checked as with the framework Result, which came with ReactiveCocoa 4.

enum SettingsError: Error, Equatable {
    case missing(String)
    case notANumber(String)
}

struct Settings {
    private let texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    func text(_ key: String) -> Result<String, SettingsError> {
        Result(texts[key], failWith: .missing(key))
    }

    func number(_ key: String) -> Result<Int, SettingsError> {
        text(key).flatMap { text in
            if let number = Int(text) { return Result(value: number) }
            return Result(error: .notANumber(text))
        }
    }

    func window() -> Result<String, SettingsError> {
        (number("width") &&& number("height")).map { width, height in "\(width) x \(height)" }
    }
}

extension Settings {
    /// Numbers are made, and what cannot be made is thrown, by Foundation's rules.
    static func parse(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw NSError(domain: "Settings", code: text.count) }
        return number
    }
}

func settings(_ console: Console) {
    let good = Settings(["width": "300", "height": "200", "title": "Main"])
    let bad = Settings(["width": "wide"])

    console.print(good.text("title").analysis(ifSuccess: { "title \($0)" }, ifFailure: { "error \($0)" }))
    console.print(bad.text("title").analysis(ifSuccess: { "title \($0)" }, ifFailure: { "error \($0)" }))
    console.print(good.window().value ?? "no window")
    console.print("\(bad.window().error.map { "\($0)" } ?? "no error")")
    console.print("\(bad.number("height") ?? 100)")
    console.print("\((bad.number("height") ?? good.number("height")).value ?? 0)")
    console.print("\(bad.number("width").recover(640)), \(good.number("width").recover(640))")
    console.print("\(bad.number("width").recoverWith(good.number("width")).value ?? 0)")
    do {
        console.print("\(try good.number("width").dematerialize())")
        console.print("\(try bad.number("width").dematerialize())")
    } catch {
        console.print("thrown \(error)")
    }

    let parsed = materialize { try Settings.parse("12") }
    let failed: Result<Int, NSError> = materialize(try Settings.parse("twelve"))
    console.print("\(parsed.value ?? 0), \(failed.error?.domain ?? "") \(failed.error?.code ?? 0)")
    let texts = ["1", "two"].map { text in Result<String, NSError>(value: text).tryMap(Settings.parse) }
    console.print(texts.map { $0.analysis(ifSuccess: { "\($0)" }, ifFailure: { $0.domain }) }.joined(separator: ", "))
    console.print("\(Result<Int, NSError>(attempt: { try Settings.parse("") }).error?.code ?? -1)")
    console.print("\(Result<Int, NSError>(try Settings.parse("7")).value ?? -1)")

    let producer = SignalProducer<Int, SettingsError>(value: 5)
    console.print("\(producer.first()?.value as Any), \(producer.single()?.error as Any)")
    let safe = SignalProducer<Int, NoError>(values: 1, 2)
    console.print("\(safe.last()?.value ?? 0)")
    producer.startWithResult { result in console.print("started with \(result.value ?? 0)") }
    let attempted = producer.attemptMap { number in Result<String, SettingsError>(value: "number \(number)") }
    console.print(attempted.first()?.value ?? "nothing")
}
