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
    func rac1915(_ receiver: Scanner, _ a1: UnsafeMutablePointer<UInt32>?) -> Bool { receiver.scanHexInt(storingIn: a1) }
}
