extension RACSignal {
    /// Makes a connection that shares one subscription to the receiver through a new subject.
    public final func publish() -> RACMulticastConnection {
        multicast(RACSubject().named("[\(name)] -publish"))
    }

    /// Makes a connection that shares one subscription to the receiver through a subject.
    public final func multicast(_ subject: RACSubject) -> RACMulticastConnection {
        RACMulticastConnection(sourceSignal: self, subject: subject.named("[\(name)] -multicast: \(subject.name)"))
    }

    /// Subscribes now, once, and replays all values and the end to every subscriber.
    public final func replay() -> RACSignal {
        let connection = multicast(RACReplaySubject().named("[\(name)] -replay"))
        connection.connect()
        return connection.signal
    }

    /// Subscribes now, once, and replays the newest value and the end to every subscriber.
    public final func replayLast() -> RACSignal {
        let connection = multicast(RACReplaySubject(capacity: 1).named("[\(name)] -replayLast"))
        connection.connect()
        return connection.signal
    }

    /// Subscribes at the first subscription, once, and replays all values and the end to every subscriber.
    public final func replayLazily() -> RACSignal {
        let connection = multicast(RACReplaySubject())
        return RACSignal.defer {
            connection.connect()
            return connection.signal
        }
        .named("[\(name)] -replayLazily")
    }
}
