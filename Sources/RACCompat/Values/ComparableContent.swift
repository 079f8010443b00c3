import Foundation

/// The content of a value that may equal values of other types.
enum ComparableContent: Hashable {
    case number(NumberContent)
    case string(ExactText)
    case list([RACKey])
    case dictionary([RACKey: RACKey])
    case set(Set<RACKey>)
    case value(AnyHashable)

    /// Takes the content out of a value of the types below, or of a number; nil for all other values.
    init?(of value: Any) {
        if let number = inlinePayload(of: value, as: Int.self) {
            self = .number(.integer(Int64(number)))
            return
        }
        if let number = inlinePayload(of: value, as: Double.self) {
            self = .number(NumberContent(number))
            return
        }
        if let text = inlinePayload(of: value, as: String.self) {
            self = .string(ExactText(text: text))
            return
        }
        guard let content = (value as? any ComparableByContent)?.comparableContent else { return nil }
        self = content
    }
}

/// A text that equals texts of the same units, as `NSString` has it: a letter with a combining mark is not the composed one.
struct ExactText: Hashable {
    let text: String

    static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A type whose values equal values of other types with the same content.
protocol ComparableByContent {
    var comparableContent: ComparableContent? { get }
}

extension String: ComparableByContent {
    var comparableContent: ComparableContent? { .string(ExactText(text: self)) }
}

extension Substring: ComparableByContent {
    var comparableContent: ComparableContent? { .string(ExactText(text: String(self))) }
}

extension NSString: ComparableByContent {
    var comparableContent: ComparableContent? { .string(ExactText(text: String(describing: self))) }
}

extension Array: ComparableByContent {
    var comparableContent: ComparableContent? { .list(map { RACKey($0) }) }
}

extension NSArray: ComparableByContent {
    var comparableContent: ComparableContent? { .list(map { RACKey($0) }) }
}

extension Dictionary: ComparableByContent {
    var comparableContent: ComparableContent? {
        .dictionary([RACKey: RACKey](map { (RACKey($0.key), RACKey($0.value)) }) { first, _ in first })
    }
}

extension NSDictionary: ComparableByContent {
    var comparableContent: ComparableContent? {
        .dictionary([RACKey: RACKey](map { (RACKey($0.key), RACKey($0.value)) }) { first, _ in first })
    }
}

extension Set: ComparableByContent {
    var comparableContent: ComparableContent? { .set(Set<RACKey>(map { RACKey($0) })) }
}

extension NSSet: ComparableByContent {
    var comparableContent: ComparableContent? { .set(Set<RACKey>(map { RACKey($0) })) }
}

extension Date: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self) }
}

extension NSDate: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self as Date) }
}

extension Data: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self) }
}

extension NSData: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self as Data) }
}

extension URL: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self) }
}

extension NSURL: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self as URL) }
}

extension UUID: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self) }
}

extension NSUUID: ComparableByContent {
    var comparableContent: ComparableContent? { .value(self as UUID) }
}

extension AnyHashable: ComparableByContent {
    var comparableContent: ComparableContent? { ComparableContent(of: base) }
}
