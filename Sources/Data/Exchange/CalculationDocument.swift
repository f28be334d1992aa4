import FoundationEssentials
import PokedexDomain

/// A damage calculation as JSON, in the words of Pokémon Showdown's calculator.
package struct CalculationDocument: Decodable {
  package let calculation: WrittenCalculation

  /// - Throws: ``CalculationMistake``, which names the field.
  package static func read(_ line: some Collection<UInt8>) throws(CalculationMistake) -> WrittenCalculation {
    do {
      return try JSONDecoder().decode(Self.self, from: Data(line)).calculation
    } catch {
      let error = FieldError(error)
      throw CalculationMistake(error.field.isEmpty ? error.reason : "\(error.field) \(error.reason)")
    }
  }

  private enum Key: String, CodingKey { case gen, attacker, defender, move, field }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var calculation = WrittenCalculation(
      era: try values.decode(EraDocument.self, forKey: .gen).era,
      attacker: try values.decode(FighterDocument.self, forKey: .attacker).fighter,
      defender: try values.decode(FighterDocument.self, forKey: .defender).fighter,
      move: try values.decode(UsedMoveDocument.self, forKey: .move).move)
    if let field = try values.decodeIfPresent(FieldDocument.self, forKey: .field) {
      calculation.field = field.field
      calculation.unknown = field.unknown
    }
    self.calculation = calculation
  }
}

private struct EraDocument: Decodable {
  let era: BattleEra

  init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard word == "champions" else { throw decoder.fault("is neither a number nor champions") }
      era = .champions
    } else {
      era = .generation(try decoder.number(BattleEra.known))
    }
  }
}

private struct Name: Decodable {
  let text: String
  init(from decoder: any Decoder) throws { text = try decoder.text(longest: 100) }
}

private struct UsedMoveDocument: Decodable {
  let move: WrittenCalculation.Move

  private enum Key: String, CodingKey { case name, isCrit, hits }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var move = WrittenCalculation.Move(name: try values.decode(Name.self, forKey: .name).text)
    move.isCritical = try values.decodeIfPresent(Bool.self, forKey: .isCrit) ?? false
    move.hits = try values.decodeIfPresent(Ranged<HitRange>.self, forKey: .hits)?.value
    self.move = move
  }
}

private struct FighterDocument: Decodable {
  let fighter: WrittenCalculation.Fighter

  private enum Key: String, CodingKey {
    case species, level, ability, item, nature, evs, ivs, boosts, status, teraType, curHP, abilityOn, boostedStat
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func name(_ key: Key) throws -> String? { try values.decodeIfPresent(Name.self, forKey: key)?.text }
    var fighter = WrittenCalculation.Fighter(
      species: try values.decode(Name.self, forKey: .species).text)
    fighter.level = try values.decodeIfPresent(Ranged<LevelRange>.self, forKey: .level)?.value ?? 100
    fighter.ability = try name(.ability)
    fighter.item = try name(.item)
    fighter.nature = try name(.nature)
    fighter.tera = try name(.teraType)
    fighter.status = try values.decodeIfPresent(BattleStatus.self, forKey: .status)
    fighter.effort = StatValues(try values.decodeIfPresent(StatsDocument<EffortRange>.self, forKey: .evs)?.values ?? [:])
    fighter.individual = StatValues(try values.decodeIfPresent(StatsDocument<IndividualRange>.self, forKey: .ivs)?.values ?? [:])
    for (stat, stage) in try values.decodeIfPresent(StatsDocument<StageRange>.self, forKey: .boosts)?.values ?? [:] {
      fighter.stages[stat] = stage
    }
    fighter.isAbilityActive = try values.decodeIfPresent(Bool.self, forKey: .abilityOn) ?? false
    fighter.hp = try values.decodeIfPresent(Ranged<HPRange>.self, forKey: .curHP)?.value
    self.fighter = fighter
  }
}

extension BattleStatus: Decodable {
  package init(from decoder: any Decoder) throws {
    let word = try decoder.text(longest: 100)
    guard let status = BattleStatus(rawValue: word) else {
      throw decoder.fault("is none of \(BattleStatus.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self = status
  }
}

private protocol NumberRange { static var range: ClosedRange<Int> { get } }
private enum LevelRange: NumberRange { static let range = 1...100 }
private enum HitRange: NumberRange { static let range = 1...10 }
private enum EffortRange: NumberRange { static let range = 0...252 }
private enum IndividualRange: NumberRange { static let range = 0...31 }
private enum StageRange: NumberRange { static let range = -6...6 }
private enum HPRange: NumberRange { static let range = 0...9_999 }

private struct Ranged<Range: NumberRange>: Decodable {
  let value: Int
  init(from decoder: any Decoder) throws { value = try decoder.number(Range.range) }
}

private struct StatsDocument<Range: NumberRange>: Decodable {
  let values: [Stat: Int]

  private enum Key: String, CodingKey, CaseIterable {
    case hp, atk, def, spa, spd, spe, spc
    var stat: Stat {
      switch self {
      case .hp: .hp
      case .atk: .attack
      case .def: .defense
      case .spa, .spc: .specialAttack
      case .spd: .specialDefense
      case .spe: .speed
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let numbers = try decoder.container(keyedBy: Key.self)
    var values: [Stat: Int] = [:]
    for key in numbers.allKeys {
      values[key.stat] = try numbers.decode(Ranged<Range>.self, forKey: key).value
    }
    self.values = values
  }
}

private struct FieldDocument: Decodable {
  var field = BattleField()
  var unknown: [String] = []

  private struct Key: CodingKey {
    let stringValue: String
    init(stringValue: String) { self.stringValue = stringValue }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    for key in values.allKeys {
      switch key.stringValue {
      case "weather": field.weather = try word(values, key)
      case "terrain": field.terrain = try word(values, key)
      case "gameType": field.isDoubles = try values.decode(GameType.self, forKey: key).isDoubles
      case "attackerSide": field.attackerSide = try side(values, key)
      case "defenderSide": field.defenderSide = try side(values, key)
      default: unknown.append(key.stringValue)
      }
    }
  }

  private struct GameType: Decodable {
    let isDoubles: Bool
    init(from decoder: any Decoder) throws {
      let word = try decoder.text(longest: 100)
      guard ["Singles", "Doubles"].contains(word) else {
        throw decoder.fault("is neither Singles nor Doubles")
      }
      isDoubles = word == "Doubles"
    }
  }

  private func word<Value: RawRepresentable<String> & CaseIterable>(
    _ values: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> Value {
    let word = try values.decode(Name.self, forKey: key).text
    guard let value = Value(rawValue: word) else {
      throw FieldError(
        values.codingPath + [key],
        "is none of \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return value
  }

  private mutating func side(_ values: KeyedDecodingContainer<Key>, _ key: Key) throws -> BattleSide {
    var side = BattleSide()
    let flags = try values.nestedContainer(keyedBy: Key.self, forKey: key)
    for flag in flags.allKeys {
      guard let path = Self.paths[flag.stringValue] else {
        unknown.append(flag.stringValue)
        continue
      }
      side[keyPath: path] = try flags.decode(Bool.self, forKey: flag)
    }
    return side
  }

  private static var paths: [String: WritableKeyPath<BattleSide, Bool>] {
    [
      "isReflect": \.hasReflect, "isLightScreen": \.hasLightScreen,
      "isAuroraVeil": \.hasAuroraVeil, "isHelpingHand": \.hasHelpingHand,
      "isFriendGuard": \.hasFriendGuard, "isTailwind": \.hasTailwind,
    ]
  }
}
