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
    func rac5000(_ receiver: Scanner) -> Int { receiver.scanLocation }
    var rac5002: Any.Type { NSDecimalNumber.RoundingMode.self }
    func rac5003(_ receiver: NSDecimalNumber, _ a1: Int, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.raising(toPower: a1).rounding(accordingToBehavior: a2) }
    func rac5004(_ receiver: NSDecimalNumber, _ a1: Int16, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.multiplying(byPowerOf10: a1).rounding(accordingToBehavior: a2) }
}
