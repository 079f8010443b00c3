import OpenCombine

/// Shakespeare plays Scrabble.
extension OpenCombineSuite {
    static func scrabble(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let play = best(of: Scrabble.words.publisher).sink { sum.pointee &+= Scrabble.points(of: $0) }
            play.cancel()
        }
    }

    private static func best(of words: some Publisher<String, Never>) -> some Publisher<[Scrabble.Line], Never> {
        words
            .filter { Scrabble.dictionary.contains($0) }
            .flatMap { word in hasTiles(word).filter { $0 }.map { _ in word } }
            .flatMap { word in score(word).map { (word, $0) } }
            .reduce(Scrabble.Board()) { board, placed in board.adding(placed.0, placed.1) }
            .flatMap { $0.lines.publisher }
            .prefix(3)
            .collect()
    }

    private static func letters(_ word: String) -> Publishers.Sequence<String.UTF8View, Never> { word.utf8.publisher }

    private static func entries(_ word: String) -> some Publisher<Scrabble.Entry, Never> {
        letters(word)
            .reduce(Scrabble.Histogram()) { $0.adding($1) }
            .flatMap { $0.entries.publisher }
    }

    private static func hasTiles(_ word: String) -> some Publisher<Bool, Never> {
        entries(word).flatMap { Just(Scrabble.blanks($0)) }.reduce(0, +).map { $0 <= 2 }
    }

    private static func scoreOfLetters(_ word: String) -> some Publisher<Int, Never> {
        entries(word).flatMap { Just(Scrabble.score($0)) }.reduce(0, +)
    }

    private static func bestLetter(_ word: String) -> some Publisher<Int, Never> {
        [letters(word).prefix(3).eraseToAnyPublisher(), letters(word).dropFirst(3).eraseToAnyPublisher()].publisher
            .flatMap { $0 }
            .flatMap { Just(Scrabble.score($0)) }
            .reduce(0, max)
    }

    private static func score(_ word: String) -> some Publisher<Int, Never> {
        [
            scoreOfLetters(word).eraseToAnyPublisher(), scoreOfLetters(word).eraseToAnyPublisher(),
            bestLetter(word).eraseToAnyPublisher(), bestLetter(word).eraseToAnyPublisher(),
            Just(Scrabble.bonus(word)).eraseToAnyPublisher(),
        ]
        .publisher
        .flatMap { $0 }
        .reduce(0, +)
    }
}
