/// The name of a form in lists: the species' name for its default form; for others the look's own
/// name (`Mega Charizard X`), or the species' name with the look's label in brackets.
package func formName(
  slug: String, isDefault: Bool, species: String?, look: String?, label: String?
) -> String {
  if isDefault, let species { return species }
  if let name = sharedLooks[slug], let look { return "\(look) (\(name))" }
  if let look, look != species { return look }
  if let species, let label { return "\(species) (\(label))" }
  if let species, look == species, let word = slug.split(separator: "-").last {
    return "\(species) (\(titled(String(word))))"
  }
  return titled(slug)
}

/// The words that distinguish forms to which PokeAPI gives the same name.
private let sharedLooks = [
  "zygarde-10-power-construct": "Power Construct", "meowstic-male-mega": "♂",
  "meowstic-female-mega": "♀",
]
