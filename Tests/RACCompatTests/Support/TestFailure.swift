/// The error that tests fail with.
enum TestFailure: Error, Equatable {
    case first
    case second
}
