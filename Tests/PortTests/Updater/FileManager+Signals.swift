import CompatShims
import Foundation
import RACCompat

/// What the original had as a category of `NSFileManager`: work on files as signals that do it for every subscription.
extension FileManager {
    /// Sends the items of a folder.
    func rac_contents(ofDirectory url: URL) -> RACSignal {
        RACSignal.try { [self] in
            try contentsOfDirectory(at: url, includingPropertiesForKeys: nil).sorted { $0.path < $1.path }
        }
        .flattenMap { (urls: [URL]) in urls.rac_sequence.signal() }
        .setNameWithFormat("-rac_contentsOfDirectory: %@", url)
    }

    /// Removes an item, if it is there, and completes.
    func rac_removeItem(at url: URL) -> RACSignal {
        RACSignal.defer { [self] in
            do {
                if fileExists(atPath: url.path) { try removeItem(at: url) }
                return .empty()
            } catch {
                return .error(error)
            }
        }
        .setNameWithFormat("-rac_removeItemAtURL: %@", url)
    }

    /// Moves an item to a place where there is none, and completes.
    func rac_moveItem(at url: URL, to target: URL) -> RACSignal {
        RACSignal.defer { [self] in
            do {
                try moveItem(at: url, to: target)
                return .empty()
            } catch {
                return .error(error)
            }
        }
        .setNameWithFormat("-rac_moveItemAtURL: %@ toURL: %@", url, target)
    }

    /// Makes a folder of its own for some work, and removes it when that has ended, or is disposed of.
    func rac_temporaryDirectory(in parent: URL, during work: @escaping (URL) -> RACSignal?) -> RACSignal {
        RACSignal.createSignal { [self] subscriber in
            let url = parent.appendingPathComponent("update-\(UUID().uuidString)")
            let disposable = RACCompoundDisposable.compoundDisposable()
            disposable.addDisposable(RACDisposable.disposableWithBlock { [self] in try? removeItem(at: url) })
            do {
                try createDirectory(at: url, withIntermediateDirectories: true)
                disposable.addDisposable((work(url) ?? .empty()).subscribe(subscriber))
            } catch {
                subscriber.sendError(error)
            }
            return disposable
        }
        .setNameWithFormat("-rac_temporaryDirectory: %@", parent)
    }
}

extension Data {
    /// Writes the data to a file for every subscription, sends where it is, and completes.
    func rac_write(to url: URL) -> RACSignal {
        RACSignal.try { [self] in
            try write(to: url, options: .atomic)
            return url
        }
    }
}
