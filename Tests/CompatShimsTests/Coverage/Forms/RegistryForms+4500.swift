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
    var rac4500: Any.Type { RVMViewModel.self }
    func rac4501(_ receiver: RVMViewModel) -> Bool { receiver.active }
    func rac4502(_ receiver: RVMViewModel) -> RACSignal { receiver.didBecomeActiveSignal }
    func rac4503(_ receiver: RVMViewModel) -> RACSignal { receiver.didBecomeInactiveSignal }
    func rac4504(_ receiver: RVMViewModel, _ a1: RACSignal) -> RACSignal { receiver.forwardSignalWhileActive(a1) }
    func rac4505(_ receiver: RVMViewModel, _ a1: RACSignal) -> RACSignal { receiver.throttleSignalWhileInactive(a1) }
    func rac4506(_ receiver: RVMViewModel) -> Bool { receiver.active }
}
