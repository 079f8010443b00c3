/// The repeatable costs of one operation, measured or as a limit.
struct Cost: Codable {
    var allocations: Double
    /// Missing where valgrind was.
    var instructions: Double?
    /// What stays allocated, for workloads that ask for it.
    var bytes: Double?

    /// What may be added to a limit: the rounding of the figures.
    private static let allocationTolerance = 0.01
    private static let instructionTolerance = 1.0
    private static let byteTolerance = 1.0

    /// Names what exceeds a limit; empty if nothing does.
    func excess(over limit: Cost) -> [String] {
        var excess: [String] = []
        if allocations > limit.allocations + Self.allocationTolerance { excess.append("allocations") }
        if let instructions, let most = limit.instructions, instructions > most + Self.instructionTolerance {
            excess.append("instructions")
        }
        if let bytes, let most = limit.bytes, bytes > most + Self.byteTolerance { excess.append("bytes") }
        return excess
    }

    /// The limit made of a measurement: five per cent above it.
    var asLimit: Cost {
        Cost(
            allocations: (allocations * 105).rounded() / 100,
            instructions: instructions.map { ($0 * 1.05).rounded(.up) },
            bytes: bytes.map { ($0 * 1.05).rounded(.up) })
    }

    /// The smaller of each, so that nothing is raised.
    func lowered(to other: Cost) -> Cost {
        Cost(
            allocations: min(allocations, other.allocations),
            instructions: [instructions, other.instructions].compactMap { $0 }.min(),
            bytes: [bytes, other.bytes].compactMap { $0 }.min())
    }
}
