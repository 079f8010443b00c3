/// The errors of this module.
public enum RxError: Swift.Error, @unchecked Sendable {  // the object is only described
    /// The cause of the error is unknown.
    case unknown
    /// A subscriber used an object that has been disposed.
    case disposed(object: AnyObject)
    /// A number overflowed.
    case overflow
    /// There is no element at the requested index.
    case argumentOutOfRange
    /// The sequence has no elements.
    case noElements
    /// The sequence has more than one element.
    case moreThanOneElement
    /// The time limit was reached.
    case timeout
}

extension RxError: CustomDebugStringConvertible {
    /// A sentence that describes the error.
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
