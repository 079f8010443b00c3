import CompatShims
import Testing

@Suite("Paths in texts are read and made as by NSString")
struct PathTests {
    @Test(
        "The last component, the directory, the extension and the rest of a path are those of NSString's documentation",
        arguments: [
            ("/tmp/scratch.tiff", "scratch.tiff", "/tmp", "tiff", "/tmp/scratch"),
            ("/tmp/scratch", "scratch", "/tmp", "", "/tmp/scratch"),
            ("/tmp/", "tmp", "/", "", "/tmp"),
            ("/tmp", "tmp", "/", "", "/tmp"),
            ("/", "/", "/", "", "/"),
            ("", "", "", "", ""),
            ("a", "a", "", "", "a"),
            ("a/", "a", "", "", "a"),
            ("scratch..tiff", "scratch..tiff", "", "tiff", "scratch."),
            ("scratch.bundle/", "scratch.bundle", "", "bundle", "scratch"),
            (".tiff", ".tiff", "", "", ".tiff"),
            ("/a.b/c", "c", "/a.b", "", "/a.b/c"),
        ])
    func readsParts(path: String, last: String, directory: String, ending: String, rest: String) {
        #expect(path.lastPathComponent == last)
        #expect(path.deletingLastPathComponent == directory)
        #expect(path.pathExtension == ending)
        #expect(path.deletingPathExtension == rest)
    }

    @Test(
        "A component is appended with one slash before it and none after it",
        arguments: [
            ("/tmp", "a.txt", "/tmp/a.txt"), ("/tmp/", "/a.txt", "/tmp/a.txt"), ("/", "a", "/a"), ("", "a", "a"),
            ("", "/a", "/a"), ("a", "", "a"), ("a//b", "c/", "a/b/c"),
        ])
    func appends(path: String, component: String, result: String) {
        #expect(path.appendingPathComponent(component) == result)
    }

    @Test("A slash at the beginning and a slash at the end are components")
    func splits() {
        #expect("tmp/a.txt".pathComponents == ["tmp", "a.txt"])
        #expect("/tmp/".pathComponents == ["/", "tmp", "/"])
        #expect("/".pathComponents == ["/"])
        #expect("".pathComponents == [])
    }

    @Test("An extension is appended to the last component, and nothing to the root")
    func appendsExtension() {
        #expect("/tmp/a.old".appendingPathExtension("tiff") == "/tmp/a.old.tiff")
        #expect("/tmp/".appendingPathExtension("tiff") == "/tmp.tiff")
        #expect("/".appendingPathExtension("tiff") == nil)
    }
}
