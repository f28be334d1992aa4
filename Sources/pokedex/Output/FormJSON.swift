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
    _ form: Form, name: String, abilities slugs: [Int: String], more: FormDetails? = nil,
    why: String? = nil
  ) -> JSON {
    let members =
      [
        ("abilities", abilities(of: form, slugs)), ("height", .number(form.height)),
        ("id", .number(form.id.rawValue)), ("isDefault", .flag(form.isDefault)),
        ("name", .text(name)), ("slug", .text(form.slug)),
        ("species", .number(form.species.rawValue)), ("stats", stats(form.stats)),
        ("total", .number(form.stats.total)), ("types", .types(form.types)),
        ("weight", .number(form.knownWeight ?? 0)),
      ] + (more?.members(of: form) ?? []) + [why.map { ("why", .text($0)) }].compactMap { $0 }
    return .object(members.sorted { $0.key < $1.key })
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

  fileprivate static func stats(_ stats: Stats) -> JSON {
    .object([
      ("attack", .number(stats.attack)), ("defense", .number(stats.defense)),
      ("hp", .number(stats.hp)), ("specialAttack", .number(stats.specialAttack)),
      ("specialDefense", .number(stats.specialDefense)), ("speed", .number(stats.speed)),
    ])
  }
}

/// The facts that the JSON of a form's page has and the JSON of a list has not.
struct FormDetails {
  /// The eighths that are female; -1 for a form without gender.
  let genderRate: Int?
  /// The items that it holds in the games of the lens.
  let items: [PokemonPage.HeldItemSummary]
  let itemSlugs: [Int: String]
  let gaps: [GameGap]

  func members(of form: Form) -> [(key: String, value: JSON)] {
    [
      ("baseExperience", form.baseExperience.map { .number($0) } ?? .null),
      ("effort", JSON.stats(form.effort)),
      ("femalePercent", genderRate.flatMap(Self.percent) ?? .null),
      ("heldItems", .list(items.map(item))), JSON.lacks(gaps),
    ]
  }

  /// Eighths as percent; `nil` for no gender.
  private static func percent(_ eighths: Int) -> JSON? {
    guard eighths >= 0 else { return nil }
    let whole = eighths * 25 / 2
    return eighths.isMultiple(of: 2) ? .number(whole) : .decimal("\(whole).5")
  }

  private func item(_ held: PokemonPage.HeldItemSummary) -> JSON {
    .object([
      ("highestPercent", .number(held.rarity.upperBound)),
      ("lowestPercent", .number(held.rarity.lowerBound)),
      ("name", .text(itemSlugs[held.id.rawValue] ?? "")),
    ])
  }
}
