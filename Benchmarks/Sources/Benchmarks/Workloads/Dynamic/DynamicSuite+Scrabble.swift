// The values are Any? and known to be what their names say.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// Shakespeare plays Scrabble.
extension DynamicSuite {
    static func scrabble(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let play = best(of: signal(Scrabble.words)).subscribeNext { (best: [Any]) in
                sum.pointee &+= Scrabble.points(of: best.map { $0 as! Scrabble.Line })
            }
            play.dispose()
        }
    }

    private static func signal<Element>(_ values: some Sequence<Element>) -> RACSignal {
        values.map { $0 as Any }.rac_sequence.signalWithScheduler(.immediateScheduler())
    }

    private static func best(of words: RACSignal) -> RACSignal {
        words
            .filter { (word: String) in Scrabble.dictionary.contains(word) }
            .flattenMap { (word: String) in hasTiles(word).filter { (has: Bool) in has }.mapReplace(word) }
            .flattenMap { (word: String) in score(word).map { (score: Int) in RACTuplePack(word, score) } }
            .aggregateWithStart(Scrabble.Board()) { (board: Scrabble.Board, placed: RACTuple) in
                board.adding(placed.first as! String, placed.second as! Int)
            }
            .flattenMap { (board: Scrabble.Board) in signal(board.lines) }
            .take(3)
            .collect()
    }

    private static func letters(_ word: String) -> RACSignal { signal(word.utf8) }

    private static func entries(_ word: String) -> RACSignal {
        letters(word)
            .aggregateWithStart(Scrabble.Histogram()) { (histogram: Scrabble.Histogram, letter: UInt8) in
                histogram.adding(letter)
            }
            .flattenMap { (histogram: Scrabble.Histogram) in signal(histogram.entries) }
    }

    private static func hasTiles(_ word: String) -> RACSignal {
        entries(word)
            .flattenMap { (entry: Scrabble.Entry) in RACSignal.return(Scrabble.blanks(entry)) }
            .aggregateWithStart(0) { (sum: Int, blanks: Int) in sum + blanks }
            .map { (blanks: Int) in blanks <= 2 }
    }

    private static func scoreOfLetters(_ word: String) -> RACSignal {
        entries(word)
            .flattenMap { (entry: Scrabble.Entry) in RACSignal.return(Scrabble.score(entry)) }
            .aggregateWithStart(0) { (sum: Int, score: Int) in sum + score }
    }

    private static func bestLetter(_ word: String) -> RACSignal {
        RACSignal.merge([letters(word).take(3), letters(word).skip(3)])
            .flattenMap { (letter: UInt8) in RACSignal.return(Scrabble.score(letter)) }
            .aggregateWithStart(0) { (best: Int, score: Int) in max(best, score) }
    }

    private static func score(_ word: String) -> RACSignal {
        RACSignal.merge([
            scoreOfLetters(word), scoreOfLetters(word), bestLetter(word), bestLetter(word),
            RACSignal.return(Scrabble.bonus(word)),
        ])
        .aggregateWithStart(0) { (sum: Int, part: Int) in sum + part }
    }
}
