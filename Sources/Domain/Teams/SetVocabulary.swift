/// The kinds of entity that a set names.
package enum SetVocabulary: String, CaseIterable, Sendable {
  case item
  case ball
  case ability
  case nature
  case type
  case look

  package var kind: Kind {
    switch self {
    case .item, .ball: .item
    case .ability: .ability
    case .nature: .nature
    case .type: .type
    case .look: .look
    }
  }
}

/// The number of an entity of any kind.
package protocol EntityNumber {
  init(_ rawValue: Int)
  var rawValue: Int { get }
}

extension ID: EntityNumber {}

extension Optional where Wrapped: EntityNumber {
  /// The ID as a plain number, for values that differ only in their vocabulary.
  package var number: Int? {
    get { self?.rawValue }
    set { self = newValue.map { Wrapped($0) } }
  }
}

extension NameLookup {
  /// The name of an entity in the user's language.
  func name(of number: Int, in vocabulary: SetVocabulary) -> String {
    switch vocabulary {
    case .item, .ball: self(ID<Item>(number)).name
    case .ability: self(ID<Ability>(number)).name
    case .nature: self(ID<Nature>(number)).name
    case .type: ID<PokemonType>(number).name
    case .look: self(ID<Look>(number)).name
    }
  }
}
