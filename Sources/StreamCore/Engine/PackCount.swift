/// Returns the number of types in a parameter pack.
///
/// With optimizations Swift 6.3.1 treats `for _ in repeat …` over a pack as one step; a call for each element is
/// correct.
package func packCount<each Element>(_ types: repeat (each Element).Type) -> Int {
    var count = 0
    func step<Type>(_ type: Type.Type) { count += 1 }
    repeat step(each types)
    return count
}
