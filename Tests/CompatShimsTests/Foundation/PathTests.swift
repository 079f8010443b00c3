import CompatShims
import Testing

@Suite("Paths in texts are read and made as by NSString")
struct PathTests {
    @Test(
        "The last component, the directory, the extension and the rest of a path are those of NSString's documentation",
        arguments: [
            ("/disk/scratch.tiff", "scratch.tiff", "/disk", "tiff", "/disk/scratch"),
            ("/disk/scratch", "scratch", "/disk", "", "/disk/scratch"),
            ("/disk/", "disk", "/", "", "/disk"),
            ("/disk", "disk", "/", "", "/disk"),
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
            ("/disk", "a.txt", "/disk/a.txt"), ("/disk/", "/a.txt", "/disk/a.txt"), ("/", "a", "/a"), ("", "a", "a"),
            ("", "/a", "/a"), ("a", "", "a"), ("a//b", "c/", "a/b/c"),
        ])
    func appends(path: String, component: String, result: String) {
        #expect(path.appendingPathComponent(component) == result)
    }

    @Test("A slash at the beginning and a slash at the end are components")
    func splits() {
        #expect("disk/a.txt".pathComponents == ["disk", "a.txt"])
        #expect("/disk/".pathComponents == ["/", "disk", "/"])
        #expect("/".pathComponents == ["/"])
        #expect("".pathComponents == [])
    }

    @Test("An extension is appended to the last component, and nothing to the root")
    func appendsExtension() {
        #expect("/disk/a.old".appendingPathExtension("tiff") == "/disk/a.old.tiff")
        #expect("/disk/".appendingPathExtension("tiff") == "/disk.tiff")
        #expect("/".appendingPathExtension("tiff") == nil)
    }
}
