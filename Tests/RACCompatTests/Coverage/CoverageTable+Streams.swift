import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addStreams() {
        has("RACStream RACStreamBindBlock") { RACStreamBindBlock.self }
        has("RACStream RACReduceBlock") { RACReduceBlock.self }
        has("RACStream RACGenericReduceBlock") { RACGenericReduceBlock.self }
        has("RACStream name") { (stream: RACStream) in stream.name }
        has("RACStream -setNameWithFormat:") { (stream: RACStream) in stream.setNameWithFormat("%d", 1) }
        has("RACStream +empty") { RACStream.empty() }
        has("RACStream +return:") { RACStream.return(1) }
        has("RACStream -bind:") { (stream: RACStream) in stream.bind { { _, _ in stream } } }
        has("RACStream -concat:") { (stream: RACStream) in stream.concat(stream) }
        has("RACStream -zipWith:") { (stream: RACStream) in stream.zipWith(stream) }
        has("RACStream -flattenMap:") { (stream: RACStream) in stream.flattenMap { _ in stream } }
        has("RACStream -flatten") { (stream: RACStream) in stream.flatten() }
        has("RACStream -map:") { (stream: RACStream) in stream.map { $0 } }
        has("RACStream -mapReplace:") { (stream: RACStream) in stream.mapReplace(1) }
        has("RACStream -filter:") { (stream: RACStream) in stream.filter { _ in true } }
        has("RACStream -ignore:") { (stream: RACStream) in stream.ignore(1) }
        has("RACStream -reduceEach:") { (stream: RACStream) in stream.reduceEach { $0[0] } }
        has("RACStream -startWith:") { (stream: RACStream) in stream.startWith(1) }
        has("RACStream -skip:") { (stream: RACStream) in stream.skip(1) }
        has("RACStream -take:") { (stream: RACStream) in stream.take(1) }
        has("RACStream +zip:") { (stream: RACStream) in RACStream.zip([stream]) }
        has("RACStream +zip:reduce:") { (stream: RACStream) in RACStream.zip([stream]) { $0[0] } }
        has("RACStream +concat:") { (stream: RACStream) in RACStream.concat([stream]) }
        has("RACStream -scanWithStart:reduce:") { (stream: RACStream) in stream.scanWithStart(0) { $1 ?? $0 } }
        has("RACStream -scanWithStart:reduceWithIndex:") { (stream: RACStream) in
            stream.scanWithStart(0, reduceWithIndex: { running, _, _ in running })
        }
        has("RACStream -combinePreviousWithStart:reduce:") { (stream: RACStream) in
            stream.combinePreviousWithStart(0) { $1 ?? $0 }
        }
        has("RACStream -takeUntilBlock:") { (stream: RACStream) in stream.takeUntilBlock { _ in true } }
        has("RACStream -takeWhileBlock:") { (stream: RACStream) in stream.takeWhileBlock { _ in true } }
        has("RACStream -skipUntilBlock:") { (stream: RACStream) in stream.skipUntilBlock { _ in true } }
        has("RACStream -skipWhileBlock:") { (stream: RACStream) in stream.skipWhileBlock { _ in true } }
        has("RACStream -distinctUntilChanged") { (stream: RACStream) in stream.distinctUntilChanged() }
        has("RACStream +join:block:") { (stream: RACStream) in RACStream.join([stream]) { $0.zipWith($1) } }
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
