/// What test streams fail with.
enum TestFailure: Error {
    case first
    case second
}
