/// Files whose text is changed before it is translated.
extension Rewriter.File {
    /// A change of the text of a file.
    struct Edit {
        enum Piece {
            case text(String)
            /// A part of the file as it was.
            case original(Range<Int>)
        }

        /// The part that the pieces replace.
        let place: Range<Int>
        let pieces: [Piece]
    }

    /// The files, with what a function declares and makes in several statements in one, which says what it is.
    static func plain(_ files: [Self], _ registry: Registry) -> [Self] {
        var files = OuterLoopVariables.declared(in: LocalTypes.moved(in: files))
        files = KeyedValues.read(in: DescriptionProperties.renamed(in: files))
        files = SplitAllocations.joined(in: LateDeclarations.joined(in: files))
        files = NamedBlocks.passed(in: SaidCasts.removed(in: files))
        return KnownClasses.declared(in: files, registry)
    }

    /// The part of the text that tokens stand in.
    func bytes(_ tokens: Range<Int>) -> Range<Int> {
        source.tokens[tokens.lowerBound].start..<source.tokens[tokens.upperBound - 1].end
    }

    /// The file with other texts in some places; each line keeps its number.
    func edited(_ edits: [Edit]) -> Rewriter.File {
        guard !edits.isEmpty else { return self }
        let old = source.bytes
        let newline = UInt8(ascii: "\n")
        var bytes: [UInt8] = []
        var lines: [(start: Int, line: Int)] = []
        func copy(_ part: Range<Int>) {
            guard !part.isEmpty else { return }
            lines.append((bytes.count, self.lines.line(of: part.lowerBound)))
            for place in part {
                bytes.append(old[place])
                if old[place] == newline { lines.append((bytes.count, self.lines.line(of: place + 1))) }
            }
        }
        var place = 0
        for edit in edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
            copy(place..<edit.place.lowerBound)
            for piece in edit.pieces {
                switch piece {
                case .text(let text):
                    lines.append((bytes.count, self.lines.line(of: edit.place.lowerBound)))
                    bytes += Array(text.utf8)
                case .original(let part): copy(part)
                }
            }
            place = edit.place.upperBound
        }
        copy(place..<old.count)
        return Rewriter.File(name: name, text: String(decoding: bytes, as: UTF8.self), lines: LineTable(lines))
    }
}
