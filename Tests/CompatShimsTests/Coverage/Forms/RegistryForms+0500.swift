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
    var rac0542: Any.Type { RACPassthroughSubscriber.self }
    var rac0543: Any.Type { RACValueTransformer.self }
}
