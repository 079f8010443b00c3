import Foundation
import StreamCore
import StreamFoundation

let name = Notification.Name("changed")
NotificationCenter.default.reactive.notifications(forName: name).map(\.name.rawValue).observeValues { print($0) }
NotificationCenter.default.post(name: name, object: nil)
