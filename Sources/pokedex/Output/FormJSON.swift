import PokedexData
import PokedexDomain

extension JSON {
  /// A form. Its keys are promised: they are added to, not changed. They stand in alphabetical order;
  /// height is in decimetres, weight in hectograms, `species` the National Dex number.
  ///
  /// - Parameters:
  ///   - slugs: what PokeAPI calls the abilities, by id.
  ///   - why: what met the query, where that was asked for.
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
        ("weight", .number(form.weight)),
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
