/// A page in one file, which needs no network: the frame of the pages of `rac-port` and `side-by-side`.
///
/// The page can be read without scripts; where scripts run, a short script filters the entries.
package struct PageFrame {
    private let title: String
    private let heading: String
    private let introduction: String
    private let totals: [Total]
    private let parts: [(id: String, title: String)]
    private let footer: String

    /// A figure at the top of a page.
    package struct Total {
        private let name: String
        private let figure: Int
        private let isGood: Bool?

        /// Makes a figure; `isGood` decides its colour.
        package init(_ name: String, _ figure: Int, isGood: Bool? = nil) {
            (self.name, self.figure, self.isGood) = (name, figure, isGood)
        }

        fileprivate var html: String {
            let style = isGood.map { $0 ? " class=\"good\"" : " class=\"bad\"" } ?? ""
            return "<div\(style)><dt>\(name)</dt><dd>\(grouped(figure))</dd></div>"
        }
    }

    /// Makes a frame; `parts` are the sections that the page links to, the first of which a reader can skip to.
    package init(
        title: String, heading: String, introduction: String, totals: [Total], parts: [(id: String, title: String)],
        footer: String
    ) {
        (self.title, self.heading, self.introduction) = (title, heading, introduction)
        (self.totals, self.parts, self.footer) = (totals, parts, footer)
    }

    /// The text of the page around its main part.
    package func html(skipTo entries: String, style: String = "", _ main: String) -> String {
        let words = parts.first { $0.id == entries }?.title.lowercased() ?? entries
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <title>\(title)</title>
            <style>
            \(PageStyle.text)\(style)</style>
            </head>
            <body>
            <a class="skip" href="#\(entries)">Skip to the \(words)</a>
            <header>
            <h1>\(heading)</h1>
            <p>\(introduction)</p>
            <dl class="totals">
            \(totals.map(\.html).joined(separator: "\n"))
            </dl>
            </header>
            <nav aria-label="Contents">
            \(parts.map { "<a href=\"#\($0.id)\">\($0.title)</a>" }.joined(separator: " "))
            </nav>
            <main>
            \(main)
            </main>
            <footer><p>\(footer)</p></footer>
            \(PageStyle.script)
            </body>
            </html>

            """
    }

    /// A section of a page, under its title.
    package static func section(_ id: String, _ title: String, _ content: String) -> String {
        """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(title)</h2>
        \(content)
        </section>
        """
    }

    /// A group of entries, which is hidden while all of its entries are.
    package static func group(_ id: String, _ title: String, _ entries: [String]) -> String {
        """
        <section class="group" aria-labelledby="\(id)">
        <h3 id="\(id)">\(Markup.escaped(title))</h3>
        \(entries.joined(separator: "\n"))
        </section>
        """
    }

    /// The form that filters entries by name, and by whether they are marked.
    package static func filter(only marked: String) -> String {
        """
        <form class="filter" role="search" hidden>
        <label for="filter">Filter by name</label> <input id="filter" type="search" autocomplete="off"/>
        <label><input id="only" type="checkbox"/> only \(marked)</label>
        <output id="found" for="filter only"></output>
        </form>
        """
    }

    /// The beginning of an entry that opens; `line` is shown while it is closed.
    package static func entry(_ id: String, name: String, isMarked: Bool, line: String, _ content: String) -> String {
        """
        <details class="entry" id="\(id)" data-name="\(Markup.escaped(name))"\(isMarked ? " data-marked=\"1\"" : "")>
        <summary>\(line)</summary>
        \(content)
        </details>
        """
    }
}
