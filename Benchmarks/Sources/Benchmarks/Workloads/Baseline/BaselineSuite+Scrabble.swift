/// Shakespeare plays Scrabble, in loops.
extension BaselineSuite {
    static func scrabble(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            var board = Scrabble.Board()
            for word in Scrabble.words where Scrabble.dictionary.contains(word) && hasTiles(word) {
                board = board.adding(word, score(word))
            }
            sum.pointee &+= Scrabble.points(of: Array(board.lines.prefix(3)))
        }
    }

    private static func entries(_ word: String) -> [Scrabble.Entry] {
        word.utf8.reduce(Scrabble.Histogram()) { $0.adding($1) }.entries
    }

    private static func hasTiles(_ word: String) -> Bool { entries(word).reduce(0) { $0 + Scrabble.blanks($1) } <= 2 }

    private static func score(_ word: String) -> Int {
        let letters = entries(word).reduce(0) { $0 + Scrabble.score($1) }
        let best = word.utf8.reduce(0) { max($0, Scrabble.score($1)) }
        return 2 * letters + 2 * best + Scrabble.bonus(word)
    }
}
