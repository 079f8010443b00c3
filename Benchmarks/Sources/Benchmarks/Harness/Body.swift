/// Does `count` units of work and leaves in `sum`, which is 0 at the start, what the closed form of the workload predicts.
///
/// One word behind a pointer: an observer costs one addition, no class property, no box, no exclusivity check.
typealias Body = (_ count: Int, _ sum: UnsafeMutablePointer<Int>) -> Void
