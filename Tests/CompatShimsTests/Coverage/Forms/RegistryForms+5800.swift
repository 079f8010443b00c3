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
    func rac5800(_ a1: UInt16) -> UInt16 { UInt16(a1).littleEndian }
    func rac5801(_ a1: UInt32) -> UInt32 { UInt32(a1).littleEndian }
    func rac5802(_ a1: UInt64) -> UInt64 { UInt64(a1).littleEndian }
    func rac5803(_ a1: UInt16) -> UInt16 { UInt16(a1).littleEndian }
    func rac5804(_ a1: UInt16) -> UInt16 { UInt16(a1).littleEndian }
    func rac5805(_ a1: UInt32) -> UInt32 { UInt32(a1).littleEndian }
    func rac5806(_ a1: UInt32) -> UInt32 { UInt32(a1).littleEndian }
}
