// One function for each number of inputs, because the types of a parameter pack of protocols are inferred too late for
// a closure behind it. Like all functions that mix faces they are disfavoured: for streams of one face, the compiler
// picks the shorter way.

extension SignalProducer {
    /// Sends the latest values of two inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<First: SignalProducerConvertible, Second: SignalProducerConvertible>(
        _ first: First, _ second: Second
    ) -> SignalProducer<(Value, Second.Value), Failure>
    where First.Value == Value, First.Failure == Failure, Second.Failure == Failure {
        combineLatest(first.producer, second.producer)
    }

    /// Sends the latest values of three inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third
    ) -> SignalProducer<(Value, Second.Value, Third.Value), Failure>
    where First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure {
        combineLatest(first.producer, second.producer, third.producer)
    }

    /// Sends the latest values of four inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible,
        Fourth: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value), Failure>
    where
        First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure,
        Fourth.Failure == Failure
    {
        combineLatest(first.producer, second.producer, third.producer, fourth.producer)
    }

    /// Sends the latest values of five inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible,
        Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
    ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value), Failure>
    where
        First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure,
        Fourth.Failure == Failure, Fifth.Failure == Failure
    {
        combineLatest(first.producer, second.producer, third.producer, fourth.producer, fifth.producer)
    }

    /// Sends the latest values of six inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible,
        Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible, Sixth: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
    ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value), Failure>
    where
        First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure,
        Fourth.Failure == Failure, Fifth.Failure == Failure, Sixth.Failure == Failure
    {
        combineLatest(first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer)
    }

    /// Sends the latest values of seven inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible,
        Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible, Sixth: SignalProducerConvertible,
        Seventh: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
        _ seventh: Seventh
    ) -> SignalProducer<
        (Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value), Failure
    >
    where
        First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure,
        Fourth.Failure == Failure, Fifth.Failure == Failure, Sixth.Failure == Failure, Seventh.Failure == Failure
    {
        combineLatest(
            first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
            seventh.producer)
    }

    /// Sends the latest values of eight inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible,
        Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible, Sixth: SignalProducerConvertible,
        Seventh: SignalProducerConvertible, Eighth: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
        _ seventh: Seventh, _ eighth: Eighth
    ) -> SignalProducer<
        (Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value, Eighth.Value), Failure
    >
    where
        First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure,
        Fourth.Failure == Failure, Fifth.Failure == Failure, Sixth.Failure == Failure, Seventh.Failure == Failure,
        Eighth.Failure == Failure
    {
        combineLatest(
            first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
            seventh.producer, eighth.producer)
    }

    /// Sends the latest values of nine inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible,
        Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible, Sixth: SignalProducerConvertible,
        Seventh: SignalProducerConvertible, Eighth: SignalProducerConvertible, Ninth: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
        _ seventh: Seventh, _ eighth: Eighth, _ ninth: Ninth
    ) -> SignalProducer<
        (
            Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value, Eighth.Value,
            Ninth.Value
        ), Failure
    >
    where
        First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure,
        Fourth.Failure == Failure, Fifth.Failure == Failure, Sixth.Failure == Failure, Seventh.Failure == Failure,
        Eighth.Failure == Failure, Ninth.Failure == Failure
    {
        combineLatest(
            first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
            seventh.producer, eighth.producer, ninth.producer)
    }

    /// Sends the latest values of ten inputs of any face.
    ///
    /// Sending begins once every input has sent a value. See `combineLatest(with:)`.
    @_disfavoredOverload
    public static func combineLatest<
        First: SignalProducerConvertible, Second: SignalProducerConvertible, Third: SignalProducerConvertible,
        Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible, Sixth: SignalProducerConvertible,
        Seventh: SignalProducerConvertible, Eighth: SignalProducerConvertible, Ninth: SignalProducerConvertible,
        Tenth: SignalProducerConvertible
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
        _ seventh: Seventh, _ eighth: Eighth, _ ninth: Ninth, _ tenth: Tenth
    ) -> SignalProducer<
        (
            Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value, Eighth.Value,
            Ninth.Value, Tenth.Value
        ), Failure
    >
    where
        First.Value == Value, First.Failure == Failure, Second.Failure == Failure, Third.Failure == Failure,
        Fourth.Failure == Failure, Fifth.Failure == Failure, Sixth.Failure == Failure, Seventh.Failure == Failure,
        Eighth.Failure == Failure, Ninth.Failure == Failure, Tenth.Failure == Failure
    {
        combineLatest(
            first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
            seventh.producer, eighth.producer, ninth.producer, tenth.producer)
    }
}
