import Foundation

/// What is made of the JSON of one thing; it was a subclass of `MTLModel`.
protocol APIObject: AnyObject {
    init(json: [String: Any]) throws
}

/// The user of an account, before or after signing in.
final class APIUser: APIObject, CustomStringConvertible {
    let login: String
    let name: String?

    init(login: String, name: String? = nil) {
        self.login = login
        self.name = name
    }

    convenience init(json: [String: Any]) throws {
        guard let login = json["login"] as? String else {
            throw APIClientError.unexpectedAnswer("a user without login")
        }
        self.init(login: login, name: json["name"] as? String)
    }

    var description: String { name ?? login }
}

/// A repository, as lists have it.
final class APIRepository: APIObject, CustomStringConvertible {
    let name: String
    let isPrivate: Bool
    let stars: Int

    init(json: [String: Any]) throws {
        guard let name = json["name"] as? String else {
            throw APIClientError.unexpectedAnswer("a repository without name")
        }
        self.name = name
        isPrivate = json["private"] as? Bool ?? false
        stars = json["stars"] as? Int ?? 0
    }

    var description: String { name }
}

/// What the server gives to a client that may sign in again.
final class APIToken: APIObject {
    let value: String

    init(json: [String: Any]) throws {
        guard let value = json["token"] as? String, !value.isEmpty else { throw APIClientError.authenticationFailed }
        self.value = value
    }
}
