import Recordings

@main
struct SideBySide {
    static func main() throws {
        let r = Replayer(accepted: try Bundled.acceptedDifferences())
        for f in Bundled.fileNames {
            var reader = try LineReader(path: Bundled.path(f))
            while let line = try reader.next() {
                print(r.replay(line))
            }
        }
    }
}
