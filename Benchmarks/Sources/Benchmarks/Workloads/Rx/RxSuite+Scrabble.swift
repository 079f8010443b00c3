import RxCompat

/// Shakespeare plays Scrabble.
extension RxSuite {
    static func scrabble(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let play = best(of: Observable.from(Scrabble.words)).subscribe(onNext: {
                sum.pointee &+= Scrabble.points(of: $0)
            })
            play.dispose()
        }
    }

    private static func best(of words: Observable<String>) -> Observable<[Scrabble.Line]> {
        words
            .filter { Scrabble.dictionary.contains($0) }
            .flatMap { word in hasTiles(word).filter { $0 }.map { _ in word } }
            .flatMap { word in score(word).map { (word, $0) } }
            .reduce(Scrabble.Board()) { board, placed in board.adding(placed.0, placed.1) }
            .flatMap { Observable.from($0.lines) }
            .take(3)
            .toArray()
            .asObservable()
    }

    private static func letters(_ word: String) -> Observable<UInt8> { Observable.from(word.utf8) }

    private static func entries(_ word: String) -> Observable<Scrabble.Entry> {
        letters(word)
            .reduce(Scrabble.Histogram()) { $0.adding($1) }
            .flatMap { Observable.from($0.entries) }
    }

    private static func hasTiles(_ word: String) -> Observable<Bool> {
        entries(word).flatMap { Observable.just(Scrabble.blanks($0)) }.reduce(0, accumulator: +).map { $0 <= 2 }
    }

    private static func scoreOfLetters(_ word: String) -> Observable<Int> {
        entries(word).flatMap { Observable.just(Scrabble.score($0)) }.reduce(0, accumulator: +)
    }

    private static func bestLetter(_ word: String) -> Observable<Int> {
        Observable.from([letters(word).take(3), letters(word).skip(3)])
            .flatMap { $0 }
            .flatMap { Observable.just(Scrabble.score($0)) }
            .reduce(0, accumulator: max)
    }

    private static func score(_ word: String) -> Observable<Int> {
        Observable.from([
            scoreOfLetters(word), scoreOfLetters(word), bestLetter(word), bestLetter(word),
            Observable.just(Scrabble.bonus(word)),
        ])
        .flatMap { $0 }
        .reduce(0, accumulator: +)
    }
}
