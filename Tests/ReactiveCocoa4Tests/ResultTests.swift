import Foundation
import ReactiveCocoa4
import Testing

@Suite struct ResultTests {
    private typealias Number = Result<Int, TestError>
    private let success = Number(value: 1)
    private let failure = Number(error: TestError(number: 7))

    @Test func resultsOfProducersHaveValuesAndErrors() {
        #expect(SignalProducer<Int, TestError>(value: 3).first()?.value == 3)
        #expect(SignalProducer<Int, TestError>(error: TestError(number: 4)).single()?.error == TestError(number: 4))
        #expect(SignalProducer<Int, NoError>(values: 1, 2).last()?.value == 2)
        #expect(SignalProducer<Int, NoError>.empty.first()?.value == nil)
        #expect(success.error == nil && failure.value == nil)
    }

    @Test func resultsAreMadeOfOptionals() {
        #expect(Number(5, failWith: TestError(number: 1)) == .success(5))
        #expect(Number(nil, failWith: TestError(number: 1)) == .failure(TestError(number: 1)))
    }

    @Test func rightSidesAreEvaluatedWhereTheyAreNeeded() {
        var evaluations = 0
        func note<Value>(_ value: Value) -> Value {
            evaluations += 1
            return value
        }
        #expect((success ?? note(2)) == 1)
        #expect((success ?? note(failure)) == success)
        #expect(success.recover(note(2)) == 1)
        #expect(success.recoverWith(note(failure)) == success)
        #expect((failure &&& note(success)).error == TestError(number: 7))
        #expect(evaluations == 0)
        #expect((failure ?? note(2)) == 2)
        #expect((failure ?? note(success)) == success)
        #expect(failure.recover(note(2)) == 2)
        #expect(failure.recoverWith(note(success)) == success)
        #expect((success &&& note(success)).value.map { $0 == (1, 1) } == true)
        #expect((success &&& note(failure)).error == TestError(number: 7))
        #expect(evaluations == 6)
    }

    @Test func thrownErrorBecomesTheFailure() {
        func parse(_ text: String) throws -> Int {
            guard let number = Int(text) else { throw NSError(domain: "Parsing", code: text.count) }
            return number
        }
        #expect(materialize { try parse("1") }.value == 1)
        #expect(materialize(try parse("abc")).error == NSError(domain: "Parsing", code: 3))
        #expect(materialize { () throws -> Int in throw TestError(number: 1) }.error != nil)
        #expect(Result<String, NSError>(value: "ab").tryMap(parse).error?.code == 2)
        #expect(Result<Int, NSError>(attempt: { try parse("12") }).value == 12)
        #expect(throws: TestError(number: 7)) { try failure.dematerialize() }
        #expect(success.analysis(ifSuccess: { "\($0)" }, ifFailure: { "\($0)" }) == "1")
        #expect(failure.analysis(ifSuccess: { "\($0)" }, ifFailure: { "\($0.number)" }) == "7")
    }

    @Test func errorsOfTheProgramAreConverted() {
        struct Wrapped: ErrorTypeConvertible {
            let inner: any Error
            static func errorFromErrorType(_ error: any Error) -> Wrapped { Wrapped(inner: error) }
        }
        let result = Result<Int, Wrapped>(attempt: { throw TestError(number: 2) })
        #expect(result.error?.inner as? TestError == TestError(number: 2))
    }
}
