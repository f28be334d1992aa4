import PokedexDomain
import PokedexPresentation

/// What moves in rows.
@MainActor func rowBindings(_ rows: @escaping () -> (any RowMoves)?) -> [Binding] {
  [
    Binding(
      "<down>j<c-n>", "a row down", hint: Phrase("move", sense: "the cursor"),
      hintKeys: "<up><down>"
    ) {
      rows()?.move(by: 1)
    },
    Binding("<up>k<c-p>", "a row up") { rows()?.move(by: -1) },
    Binding("<pagedown><c-f><space>", "a page down") { rows()?.move(pages: 1) },
    Binding("<pageup><c-b>", "a page up") { rows()?.move(pages: -1) },
    Binding("<c-d>", "half a page down") { rows()?.move(pages: 0.5) },
    Binding("<c-u>", "half a page up") { rows()?.move(pages: -0.5) },
    Binding("<home>g", "to the first row") { rows()?.selectFirst() },
    Binding("<end>G", "to the last row") { rows()?.selectLast() },
  ]
}
