/// The sentence about a Pokémon's highest IV, since generation IV: it tells the stat, and the
/// remainder of the IV divided by 5. If several IVs are the highest, any of them may be meant.
///
/// Source: Bulbapedia, "Characteristic".
package struct Characteristic: Hashable, Sendable {
  package let stat: Stat
  /// 0 to 4.
  package let remainder: Int

  package static let all = Stat.allCases.flatMap { stat in
    (0..<5).map { Characteristic(stat: stat, remainder: $0) }
  }
}
