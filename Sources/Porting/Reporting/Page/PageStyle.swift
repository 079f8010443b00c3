/// The style of the pages, and the script that filters their entries.
enum PageStyle {
    static let text = """
        :root { --text: #1f2328; --quiet: #59636e; --ground: #ffffff; --card: #f6f8fa; --line: #d1d9e0; --link: #0969da;
        --good: #1a7f37; --warn: #9a6700; --bad: #d1242f }
        @media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --quiet: #9198a1; --ground: #0d1117; --card: #151b23;
        --line: #3d444d; --link: #4493f8; --good: #3fb950; --warn: #d29922; --bad: #f85149 } }
        * { box-sizing: border-box }
        body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--text);
        background: var(--ground) }
        a { color: var(--link) }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
        .skip { position: absolute; left: -100rem }
        .skip:focus { left: 1rem; top: 0; background: var(--ground); padding: .5rem }
        h1 { margin: .5rem 0 } h2 { margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem }
        h3 { margin: 1.75rem 0 .5rem; font-size: 1rem; color: var(--quiet); font-weight: 600 }
        code { font: .9em ui-monospace, monospace }
        nav { display: flex; flex-wrap: wrap; gap: 1rem; padding: .5rem 0 }
        .totals { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 }
        .totals div { display: flex; flex-direction: column-reverse; justify-content: flex-end; background: var(--card); border: 1px solid var(--line);
        border-radius: .5rem; padding: .6rem 1rem; flex: 1 1 9rem }
        .totals dd { margin: 0; font-size: 1.6rem; font-weight: 600; font-variant-numeric: tabular-nums }
        .totals dt { color: var(--quiet); font-size: .85rem }
        .good dd { color: var(--good) } .bad dd { color: var(--bad) }
        .differences dt { margin-top: .9rem; font-weight: 600 } .differences dd { margin: .1rem 0 0 }
        .places { display: block; color: var(--quiet); font-size: .9rem }
        .filter { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: center; position: sticky; top: 0; z-index: 1;
        background: var(--ground); padding: .6rem 0 } .filter[hidden] { display: none }
        .filter input[type=search] { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet);
        border-radius: .4rem; padding: .35rem .6rem; max-width: 100% }
        .filter label { white-space: nowrap } output { color: var(--quiet) }
        .entry { border: 1px solid var(--line); border-radius: .5rem; margin: .4rem 0; scroll-margin-top: 4rem }
        div.entry, .entry > summary { padding: .5rem .8rem; display: flex; flex-wrap: wrap; gap: .1rem 1rem;
        align-items: baseline }
        .entry > summary { cursor: pointer; list-style: none }
        .entry > summary::-webkit-details-marker { display: none }
        .entry > summary::before { content: "▸"; color: var(--quiet) } .entry[open] > summary::before { content: "▾" }
        .entry[open] > summary { border-bottom: 1px solid var(--line) } .entry > p { margin: .6rem .8rem }
        .name { font: 600 .95rem ui-monospace, monospace; min-width: 13rem; overflow-wrap: anywhere }
        .counts { color: var(--quiet); font-size: .9rem; min-width: 12rem; font-variant-numeric: tabular-nums }
        .verdict { font-size: .9rem; color: var(--quiet) } .verdict.same { color: var(--good) } .verdict.differs { color: var(--warn) }
        figure { margin: .8rem } figcaption { font-size: .9rem; overflow-wrap: anywhere }
        figcaption code { display: block } figcaption .id { color: var(--quiet) }
        .scroll { overflow-x: auto; background: var(--card); border-radius: .4rem; margin-top: .4rem }
        .scroll svg { display: block; max-width: none }
        .layers { font-size: .9rem; color: var(--quiet); overflow-wrap: anywhere }
        .code { font-size: .9rem; margin-top: .4rem } .code summary { cursor: pointer; color: var(--quiet) }
        .code p { margin: .5rem 0 0 } pre { overflow-x: auto; margin: .2rem 0; font: .85rem/1.45 ui-monospace, monospace }
        .bar { display: inline-block; width: 12rem; max-width: 100%; height: .7rem; vertical-align: middle;
        background: var(--card) } .bar .good { fill: var(--good) } .bar .warn { fill: var(--warn) }
        .bar .bad { fill: var(--bad) } .bar .all { fill: var(--link) }
        .bars li { margin: .5rem 0; overflow-wrap: anywhere } .bars .bar { display: block; margin: .2rem 0 } td .bar { width: 6rem }
        table { border-collapse: collapse; font-size: .9rem }
        td, th { padding: .25rem .8rem; text-align: left; vertical-align: top }
        td:not(:last-child) { font-variant-numeric: tabular-nums; white-space: nowrap }
        footer { color: var(--quiet); margin-top: 3rem; font-size: .9rem }
        @media (max-width: 40rem) { .filter { position: static } .entry { scroll-margin-top: 1rem } .name { min-width: calc(100% - 2rem) } .counts { min-width: 0 } }
        @media print { .filter, nav, .skip { display: none } }

        """

    /// The script hides the names that do not contain the typed text, and opens the section that a link leads to.
    static let script = """
        <script>
        const form = document.querySelector(".filter"), text = form.querySelector("#filter"), only = form.querySelector("#only"),
        found = form.querySelector("#found"), all = [...document.querySelectorAll(".entry")];
        function apply() {
          const wanted = text.value.trim().toLowerCase(); let count = 0;
          for (const one of all) {
            const shown = one.dataset.name.toLowerCase().includes(wanted) && (!only.checked || one.dataset.marked);
            one.hidden = !shown; one.style.display = shown ? "" : "none"; if (shown) count += 1;
          }
          for (const part of document.querySelectorAll(".group"))
            part.hidden = ![...part.querySelectorAll(".entry")].some(one => !one.hidden);
          found.textContent = count + " shown";
        }
        function open() {
          const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
          if (target && target.matches("details")) { target.open = true; target.scrollIntoView(); }
        }
        form.hidden = false; form.addEventListener("submit", event => event.preventDefault());
        text.addEventListener("input", apply); only.addEventListener("change", apply);
        addEventListener("hashchange", open); apply(); open();
        </script>
        """
}
