import Foundation

/// A format of names, as `NSString` reads it, for arguments of any type.
///
/// `%@` shows any value, and the other conversions any number; a value that does not fit its conversion is shown as by
/// `%@`. A conversion without an argument, and any other text, stays unchanged: a name made by interpolation is no
/// format.
enum NameFormat {
    static func string(_ format: String, _ arguments: [Any?]) -> String {
        /// The number of the argument, the flags with width and precision, the letter.
        let conversion = /%(?:(\d+)\$)?([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAcCsp%])/
        var next = 0
        return format.replacing(conversion) { match in
            let (whole, number, flags, letter) = match.output
            if letter == "%" { return whole == "%%" ? "%" : String(whole) }
            let index = number.map { (Int($0) ?? 0) - 1 } ?? next
            guard arguments.indices.contains(index) else { return String(whole) }
            if number == nil { next += 1 }
            return shown(flattened(arguments[index]), String(flags), String(letter))
        }
    }

    private static func shown(_ argument: Any?, _ flags: String, _ letter: String) -> String {
        switch letter {
        case "d", "i", "u", "x", "X", "o", "D", "U", "O":
            guard let number = converted(argument, to: Int64.self) else { break }
            return String(format: "%\(flags)ll\(letter == "X" ? letter : letter.lowercased())", number)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = converted(argument, to: Double.self) else { break }
            return String(format: "%\(flags)\(letter)", number)
        case "c", "C":
            guard let scalar = converted(argument, to: UInt32.self).flatMap(Unicode.Scalar.init) else { break }
            return String(Character(scalar))
        case "s":
            if let characters = argument as? UnsafePointer<CChar> { return String(cString: characters) }
        case "p":
            guard let argument, type(of: argument) is AnyClass else { break }
            return "\(Unmanaged.passUnretained(argument as AnyObject).toOpaque())"
        default: break
        }
        return SignalNames.object(argument)
    }
}
