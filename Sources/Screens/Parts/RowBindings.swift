import PokedexPresentation

/// The keys that move the cursor in a list of rows.
@MainActor func rowBindings(_ rows: @escaping () -> (any RowMoves)?) -> [Binding] {
  [
    Binding(.down) { rows()?.move(by: 1) },
    Binding(.up) { rows()?.move(by: -1) },
    Binding(.pageDown) { rows()?.move(pages: 1) },
    Binding(.pageUp) { rows()?.move(pages: -1) },
    Binding(.halfPageDown) { rows()?.move(pages: 0.5) },
    Binding(.halfPageUp) { rows()?.move(pages: -0.5) },
    Binding(.first) { rows()?.selectFirst() },
    Binding(.last) { rows()?.selectLast() },
  ]
}
