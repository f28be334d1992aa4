/// The slots in a state, in the order of the National Dex, with the forms of which none is told.
package struct MarkedSlots: Sendable {
  package struct Line: Hashable, Sendable {
    /// The name without the colours.
    package let name: String
    package let mark: SlotMark
    /// Whether look and gender are not told, although they differ.
    package let isUntold: Bool
  }

  package let lines: [Line]

  package init(_ state: SlotState, in book: MarkBook, _ catalog: Catalog) {
    let names = SlotNames(catalog)
    let forms = book.forms.compactMap { form in catalog.forms.row(of: form).map { (form, $0) } }
      .sorted { catalog.dexOrder[$0.1] < catalog.dexOrder[$1.1] }
    lines = forms.flatMap { form, _ in
      book[form].slots.filter { $0.state == state }.map { mark in
        let entry = catalog.slots.entry(of: form, mark.key)
        return Line(
          name: entry.map(names.nameInAnyColors) ?? catalog.named(form).name, mark: mark,
          isUntold: entry == nil)
      }
    }
  }

  /// A list to post, which ``FindListedSlots`` reads: `- ★ Hippopotas ♀ | my note`.
  package var text: [String] {
    lines.map { line in
      let untold = line.isUntold ? worded("any look") : ""
      let name = (line.mark.key.isShiny ? "- ★ " : "- ") + line.name
      return ([name] + [untold, line.mark.note].filter { !$0.isEmpty }).joined(separator: " | ")
    }
  }
}
