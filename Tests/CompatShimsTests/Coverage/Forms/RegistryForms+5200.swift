// Written by RegistryFormsTests from the registry of rac-port: change that.
import CompatShims
import Dispatch
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// swift-format-ignore
extension RegistryForms {
    func rac5274(_ receiver: NSDecimalNumber) -> Int { receiver.decimalValue.hashValue }
    func rac5275(_ receiver: inout IndexSet, _ a1: Int, _ a2: Int) { receiver.shift(startingAt: a1, by: a2) }
}
