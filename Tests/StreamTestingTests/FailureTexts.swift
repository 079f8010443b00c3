import StreamTesting
import Testing

/// Runs a check that has to fail, and compares the text of the failure with what it should be.
///
/// The first line of a failure names file and line; those are left out.
func expectFailure(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation, _ check: () throws -> some Any
) {
    compare(Result { _ = try check() }, expected, sourceLocation)
}

/// The same for checks of tests with tasks.
func expectFailure(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation, _ check: () async throws -> some Any
) async {
    do {
        _ = try await check()
        compare(.success(()), expected, sourceLocation)
    } catch {
        compare(.failure(error), expected, sourceLocation)
    }
}

private func compare(_ result: Result<Void, any Error>, _ expected: String, _ sourceLocation: SourceLocation) {
    do {
        try result.get()
        Issue.record("The check did not fail.", sourceLocation: sourceLocation)
    } catch let failure as StreamTestFailure {
        let text = failure.details.isEmpty ? failure.summary : "\(failure.summary)\n\(failure.details)"
        #expect(text == expected, sourceLocation: sourceLocation)
        #expect(failure.description.hasPrefix("\(failure.fileID):\(failure.line): "), sourceLocation: sourceLocation)
    } catch let error as MarbleError {
        #expect("\(error)" == expected, sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}
