import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addStreams() {
        lacks("RACStream RACStreamBindBlock", because: "RACSignalBindBlock is the type for signals")
        lacks("RACStream RACReduceBlock", because: "a reduce block has typed parameters, or takes an array")
        lacks("RACStream RACGenericReduceBlock", because: "a reduce block has typed parameters, or takes an array")
        has("RACStream name") { (RACSignal.empty() as RACStream).name }
        has("RACStream -setNameWithFormat:") { (RACSignal.empty() as RACStream).setNameWithFormat("%d", 1) }
        lacks("RACStream +empty", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream +return:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -bind:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -concat:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -zipWith:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -flattenMap:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -flatten", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -map:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -mapReplace:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -filter:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -ignore:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -reduceEach:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -startWith:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -skip:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream -take:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream +zip:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream +zip:reduce:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream +concat:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -scanWithStart:reduce:",
            because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -scanWithStart:reduceWithIndex:",
            because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -combinePreviousWithStart:reduce:",
            because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -takeUntilBlock:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -takeWhileBlock:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -skipUntilBlock:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -skipWhileBlock:", because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks(
            "RACStream -distinctUntilChanged",
            because: "RACSignal declares it; what takes any RACStream takes a RACSignal")
        lacks("RACStream +join:block:", because: "private in the original; zip and combineLatest join by themselves")
        has("RACStream RACStream") { RACStream.self }
        replaces("constant ReactiveObjCVersionNumber", by: "the version of the package that the manifest names")
        replaces("constant ReactiveObjCVersionString", by: "the version of the package that the manifest names")
        replaces(
            "constant RACSelectorSignalErrorMethodSwizzlingRace",
            by: "nothing is swizzled on Linux; a RACSubject takes the calls")
        has("constant RACSignalErrorNoMatchingCase") { RACSignalErrorNoMatchingCase }
        has("constant RACSignalErrorTimedOut") { RACSignalErrorTimedOut }
    }
}
