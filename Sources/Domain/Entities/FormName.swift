/// The name of a form in lists: the species' name for its default form; for others the look's own
/// name (`Mega Charizard X`), or the species' name with the look's label in brackets.
package func formName(
  slug: String, isDefault: Bool, species: String?, look: String?, label: String?
) -> String {
  if isDefault, let species { return species }
  if let look { return look }
  if let species, let label { return "\(species) (\(label))" }
  return titled(slug)
}
