/// Errors of this module.
public enum RxError: Swift.Error, @unchecked Sendable {  // the object is only described
    /// The reason is not known.
    case unknown
    /// A disposed object was used.
    case disposed(object: AnyObject)
    /// A number is too large.
    case overflow
    /// An element was asked for at a place where there is none.
    case argumentOutOfRange
    /// A sequence has no elements.
    case noElements
    /// A sequence has more than one element.
    case moreThanOneElement
    /// Time ran out.
    case timeout
}

extension RxError: CustomDebugStringConvertible {
    /// The error in a sentence.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}
