public import Foundation

/// A decoder that turns data into values.
public protocol DataDecoder {
    /// Turns data into a value.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Decodes each piece of data into a value, and sends the value; an error of the decoder is sent.
    public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type, decoder: Decoder
    ) -> Observable<Item> {
        map { try decoder.decode(type, from: $0) }
    }
}
