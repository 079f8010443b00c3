/// The two faces that have every operator: tests take `arguments: Face.allCases`, and a `Trial` on that face.
enum Face: CaseIterable {
    case signal
    case producer
}
