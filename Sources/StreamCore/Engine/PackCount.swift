/// Returns the number of types that it is called with, those of a parameter pack.
///
/// Swift 6.3.1 with optimizations takes `for _ in repeat …` over a pack for one step; not so a call for each element.
package func packCount<each Element>(_ types: repeat (each Element).Type) -> Int {
    var count = 0
    func step<Type>(_ type: Type.Type) { count += 1 }
    repeat step(each types)
    return count
}
