/// A key that the form understands.
enum Key: Equatable {
    case character(Character)
    case backspace
    case enter
}

/// Makes keys of the bytes of a terminal in raw mode.
struct KeyReader {
    /// The beginning of a character whose other bytes have not arrived yet.
    private var partialCharacter: [UInt8] = []
    /// Whether Control-C or Control-D was pressed.
    private(set) var isAtEnd = false

    /// The key that a byte completes, if it does.
    mutating func key(from byte: UInt8) -> Key? {
        switch byte {
        case 0x03, 0x04:
            isAtEnd = true
            return nil
        case 0x0A, 0x0D: return .enter
        case 0x08, 0x7F: return .backspace
        case 0..<0x20: return nil
        default: break
        }
        partialCharacter.append(byte)
        guard let text = String(validating: partialCharacter, as: UTF8.self) else {
            // The bytes are more than any character has, and therefore no character.
            if partialCharacter.count >= 4 { partialCharacter = [] }
            return nil
        }
        partialCharacter = []
        return text.first.map(Key.character)
    }
}
