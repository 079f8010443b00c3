/// The kinds of events that `logEvents` writes down.
public enum LoggingEvent {
    /// The kinds of events of a signal.
    public enum Signal: String, CaseIterable, Sendable {
        /// A value, written after the word.
        case value
        /// Completion.
        case completed
        /// Failure, with the error written after the word.
        case failed
        /// A terminal event of any kind.
        case terminated
        /// The release of resources.
        case disposed
        /// Interruption.
        case interrupted

        /// All kinds.
        public static var allEvents: Set<Signal> { smallSet(allCases) }
    }

    /// The kinds of events of a producer.
    public enum SignalProducer: String, CaseIterable, Sendable {
        /// A start that is about to begin.
        case starting
        /// A start that has begun.
        case started
        /// A value, written after the word.
        case value
        /// Completion.
        case completed
        /// Failure, with the error written after the word.
        case failed
        /// A terminal event of any kind.
        case terminated
        /// The release of resources.
        case disposed
        /// Interruption.
        case interrupted

        /// All kinds.
        public static var allEvents: Set<SignalProducer> { smallSet(allCases) }
    }
}

/// The set of the elements of a sequence, where it is made seldom: the code of a set for each type would add 7 KB to every program.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
func smallSet<Elements: Sequence>(_ elements: Elements) -> Set<Elements.Element> where Elements.Element: Hashable {
    Set(elements)
}
