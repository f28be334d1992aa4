import PokedexDomain

/// Which pictures a form's document names. Where they lie follows from the form's number, so that
/// no address is read, only whether there is one.
struct SpriteViews: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  private static let named: [(name: StaticString, view: SpriteView)] = [
    ("front_default", SpriteView(.front)),
    ("front_shiny", SpriteView(.front, isShiny: true)),
    ("front_female", SpriteView(.femaleFront)),
    ("front_shiny_female", SpriteView(.femaleFront, isShiny: true)),
    ("back_default", SpriteView(.back)),
    ("back_shiny", SpriteView(.back, isShiny: true)),
    ("back_female", SpriteView(.femaleBack)),
    ("back_shiny_female", SpriteView(.femaleBack, isShiny: true)),
  ]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Those that a document names; pictures of which it says nothing can be read are none.
  init(_ object: JSONObject) {
    self.init()
    guard var reader = object.reader(of: "sprites") else { return }
    self = (try? Self(from: &reader)) ?? Self()
  }

  private init(from reader: inout JSONReader) throws(BadData) {
    self.init()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      let place = Self.named.firstIndex { $0.name ~= key }
      if reader.null() { continue }
      if let place { insert(SpriteViews(rawValue: 1 << UInt8(place))) }
      try reader.skip()
    }
  }

  var views: [SpriteView] {
    Self.named.indices.filter { rawValue & 1 << UInt8($0) != 0 }.map { Self.named[$0].view }
  }
}
