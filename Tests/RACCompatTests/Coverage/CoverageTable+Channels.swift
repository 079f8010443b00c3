import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addChannels() {
        has("RACChannel leadingTerminal") { RACChannel().leadingTerminal }
        has("RACChannel followingTerminal") { RACChannel().followingTerminal }
        has("RACChannel RACChannel") { RACChannel.self }
        isUnavailable("RACChannelTerminal -init", "a channel makes its terminals")
        has("RACChannelTerminal -sendNext:") { RACChannel().leadingTerminal.sendNext(1) }
        has("RACChannelTerminal RACChannelTerminal") { RACChannelTerminal.self }
        replaces("RACKVOChannel -initWithTarget:keyPath:nilValue:", by: "init(get:set:nilValue:observe:)")
        isUnavailable("RACKVOChannel -init", "a channel needs a value to follow")
        has("RACKVOChannel -objectForKeyedSubscript:") { (channel: RACKVOChannel) in channel["followingTerminal"] }
        has("RACKVOChannel -setObject:forKeyedSubscript:") { (channel: RACKVOChannel) in
            channel["followingTerminal"] = RACChannel().followingTerminal
        }
        has("RACKVOChannel RACKVOChannel") { RACKVOChannel.self }
    }
}
