import PokedexData
import PokedexDomain

extension JSON {
  /// A form. Its keys are stable: keys may be added, but existing ones do not change. They are in
  /// alphabetical order. Height is in decimetres, weight in hectograms with 0 for unknown, and `species` is the
  /// National Dex number.
  ///
  /// - Parameters:
  ///   - slugs: PokeAPI's slugs of the abilities, by ID.
  ///   - why: the reason why the form matches the query, if requested.
  static func form(
    _ form: Form, name: String, abilities slugs: [Int: String], why: String? = nil
  ) -> JSON {
    .object(
      [
        ("abilities", abilities(of: form, slugs)), ("height", .number(form.height)),
        ("id", .number(form.id.rawValue)), ("isDefault", .flag(form.isDefault)),
        ("name", .text(name)), ("slug", .text(form.slug)),
        ("species", .number(form.species.rawValue)), ("stats", stats(form.stats)),
        ("total", .number(form.stats.total)), ("types", .types(form.types)),
        ("weight", .number(form.knownWeight ?? 0)),
      ] + [why.map { ("why", .text($0)) }].compactMap { $0 })
  }

  private static func abilities(of form: Form, _ slugs: [Int: String]) -> JSON {
    let slots = [(form.ability1, false), (form.ability2, false), (form.hiddenAbility, true)]
    return .list(
      slots.compactMap { id, isHidden in
        id.map {
          .object([("isHidden", .flag(isHidden)), ("name", .text(slugs[$0.rawValue] ?? ""))])
        }
      })
  }

  private static func stats(_ stats: Stats) -> JSON {
    .object([
      ("attack", .number(stats.attack)), ("defense", .number(stats.defense)),
      ("hp", .number(stats.hp)), ("specialAttack", .number(stats.specialAttack)),
      ("specialDefense", .number(stats.specialDefense)), ("speed", .number(stats.speed)),
    ])
  }
}
