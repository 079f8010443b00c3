/// The observations of one property, in the order in which they were added; an observation is removed in constant time.
struct ObservationList {
    /// The observations, with nil in the place of each removed one; the nils are removed when they outnumber the
    /// observations.
    private(set) var places: [KeyPathObservation?] = []
    private var positions: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { positions.isEmpty }

    mutating func append(_ observation: KeyPathObservation) {
        positions[ObjectIdentifier(observation)] = places.count
        places.append(observation)
    }

    /// Removes an observation, which the caller keeps alive.
    mutating func remove(_ observation: KeyPathObservation) {
        guard let position = positions.removeValue(forKey: ObjectIdentifier(observation)) else { return }
        places[position] = nil
        guard positions.count * 2 < places.count else { return }
        places.removeAll { $0 == nil }
        for (position, observation) in places.enumerated() {
            if let observation { positions[ObjectIdentifier(observation)] = position }
        }
    }
}
