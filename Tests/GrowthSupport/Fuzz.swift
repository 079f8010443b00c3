import Foundation

/// Valid inputs of a reader, each with a few faults: always the same for a seed.
///
///     for input in Fuzz(["[1, 2]"], pieces: ["[", "]"], count: 100) {
///         #expect(throws: Never.self, "\(input)") { try read(input.bytes) }
///     }
///
/// `FUZZ_COUNT=100000 swift test --filter FuzzTests` tries more inputs, and prints the seed of each before it is read;
/// `FUZZ_SEED=1234 FUZZ_COUNT=1` repeats the input of a seed, also one that ended the process.
package struct Fuzz: Sequence {
    private let corpus: [[UInt8]]
    private let pieces: [[UInt8]]
    private let limit: Int
    private let count: Int
    private static let environment = ProcessInfo.processInfo.environment
    private static let firstSeed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    private static let demandedCount = environment["FUZZ_COUNT"].flatMap { Int($0) }

    /// - Parameters:
    ///   - corpus: Valid inputs.
    ///   - pieces: What has a meaning for the reader: brackets, separators, keywords. The first two are nested deeply.
    ///   - limit: The greatest number of bytes of an input.
    ///   - count: The number of inputs, unless `FUZZ_COUNT` is set.
    package init(_ corpus: [String], pieces: [String], limit: Int = 20_000, count: Int) {
        self.corpus = corpus.map { Array($0.utf8) }
        self.pieces = pieces.map { Array($0.utf8) }
        self.limit = limit
        self.count = Self.demandedCount ?? (isSanitized ? Swift.max(count / 10, 1) : count)
    }

    package func makeIterator() -> AnyIterator<FuzzedInput> {
        var seeds = (0..<UInt64(count)).map { Self.firstSeed &+ $0 }.makeIterator()
        return AnyIterator {
            guard let seed = seeds.next() else { return nil }
            // Unbuffered, so that the seed is known when the reader ends the process.
            if Self.demandedCount != nil { FileHandle.standardError.write(Data("FUZZ_SEED=\(seed)\n".utf8)) }
            return FuzzedInput(seed: seed, bytes: mutated(seed))
        }
    }

    private func mutated(_ seed: UInt64) -> [UInt8] {
        var numbers = Numbers(seed: seed)
        var bytes = corpus[numbers.below(corpus.count)]
        for _ in 0...numbers.below(5) {
            change(&bytes, &numbers)
            if bytes.count > limit { bytes.removeSubrange(limit...) }
        }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
        let place = numbers.below(bytes.count + 1)
        let length = 1 + numbers.below(numbers.below(4) == 0 ? 200 : 12)
        let part = place..<Swift.min(place + length, bytes.count)
        switch numbers.below(13) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(numbers.below(8))
        case 1 where place < bytes.count: bytes[place] = UInt8(numbers.below(256))
        case 2: bytes.removeSubrange(part)
        case 3: bytes.insert(contentsOf: bytes[part], at: place)
        case 4: swap(&bytes, part, at: numbers.below(bytes.count + 1))
        case 5 where numbers.below(3) == 0: bytes.removeSubrange(place...)
        case 6: bytes.insert(contentsOf: piece(&numbers), at: place)
        case 7: bytes.replaceSubrange(part, with: piece(&numbers))
        case 8: join(&bytes, at: place, &numbers)
        case 9: nest(&bytes, part, &numbers)
        case 10: cutCharacter(&bytes, at: place, &numbers)
        case 11 where numbers.below(4) == 0: lengthen(&bytes, part, &numbers)
        default: bytes.insert(contentsOf: piece(&numbers) + piece(&numbers), at: place)
        }
    }

    private func piece(_ numbers: inout Numbers) -> [UInt8] { pieces[numbers.below(pieces.count)] }

    /// Moves a part to another place.
    private func swap(_ bytes: inout [UInt8], _ part: Range<Int>, at other: Int) {
        let moved = Array(bytes[part])
        bytes.removeSubrange(part)
        bytes.insert(contentsOf: moved, at: Swift.min(other, bytes.count))
    }

    /// Goes on with a part of another input.
    private func join(_ bytes: inout [UInt8], at place: Int, _ numbers: inout Numbers) {
        let other = corpus[numbers.below(corpus.count)]
        let begin = numbers.below(other.count + 1)
        bytes.insert(contentsOf: other[begin..<Swift.min(begin + 200, other.count)], at: place)
    }

    /// Surrounds a part by many brackets, not always closed.
    private func nest(_ bytes: inout [UInt8], _ part: Range<Int>, _ numbers: inout Numbers) {
        let (open, close) = numbers.below(3) == 0 ? (piece(&numbers), piece(&numbers)) : (pieces[0], pieces[1])
        let isDeep = numbers.below(4) == 0
        let depth = isDeep ? limit / (2 * (open.count + close.count)) : 1 + numbers.below(8)
        let closed = numbers.below(4) == 0 ? 0 : depth
        bytes.insert(contentsOf: Array(repeatElement(close, count: closed).joined()), at: part.upperBound)
        bytes.insert(contentsOf: Array(repeatElement(open, count: depth).joined()), at: part.lowerBound)
    }

    /// Inserts a character of several bytes without one of them.
    private func cutCharacter(_ bytes: inout [UInt8], at place: Int, _ numbers: inout Numbers) {
        var character = Array(["é", "🍵", "e\u{301}", "\u{FEFF}", "👩‍👩‍👧"][numbers.below(5)].utf8)
        if numbers.below(3) > 0 { character.remove(at: numbers.below(character.count)) }
        bytes.insert(contentsOf: character, at: place)
    }

    /// Repeats a part up to the limit.
    private func lengthen(_ bytes: inout [UInt8], _ part: Range<Int>, _ numbers: inout Numbers) {
        guard !part.isEmpty, bytes.count < limit else { return }
        let count = (limit - bytes.count) / part.count / (1 + numbers.below(3))
        bytes.insert(contentsOf: Array(repeatElement(bytes[part], count: count).joined()), at: part.lowerBound)
    }
}

/// An input that ``Fuzz`` made, and the seed that makes it again.
package struct FuzzedInput: Sendable, CustomStringConvertible {
    package let seed: UInt64
    package let bytes: [UInt8]

    /// The bytes, with those that are not UTF-8 replaced.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package var description: String { "FUZZ_SEED=\(seed) \(text.prefix(2000).debugDescription)" }
}
