public import StreamCore

extension Signal: RecordableStream {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        let observation = observe(recorder.observer())
        return { observation?.dispose() }
    }
}

extension SignalProducer: RecordableStream {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        let run = start(recorder.observer())
        return { run.dispose() }
    }
}

extension Property: RecordableStream {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { producer.startRecording(recorder) }
}

extension MutableProperty: RecordableStream {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { producer.startRecording(recorder) }
}

extension Action: RecordableStream {
    /// Sends the values and failures of all applications of the action to the recorder; no application ends the
    /// recording.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        recorder.goesOnAfterFailures()
        let values = values.observeValues { recorder.receive(value: $0) }
        let errors = errors.observeValues { recorder.receive(.failure($0)) }
        return {
            values?.dispose()
            errors?.dispose()
        }
    }
}

extension Recorder {
    /// Returns an observer that records every event, for a stream that the test itself subscribes to.
    ///
    ///     let recorder = Recorder()
    ///     producer.start(recorder.observer())
    public func observer<Value, Failure>() -> Signal<Value, Failure>.Observer {
        // Closures for each event are cheaper than a switch over an event of generic types.
        Signal.Observer(
            value: { self.receive(value: $0) }, failed: { self.receive(.failure($0)) },
            completed: { self.receive(.completion) }, interrupted: { self.receive(.interruption) })
    }

    /// Records an event of a typed stream that the test observes itself.
    public func receive<Value, Failure>(_ event: Signal<Value, Failure>.Event) {
        switch event {
        case .value(let value): receive(value: value)
        case .failed(let failure): receive(.failure(failure))
        case .completed: receive(.completion)
        case .interrupted: receive(.interruption)
        }
    }
}
