/// The tables of all libraries; the functions that are in none of them are in `Kept.txt`.
let libraries = [
    Library(name: "StreamCore", makeRows: { streamCoreOperators() + streamCoreNouns() + streamCoreCollections() }),
    Library(name: "StreamFoundation", makeRows: { streamFoundationRows() }),
    Library(name: "RACCompat", makeRows: { racCompatRows() }),
    Library(name: "CompatShims", makeRows: { compatShimsRows() + (Path.isFuzzed ? keyPathRows() : []) }),
    Library(name: "StreamTesting", makeRows: { streamTestingRows() }),
    Library(name: "ReactiveCocoa4", makeRows: { reactiveCocoa4Rows() }),
    Library(name: "RxCompat", makeRows: { rxCompatRows() }),
    Library(name: "RxTestCompat", makeRows: { rxTestCompatRows() }),
]
