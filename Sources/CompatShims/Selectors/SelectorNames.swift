import RACCompat
import StreamCore

#if DEBUG
    /// The names and places that the announcing methods of each class have used, in debug builds.
    enum SelectorNames {
        private static let sent = Guarded<[ObjectIdentifier: [String: Set<SourcePlace>]]>([:])

        /// Reports a name that no known method of the object's class has.
        static func check(_ selector: String, askedOf object: some RACSelectorSignalling) {
            let type = type(of: object)
            let listed = type.rac_selectors
            let known = Set(listed).union(sent.withLock { $0[ObjectIdentifier(type)] ?? [:] }.keys)
            if known.contains(selector) { return }
            let mistake: String
            if let translation = translation(of: selector) {
                mistake = "is in the spelling of Objective-C; a method is known by its #function, as \"\(translation)\""
            } else if !listed.isEmpty {
                mistake = "is not among the methods that rac_selectors lists"
            } else if known.contains(where: { letters(of: $0) == letters(of: selector) }) {
                mistake = "has not been called"
            } else {
                return
            }
            let nearest = known.sorted { ($0.distance(to: selector), $0) < ($1.distance(to: selector), $1) }.prefix(3)
            let names = nearest.map { "\"\($0)\"" }.joined(separator: ", ")
            RACSignal.reportSink(
                "rac_signalForSelector: \"\(selector)\" of \(type) \(mistake)."
                    + (names.isEmpty ? "" : " The nearest known names: \(names)."))
        }

        /// Notes that a method sends a call, and reports a second place that sends, or a misspelled request.
        static func note(_ selector: String, of object: some RACSelectorSignalling, at place: SourcePlace) {
            let type = type(of: object)
            let places: Set<SourcePlace>? = sent.withLock { sent in
                let isNew = sent[ObjectIdentifier(type), default: [:]][selector, default: []].insert(place).inserted
                return isNew ? sent[ObjectIdentifier(type)]?[selector] : nil
            }
            guard let places else { return }
            if places.count == 2 {
                let names = places.map(\.description).sorted().joined(separator: " and ")
                RACSignal.reportSink(
                    """
                    rac_didInvoke: \"\(selector)\" of \(type) is sent at \(names). If one method overrides the other, \
                    each call is sent twice: put the body of the override into rac_invoke.
                    """)
            }
            let asked = object.rac_selectorSignals.selectors
            guard places.count == 1, !asked.contains(selector) else { return }
            for other in asked where letters(of: other) == letters(of: selector) {
                RACSignal.reportSink(
                    "rac_signalForSelector: \"\(other)\" of \(type) has not been called, but \"\(selector)\" has.")
            }
        }

        /// Translates an Objective-C selector, if it is one, into the name of a method without a first label.
        private static func translation(of selector: String) -> String? {
            guard selector.contains(":"), !selector.contains("(") else { return nil }
            let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
            let labels = parts.dropFirst().map { $0.isEmpty ? "_" : $0 }
            return "\(parts.first ?? "")(\((["_"] + labels).map { "\($0):" }.joined()))"
        }

        /// The letters and digits of a name, which do not depend on its spelling.
        fileprivate static func letters(of selector: String) -> String {
            selector.lowercased().filter { $0.isLetter || $0.isNumber }
        }
    }

    extension String {
        /// The number of letters that must be inserted, removed or exchanged to turn this name into the other one.
        fileprivate func distance(to other: String) -> Int {
            let (mine, others) = (Array(SelectorNames.letters(of: self)), Array(SelectorNames.letters(of: other)))
            var row = Array(0...others.count)
            for (index, letter) in mine.enumerated() {
                var diagonal = row[0]
                row[0] = index + 1
                for (column, otherLetter) in others.enumerated() {
                    let exchanged = letter == otherLetter ? diagonal : diagonal + 1
                    diagonal = row[column + 1]
                    row[column + 1] = Swift.min(exchanged, row[column] + 1, diagonal + 1)
                }
            }
            return row[others.count]
        }
    }
#endif
