import PokedexDomain

/// The English name of a move, an ability or an item in `docs/damage.md`.
///
/// - Parameter slug: a slug, or the slug with capitals and spaces.
func named(_ slug: String) -> String {
  irregularNames[slug.lowercased().replacing(" ", with: "-")] ?? titled(slug)
}

/// A text with the English names in place of slugs with capitals.
func respelled(_ text: String) -> String {
  irregularNames.reduce(text) { $0.replacing(titled($1.key), with: $1.value) }
}

/// The names that are not their slugs with capitals.
private let irregularNames = [
  "as-one-glastrier": "As One (Glastrier)", "as-one-spectrier": "As One (Spectrier)",
  "beads-of-ruin": "Beads of Ruin", "dragons-maw": "Dragon’s Maw",
  "guardian-of-alola": "Guardian of Alola", "natures-madness": "Nature’s Madness",
  "g-max-cannonade": "G-Max Cannonade", "g-max-steelsurge": "G-Max Steelsurge",
  "g-max-vine-lash": "G-Max Vine Lash", "g-max-volcalith": "G-Max Volcalith",
  "g-max-wildfire": "G-Max Wildfire", "power-up-punch": "Power-Up Punch",
  "self-destruct": "Self-Destruct",
  "sword-of-ruin": "Sword of Ruin", "tablets-of-ruin": "Tablets of Ruin",
  "vessel-of-ruin": "Vessel of Ruin", "wake-up-slap": "Wake-Up Slap",
]
