import RACCompat

func pair(_ tuples: RACSignal) -> RACSignal {
    tuples.map { (tuple: RACTuple) in
        // error: expected member name or initializer call after type name
        let (name, age) = tuple.unpack(String, Int.self)
        return "\(name) \(age)"
    }
}
