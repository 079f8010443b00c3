//
//  Reminders.m
//
//  Reminders by date: what is due, what repeats, and what is written to a file.
//

import CompatShims
import Foundation
import RACCompat

struct ReminderInterval: RawRepresentable, Hashable {
    var rawValue = 0
    static let never = ReminderInterval(rawValue: 0)
    static let daily = ReminderInterval(rawValue: 1)
    static let weekly = ReminderInterval(rawValue: 7)
}

private let kTitle = "title"
private let kDate = "date"
private let kInterval = "interval"

class Reminder: NSObject {
    private(set) var title: String?
    let date: Date
    private(set) var interval: ReminderInterval = .never
    var done = false

    init(title: String?, date: Date, interval: ReminderInterval) {
        self.title = title
        self.date = date
        self.interval = interval
        super.init()
    }

    convenience init(title: String, date: Date) {
        self.init(title: title, date: date, interval: .never)
    }

    func next() -> Reminder? {
        if self.interval == .never {
            return nil
        }
        let date = self.date.addingTimeInterval(TimeInterval(self.interval.rawValue * 24 * 60 * 60))
        return Reminder(title: self.title, date: date, interval: self.interval)
    }

    func dictionary() -> [AnyHashable: Any] {
        return [kTitle: self.title!, kDate: self.date.timeIntervalSinceReferenceDate, kInterval: self.interval.rawValue]
    }
}

class ReminderList: NSObject {
    private var _reminders: [Reminder]

    let changes: RACSubject

    override init() {
        self._reminders = []
        self.changes = RACSubject.subject()
        super.init()
    }

    func add(_ reminder: Reminder) {
        var index = 0
        while index < self._reminders.count && self._reminders[index].date.compare(reminder.date) != .orderedDescending {
            index += 1
        }
        self._reminders.insert(reminder, at: index)
        self.changes.sendNext(reminder)
    }

    func dueAt(_ date: Date) -> [Any] {
        var due: [Any] = []
        for reminder in self._reminders {
            if reminder.done {
                continue
            }
            if reminder.date.timeIntervalSince(date) > 0 {
                break
            }
            due.append(reminder)
        }
        return due
    }

    func finish(_ reminders: [Any]) -> Int {
        var added = 0
        for case let reminder as Reminder in reminders {
            reminder.done = true
            let next = reminder.next()
            if let next {
                self.add(next)
                added += 1
            }
        }
        self.changes.sendNext(nil)
        return added
    }

    func writeToURL(_ url: URL) throws {
        var list: [Any] = []
        for reminder in self._reminders {
            if !reminder.done {
                list.append(reminder.dictionary())
            }
        }
        let data = try JSONSerialization.data(withJSONObject: list, options: .prettyPrinted)
        try data.write(to: url, options: .atomic)
    }

    func readFromURL(_ url: URL) throws {
        let data = try Data(contentsOf: url, options: [])
        let list = try JSONSerialization.jsonObject(with: data, options: []) as? [Any]
        self._reminders.removeAll()
        for case let item as [AnyHashable: Any] in list ?? [] {
            let date = Date(timeIntervalSinceReferenceDate: item[kDate].doubleValue)
            let interval = ReminderInterval(rawValue: item[kInterval].integerValue)
            self.add(Reminder(title: item[kTitle] as? String, date: date, interval: interval))
        }
    }

    /// Sends an NSArray of those that are due, whenever that changes.
    func dueSignalWithScheduler(_ scheduler: RACScheduler) -> RACSignal {
        let times = RACSignal.interval(1, onScheduler: scheduler)
        return RACSignal.merge([times, self.changes])
            .startWith(nil)
            .map { [weak self] _ in self?.dueAt(Date()) ?? [] }
            .distinctUntilChanged()
    }
}
