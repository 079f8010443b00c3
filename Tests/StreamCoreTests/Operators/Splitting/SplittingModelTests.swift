import StreamCore
import Testing

/// Random values, starts, disposals and ends of groups and windows, many of them from inside deliveries, against a simple
/// model.
@Suite struct SplittingModelTests {
    @Test("groupBy does what the model does", arguments: ModelPolicy.allCases)
    func groups(policy: ModelPolicy) {
        for seed in 0..<500 {
            let real = RealSplitting(seed: seed) { source, _ in
                source.groupBy({ $0 / 10 }, buffering: policy.policy).map { ($0.key, $0.values) }
            }
            let model = GroupsModel(seed: seed, policy: policy, expires: false)
            guard real.agrees(with: model, steps: 40) else { return }
        }
    }

    @Test("groupBy(_:until:) does what the model does", arguments: ModelPolicy.allCases)
    func groupsUntil(policy: ModelPolicy) {
        for seed in 0..<500 {
            let real = RealSplitting(seed: seed) { source, ends in
                source
                    .groupBy({ $0 / 10 }, until: { group in ends.filter { $0 == group.key } }, buffering: policy.policy)
                    .map { ($0.key, $0.values) }
            }
            let model = GroupsModel(seed: seed, policy: policy, expires: true)
            guard real.agrees(with: model, steps: 40) else { return }
        }
    }

    @Test("window(count:skip:) does what the model does", arguments: 1...3, 1...4)
    func windows(count: Int, skip: Int) {
        for seed in 0..<200 {
            let real = RealSplitting(seed: seed) { source, _ in
                source.window(count: count, skip: skip).map { (0, $0) }
            }
            let model = WindowsModel(seed: seed, count: count, skip: skip)
            guard real.agrees(with: model, steps: 40) else { return }
        }
    }
}

private final class GroupsModel: SplittingModel {
    private typealias Group = (key: Int, part: ModelPart)

    private let expires: Bool
    private let expiryQueue = ModelQueue()
    private var groups: [Group] = []
    private var expiring: [Group] = []

    init(seed: Int, policy: ModelPolicy, expires: Bool) {
        self.expires = expires
        super.init(seed: seed, policy: policy)
    }

    override func route(_ value: Int) {
        let key = value / 10
        guard let part = groups.first(where: { $0.key == key })?.part ?? beginGroup(key) else { return }
        if !part.receive(value) { remove(part) }
    }

    private func beginGroup(_ key: Int) -> ModelPart? {
        let part = begin(key) { groups.append((key, $0)) }
        if expires, let part { expiryQueue.enter { [unowned self] in expiring.append((key, part)) } }
        return part
    }

    private func remove(_ part: ModelPart) {
        groups.removeAll { $0.part === part }
    }

    override func expire(_ key: Int) {
        expiryQueue.enter { [unowned self] in
            for group in expiring where group.key == key && groups.contains(where: { $0.part === group.part }) {
                queue.enter { [unowned self] in
                    guard groups.contains(where: { $0.part === group.part }) else { return }
                    remove(group.part)
                    group.part.finish("completed")
                }
            }
        }
    }

    override func takeOpenParts() -> [ModelPart] {
        defer { groups = [] }
        return groups.map(\.part)
    }
}

private final class WindowsModel: SplittingModel {
    private let count: Int
    private let skip: Int
    private var windows: [(part: ModelPart, count: Int)] = []
    private var number = 0

    init(seed: Int, count: Int, skip: Int) {
        self.count = count
        self.skip = skip
        super.init(seed: seed)
    }

    override func route(_ value: Int) {
        if number.isMultiple(of: skip) { _ = begin(0) { windows.append(($0, 0)) } }
        number += 1
        for index in windows.indices {
            windows[index].count += 1
            _ = windows[index].part.receive(value)
        }
        while let oldest = windows.first, oldest.count == count {
            windows.removeFirst()
            oldest.part.finish("completed")
        }
    }

    override func takeOpenParts() -> [ModelPart] {
        defer { windows = [] }
        return windows.map(\.part)
    }
}
