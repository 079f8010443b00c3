public import StreamCore

extension SignalProducer {
    /// Sends the latest values of both producers; see `combineLatest(with:)`.
    public func combineLatestWith<Other>(
        _ other: SignalProducer<Other, Failure>
    ) -> SignalProducer<(Value, Other), Failure> { combineLatest(with: other) }

    /// Sends the latest values of the producer and of a signal; see `combineLatest(with:)`.
    public func combineLatestWith<Other>(
        _ other: Signal<Other, Failure>
    ) -> SignalProducer<(Value, Other), Failure> { combineLatest(with: other) }

    /// Pairs the values of both producers; see `zip(with:)`.
    public func zipWith<Other>(_ other: SignalProducer<Other, Failure>) -> SignalProducer<(Value, Other), Failure> {
        zip(with: other)
    }

    /// Pairs the values of the producer and of a signal; see `zip(with:)`.
    public func zipWith<Other>(_ other: Signal<Other, Failure>) -> SignalProducer<(Value, Other), Failure> {
        zip(with: other)
    }

    /// Sends the latest value, paired with a sampler's value, whenever the sampler sends; see `sample(with:)`.
    public func sampleWith<Sample>(
        _ sampler: SignalProducer<Sample, Never>
    ) -> SignalProducer<(Value, Sample), Failure> { sample(with: sampler) }

    /// Sends the latest value, paired with a sampler's value, whenever the sampler sends; see `sample(with:)`.
    public func sampleWith<Sample>(_ sampler: Signal<Sample, Never>) -> SignalProducer<(Value, Sample), Failure> {
        sample(with: sampler)
    }

    /// Sends the latest value whenever a sampler sends; see `sample(on:)`.
    public func sampleOn(_ sampler: SignalProducer<(), Never>) -> SignalProducer { sample(on: sampler) }

    /// Sends the latest value whenever a sampler sends; see `sample(on:)`.
    public func sampleOn(_ sampler: Signal<(), Never>) -> SignalProducer { sample(on: sampler) }

    /// Does the work `count` times, each time after the earlier one has completed; see `repeat(_:)`.
    public func times(_ count: Int) -> SignalProducer { self.repeat(count) }
}

extension Signal {
    /// Sends the latest values of both signals; see `combineLatest(with:)`.
    public func combineLatestWith<Other>(_ other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> {
        combineLatest(with: other)
    }

    /// Pairs the values of both signals; see `zip(with:)`.
    public func zipWith<Other>(_ other: Signal<Other, Failure>) -> Signal<(Value, Other), Failure> { zip(with: other) }

    /// Sends the latest value, paired with a sampler's value, whenever the sampler sends; see `sample(with:)`.
    public func sampleWith<Sample>(_ sampler: Signal<Sample, Never>) -> Signal<(Value, Sample), Failure> {
        sample(with: sampler)
    }

    /// Sends the latest value whenever a sampler sends; see `sample(on:)`.
    public func sampleOn(_ sampler: Signal<(), Never>) -> Signal { sample(on: sampler) }
}
