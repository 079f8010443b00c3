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
    func rac0300(_ receiver: FormControl) -> RACSignal { receiver.rac_textSignal() }
    func rac0301(_ receiver: FormControl) -> RACChannelTerminal { receiver.rac_newTextChannel() }
    func rac0303(_ receiver: FormControl) -> RACSignal { receiver.rac_textSignal() }
    func rac0350() -> RACStream { RACStream.empty() }
    func rac0351() -> RACSignal { RACSignal.empty() }
    func rac0352() -> RACSequence { RACSequence.empty() }
    func rac0353(_ a1: Any?) -> RACStream { RACStream.return(a1) }
    func rac0354(_ a1: Any?) -> RACSignal { RACSignal.return(a1) }
    func rac0355(_ a1: Any?) -> RACSequence { RACSequence.return(a1) }
    func rac0356(_ receiver: RACStream, _ a1: @escaping () -> (Any?, inout Bool) -> RACStream?) -> RACStream { receiver.bind(a1) }
    func rac0357(_ receiver: RACSignal, _ a1: @escaping () -> (Any?, inout Bool) -> RACSignal?) -> RACSignal { receiver.bind(a1) }
    func rac0358(_ receiver: RACSequence, _ a1: @escaping () -> (Any?, inout Bool) -> RACSequence?) -> RACSequence { receiver.bind(a1) }
    func rac0359(_ receiver: RACStream, _ a1: RACStream) -> RACStream { receiver.concat(a1) }
    func rac0360(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.concat(a1) }
    func rac0361(_ receiver: RACSequence, _ a1: RACSequence) -> RACSequence { receiver.concat(a1) }
    func rac0362(_ receiver: RACStream, _ a1: RACStream) -> RACStream { receiver.zipWith(a1) }
    func rac0363(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.zipWith(a1) }
    func rac0364(_ receiver: RACSequence, _ a1: RACSequence) -> RACSequence { receiver.zipWith(a1) }
    func rac0365(_ receiver: RACStream, _ a1: @escaping (Any?) -> RACStream?) -> RACStream { receiver.flattenMap(a1) }
    func rac0366(_ receiver: RACSignal, _ a1: @escaping (Any?) -> RACSignal?) -> RACSignal { receiver.flattenMap(a1) }
    func rac0367(_ receiver: RACSequence, _ a1: @escaping (Any?) -> RACSequence?) -> RACSequence { receiver.flattenMap(a1) }
    func rac0368(_ receiver: RACStream) -> RACStream { receiver.flatten() }
    func rac0369(_ receiver: RACSignal) -> RACSignal { receiver.flatten() }
    func rac0370(_ receiver: RACSequence) -> RACSequence { receiver.flatten() }
    func rac0371(_ receiver: RACStream, _ a1: @escaping (Any?) -> Any?) -> RACStream { receiver.map(a1) }
    func rac0372(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Any?) -> RACSignal { receiver.map(a1) }
    func rac0373(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Any?) -> RACSequence { receiver.map(a1) }
    func rac0374(_ receiver: RACStream, _ a1: Any?) -> RACStream { receiver.mapReplace(a1) }
    func rac0375(_ receiver: RACSignal, _ a1: Any?) -> RACSignal { receiver.mapReplace(a1) }
    func rac0376(_ receiver: RACSequence, _ a1: Any?) -> RACSequence { receiver.mapReplace(a1) }
    func rac0377(_ receiver: RACStream, _ a1: @escaping (Any?) -> Bool) -> RACStream { receiver.filter(a1) }
    func rac0378(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Bool) -> RACSignal { receiver.filter(a1) }
    func rac0379(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> RACSequence { receiver.filter(a1) }
    func rac0380(_ receiver: RACStream, _ a1: Any?) -> RACStream { receiver.ignore(a1) }
    func rac0381(_ receiver: RACSignal, _ a1: Any?) -> RACSignal { receiver.ignore(a1) }
    func rac0382(_ receiver: RACSequence, _ a1: Any?) -> RACSequence { receiver.ignore(a1) }
    func rac0383(_ receiver: RACStream, _ a1: @escaping (Any?, Any?) -> Any?) -> RACStream { receiver.reduceEach(a1) }
    func rac0384(_ receiver: RACSignal, _ a1: @escaping (Any?, Any?) -> Any?) -> RACSignal { receiver.reduceEach(a1) }
    func rac0385(_ receiver: RACSequence, _ a1: @escaping (Any?, Any?) -> Any?) -> RACSequence { receiver.reduceEach(a1) }
    func rac0386(_ receiver: RACStream, _ a1: Any?) -> RACStream { receiver.startWith(a1) }
    func rac0387(_ receiver: RACSignal, _ a1: Any?) -> RACSignal { receiver.startWith(a1) }
    func rac0388(_ receiver: RACSequence, _ a1: Any?) -> RACSequence { receiver.startWith(a1) }
    func rac0389(_ receiver: RACStream, _ a1: Int) -> RACStream { receiver.skip(a1) }
    func rac0390(_ receiver: RACSignal, _ a1: Int) -> RACSignal { receiver.skip(a1) }
    func rac0391(_ receiver: RACSequence, _ a1: Int) -> RACSequence { receiver.skip(a1) }
    func rac0392(_ receiver: RACStream, _ a1: Int) -> RACStream { receiver.take(a1) }
    func rac0393(_ receiver: RACSignal, _ a1: Int) -> RACSignal { receiver.take(a1) }
    func rac0394(_ receiver: RACSequence, _ a1: Int) -> RACSequence { receiver.take(a1) }
    func rac0395(_ a1: [RACStream]) -> RACStream { RACStream.zip(a1) }
    func rac0396(_ a1: [RACSignal]) -> RACSignal { RACSignal.zip(a1) }
    func rac0397(_ a1: [RACSequence]) -> RACSequence { RACSequence.zip(a1) }
    func rac0398(_ a1: [RACStream], _ a2: @escaping (Any?, Any?) -> Any?) -> RACStream { RACStream.zip(a1, reduce: a2) }
    func rac0399(_ a1: [RACSignal], _ a2: @escaping (Any?, Any?) -> Any?) -> RACSignal { RACSignal.zip(a1, reduce: a2) }
}
