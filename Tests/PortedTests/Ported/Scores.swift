//
//  Scores.m
//
//  Sorting, grouping and counting with sequences, tuples and collections.
//

import CompatShims
import Foundation
import RACCompat

class Score: NSObject {
    var player: String?
    var points = 0
    var valid = false
    class func player(_ player: String, points: Int) -> Score {
        let score = Score()
        score.player = player
        score.points = points
        score.valid = points >= 0
        return score
    }
}

private func ScoreTotal(_ scores: [Any]) -> Int {
    var total = 0
    for case let score as Score in scores {
        if !score.valid {
            continue
        }
        total += score.points
    }
    return total
}

class ScoreBoard: NSObject {
    var best: [AnyHashable: Any]
    var players: Set<AnyHashable>
    var scores: [Any]

    override init() {
        self.best = [:]
        self.players = []
        self.scores = []
        super.init()
    }

    func add(_ score: Score) {
        self.scores = self.scores + [score]
        self.players.insert(score.player!)
        let known = self.best[score.player as AnyHashable?] as? Score
        if known == nil || (known?.points ?? 0) < score.points {
            self.best[score.player!] = score
        }
    }

    func ranking() -> [Any] {
        return Array(self.best.values).sortedByComparator { a, b in
            let a = a as! Score
            let b = b as! Score
            if a.points > b.points {
                return .orderedAscending
            }
            if a.points < b.points {
                return .orderedDescending
            }
            return a.player?.compare(b.player!) ?? .orderedSame
        }
    }

    func first() -> RACTuple? {
        let score = self.ranking().first as? Score
        guard let score else { return nil }
        return RACTuplePack(score.player, score.points)
    }

    func pointsByPlayer() -> [AnyHashable: Any] {
        var points: [AnyHashable: Any] = [:]
        for case let player as String in self.players {
            let own = self.scores.rac_sequence.filter { (score: Score) in score.player == player }.array
            points[player] = ScoreTotal(own)
        }
        return points
    }

    func playersAbove(_ points: Int) -> [Any] {
        return self.pointsByPlayer().rac_sequence
            .filter { (pair: RACTuple) in
                let (player, sum): (String?, NSNumber?) = RACTupleUnpack(pair)
                return player?.isEmpty == false && (sum?.intValue ?? 0) > points
            }
            .map { (pair: RACTuple) in pair.first }.array
    }

    func highest() -> Int {
        let highest = self.scores.rac_sequence.foldLeftWithStart(Int.min) { (best: NSNumber, score: Score) in max(best.intValue, score.points) } as? NSNumber
        return highest?.intValue ?? 0
    }

    func report() -> String {
        var lines: [Any] = []
        var rank = 1
        for case let score as Score in self.ranking() {
            let line = "\(formattedText("%2lu", rank)). \(score.player?.padding(toLength: 6, withPad: " ", startingAt: 0) ?? "(null)") \(String(format: "%5ld", score.points))"
            rank += 1
            lines.append(line)
        }
        if lines.isEmpty {
            lines.append("nobody played")
        }
        return lines.componentsJoined(by: "\n")
    }
}
