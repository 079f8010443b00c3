import RACCompat

// error: 'any' has no effect on type parameter 'Result<Success, Failure>.Error' (aka 'Failure')
extension Result where Failure == any Error {
    init(attempt work: () throws -> Success) {
        do { self = .success(try work()) } catch { self = .failure(error) }
    }
}
