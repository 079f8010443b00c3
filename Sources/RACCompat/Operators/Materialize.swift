extension RACSignal {
    /// Sends every event as a `RACEvent`, then completes, even after a failure.
    public final func materialize() -> RACSignal {
        .operation { output in
            self.input(
                next: { output.sendNext(RACEvent.eventWithValue($0)) },
                error: {
                    output.sendNext(RACEvent.eventWithError($0))
                    output.sendCompleted()
                },
                completed: {
                    output.sendNext(RACEvent.completedEvent())
                    output.sendCompleted()
                })
        }
        .named("[\(name)] -materialize")
    }

    /// Turns the `RACEvent`s that the receiver sends back into events; the opposite of `materialize()`.
    ///
    /// A value that is no `RACEvent` stops the program with the place of the call.
    public final func dematerialize(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-dematerialize", of: self, file, line)
        return bind {
            { value, stop in
                guard let event = value as? RACEvent else {
                    place.stop(" needs RACEvents, and got \(typeAndValue(value)).")
                }
                if event.finished { stop = true }
                return switch event.eventType {
                case .next: .return(event.value)
                case .error: .error(event.error)
                case .completed: .empty()
                }
            }
        }
        .named("[\(name)] -dematerialize")
    }
}
