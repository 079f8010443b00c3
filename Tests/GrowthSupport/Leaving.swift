/// In which order those that came one after the other leave.
package enum Leaving: CaseIterable, Sendable {
    case inOrder
    case inReverse
    case atRandom

    package func callAsFunction<Element>(_ elements: [Element]) -> [Element] {
        switch self {
        case .inOrder: return elements
        case .inReverse: return elements.reversed()
        case .atRandom:
            var rest = elements
            var seed: UInt64 = 1
            for index in rest.indices.reversed() {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                rest.swapAt(index, Int(seed >> 33) % (index + 1))
            }
            return rest
        }
    }

    /// One case for every order.
    package static func cases(
        _ name: String, _ count: Int, _ work: @escaping @Sendable (Int, Leaving) -> Void
    ) -> [GrowthCase] {
        allCases.map { order in GrowthCase("\(name), leaving \(order)", count) { work($0, order) } }
    }
}
