import StreamTesting
import Testing

/// Runs a check that has to fail, and compares the text of the failure with what it should be.
///
/// The first line of a failure names file and line; those are left out.
func expectFailure(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation, _ check: () throws -> Void
) {
    do {
        try check()
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
