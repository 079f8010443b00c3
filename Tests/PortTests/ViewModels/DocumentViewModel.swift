import CompatShims
import Foundation
import RACCompat

/// A document of the kind that no one observes.
final class TextDocument {
    var title: String
    var lines: [String]
    private(set) var savedText: String

    init(title: String, lines: [String] = []) {
        self.title = title
        self.lines = lines
        savedText = lines.joined(separator: "\n")
    }

    var text: String { lines.joined(separator: "\n") }

    func save() throws {
        if title.isEmpty { throw CocoaError(.fileWriteInvalidFileName) }
        savedText = text
    }
}

/// Edits a document; tells the changes of what it hands on by hand.
final class DocumentViewModel: RVMViewModel {
    private let document: TextDocument
    private let undos = RACSubject.subject()
    private var history: [[String]] = []
    /// How often the view was shown; restored without telling anybody.
    @RACProperty private(set) var visitCount = 0
    /// Saves the document, when there is anything to save.
    @RACLate private(set) var save: RACCommand

    init(document: TextDocument, visitCount: Int = 0) {
        self.document = document
        super.init()
        _visitCount.value = visitCount
        didBecomeActiveSignal.subscribeNext(with: self) { `self`, _ in self.visitCount += 1 }
        save = RACCommand(enabled: RACObserve(self, \.isEdited)) { [weak self] _ in
            RACSignal.try {
                try self?.document.save()
                return RACUnit.defaultUnit()
            }
            .doCompleted { self?.tellSaved() }
        }
        undos.subscribeNext(with: self) { `self`, _ in
            if let lines = self.history.popLast() { self.setLines(lines) }
        }
    }

    override class var rac_namedProperties: [String: RACNamedProperty] {
        super.rac_namedProperties.merging([
            "title": RACNamedProperty(\DocumentViewModel.title),
            "lines": RACNamedProperty(\DocumentViewModel.lines),
            "edited": RACNamedProperty(\DocumentViewModel.isEdited),
        ]) { $1 }
    }

    /// The title of the document; equal titles are not told.
    var title: String {
        get {
            willAccessValue(for: \.title)
            return document.title
        }
        set {
            if newValue == document.title { return }
            willChangeValue(for: \.title)
            document.title = newValue
            didChangeValue(for: \.title)
        }
    }

    /// The lines of the document; what is set can be undone.
    var lines: [String] {
        get {
            willAccessValue(for: \.lines)
            return document.lines
        }
        set {
            history.append(document.lines)
            setLines(newValue)
        }
    }

    /// Whether there is anything to save.
    var isEdited: Bool {
        willAccessValue(for: \.isEdited)
        return document.text != document.savedText
    }

    func undo() { undos.sendNext(self) }

    private func setLines(_ lines: [String]) {
        willChangeValue(for: \.lines)
        willChangeValue(for: \.isEdited)
        document.lines = lines
        didChangeValue(for: \.isEdited)
        didChangeValue(for: \.lines)
    }

    private func tellSaved() {
        willChangeValue(for: \.isEdited)
        didChangeValue(for: \.isEdited)
    }
}
