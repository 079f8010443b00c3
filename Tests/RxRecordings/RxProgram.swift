/// A program in virtual time: subjects, streams, and subscriptions to them.
package struct RxProgram {
    /// What ends a subscription before the end of the program.
    package enum Disposal {
        case none
        case at(Int)
        /// A disposal from inside of a delivery.
        case onNext(Int)
    }

    package struct Subscription {
        package var tree: RxTree
        package var time: Int
        package var disposal: Disposal

        package init(_ tree: RxTree, at time: Int, _ disposal: Disposal) {
            self.tree = tree
            self.time = time
            self.disposal = disposal
        }
    }

    package var subjects: [RxScript]
    /// Streams that several others may use; each sees those before it.
    package var definitions: [RxTree]
    package var subscriptions: [Subscription]

    package init(
        subjects: [RxScript] = [], definitions: [RxTree] = [], subscriptions: [Subscription]
    ) {
        self.subjects = subjects
        self.definitions = definitions
        self.subscriptions = subscriptions
    }

    /// All operators that the program uses.
    package var kinds: Set<Int> {
        var kinds: Set<Int> = []
        func visit(_ tree: RxTree) {
            guard case .operation(let kind, _, _, let operands) = tree else { return }
            kinds.insert(kind)
            operands.forEach(visit)
        }
        for tree in definitions + subscriptions.map(\.tree) { visit(tree) }
        return kinds
    }
}

extension RxProgram: CustomStringConvertible {
    package var description: String {
        """
        RxProgram(
            subjects: \(subjects),
            definitions: \(definitions),
            subscriptions: \(subscriptions))
        """
    }
}

extension RxProgram.Subscription: CustomStringConvertible {
    package var description: String { ".init(\(tree), at: \(time), \(disposal))" }
}

extension RxProgram.Disposal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: ".none"
        case .at(let time): ".at(\(time))"
        case .onNext(let count): ".onNext(\(count))"
        }
    }
}
