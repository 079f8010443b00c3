public import Foundation

extension NSValue {
    /// Makes a value that holds a copy of a structure, as `valueWithBytes:objCType:` did.
    ///
    ///     let value = NSValue(structure: Edge(from: 1, to: 2))
    ///     var edge = Edge()
    ///     value.getValue(&edge)
    ///
    /// Two values are equal where their bytes are. The type of C is an array of bytes, whatever the structure is.
    public convenience init<Structure: BitwiseCopyable>(structure: Structure) {
        var copy = structure
        self.init(bytes: &copy, objCType: "[\(MemoryLayout<Structure>.size)C]")
    }
}
