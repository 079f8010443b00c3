/// The source files that store nothing of the user's which could be replaced, each with the reason.
enum HoldingNothing {
    static let files: [String: [String]] = [
        "It declares types without variables.": [
            "Chain/DynamicChain", "Chain/Output", "Signals/RACSubscriber", "Streams/StreamOperators",
            "Schedulers/RACSchedulerPriority", "Schedulers/RACScheduler", "Values/RACEventType", "Values/RACUnit",
            "Values/Identity",
        ],
        "Its values are immutable, and are released with it.": [
            "Bridging/RACEvent+Event", "Bridging/RACTuple+Tuples", "Bridging/RACBridgeError",
            "Commands/RACCommandError",
            "Debugging/RACBacktraceHop", "Sequences/Kinds/RACEmptySequence", "Sequences/Kinds/RACIndexSetSequence",
            "Sequences/Kinds/RACStringSequence", "Signals/RACSignalError", "Values/RACEvent", "Values/RACFiveTuple",
            "Values/RACFourTuple", "Values/RACKey", "Values/RACOneTuple", "Values/RACThreeTuple", "Values/RACTuple",
            "Values/RACTuple+Codable", "Values/RACTuple+Conformances", "Values/RACTuple+Unpacking",
            "Values/RACTupleMismatch", "Values/RACTupleNil", "Values/RACTuplePack", "Values/RACTwoTuple",
            "Values/RACValueTransformer", "Values/TypedParameters",
        ],
        "It converts or compares values, and keeps none.": [
            "Bridging/BridgedTuple", "Bridging/BridgedValue", "Bridging/UnwrappedFailure",
            "Sequences/RACSequence+Codable",
            "Sequences/RACSequence+Equality", "Sequences/Sources/Collections+RACSequence", "Values/ArchivedKind",
            "Values/ArchivedOwnValue", "Values/ArchivedValue", "Values/ComparableContent", "Values/ExistentialLayout",
            "Streams/NameFormat", "Values/Expected", "Values/Flattened", "Values/IsEqual", "Values/KeyValueConversion",
            "Values/NumberContent", "Schedulers/Durations",
        ],
        "It stores names, counts and flags.": [
            "Blocking/BlockingReport", "Debugging/BlockOrigin", "Sequences/RACSequence", "Streams/RACStream",
            "Streams/RACStream+Operators",
            "Streams/SignalNames", "Values/CallPlace", "Operators/BindingRing",
        ],
        "It runs what others hold.": [
            "Blocking/Eventually", "Blocking/MainLoop", "Blocking/RACSignal+Asynchronous", "Commands/InPlace",
            "Schedulers/MainOrder", "Schedulers/RACScheduler+Factories", "Signals/Optional+Signals",
            "Streams/UntypedCollections",
            "Streams/RACStream+TypedBlocks",
        ],
        "It holds what the library makes: schedulers, lifetime tokens, and the calls of a thread.": [
            "Schedulers/MainQueueReport", "Debugging/RACBacktrace", "Values/ObjectEnd",
        ],
        "It cannot be called, and says what to write.": [
            "Signposts/BridgeNames", "Signposts/RACSignal+ReactiveCocoa4", "Signposts/RACSignal+RxSwift",
        ],
        "Its members are those of another file, which has its cases.": [
            "Disposables/CompoundMembers", "Chain/SubscriberDisposable",
        ],
        "It passes on what it holds, which is released with it.": ["Chain/StackObserver"],
        "The closures are in a sink of StreamCore, which has its own test.": ["Debugging/RACSignal+Sinks"],
    ]
}
