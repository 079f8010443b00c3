//
//  Editor.h
//

import CompatShims
import Foundation
import RACCompat

enum EditorMode: Int {
    case read
    case write
    case review
}

typealias EditorFilter = (String, Int) -> Bool

//
//  Editor.m
//
//  A text that is edited, saved after a pause, and undone.
//

let EditorMaximumUndo = 3

class EditorDocument: RACObject, CustomDebugStringConvertible {
    var title: String?
    private(set) var changed: Date?
    private(set) var dirty = false

    class func documentWithTitle(_ title: String, text: String) -> EditorDocument {
        let document = EditorDocument()
        document.title = title
        document.text = text
        document.markClean()
        return document
    }

    private var _text: String?

    var text: String? {
        get {
            willAccessValue(for: \.text)
            return self._text
        }
        set(text) {
            self.willChangeValue(for: \.text)
            defer {
                self.didChangeValue(for: \.text)
            }
            if self._text == text || areEqual(self._text, text) {
                return
            }
            self._text = text
            self.changed = Date()
            self.dirty = true
        }
    }

    func markClean() {
        self.dirty = false
    }

    var debugDescription: String {
        return "<\(String(describing: type(of: self))): \(self.title ?? "(null)")\(self.dirty ? "*" : "")>"
    }
}

/// What a view shows of a document, and what it can do with it.
class EditorViewModel: RACObject {
    private(set) var document: EditorDocument
    @RACProperty var mode: EditorMode = .read
    @RACProperty var draft: String?
    /// "3 words", of the draft.
    @RACProperty private(set) var summary: String?
    private(set) var saveCommand: RACCommand!
    private(set) var undoCommand: RACCommand!
    private(set) var saved: RACSignal!
    @RACProperty private var undoStack: [Any]

    init(document: EditorDocument) {
        self.document = document
        self.draft = document.text
        self.undoStack = []
        super.init()

        RAC(self, \.summary, "") <~ RACObserve(self, \.draft)
            .map { (draft: String?) in
                let words = draft?.components(separatedBy: CharacterSet.whitespacesAndNewlines)
                var count = 0
                for word in words ?? [] {
                    if !word.isEmpty {
                        count += 1
                    }
                }
                return "\(count) word\(count == 1 ? "" : "s")"
            }
            .distinctUntilChanged()

        let canWrite = RACObserve(self, \.mode).map { (mode: NSNumber) in mode.intValue != EditorMode.read.rawValue }
        let differs = RACSignal.combineLatest([RACObserve(self, \.draft), RACObserve(document, \.text)]) { (draft: String?, text: String?) in !areEqual(draft, text) }

        self.saveCommand = RACCommand(enabled: RACSignal.combineLatest([canWrite, differs]).and()) { [weak self] _ in
            guard let self else { return .empty() }
            return self.save()
        }

        self.undoCommand = RACCommand(enabled: RACObserve(self, \.undoStack).map { (stack: [Any]) in !stack.isEmpty }) { [weak self] _ in
            // review RAC-0321: Objective-C goes on without self here, and does what follows.
            guard let self else { return .empty() }
            let text = self.undoStack.last as? String
            self.undoStack = Array(self.undoStack[Range(NSRange(location: 0, length: self.undoStack.count - 1))!])
            self.draft = text
            return RACSignal.return(text)
        }

        self.saved = self.saveCommand.executionSignals.switchToLatest().map { (saved: EditorDocument) in saved.changed }
    }

    func save() -> RACSignal {
        return RACSignal.defer { [weak self] in
            // review RAC-0321: Objective-C goes on without self here, and does what follows.
            guard let self else { return .never() }
            var stack = self.undoStack
            stack.append(self.document.text!)
            // Only the latest are kept.
            while stack.count > EditorMaximumUndo {
                stack.remove(at: 0)
            }
            self.undoStack = stack
            self.document.text = self.draft
            self.document.markClean()
            return RACSignal.return(self.document)
        }
    }

    func linesPassing(_ filter: ((String, Int) -> Bool)?) -> [Any] {
        var lines: [Any] = []
        var number = 0
        self.draft?.enumerateLines { line, _ in
            number += 1
            if filter == nil || filter?(line, number) ?? false {
                lines.append(line)
            }
        }
        return lines
    }

    func replace(_ word: String, with replacement: String) {
        if word.isEmpty {
            return
        }
        self.draft = self.draft?.replacingOccurrences(of: word, with: replacement)
    }
}
