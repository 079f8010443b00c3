/// The game of w21: José Paumard's benchmark "Shakespeare Plays Scrabble", over words that are made up here.
///
/// A play finds, among the written words that are in the dictionary and need at most two blank tiles, those with the
/// three highest scores. A word scores twice its letters, twice the best letter at its beginning or end, and 50 points
/// for seven letters.
enum Scrabble {
    /// The number of words of one play.
    static let wordCount = 256

    /// What `points(of:)` returns for the result of a play, however it was found.
    static let points = 64_204

    /// The words as they were written.
    static let words: [String] = makeWords()

    /// The words that count: two of three.
    static let dictionary = Set(words.enumerated().filter { $0.offset % 3 != 1 }.map(\.element))

    private static let scores = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]
    private static let tiles = [9, 2, 2, 1, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1]

    /// The points of a letter.
    static func score(_ letter: UInt8) -> Int { scores[Int(letter) - 97] }

    /// The points of a letter that a word has several times; blank tiles have none.
    static func score(_ entry: Entry) -> Int { score(entry.letter) * min(entry.count, tiles[Int(entry.letter) - 97]) }

    /// The number of blank tiles that a word needs for a letter.
    static func blanks(_ entry: Entry) -> Int { max(0, entry.count - tiles[Int(entry.letter) - 97]) }

    /// The points for the length of a word.
    static func bonus(_ word: String) -> Int { word.utf8.count == 7 ? 50 : 0 }

    /// Makes one number of the result of a play.
    static func points(of best: [Line]) -> Int {
        best.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element.score * 100 + $1.element.words.count }
    }

    /// A letter, and how often a word has it.
    struct Entry {
        let letter: UInt8
        let count: Int
    }

    /// The words of one score.
    struct Line {
        let score: Int
        let words: [String]
    }

    /// The letters of a word; an object, as in the original, which each of the libraries can reduce into.
    final class Histogram {
        private var counts: [UInt8: Int] = [:]

        func adding(_ letter: UInt8) -> Histogram {
            counts[letter, default: 0] += 1
            return self
        }

        var entries: [Entry] { counts.map { Entry(letter: $0.key, count: $0.value) } }
    }

    /// The words that were placed, by their score.
    final class Board {
        private var words: [Int: [String]] = [:]

        func adding(_ word: String, _ score: Int) -> Board {
            words[score, default: []].append(word)
            return self
        }

        /// The highest score first.
        var lines: [Line] { words.sorted { $0.key > $1.key }.map { Line(score: $0.key, words: $0.value) } }
    }

    /// Words of 2 to 12 letters, as frequent as in English, from a sequence of numbers that is always the same.
    private static func makeWords() -> [String] {
        let common = "eeeeeeeeeeeetttttttttaaaaaaaaoooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllll"
        let letters = Array((common + "cccuuummmwwffggyyppbbvkjxqz").utf8)
        var state: UInt64 = 1
        func next(below limit: Int) -> Int {
            // Knuth's MMIX.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        return (0..<wordCount).map { _ in
            let length = 2 + next(below: 6) + next(below: 6)
            return String(decoding: (0..<length).map { _ in letters[next(below: letters.count)] }, as: UTF8.self)
        }
    }
}
