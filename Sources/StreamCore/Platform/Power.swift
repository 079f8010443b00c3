#if STREAMCORE_PLAIN
#elseif canImport(ucrt)
    import ucrt
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(Glibc)
    import Glibc
#endif

/// A number raised to a whole power; infinity where it is too large.
func power(_ base: Double, _ exponent: Int) -> Double {
    #if STREAMCORE_PLAIN
        exponent < 0 ? 1 / power(base, -exponent) : (0..<exponent).reduce(1) { product, _ in product * base }
    #else
        pow(base, Double(exponent))
    #endif
}
