import PokedexDomain

extension [Overlay.ChangedFact] {
  /// The same below a page, with a line above it.
  var section: [Document.Block] { isEmpty ? [] : [.blank] + blocks }

  /// What people changed of a thing, with the lines of their file; no block if there is nothing.
  var blocks: [Document.Block] {
    guard !isEmpty else { return [] }
    return [
      .fact(worded("Changed"), map { Inline(worded("\($0.field) (line \($0.line))")) })
    ]
  }
}
