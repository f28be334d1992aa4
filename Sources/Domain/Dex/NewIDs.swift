/// The IDs of things that a changed game adds: above PokeAPI's, and made of the slug, so that marks
/// and teams outlive edits of the file.
package enum NewIDs {
  /// New species have their National Dex number as ID, which lists show.
  private static let species = 10_000..<100_000
  private static let others = 1_000_000..<2_000_000

  package static func range(of kind: Kind) -> Range<Int> { kind == .species ? species : others }

  /// The highest ID or number of any entity that ``Catalog`` can order.
  static let highest = others.upperBound

  /// Whether something is new in a changed game, so that PokeAPI has no text or picture of it.
  package static func has(_ id: Int, _ kind: Kind) -> Bool { id >= range(of: kind).lowerBound }

  /// The text in the place of the name of something that the dex lacks. Its number comes back as a name
  /// with the file of the game.
  static func text(of id: Int, _ kind: Kind) -> String {
    has(id, kind) ? worded("#\(id) of a changed game that is not here") : "#\(id)"
  }

  /// Returns the ID of a slug, or the next that is free.
  package static func id(of slug: String, _ kind: Kind, taken: (Int) -> Bool) -> Int? {
    let range = range(of: kind)
    // FNV-1a, which needs no seed and never changes.
    let start: UInt32 = 2_166_136_261
    let hash = slug.utf8.reduce(start) { ($0 ^ UInt32(truncatingIfNeeded: $1)) &* 16_777_619 }
    let first = Int(hash) % range.count
    for step in 0..<min(range.count, 1 << 14) {
      let id = range.lowerBound + (first + step) % range.count
      if !taken(id) { return id }
    }
    return nil
  }
}
