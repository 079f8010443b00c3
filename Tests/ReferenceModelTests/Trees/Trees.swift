import StreamTesting

@testable import Recordings

/// What the tests of random trees share.
enum Trees {
    /// The operators that trees are made of.
    static let operators: Set<String> = [
        "aggregateWithStart", "aggregateWithStartFactory", "aggregateWithStartIndex", "all", "and", "any", "anyPass",
        "autoconnect", "bind", "bufferWithTime", "case", "catch", "catchTo", "cold", "collect", "combineLatest",
        "combineLatestReduce", "combineLatestWith", "combinePreviousWithStart", "concat", "concatAll", "concatWith",
        "defer", "delay", "deliverOn", "dematerialize", "distinctUntilChanged", "doCompleted", "doError", "doNext",
        "empty", "error", "feed", "filter", "finally", "flatten", "flattenMap", "flattenMax", "groupBy",
        "groupByTransform", "hot", "ifThenElse", "ignore", "ignoreValues", "initially", "interval", "it", "map",
        "mapReplace", "materialize", "merge", "mergeWith", "multicastReplay", "never", "not", "or", "publish", "ref",
        "reduceApply", "reduceEach", "repeat", "replay", "replayLast", "replayLazily", "retry", "retryForever",
        "return", "sample", "scanWithStart", "scanWithStartIndex", "seqSignal", "signals", "skip", "skipUntilBlock",
        "skipWhileBlock", "spy", "startEagerly", "startLazily", "startWith", "subscribeOn", "switch", "switchToLatest",
        "take", "takeLast", "takeUntil", "takeUntilBlock", "takeUntilReplacement", "takeWhileBlock", "then",
        "throttle", "throttleIf", "timeout", "try", "tryMap", "tryValue", "zip", "zipReduce", "zipWith",
    ]
}
