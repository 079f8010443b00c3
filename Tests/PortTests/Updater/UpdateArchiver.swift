import CompatShims
import Foundation
import RACCompat

/// Opens archives: lines of a name, a colon and the text of that file.
final class UpdateArchiver {
    /// Writes the files of an archive into a folder, sends how many they are, and completes.
    func unarchive(_ archive: URL, into directory: URL) -> RACSignal {
        String.rac_readContentsOfURL(archive, scheduler: .schedulerWithPriority(.background))
            .flattenMap { (text: String) in text.split(separator: "\n").map(String.init).rac_sequence.signal() }
            .tryMap { (line: String) -> Any? in
                guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
                    throw UpdaterError.invalidArchive
                }
                return RACTuplePack(String(line[..<colon]), String(line[line.index(after: colon)...]))
            }
            .reduceEach { (name: String, contents: String) -> Any? in
                Data(contents.utf8).rac_write(to: directory.appendingPathComponent(name))
            }
            .concat()
            .aggregateWithStart(0) { (count: Int, _: URL) in count + 1 }
            .flattenMap { (count: NSNumber) in
                count == 0 ? .error(UpdaterError.invalidArchive) : .return(count)
            }
            .setNameWithFormat("-unarchive: %@", archive.lastPathComponent)
    }
}
