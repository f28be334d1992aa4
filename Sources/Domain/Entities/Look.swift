/// How a form may look, with or without a difference in battle: what PokeAPI calls a
/// `pokemon-form`. Unown is one form with twenty-eight looks.
package struct Look: Tabular, Hashable {
  package static let kind = Kind.look

  package let id: ID<Look>
  package let slug: String
  /// The whole name, such as `Heat Rotom`.
  package var names = Names()
  /// The name beside the species', such as `Heat Form`.
  package var labels = Names()
  package var form = ID<Form>(0)
  package var isDefault = false
  package var isBattleOnly = false
  package var isMega = false
  package var formOrder = 0
  package var order = 0
  package var type1 = ID<PokemonType>(0)
  package var type2: ID<PokemonType>?
  /// The games that brought it.
  package var versionGroup = ID<VersionGroup>(0)

  package init(id: ID<Look>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let otherNames: [String: WritableKeyPath<Look, Names> & Sendable] = [
    "label": \.labels
  ]

  package static let fields: [Field<Look>] = [
    .link("form", \.form),
    .flag("is_default", \.isDefault),
    .flag("is_battle_only", \.isBattleOnly),
    .flag("is_mega", \.isMega),
    .number("form_order", \.formOrder),
    .number("order", \.order),
    .link("type_1", \.type1),
    .link("type_2", \.type2),
    .link("version_group", \.versionGroup),
  ]
}

extension Look {
  /// What tells it from the other looks of its form: `b` of `unown-b`, a look of `unown`. Its
  /// pictures are called so, unless it is the usual look, whose pictures are the form's own. Nothing
  /// where its name is not made of the form's.
  package func word(beside form: String) -> String? {
    guard slug.hasPrefix(form + "-") else { return nil }
    let name = slug.dropFirst(form.count + 1)
    // It becomes part of an address.
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    return isPlain && !name.isEmpty ? String(name) : nil
  }
}
