/// Finds the known name that is nearest to an unknown name.
enum Suggestion {
    /// Returns the nearest known name; nil if none is near, and the first in alphabetical order if several are.
    static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased())
        let limit = max(1, wanted.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in known {
            let letters = Array(candidate.lowercased())
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            guard distance <= limit else { continue }
            guard let found = best else {
                best = (candidate, distance)
                continue
            }
            if (distance, candidate) < (found.distance, found.name) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The question that follows an error: "; did you mean throttle?"; empty if no known name is near.
    static func question(for name: String, among known: some Sequence<String>) -> String {
        nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
    }

    /// The number of letters to add, remove, replace or swap with the next to change one name into the other.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var before = [Int](repeating: 0, count: second.count + 1)
        var row = Array(0...second.count)
        for i in first.indices {
            var next = [i + 1] + [Int](repeating: 0, count: second.count)
            for j in second.indices {
                let cost = first[i] == second[j] ? 0 : 1
                next[j + 1] = min(next[j] + 1, row[j + 1] + 1, row[j] + cost)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    next[j + 1] = min(next[j + 1], before[j - 1] + 1)
                }
            }
            (before, row) = (row, next)
        }
        return row[second.count]
    }
}
