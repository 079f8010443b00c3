/// A rule that was broken on purpose, and the scenarios that were translated by it.
struct BrokenRule {
    let form: String
    let other: String
    var scenarios: [Scenario] = []
    var scripts: [Script] = []
    var sequences: [Sequence] = []
    var compiles = true
}
