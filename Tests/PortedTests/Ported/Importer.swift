import CompatShims
import Foundation
import RACCompat

protocol IMReaderDelegate: AnyObject {
    func reader(_ reader: IMReader, didReadLine line: String, number: Int)
    func readerDidFinish(_ reader: IMReader)
}

// Reads lines, and tells its delegate.
class IMReader: NSObject {
    weak var delegate: (any IMReaderDelegate)?
    let lines: [String]

    init(lines: [String]) {
        self.lines = lines
        super.init()
    }

    convenience init(text: String) {
        let lines = text.components(separatedBy: "\n")
        self.init(lines: lines)
    }

    func read() {
        var number = 0
        for line in self.lines {
            number += 1
            self.delegate?.reader(self, didReadLine: line, number: number)
        }
        self.delegate?.readerDidFinish(self)
    }
}

// Collects what a reader reads, by the first letter.
class IMImporter: NSObject, IMReaderDelegate, RACSelectorSignalling {
    let rac_selectorSignals = RACSelectorSignals()
    private(set) var log: [String]
    private(set) var numberedLines: RACSignal!
    private(set) var finished: RACSignal!
    var title: String?

    override init() {
        self.log = []
        super.init()
        // The methods below have nothing to do but to be called.
        self.numberedLines = self.rac_signalForSelector("reader(_:didReadLine:number:)")
            .reduceEach { (_: IMReader, line: String, number: NSNumber) in
                return "\(objectText(number)): \(line)"
            }
        self.finished = self.rac_signalForSelector("readerDidFinish(_:)").mapReplace(RACUnit.defaultUnit())
    }

    convenience init(title: String) {
        self.init()
        self.title = title
        self.log.append(title)
    }

    func reader(_ reader: IMReader, didReadLine line: String, number: Int) {
        rac_didInvoke(reader, line, number)
    }

    func readerDidFinish(_ reader: IMReader) {
        defer {
            rac_didInvoke(reader)
        }
        self.log.append("finished")
    }

    func importFrom(_ reader: IMReader) -> RACSignal {
        return RACSignal.createSignal { subscriber in
            let lines = self.numberedLines.subscribeNext { (line: String) in subscriber.sendNext(line) }
            let end = self.finished.subscribeNext { _ in subscriber.sendCompleted() }
            reader.delegate = self
            reader.read()
            return RACDisposable.disposableWithBlock {
                lines.dispose()
                end.dispose()
            }
        }
        .setNameWithFormat("%@ %s", self.title, "importFrom:")
    }

    func groupsOf(_ lines: RACSignal) -> RACSignal {
        return lines
            .aggregateWithStart([:]) { (groups: Any?, line: String) in
                let letter = (line as NSString).substring(to: 1).uppercased(with: nil)
                var changed = groups.copy() as? [AnyHashable: Any]
                changed?[letter] = ((groups[letter] ?? []) as? [Any])! + [line]
                return changed
            }
            .map { groups in groups.allKeys?.sortedByTexts({ $0.caseInsensitiveCompare($1) }) }
    }

    // MARK: Files

    func removalOf(_ url: URL) -> RACSignal {
        return RACSignal.return(url).try { (url: URL) in
            try FileManager.default.removeItem(at: url)
            return true
        }
    }

    func isRemoved(_ url: URL) -> Bool {
        let removed = (try? FileManager.default.removeItem(at: url)) != nil
        if (try? FileManager.default.removeItem(at: url)) == nil {
            self.log.append("not there")
        }
        return removed
    }

    func move(_ url: URL, to target: URL) -> Bool {
        var error: (any Error)?
        var moved: Bool?
        do {
            try FileManager.default.moveItem(at: url, to: target)
            moved = true
        } catch let thrown {
            error = thrown
        }
        if !(moved ?? false) {
            self.log.append(error!.domain)
        }
        return moved ?? false
    }

    func namesSorted(_ names: [String]) -> [String] {
        return names.sorted(by: { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
    }

    func line(_ line: String, mentions word: String) -> Bool {
        return (line as NSString).range(of: word, options: [.caseInsensitive, .diacriticInsensitive]).location
            != NSNotFound
    }
}
