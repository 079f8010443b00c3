// What the C library of Windows declares, as far as Sources/StreamCore/Platform uses it.

public func _write(_: Int32, _: UnsafeRawPointer?, _: UInt32) -> Int32 { 0 }
public func pow(_: Double, _: Double) -> Double { 0 }
