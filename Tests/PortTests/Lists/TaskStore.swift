import CompatShims
import Foundation
import RACCompat

/// One thing to do.
final class TaskItem: RACObject, Codable, CustomStringConvertible {
    @RACProperty var title: String
    @RACProperty var isDone: Bool

    init(title: String, isDone: Bool = false) {
        self.title = title
        self.isDone = isDone
        super.init()
    }

    private enum CodingKeys: CodingKey {
        case title, isDone
    }

    required convenience init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try values.decode(String.self, forKey: .title),
            isDone: try values.decode(Bool.self, forKey: .isDone))
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(title, forKey: .title)
        try values.encode(isDone, forKey: .isDone)
    }

    var description: String { title }

    /// Sends at once, and whenever anything of the task changes.
    var changes: RACSignal {
        RACSignal.combineLatest([RACObserve(self, \.title), RACObserve(self, \.isDone)])
    }
}

/// Keeps tasks in a file.
final class TaskStore {
    private let url: URL
    private let scheduler = RACScheduler.schedulerWithPriority(.low, name: "store")

    init(url: URL) { self.url = url }

    /// Sends the tasks of the file, none when there is no file, and completes.
    func load() -> RACSignal {
        Data.rac_readContentsOfURL(url, options: [], scheduler: scheduler)
            .tryMap { (data: Data) in try JSONDecoder().decode([TaskItem].self, from: data) }
            .catch { (error: NSError) in
                error.domain == NSCocoaErrorDomain && error.code == CocoaError.fileReadNoSuchFile.rawValue
                    ? .return([TaskItem]()) : .error(error)
            }
            .setNameWithFormat("-load %@", url.lastPathComponent)
    }

    /// Writes the tasks, one writing after the other, and completes.
    func save(_ tasks: [TaskItem]) -> RACSignal {
        RACSignal.startLazilyWithScheduler(scheduler) { [url] subscriber in
            do {
                try JSONEncoder().encode(tasks).write(to: url, options: .atomic)
                subscriber.sendNext(tasks.count)
                subscriber.sendCompleted()
            } catch {
                subscriber.sendError(error)
            }
        }
        .setNameWithFormat("-save %d tasks", tasks.count)
    }
}
