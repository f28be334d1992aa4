/// An appearance of a form, with or without a difference in battle, which PokeAPI calls a
/// `pokemon-form`. Unown is one form with twenty-eight looks.
package struct Look: Tabular, Hashable {
  package static let kind = Kind.look

  package let id: ID<Look>
  package let slug: String
  /// Full names, such as `Heat Rotom`.
  package var names = Names()
  /// Names without the species, such as `Heat Form`.
  package var labels = Names()
  package var form = ID<Form>(0)
  package var isDefault = false
  package var isBattleOnly = false
  package var isMega = false
  package var formOrder = 0
  package var order = 0
  package var type1 = ID<PokemonType>(0)
  package var type2: ID<PokemonType>?
  /// The first games with this look.
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
  /// The part of the slug that distinguishes the look from others of its form: `b` of `unown-b`, a
  /// look of `unown`. It names the look's sprites, except those of the default look, which are the
  /// form's own. `nil` if the slug does not start with the form's.
  package func word(beside form: String) -> String? {
    guard slug.hasPrefix(form + "-") else { return nil }
    let name = slug.dropFirst(form.count + 1)
    // It becomes part of a URL.
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    return isPlain && !name.isEmpty ? String(name) : nil
  }
}
