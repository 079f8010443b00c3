/// The source files that store nothing of the user's which could be replaced, each with the reason.
enum HoldingNothing {
    static let files: [String: [String]] = [
        "It gives other names to what is elsewhere.": [
            "Spellings/Disposables+ImportedNames", "Spellings/Observing+ImportedNames",
            "Spellings/Foundation+ImportedNames", "Spellings/Foundation+ReactiveCocoa4Names",
            "Spellings/RACCommand+ImportedNames", "Spellings/RACScheduler+ImportedNames",
            "Spellings/RACSequence+ImportedNames", "Spellings/RACSignal+ImportedNames",
            "Spellings/RACStream+ImportedNames",
            "Spellings/Selectors+ImportedNames", "Spellings/Values+ImportedNames",
        ],
        "It makes tokens, which have their case.": ["Lifetime/ObjectEnds"],
        "Its block is immutable, and is released with it.": [
            "Foundation/TargetsAndMethods", "Specs/SharedExample", "Specs/TestExpectation",
            "Spellings/ReactiveCocoa3/RACDynamicSignalGenerator",
        ],
        "It declares types without variables.": [
            "Controls/RACControlEvents", "Observing/RACNamedProperty", "Observing/RACMainActorObject",
            "Observing/RACObject", "Observing/RACObservable",
            "Observing/RACObservedChange", "Observing/RACObservingOptions",
        ],
        "It composes operators and subjects, and keeps nothing beside them.": [
            "Controls/RACControl+Channel", "Controls/RACRefreshControl", "Controls/RACReusable",
            "Controls/RACTextControl",
            "Foundation/FileHandle+RACSupport", "Foundation/Operation+Blocks", "Foundation/Process+RACSupport",
            "Foundation/Reading",
            "Foundation/UnixSignals+RACSupport", "Foundation/URLSession+RACSupport",
            "Owners/Signal+Owner", "Spellings/ReactiveCocoa3/Collections+RACSignal",
            "Spellings/ReactiveCocoa3/RACAction", "Spellings/ReactiveCocoa3/RACSignal+Create",
            "Spellings/ReactiveCocoa3/RACSignalGenerator",
        ],
        "It asks and changes objects that the caller holds.": [
            "Foundation/Calendar+Units", "Foundation/CharacterSet+Codes", "Foundation/NSCoder+Decoding",
            "Foundation/NSMutableOrderedSet+Objects",
            "Foundation/PropertyLists", "Foundation/String+Paths",
            "ObjectiveC/Any+Changes", "ObjectiveC/Any+Collections",
            "ObjectiveC/Any+Numbers", "ObjectiveC/Assigning",
            "ObjectiveC/Atomics", "ObjectiveC/Attempting",
            "ObjectiveC/BitField", "ObjectiveC/Bounds", "ObjectiveC/Collections+Objects", "ObjectiveC/DispatchOnce",
            "ObjectiveC/DispatchSourceTimers",
            "ObjectiveC/Equality",
            "ObjectiveC/KeySortDescriptor",
            "ObjectiveC/Enumerating", "ObjectiveC/KeyValueCoding", "ObjectiveC/ObjectKey", "ObjectiveC/Scanner+Results",
            "ObjectiveC/Predicates/NSPredicate+Format", "ObjectiveC/Predicates/PredicateReader",
            "ObjectiveC/Predicates/PredicateTest", "ObjectiveC/SelectorPerforming",
        ],
        "It makes texts.": [
            "ObjectiveC/FormattedText", "ObjectiveC/MutableData", "ObjectiveC/MutableIndexSet",
            "ObjectiveC/MutableText", "ObjectiveC/NSLog+Text", "ObjectiveC/ObjectText",
            "Spellings/Geometry+Text",
        ],
        "Its values are data, text, and property lists.": [
            "Foundation/Data+RACSupport", "Foundation/Error+NSError", "Foundation/String+RACSupport",
            "Foundation/NSValue+Structure", "Foundation/UserDefaults+RACSupport",
            "Observing/KeyPathNames", "Observing/String+KeyPath", "Selectors/SelectorNames",
        ],
    ]
}
