/// All sequences of `symbols` that are at most `length` long, shorter ones first.
///
/// A decision has few states, and shows what is wrong with it in short sequences: they are all tried.
func allSequences<Symbol>(of symbols: [Symbol], upTo length: Int) -> [[Symbol]] {
    var all: [[Symbol]] = [[]]
    var longest: [[Symbol]] = [[]]
    for _ in 0..<length {
        longest = longest.flatMap { sequence in symbols.map { sequence + [$0] } }
        all += longest
    }
    return all
}
