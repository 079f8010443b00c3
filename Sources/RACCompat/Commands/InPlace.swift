/// Keeps what a command does to itself inside the call that causes it.
///
/// Where no scheduler is current, subscriptions move to a shared background scheduler. A command that was used there
/// would learn of its own executions later than code that asks it whether it may execute; so the consequences of a call are
/// carried out as if a scheduler were current. No code of users runs inside.
package enum InPlace {
    package static func run<Result>(_ body: () -> Result) -> Result {
        run(body, elseOn: .immediateScheduler())
    }

    /// Runs `body` as a block of the current scheduler; where there is none, of the other one.
    static func run<Result>(_ body: () -> Result, elseOn scheduler: @autoclosure () -> RACScheduler) -> Result {
        guard !RACScheduler.hasCurrentScheduler else { return body() }
        var result: Result?
        CurrentScheduler.perform(on: scheduler()) { result = body() }
        guard let result else { fatalError("A block was not performed.") }
        return result
    }
}

extension RACSignal {
    /// Sends the same, with what follows from it kept in place.
    func keptInPlace() -> RACSignal {
        .operation { output in
            self.input(
                next: { value in InPlace.run { output.sendNext(value) } },
                error: { error in InPlace.run { output.sendError(error) } },
                completed: { InPlace.run { output.sendCompleted() } })
        }
    }
}
