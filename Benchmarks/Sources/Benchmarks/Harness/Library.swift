/// What can be measured.
enum Library: String, CaseIterable {
    case opencombine
    case typed
    case dynamic
    case rx
    case baseline

    /// How this library does a workload; nil if it has no operator for it.
    func body(of workload: Workload) -> Body? {
        switch self {
        case .opencombine: OpenCombineSuite.body(of: workload)
        case .typed: TypedSuite.body(of: workload)
        case .dynamic: DynamicSuite.body(of: workload)
        case .rx: RxSuite.body(of: workload)
        case .baseline: BaselineSuite.body(of: workload)
        }
    }
}
