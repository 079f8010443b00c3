import StreamCore
import StreamTesting

try withVirtualWorld { world in
    let texts = try world.hot("-a-b|")
    try world.record(texts.producer.map { $0.uppercased() }).expect("-A-B|")
}
print("A-B")
