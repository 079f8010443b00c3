import Recordings
import StreamTesting

/// What the scenarios for a layer may be made of.
struct Vocabulary: Sendable {
    let operators: Set<String>
    /// Whether a subject may keep values for later subscribers.
    let subjectsKeep: Bool
    /// Whether a signal that is sent twice is the same value twice.
    let signalsAreEqual: Bool

    /// All that scenarios can be made of.
    static let dynamic = Vocabulary(operators: all, subjectsKeep: true, signalsAreEqual: true)

    /// What the typed core has; its signals are values without identity.
    static let typed: Vocabulary = {
        let table = TypedFace.operators()
        return Vocabulary(operators: all.filter { table[$0] != nil }, subjectsKeep: false, signalsAreEqual: false)
    }()

    private static let all: Set<String> = [
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
