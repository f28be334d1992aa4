import PokedexDomain

/// The pictures linked from the document of a form or look. Only the presence of a link matters:
/// the picture's path follows from the form's ID.
struct SpriteLinks: Decodable, Sendable {
  private(set) var views: [SpriteView] = []

  private enum CodingKeys: CodingKey { case sprites }

  private enum Name: String, CodingKey, CaseIterable {
    case front = "front_default"
    case frontShiny = "front_shiny"
    case femaleFront = "front_female"
    case femaleFrontShiny = "front_shiny_female"
    case back = "back_default"
    case backShiny = "back_shiny"
    case femaleBack = "back_female"
    case femaleBackShiny = "back_shiny_female"

    var view: SpriteView {
      switch self {
      case .front: SpriteView(.front)
      case .frontShiny: SpriteView(.front, isShiny: true)
      case .femaleFront: SpriteView(.femaleFront)
      case .femaleFrontShiny: SpriteView(.femaleFront, isShiny: true)
      case .back: SpriteView(.back)
      case .backShiny: SpriteView(.back, isShiny: true)
      case .femaleBack: SpriteView(.femaleBack)
      case .femaleBackShiny: SpriteView(.femaleBack, isShiny: true)
      }
    }
  }

  /// Unreadable sprites are treated as missing.
  init(from decoder: any Decoder) throws {
    let document = try decoder.container(keyedBy: CodingKeys.self)
    guard let sprites = try? document.nestedContainer(keyedBy: Name.self, forKey: .sprites)
    else { return }
    views = Name.allCases.filter { (try? sprites.decodeNil(forKey: $0)) == false }.map(\.view)
  }
}
