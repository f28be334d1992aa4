/// The Mega Evolutions and Primal Reversions that an item causes.
///
/// PokeAPI does not link items and forms, so they are matched by name. A Mega Stone begins with
/// more letters of its Pokémon's name than of the name of any other Pokémon with a Mega Evolution,
/// and it ends like the Mega Evolution: Charizardite X.
struct MegaStone {
  private static let orbs = ["red-orb": "groudon-primal", "blue-orb": "kyogre-primal"]
  private static let mega = "-mega"

  private let stone: String

  /// - Parameter stone: The slug of a Mega Stone or an orb.
  init(_ stone: String) {
    self.stone = stone
  }

  /// Whether an item is an orb that causes a Primal Reversion.
  static func isOrb(_ item: String) -> Bool { orbs[item] != nil }

  static func isPrimal(_ form: String) -> Bool { orbs.values.contains(form) }

  /// Returns the indices of the forms among the slugs of all forms; several for Meowstic.
  func forms(among slugs: [String]) -> [Int] {
    if let form = Self.orbs[stone] { return slugs.firstIndex(of: form).map { [$0] } ?? [] }
    let shared = slugs.map { self.shared(with: $0) }
    guard let most = shared.max(), most > 0 else { return [] }
    let ending = Self.mega + variant
    return slugs.indices.filter { shared[$0] == most && slugs[$0].hasSuffix(ending) }
  }

  /// `-x` of `charizardite-x`, or nothing.
  private var variant: String {
    let variant = stone.suffix(2)
    return variant.first == "-" ? String(variant) : ""
  }

  /// The number of letters at the beginning that the stone shares with the Pokémon of a Mega
  /// Evolution; 0 for other forms.
  private func shared(with form: String) -> Int {
    guard let end = form.firstRange(of: Self.mega)?.lowerBound else { return 0 }
    return zip(form[..<end].utf8, stone.utf8).prefix { $0 == $1 }.count
  }
}
