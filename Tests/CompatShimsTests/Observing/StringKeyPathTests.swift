import CompatShims
import Testing

@Suite struct StringKeyPathTests {
    @Test("A key path has components, an empty string none")
    func components() {
        #expect("self.test.key.path".rac_keyPathComponents == ["self", "test", "key", "path"])
        #expect("path".rac_keyPathComponents == ["path"])
        #expect("".rac_keyPathComponents == nil)
    }

    @Test("The parent is the path without its last component; one component has none, nor has an empty string")
    func parent() {
        #expect("grandparent.parent.child".rac_keyPathByDeletingLastKeyPathComponent == "grandparent.parent")
        #expect("parent".rac_keyPathByDeletingLastKeyPathComponent == nil)
        #expect("".rac_keyPathByDeletingLastKeyPathComponent == nil)
    }

    @Test("The path without its first component; one component has none, nor has an empty string")
    func withoutFirst() {
        #expect("grandparent.parent.child".rac_keyPathByDeletingFirstKeyPathComponent == "parent.child")
        #expect("parent".rac_keyPathByDeletingFirstKeyPathComponent == nil)
        #expect("".rac_keyPathByDeletingFirstKeyPathComponent == nil)
    }
}
