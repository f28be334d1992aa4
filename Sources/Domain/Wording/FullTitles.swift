/// The full forms of titles of columns that some language abbreviates, in English.
package enum FullTitles {
  /// The meaning of a full form, which distinguishes it from the abbreviated word.
  package static let sense = "in full"

  package static let all = [
    ("Acc", "Accuracy"), ("Accuracy", "Accuracy"), ("Atk", "Attack"), ("Def", "Defense"),
    ("SpA", "Special Attack"), ("SpD", "Special Defense"), ("Spe", "Speed"),
    ("Prio", "Priority"), ("Gen", "Generation"), ("Catch", "Catch rate"), ("Crit", "Critical"),
    ("EV", "EVs"), ("Exp", "Experience"), ("Happy", "Happiness"), ("Hatch", "Egg cycles"),
    ("Heal", "Healing"), ("Min hits", "Hits at least"), ("No.", "Number"), ("Faster", "Faster"),
    ("Resist", "Resistant"), ("Deals", "Deals"),
    ("Smooth", "Smoothness"), ("%", "Chance"), ("Chance", "Chance"), ("kg", "Weight"),
    ("m", "Height"),
  ]
}
