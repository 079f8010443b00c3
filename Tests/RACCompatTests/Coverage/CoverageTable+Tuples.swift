import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addTuples() {
        has("RACTupleNil +tupleNil") { RACTupleNil.tupleNil() }
        has("RACTupleNil RACTupleNil") { RACTupleNil.self }
        has("RACTuple count") { RACTuple().count }
        has("RACTuple first") { RACTuple().first }
        has("RACTuple second") { RACTuple().second }
        has("RACTuple third") { RACTuple().third }
        has("RACTuple fourth") { RACTuple().fourth }
        has("RACTuple fifth") { RACTuple().fifth }
        has("RACTuple last") { RACTuple().last }
        has("RACTuple +tupleWithObjectsFromArray:") { RACTuple.tupleWithObjectsFromArray([]) }
        has("RACTuple +tupleWithObjectsFromArray:convertNullsToNils:") {
            RACTuple.tupleWithObjectsFromArray([], convertNullsToNils: true)
        }
        has("RACTuple +tupleWithObjects:") { RACTuple.tupleWithObjects(1, nil) }
        has("RACTuple -objectAtIndex:") { RACTuple().objectAtIndex(0) }
        has("RACTuple -allObjects") { RACTuple().allObjects() }
        has("RACTuple -tupleByAddingObject:") { RACTuple().tupleByAddingObject(1) }
        has("RACTuple rac_sequence") { RACTuple().rac_sequence }
        has("RACTuple -objectAtIndexedSubscript:") { RACTuple()[0] }
        has("RACTuple NSCoding/NSCopying/NSFastEnumeration + equality") {
            (RACTuple().copy() as any Codable & Hashable & Sequence)
        }
        has("RACTuple RACTuple") { RACTuple.self }
        replaces("RACTupleUnpackingTrampoline +trampoline", by: "unpack(_:) or values(as:)")
        replaces("RACTupleUnpackingTrampoline -setObject:forKeyedSubscript:", by: "unpack(_:) or values(as:)")
        replaces("RACTupleUnpackingTrampoline RACTupleUnpackingTrampoline", by: "unpack(_:) or values(as:)")
        isUnavailable("RACOneTuple +tupleWithObjects:", "pack makes one")
        has("RACOneTuple -tupleByAddingObject:") { RACOneTuple().tupleByAddingObject(1) as RACTwoTuple }
        has("RACOneTuple +pack:") { RACOneTuple.pack(1) }
        has("RACOneTuple first") { RACOneTuple().first }
        has("RACOneTuple RACOneTuple") { RACOneTuple.self }
        isUnavailable("RACTwoTuple +tupleWithObjects:", "pack makes one")
        has("RACTwoTuple -tupleByAddingObject:") { RACTwoTuple().tupleByAddingObject(1) as RACThreeTuple }
        has("RACTwoTuple +pack::") { RACTwoTuple.pack(1, 2) }
        has("RACTwoTuple first") { RACTwoTuple().first }
        has("RACTwoTuple second") { RACTwoTuple().second }
        has("RACTwoTuple RACTwoTuple") { RACTwoTuple.self }
        isUnavailable("RACThreeTuple +tupleWithObjects:", "pack makes one")
        has("RACThreeTuple -tupleByAddingObject:") { RACThreeTuple().tupleByAddingObject(1) as RACFourTuple }
        has("RACThreeTuple +pack:::") { RACThreeTuple.pack(1, 2, 3) }
        has("RACThreeTuple first") { RACThreeTuple().first }
        has("RACThreeTuple second") { RACThreeTuple().second }
        has("RACThreeTuple third") { RACThreeTuple().third }
        has("RACThreeTuple RACThreeTuple") { RACThreeTuple.self }
        isUnavailable("RACFourTuple +tupleWithObjects:", "pack makes one")
        has("RACFourTuple -tupleByAddingObject:") { RACFourTuple().tupleByAddingObject(1) as RACFiveTuple }
        has("RACFourTuple +pack::::") { RACFourTuple.pack(1, 2, 3, 4) }
        has("RACFourTuple first") { RACFourTuple().first }
        has("RACFourTuple second") { RACFourTuple().second }
        has("RACFourTuple third") { RACFourTuple().third }
        has("RACFourTuple fourth") { RACFourTuple().fourth }
        has("RACFourTuple RACFourTuple") { RACFourTuple.self }
        isUnavailable("RACFiveTuple +tupleWithObjects:", "pack makes one")
        has("RACFiveTuple +pack:::::") { RACFiveTuple.pack(1, 2, 3, 4, 5) }
        has("RACFiveTuple first") { RACFiveTuple().first }
        has("RACFiveTuple second") { RACFiveTuple().second }
        has("RACFiveTuple third") { RACFiveTuple().third }
        has("RACFiveTuple fourth") { RACFiveTuple().fourth }
        has("RACFiveTuple fifth") { RACFiveTuple().fifth }
        has("RACFiveTuple RACFiveTuple") { RACFiveTuple.self }
        has("macro RACTuplePack") { RACTuplePack(1, nil) }
        has("macro RACTupleUnpack") { (tuple: RACTuple) -> (String, Int) in RACTupleUnpack(tuple) }
        has("RACValueTransformer +transformerWithBlock:") { RACValueTransformer.transformerWithBlock({ $0 }) }
    }
}
