/// The tables of all libraries; the functions that are in none of them are in `Kept.txt`.
@MainActor let libraries = [
    Library(name: "StreamCore", rows: streamCoreOperators() + streamCoreNouns() + streamCoreCollections()),
    Library(name: "StreamFoundation", rows: streamFoundationRows()),
    Library(name: "RACCompat", rows: racCompatRows()),
    Library(name: "CompatShims", rows: compatShimsRows()),
    Library(name: "StreamTesting", rows: streamTestingRows()),
    Library(name: "ReactiveCocoa4", rows: reactiveCocoa4Rows()),
    Library(name: "RxCompat", rows: rxCompatRows()),
    Library(name: "RxTestCompat", rows: rxTestCompatRows()),
]
