public import Foundation

/// The text of a point, `{x, y}`, with up to 17 digits for each number, as UIKit writes it.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(digits(point.x)), \(digits(point.y))}" }

/// The text of a size, `{width, height}`, with up to 17 digits for each number, as UIKit writes it.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(digits(size.width)), \(digits(size.height))}" }

/// The text of a rectangle, `{{x, y}, {width, height}}`, with up to 17 digits for each number, as UIKit writes it.
///
/// ```swift
/// NSStringFromCGRect(CGRect(x: 0, y: 20, width: 320, height: 44.5))  // "{{0, 20}, {320, 44.5}}"
/// ```
public func NSStringFromCGRect(_ rectangle: CGRect) -> String {
    "{\(NSStringFromCGPoint(rectangle.origin)), \(NSStringFromCGSize(rectangle.size))}"
}

private func digits(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
