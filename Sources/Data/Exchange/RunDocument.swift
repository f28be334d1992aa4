import PokedexDomain

/// A run as JSON. Members that are not known are passed over, as later versions may write more.
struct RunDocument: Decodable {
  let name: String
  let game: String
  private(set) var rules: [String] = []
  private(set) var route: String?
  private(set) var reached: [String] = []
  private(set) var missed: [String] = []
  private(set) var beaten: [String] = []
  private(set) var means: [String] = []
  private(set) var cap: Int?
  private(set) var isArchived = false
  private(set) var pokemon: [RunMemberDocument] = []

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    name = try values.decode(BoundedText<4_096>.self, forKey: "name").value
    game = try values.text("game")
    rules = try values.texts("rules")
    route = try values.optionalText("route")
    reached = try values.texts("reached")
    missed = try values.texts("missed")
    beaten = try values.texts("beaten")
    means = try values.texts("means")
    if values.has("cap") { cap = try values.number("cap", TeamMember.levels) }
    if values.has("isArchived") { isArchived = try values.decode(Bool.self, forKey: "isArchived") }
    if values.has("pokemon") {
      pokemon = try values.decode([RunMemberDocument].self, forKey: "pokemon")
    }
  }
}

/// A Pokémon of a run as JSON.
struct RunMemberDocument: Decodable {
  struct Move: Decodable {
    let move: String
    let type: String?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      move = try values.text("move")
      type = try values.optionalText("type")
    }
  }

  let form: String
  let place: String?
  private(set) var isFallen = false
  private(set) var moves: [Move] = []
  /// The slugs of the values that are names.
  private(set) var names: [SetField: String] = [:]
  /// A member with the other values; its form says nothing.
  private var values = TeamMember(0)

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: AnyKey.self)
    form = try members.text("form")
    place = try members.optionalText("place")
    if members.has("isFallen") { isFallen = try members.decode(Bool.self, forKey: "isFallen") }
    if members.has("moves") {
      moves = try members.decode([Move].self, forKey: "moves")
      guard moves.count <= TeamMember.maxMoves else {
        throw FieldError(members.codingPath + ["moves" as AnyKey], "has too many entries")
      }
    }
    if members.has("unread") { values.unread = try members.texts("unread") }
    for field in SetField.all(with: .effort) where members.has(AnyKey(stringValue: field.key)) {
      try read(field, members, AnyKey(stringValue: field.key))
    }
  }

  private mutating func read(
    _ field: SetField, _ members: KeyedDecodingContainer<AnyKey>, _ key: AnyKey
  ) throws {
    switch field.kind {
    case .text(let path):
      values[keyPath: path] = try members.decode(BoundedText<4_096>.self, forKey: key).value
    case .name: names[field] = try members.text(key)
    case .gender(let path): values[keyPath: path] = try members.word(key)
    case .number(let path, let range, _): values[keyPath: path] = try members.number(key, range)
    case .flag(let path): values[keyPath: path] = try members.decode(Bool.self, forKey: key)
    case .stats(let path, let range, _, _):
      values[keyPath: path] = try members.stats(key, range)
    }
  }

  /// Sets the values that are no names.
  func fill(_ member: inout TeamMember) {
    let form = member.form
    member = values
    member.form = form
  }
}

extension KeyedDecodingContainer<AnyKey> {
  /// Whether there is a value that is not `null`.
  fileprivate func has(_ key: AnyKey) -> Bool {
    contains(key) && ((try? decodeNil(forKey: key)) ?? true) == false
  }

  fileprivate func optionalText(_ key: AnyKey) throws -> String? {
    has(key) ? try decode(NameText.self, forKey: key).value : nil
  }

  /// A list of texts; empty without one.
  fileprivate func texts(_ key: AnyKey) throws -> [String] {
    has(key) ? try decode([BoundedText<1_024>].self, forKey: key).map(\.value) : []
  }

  /// Stats by the words of JSON, such as `specialAttack`.
  fileprivate func stats(_ key: AnyKey, _ range: ClosedRange<Int>) throws -> StatValues {
    var stats = StatValues()
    for (word, number) in try numbers(key) {
      guard let stat = Stat.allCases.first(where: { $0.documentWord == word }),
        range.contains(number)
      else { throw FieldError(codingPath + [key], "has a wrong value: \(word) \(number)") }
      stats[stat] = number
    }
    return stats
  }
}

extension Stat {
  /// The word in JSON.
  package var documentWord: String {
    switch self {
    case .hp: "hp"
    case .attack: "attack"
    case .defense: "defense"
    case .specialAttack: "specialAttack"
    case .specialDefense: "specialDefense"
    case .speed: "speed"
    }
  }
}
