import StreamCore

/// Shakespeare plays Scrabble.
extension TypedSuite {
    static func scrabble(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let play = best(of: SignalProducer(Scrabble.words)).startWithValues {
                sum.pointee &+= Scrabble.points(of: $0)
            }
            play.dispose()
        }
    }

    private static func best(of words: SignalProducer<String, Never>) -> SignalProducer<[Scrabble.Line], Never> {
        words
            .filter { Scrabble.dictionary.contains($0) }
            .flatMap(.merge) { word in hasTiles(word).filter { $0 }.map { _ in word } }
            .flatMap(.merge) { word in score(word).map { (word, $0) } }
            .reduce(Scrabble.Board()) { board, placed in board.adding(placed.0, placed.1) }
            .flatMap(.merge) { SignalProducer($0.lines) }
            .take(first: 3)
            .collect()
    }

    private static func letters(_ word: String) -> SignalProducer<UInt8, Never> { SignalProducer(word.utf8) }

    private static func entries(_ word: String) -> SignalProducer<Scrabble.Entry, Never> {
        letters(word)
            .reduce(Scrabble.Histogram()) { $0.adding($1) }
            .flatMap(.merge) { SignalProducer($0.entries) }
    }

    private static func hasTiles(_ word: String) -> SignalProducer<Bool, Never> {
        entries(word).flatMap(.merge) { SignalProducer(value: Scrabble.blanks($0)) }.reduce(0, +).map { $0 <= 2 }
    }

    private static func scoreOfLetters(_ word: String) -> SignalProducer<Int, Never> {
        entries(word).flatMap(.merge) { SignalProducer(value: Scrabble.score($0)) }.reduce(0, +)
    }

    private static func bestLetter(_ word: String) -> SignalProducer<Int, Never> {
        SignalProducer([letters(word).take(first: 3), letters(word).skip(first: 3)])
            .flatten(.merge)
            .flatMap(.merge) { SignalProducer(value: Scrabble.score($0)) }
            .reduce(0, max)
    }

    private static func score(_ word: String) -> SignalProducer<Int, Never> {
        SignalProducer([
            scoreOfLetters(word), scoreOfLetters(word), bestLetter(word), bestLetter(word),
            SignalProducer(value: Scrabble.bonus(word)),
        ])
        .flatten(.merge)
        .reduce(0, +)
    }
}
