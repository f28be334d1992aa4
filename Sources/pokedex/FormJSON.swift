import PokedexDomain

/// The JSON of a form. Its keys are promised: they are added to, not changed.
struct FormJSON {
  /// The object on one line, its keys in alphabetical order. Height is in decimetres, weight in
  /// hectograms, `species` the National Dex number.
  let text: String

  /// - Parameters:
  ///   - slugs: what PokeAPI calls the abilities, by id.
  ///   - why: what met the query, where that was asked for.
  init(_ form: Form, name: String, abilities slugs: [Int: String], why: String? = nil) {
    let slots = [(form.ability1, false), (form.ability2, false), (form.hiddenAbility, true)]
    let abilities = slots.compactMap { id, isHidden in
      id.map { Self.ability(slugs[$0.rawValue] ?? "", isHidden: isHidden) }
    }
    let types = form.types.map { RowJSON.text($0.slug) }
    let fields = [
      ("abilities", RowJSON.array(abilities)), ("height", "\(form.height)"), ("id", "\(form.id)"),
      ("isDefault", "\(form.isDefault)"), ("name", RowJSON.text(name)),
      ("slug", RowJSON.text(form.slug)), ("species", "\(form.species)"),
      ("stats", Self.stats(form.stats)), ("total", "\(form.stats.total)"),
      ("types", RowJSON.array(types)), ("weight", "\(form.weight)"),
    ]
    text = RowJSON.object(fields + [why.map { ("why", RowJSON.text($0)) }].compactMap { $0 })
  }

  private static func ability(_ slug: String, isHidden: Bool) -> String {
    RowJSON.object([("isHidden", "\(isHidden)"), ("name", RowJSON.text(slug))])
  }

  private static func stats(_ stats: Stats) -> String {
    RowJSON.object([
      ("attack", "\(stats.attack)"), ("defense", "\(stats.defense)"), ("hp", "\(stats.hp)"),
      ("specialAttack", "\(stats.specialAttack)"), ("specialDefense", "\(stats.specialDefense)"),
      ("speed", "\(stats.speed)"),
    ])
  }
}
