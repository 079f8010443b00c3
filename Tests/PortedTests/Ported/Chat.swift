//
//  Chat.m
//
//  A chat over a socket that tells its delegate what comes in.
//

import CompatShims
import Foundation
import RACCompat

protocol ChatSocketDelegate: AnyObject {
    func socket(_ socket: ChatSocket, didReceiveMessage message: String)
    func socketDidOpen(_ socket: ChatSocket)
    func socket(_ socket: ChatSocket, didCloseWithCode code: Int, reason: String)
}

extension ChatSocketDelegate {
    // What is optional in the protocol does nothing where a class leaves it out.
    func socket(_ socket: ChatSocket, didCloseWithCode code: Int, reason: String) {}
}

class ChatSocket: NSObject {
    weak var delegate: (any ChatSocketDelegate)?
    private(set) var sent: [Any]

    override init() {
        self.sent = []
        super.init()
    }

    func send(_ message: String?) {
        self.sent.append(message!)
    }
}

typealias ChatHandler = (String?, String?) -> Void

class ChatMessage: NSObject, NSCopying {
    var author: String?
    var text: String?
    var date: Date?

    func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChatMessage()
        copy.author = self.author
        copy.text = self.text
        copy.date = self.date
        return copy
    }
}

class ChatRoom: NSObject, ChatSocketDelegate {
    var socket: ChatSocket
    var name: String
    var connected = false
    var handler: ((String?, String?) -> Void)?
    var messages: [Any]
    private(set) var typing: RACSignal?

    init(socket: ChatSocket, name: String) {
        self.socket = socket
        self.name = name
        self.messages = []
        super.init()
        self.socket.delegate = self
    }

    func say(_ text: String) {
        if text.utf16.count == 0 {
            return
        }
        let payload = ["author": self.name, "text": text]
        var error: (any Error)?
        var data: Data?
        do {
            data = try JSONSerialization.data(withJSONObject: payload, options: [])
        } catch let thrown {
            error = thrown
        }
        guard let data else {
            NSLog("%@", "\(error.map { "\($0)" } ?? "(null)")")
            return
        }
        self.socket.send(String(data: data, encoding: .utf8))
    }

    // MARK: ChatSocketDelegate

    func socketDidOpen(_ socket: ChatSocket) {
        self.connected = true
    }

    func socket(_ socket: ChatSocket, didReceiveMessage message: String) {
        let data = message.data(using: .utf8)
        let payload = try? JSONSerialization.jsonObject(with: data!, options: []) as? [AnyHashable: Any]
        if payload == nil {
            return
        }

        let entry = ChatMessage()
        entry.author = payload?["author"] as? String ?? "somebody"
        entry.text = payload?["text"] as? String
        entry.date = Date()
        self.messages = self.messages + [entry]
        if self.handler != nil {
            self.handler?(entry.author, entry.text)
        }
    }

    func socket(_ socket: ChatSocket, didCloseWithCode code: Int, reason: String) {
        self.connected = false
        if code != 1000 {
            NSLog("%@", "closed: \(reason) (\(code))")
        }
    }

    // MARK: Questions

    func messagesOf(_ author: String) -> [Any] {
        let predicate = NSPredicate { message, _ in
            let message = message as! ChatMessage
            return message.author == author
        }
        return self.messages.filtered(using: predicate)
    }

    func countsByAuthor() -> [AnyHashable: Any] {
        var counts: [AnyHashable: Any] = [:]
        for case let message as ChatMessage in self.messages {
            let count = counts[message.author as AnyHashable?] as? NSNumber ?? 0
            counts[message.author!] = count.intValue + 1
        }
        return counts
    }

    func indexOfFirstMessageContaining(_ text: String) -> Int {
        var found = -1
        for case let (idx, message as ChatMessage) in self.messages.enumerated() {
            if message.text?.contains(text) ?? false {
                found = idx
                break
            }
        }
        return found
    }

    func transcript() -> String {
        var transcript = ""
        for case let message as ChatMessage in self.messages.reversed() {
            transcript += "\(message.author ?? "(null)"): \(message.text ?? "(null)")\n"
        }
        return transcript
    }
}
