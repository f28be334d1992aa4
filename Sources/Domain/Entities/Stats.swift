/// A value for each of the six stats: base stats, EVs, or final stats.
package struct Stats: Hashable, Sendable {
  package var hp: Int
  package var attack: Int
  package var defense: Int
  package var specialAttack: Int
  package var specialDefense: Int
  package var speed: Int
  /// Whether the two special stats are one, as in generation I: the total counts it once.
  package var hasOneSpecial = false

  package init(
    hp: Int = 0, attack: Int = 0, defense: Int = 0,
    specialAttack: Int = 0, specialDefense: Int = 0, speed: Int = 0
  ) {
    self.hp = hp
    self.attack = attack
    self.defense = defense
    self.specialAttack = specialAttack
    self.specialDefense = specialDefense
    self.speed = speed
  }

  /// The base stat total.
  package var total: Int {
    hp + attack + defense + specialAttack + (hasOneSpecial ? 0 : specialDefense) + speed
  }

  package subscript(stat: Stat) -> Int {
    // The damage calculation uses stats often, and key paths are slow.
    get {
      switch stat {
      case .hp: hp
      case .attack: attack
      case .defense: defense
      case .specialAttack: specialAttack
      case .specialDefense: specialDefense
      case .speed: speed
      }
    }
    set {
      switch stat {
      case .hp: hp = newValue
      case .attack: attack = newValue
      case .defense: defense = newValue
      case .specialAttack: specialAttack = newValue
      case .specialDefense: specialDefense = newValue
      case .speed: speed = newValue
      }
    }
  }
}

/// The six stats, in the order of the games.
package enum Stat: Int, CaseIterable, Hashable, Sendable {
  /// The highest possible base stat: the games store it in a byte.
  package static let highest = 255

  case hp = 1
  case attack
  case defense
  case specialAttack
  case specialDefense
  case speed

  var path: WritableKeyPath<Stats, Int> {
    switch self {
    case .hp: \.hp
    case .attack: \.attack
    case .defense: \.defense
    case .specialAttack: \.specialAttack
    case .specialDefense: \.specialDefense
    case .speed: \.speed
    }
  }

  /// The field of forms with the base stat.
  package var field: String {
    switch self {
    case .hp: "hp"
    case .attack: "attack"
    case .defense: "defense"
    case .specialAttack: "special_attack"
    case .specialDefense: "special_defense"
    case .speed: "speed"
    }
  }

  /// A short name in the current language.
  package var name: String {
    switch self {
    case .hp: worded("HP")
    case .attack: worded("Attack")
    case .defense: worded("Defense")
    case .specialAttack: worded("Sp. Atk")
    case .specialDefense: worded("Sp. Def")
    case .speed: worded("Speed")
    }
  }
}

extension Stat {
  /// The column of forms with the EVs that they yield in the stat.
  var effortColumn: PartialKeyPath<Form> { (\Form.effort).appending(path: path) }
}
