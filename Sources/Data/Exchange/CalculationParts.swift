import PokedexDomain

/// The move of a calculation.
struct UsedMoveDocument {
  private(set) var move = WrittenCalculation.Move(name: "")
  private(set) var unknown: [String] = []

  init(_ values: KeyedDecodingContainer<AnyKey>) throws {
    move.name = try values.text("name")
    for key in values.allKeys {
      switch key.stringValue {
      case "name": break
      case "isCrit": move.isCritical = try values.decode(Bool.self, forKey: key)
      case "isStellarFirstUse": move.isStellarFirstUse = try values.decode(Bool.self, forKey: key)
      case "hits": move.hits = try values.number(key, BattleConditions.hitsRange)
      case "turn": move.turn = try values.number(key, BattleConditions.turnRange)
      case "useZ": move.isZMove = try values.decode(Bool.self, forKey: key)
      case "useMax": move.dynamax = try values.growth(key)
      case "timesUsedWithMetronome": move.turn = try values.number(key, 0...98) + 1
      default: if !values.isOff(key) { unknown.append(key.stringValue) }
      }
    }
  }
}

extension KeyedDecodingContainer<AnyKey> {
  /// Whether a Pokémon has dynamaxed: `true`, `false`, or `"gmax"` if it has gigantamaxed.
  fileprivate func growth(_ key: AnyKey) throws -> Dynamax? {
    if let flag = value(Bool.self, key) { return flag ? .dynamax : nil }
    guard try text(key) == "gmax" else {
      throw FieldError(codingPath + [key], "is neither true, false nor gmax")
    }
    return .gigantamax
  }
}

/// The attacker or target of a calculation.
struct FighterDocument {
  private(set) var fighter = WrittenCalculation.Fighter(species: "")
  private(set) var unknown: [String] = []

  init(_ values: KeyedDecodingContainer<AnyKey>) throws {
    fighter.species = try values.text("species")
    for key in values.allKeys where try !isRead(values, key) {
      if !values.isOff(key) { unknown.append(key.stringValue) }
    }
  }

  private mutating func isRead(
    _ values: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
  ) throws -> Bool {
    try readState(values, key) || readNumbers(values, key) || readSet(values, key)
  }

  /// Reads a member that is about the battle.
  ///
  /// - Returns: whether the member is one of these.
  private mutating func readState(
    _ values: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
  ) throws -> Bool {
    switch key.stringValue {
    case "species": break
    case "teraType": fighter.tera = try values.text(key)
    case "isDynamaxed": fighter.dynamax = try values.growth(key)
    case "status": fighter.status = try values.word(key)
    case "boostedStat":
      // The best stat is found by itself.
      guard try values.text(key) != "auto" else { break }
      fighter.boosted = try Self.stat(values.text(key), values.codingPath + [key])
    default: return false
    }
    return true
  }

  /// Reads a member whose value is a number, a flag or an object of numbers.
  ///
  /// - Returns: whether the member is one of these.
  private mutating func readNumbers(
    _ values: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
  ) throws -> Bool {
    switch key.stringValue {
    case "curHP": fighter.hp = try values.number(key, 0...9_999)
    case "alliesFainted": fighter.fallenAllies = try values.number(key, BattleSet.fallenAlliesRange)
    case "timesAttacked": fighter.hitsTaken = try values.number(key, BattleSet.hitsTakenRange)
    case "toxicCounter": fighter.poisonTurn = max(1, try values.number(key, 0...15))
    case "abilityOn": fighter.isAbilityActive = try values.decode(Bool.self, forKey: key)
    case "boosts":
      for (stat, stage) in try Self.stats(values, key, -6...6) { fighter.stages[stat] = stage }
    default: return false
    }
    return true
  }

  /// Reads a member that is about the set.
  ///
  /// - Returns: whether the member is one of these.
  private mutating func readSet(
    _ values: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
  ) throws -> Bool {
    guard let field = Self.fields.first(where: { $0.calculation == key.stringValue }) else {
      return false
    }
    switch field.kind {
    case .text(let path): fighter.set[keyPath: path] = try values.text(key)
    case .name(let vocabulary, _): fighter.names[vocabulary] = try values.text(key)
    case .gender(let path): fighter.set[keyPath: path] = try values.word(key)
    case .number(let path, let range, _):
      fighter.set[keyPath: path] = try values.number(key, range)
    case .flag(let path): fighter.set[keyPath: path] = try values.decode(Bool.self, forKey: key)
    case .stats(let path, let range, _, _):
      fighter.set[keyPath: path] = StatValues(try Self.stats(values, key, range))
    }
    return true
  }

  private static let fields = SetField.all(with: .effort)

  private static func stats(
    _ values: KeyedDecodingContainer<AnyKey>, _ key: AnyKey, _ range: ClosedRange<Int>
  ) throws -> [Stat: Int] {
    var stats: [Stat: Int] = [:]
    for (word, number) in try values.numbers(key) {
      let stat = try stat(word, values.codingPath + [key, AnyKey(stringValue: word)])
      guard range.contains(number) else {
        throw FieldError(
          values.codingPath + [key, AnyKey(stringValue: word)],
          "\(number) is not from \(range.lowerBound) to \(range.upperBound)")
      }
      stats[stat] = number
    }
    return stats
  }

  /// A stat, by its abbreviation.
  private static func stat(
    _ word: String, _ path: @autoclosure () -> [any CodingKey]
  ) throws -> Stat {
    switch word {
    case "hp": .hp
    case "atk": .attack
    case "def": .defense
    case "spa", "spc": .specialAttack
    case "spd": .specialDefense
    case "spe": .speed
    default: throw FieldError(path(), "is not a stat")
    }
  }
}

/// The state of the battle of a calculation.
struct FieldDocument {
  private(set) var field = BattleField()
  private(set) var unknown: [String] = []

  private enum GameType: String, CaseIterable {
    case singles = "Singles"
    case doubles = "Doubles"
  }

  init(_ values: KeyedDecodingContainer<AnyKey>) throws {
    for key in values.allKeys {
      switch key.stringValue {
      case "weather": field.weather = try values.word(key)
      case "terrain": field.terrain = try values.word(key)
      case "gameType": field.isDoubles = try values.word(key) == GameType.doubles
      case "attackerSide": field.attackerSide = try side(values, key)
      case "defenderSide": field.defenderSide = try side(values, key)
      default:
        if let effect = CalculationWords.field[key.stringValue] {
          field[effect] = !values.isOff(key)
        } else if !values.isOff(key) {
          unknown.append(key.stringValue)
        }
      }
    }
  }

  private mutating func side(
    _ values: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
  ) throws -> BattleSide {
    var side = BattleSide()
    let flags = try values.object(key)
    for word in flags.allKeys {
      if let effect = CalculationWords.layers[word.stringValue] {
        side.set(effect, layers: try flags.number(word, 0...effect.maxLayers))
      } else if word.stringValue == "isSwitching" {
        side[.switching] = try flags.text(word) == "out"
      } else if let effect = CalculationWords.sides[word.stringValue] {
        side[effect] = try flags.decode(Bool.self, forKey: word)
      } else if !flags.isOff(word) {
        unknown.append(word.stringValue)
      }
    }
    return side
  }
}
